import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const words = (facts: FactSheet, language: 'es' | 'en') =>
  textsOf(compose(facts))
    .map(({ text }) => text[language])
    .join('\n');

it('a budget within what the lines leave of the total is taken from there: no two answers are said to disagree', () => {
  const lines = [
    { label: 'rent', amount: 1200, kind: 'rent' as const },
    { label: 'my pay', amount: 1500, kind: 'own' as const },
    { label: 'insurance', amount: 100, kind: 'other' as const },
  ];
  const told = { ...SAMPLE_FACTS, ...fact('fixedCosts', 3500), ...fact('costLines', lines), ...fact('marketingBudget', 500) };
  const plan = compose(told);
  expect(plan.figures['cost-marketing']?.value).toBe(500);
  expect(words(told, 'en')).not.toMatch(/do not agree|does not fit the fixed costs/);
});

it('a budget is called less than one customer costs only where a year of it is', () => {
  for (const budget of [1, 40, 200, 900]) {
    const plan = compose({ ...SAMPLE_FACTS, ...fact('marketingBudget', budget) });
    const isLess = Number(plan.figures['cost-marketing']?.value) * 12 < Number(plan.figures['usual-customer-cost']?.value);
    const says = textsOf(plan).some(({ text }) => /pays for none|less than a single customer/.test(text.en));
    expect(says && !isLess, String(budget)).toBe(false);
  }
});
