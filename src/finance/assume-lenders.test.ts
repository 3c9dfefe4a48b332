import { describe, expect, it } from 'vitest';
import type { MoneySource } from '../facts/fact.ts';
import { buildModel } from './build-model.ts';
import { debtsOf, instalmentOf, repayLoan } from './repay-loan.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

const BANK: MoneySource = { who: 'BBVA', kind: 'bank', amount: 9000, rate: 7, years: 5 };
const MOTHER: MoneySource = { who: 'mi madre', kind: 'familyLoan', amount: 3000, years: 2 };
const UNCLE: MoneySource = { who: 'mi tío', kind: 'familyLoan', amount: 2000, rate: 2, years: 1 };
const modelOf = (...moneySources: readonly MoneySource[]) =>
  buildModel(said({ ...FLORIST, loan: 14_000, loanYears: 5, loanRate: 7, moneySources }), TODAY);

describe('several who lend', () => {
  it('have each a loan of their own, on the terms told of it, a relative’s without interest where none was told', () => {
    const { assumptions } = modelOf(BANK, MOTHER, UNCLE);
    expect(debtsOf(assumptions)).toEqual([
      { amount: 9000, rateBasisPoints: 700, years: 5 },
      { amount: 3000, rateBasisPoints: 0, years: 2 },
      { amount: 2000, rateBasisPoints: 200, years: 1 },
      // What is borrowed beyond them is the bank's.
      { amount: 0, rateBasisPoints: 700, years: 5 },
    ]);
  });

  it('are paid each its own instalment: by hand, and gone when its term is', () => {
    const { assumptions, funding } = modelOf(BANK, MOTHER, UNCLE);
    // 9,000 over 60 months at 7 %: 178.21. 3,000 ÷ 24 = 125. 2,000 over 12 at 2 %: 168.48.
    expect(instalmentOf(assumptions)).toBe(178 + 125 + 168);
    expect(funding.instalment).toBe(471);
    const months = repayLoan(assumptions);
    expect(months[0]?.interest).toBe(53 + 3);
    expect(months[24]?.principal).toBeLessThan(178);
  });

  it('leave to a bank what nobody was named for', () => {
    const debts = debtsOf(modelOf(BANK, MOTHER).assumptions);
    expect(debts.map(({ amount }) => amount)).toEqual([9000, 3000, 2000, 0]);
  });

  it('pass every check', () => {
    for (const model of [modelOf(BANK, MOTHER, UNCLE), modelOf(BANK, MOTHER), modelOf(MOTHER, UNCLE)])
      expect(model.checks.filter(({ passed }) => !passed)).toEqual([]);
  });
});

it('one who lends it all is one loan, and so is a sum told anew that its parts no longer make', () => {
  expect(modelOf({ ...BANK, amount: 14_000 }).assumptions.lenders).toBeUndefined();
  expect(modelOf({ ...BANK, amount: 13_000 }, { ...MOTHER, amount: 4000 }).assumptions.lenders).toBeUndefined();
});
