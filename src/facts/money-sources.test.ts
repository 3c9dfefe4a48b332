import { expect, it } from 'vitest';
import type { Fact, FactId, FactSheet, FactValues } from './fact.ts';
import { givesTheRest, nameSources } from './money-sources.ts';

function sheet(values: Partial<FactValues>): FactSheet {
  const facts = Object.entries(values).map(([id, value]): [string, Fact] => [
    id,
    { id: id as FactId, value, period: null, unit: null, quote: null, origin: 'said' } as Fact,
  ]);
  return Object.fromEntries(facts);
}

const MOTHER = { who: 'mi madre', kind: 'familyLoan', amount: 8000, rate: 0, years: 2 } as const;
const BBVA = { who: 'BBVA', kind: 'bank', amount: null, years: 5 } as const;
const GRANT = { who: 'subvención', kind: 'grant', amount: 4000 } as const;
const PARTNER = { who: 'un socio', kind: 'partner', amount: 15_000 } as const;

it('puts each source into the sum that holds it, and leaves the rest unnamed', () => {
  const { own, loan } = nameSources(sheet({ ownFunds: 10_000, loan: 20_000, moneySources: [GRANT, MOTHER] }));
  expect(own).toEqual({ named: [GRANT], rest: 6000 });
  expect(loan).toEqual({ named: [MOTHER], rest: 12_000 });
});

it('gives the rest of the loan to whoever was told to lend the rest, or the money still missing', () => {
  const told = sheet({ loan: 20_000, moneySources: [MOTHER, BBVA] });
  expect(nameSources(told).loan.named.map(({ who, amount }) => [who, amount])).toEqual([
    ['mi madre', 8000],
    ['BBVA', 12_000],
  ]);
  expect(givesTheRest(told)).toBe(false);
  expect(nameSources(sheet({ loan: 8000, moneySources: [MOTHER, BBVA] })).missing).toBe(BBVA);
});

it('counts a partner as an investor only where an investor’s sum was told', () => {
  expect(nameSources(sheet({ investorFunds: 15_000, moneySources: [PARTNER] })).invested.named).toEqual([PARTNER]);
  expect(nameSources(sheet({ ownFunds: 15_000, moneySources: [PARTNER] })).own.named).toEqual([PARTNER]);
});

it('names nobody of a sum that was told anew and is less than theirs', () => {
  expect(nameSources(sheet({ loan: 5000, moneySources: [MOTHER] })).loan).toEqual({ named: [], rest: 5000 });
  expect(nameSources(sheet({ moneySources: [MOTHER] })).loan).toEqual({ named: [], rest: 0 });
});
