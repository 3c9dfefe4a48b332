import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { SHEETS } from '../plan-fixtures.ts';

const saidOf = (facts: Parameters<typeof compose>[0]) =>
  compose(facts).cover.facts.find(({ label }) => label.en === 'Said in the interview')?.value.en;

it('says on the cover how much was told, and that every key figure was where it is so', () => {
  expect(saidOf(SHEETS['all said, money missing'] ?? {})).toMatch(/^Every key figure/);
  expect(saidOf({})).toMatch(/of the key figures/);
});
