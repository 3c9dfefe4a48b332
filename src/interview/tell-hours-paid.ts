// That the pay told buys fewer hours than whole weeks, while there is still somebody to ask.
import type { FactSheet } from '../facts/fact.ts';
import { limitedHours } from '../finance/hours-paid.ts';
import { makeAssumptions } from '../finance/make-assumptions.ts';
import { formatCount } from '../language/format-number.ts';
import type { Bilingual, Language } from '../language/language.ts';
import { fill } from './suggestion-texts.ts';
import { settingOf } from './word-fact.ts';

const HOURS_PAID: Bilingual = {
  es: 'Ojo: lo que queda para sueldos paga, al mínimo legal, unas {hours} horas al mes entre quienes contratas, y esas cuenta el plan. Si son más, dime cuánto cobra cada persona.',
  en: 'Mind this: what is left for wages pays, at the legal minimum, about {hours} hours a month between those you hire, and the plan counts those. If there are more, tell me what each person earns.',
};

/** The hours that a plan would count of those who are hired; none where their pay was told whole, or buys their weeks. */
export function tellHoursPaid(facts: FactSheet, language: Language, today: string): readonly string[] {
  const assumptions = makeAssumptions(facts, today);
  const hours = limitedHours(facts, assumptions, Math.ceil(assumptions.team.value));
  if (hours === null) return [];
  return [fill(HOURS_PAID[language], () => formatCount(hours.bought, settingOf(facts, language).locale))];
}
