import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';

const saidOf = (facts: Parameters<typeof compose>[0]) =>
  compose(facts).cover.facts.find(({ label }) => label.en === 'Said in the interview')?.value.en;

it('says on the cover how much was told, and that every key figure was where it is so', () => {
  expect(saidOf(SHEETS['all said, money missing'] ?? {})).toMatch(/^Every key figure/);
  expect(saidOf({})).toMatch(/of the key figures/);
});

it('money in hand is said to be there, and a loan only counted on', () => {
  const needOf = (facts: Parameters<typeof compose>[0]) =>
    compose(facts).cover.facts.find(({ label }) => label.es.startsWith('Dinero'))?.value.es;
  const short = SHEETS['all said, money missing'] ?? {};
  expect(needOf({ ...short, ...fact('loan', 0), ...fact('ownFunds', 1000) })).toContain('; hay {{fig:sources*}}');
  expect(needOf({ ...short, ...fact('loan', 1000), ...fact('ownFunds', 1000) })).toContain('; se cuenta con {{fig:sources*}}');
});
