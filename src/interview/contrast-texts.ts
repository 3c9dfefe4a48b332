// After words that say too little, one question that puts the visitor before a choice. `{…}` are noun phrases of the trade.
import { type FactSheet, factValue } from '../facts/fact.ts';
import type { Bilingual, Language } from '../language/language.ts';
import { sectorOf } from '../sectors/sectors.ts';
import type { Template } from './ask-follow-up.ts';
import type { QuestionId } from './interview.ts';

const CONTRASTS: Partial<Record<QuestionId, Bilingual>> = {
  problem: {
    es: 'Ponle cara a una persona: hoy, sin ti, ¿qué elige, {first}, {second} o quedarse sin ello? ¿Y qué pierde así?',
    en: 'Think of one person: today, without you, do they choose {first}, {second} or go without? And what do they lose by it?',
  },
  customer: {
    es: 'Si solo pudieras atender a una clase de cliente, ¿serían {customer} o alguien muy distinto? Dime quién y cada cuánto te compraría.',
    en: 'If you could serve only one kind of customer, would it be {customer}, or somebody quite different? Say who, and how often they would buy.',
  },
  solution: {
    es: 'Compáralo con {first}: ¿qué se lleva quien te compra a ti que así no tiene?',
    en: 'Compare it with {first}: what does somebody who buys from you get that they do not have that way?',
  },
  competitors: {
    es: 'Quien aún no te conoce, ¿qué elige más, {first} o {second}? Dime algún nombre y por qué se pasaría a ti.',
    en: 'Those who have not met you, which do they choose more: {first} or {second}? Give me a name, and why they would switch to you.',
  },
};

/** The contrast for a topic, and the words of the trade that belong in it; null where there is none, or where the trade is not known for sure. */
export function contrastTemplate(question: QuestionId, facts: FactSheet, language: Language): Template | null {
  const text = CONTRASTS[question];
  const sector = factValue(facts, 'sector');
  if (text === undefined || sector === undefined) return null;
  const { pack } = sectorOf(sector, factValue(facts, 'trade'));
  const [first = '', second = ''] = pack.substitutes[language];
  return { text: text[language], words: { first, second, customer: pack.usualCustomer[language] } };
}
