import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const warns = (facts: FactSheet) =>
  textsOf(compose(facts)).some(({ text }) => text.es.includes('no tienen todavía un canal que los traiga'));

it('the first page says that a good part of the customers are brought by nothing, and nothing where few are', () => {
  expect(warns(SAMPLE_FACTS)).toBe(false);
  const crowded = { ...SAMPLE_FACTS, ...fact('price', 12), ...fact('unitCost', 3), ...fact('volume', 1200), ...fact('team', 9) };
  expect(warns(crowded)).toBe(true);
});
