import { expect, it } from 'vitest';
import type { FundingAssumptions } from './assumption.ts';
import { graceInMonths, instalmentOf, repayLoan, termInMonths } from './repay-loan.ts';

function lent(loan: number, loanYears: number, graceMonths: number, loanRateBasisPoints: number): FundingAssumptions {
  const said = (value: number) => ({ value, origin: 'derived' }) as const;
  return {
    ownFunds: said(0),
    isFamilyLoan: false,
    loan: said(loan),
    loanYears: said(loanYears),
    raisedYears: said(loanYears),
    graceMonths: said(graceMonths),
    loanRateBasisPoints: said(loanRateBasisPoints),
    ...{ raisedOwn: said(0), raisedLoan: said(0), raisedRateBasisPoints: said(650) },
  };
}

it('asks for interest only while grace lasts, then for the instalment, and clears the rest with the last payment', () => {
  // 12,000 at 6 %: 60 a month. Nine payments: 60 ÷ (1 − 1.005^−9) = 1,366.88.
  const funding = lent(12_000, 1, 3, 600);
  expect(instalmentOf(funding)).toBe(1367);
  const months = repayLoan(funding);
  expect(months.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => ({ interest: 60, principal: 0, balance: 12_000 })));
  // 1,367 − 60 = 1,307; then 0.5 % of 10,693 = 53 and 1,314.
  expect(months.slice(3, 5)).toEqual([
    { interest: 60, principal: 1307, balance: 10_693 },
    { interest: 53, principal: 1314, balance: 9379 },
  ]);
  expect(months[10]?.balance).toBeGreaterThan(0);
  expect(months[11]?.balance).toBe(0);
  expect(months[12]).toEqual({ interest: 0, principal: 0, balance: 0 });
  expect(months).toHaveLength(36);
});

it('splits a loan without interest evenly but for its last payment', () => {
  // 1,000 ÷ 3 = 333.33; the last pays 334.
  expect(
    repayLoan(lent(1000, 0.25, 0, 0))
      .slice(0, 4)
      .map(({ principal }) => principal),
  ).toEqual([333, 333, 334, 0]);
});

it('leaves at least one payment and one month', () => {
  const short = lent(900, 0.25, 60, 0);
  const years = { amount: 900, rateBasisPoints: 0, years: 0.25 };
  expect([termInMonths(years), graceInMonths(years, short), instalmentOf(short)]).toEqual([3, 2, 900]);
  expect(termInMonths({ years: 0.01 })).toBe(1);
  expect(instalmentOf(lent(0, 5, 0, 650))).toBe(0);
});

it('repays what family lends and what a bank lends beside it each in its own term', () => {
  const family = lent(2400, 1, 0, 0);
  const both = { ...family, isFamilyLoan: true, raisedLoan: { ...family.loan, value: 7200 }, raisedYears: { ...family.loan, value: 3 } };
  const months = repayLoan({ ...both, raisedRateBasisPoints: { ...family.loan, value: 0 } });
  expect([months[0], months[11], months[12]].map((month) => month?.principal)).toEqual([400, 400, 200]);
  expect([months[11], months[35]].map((month) => month?.balance)).toEqual([4800, 0]);
});
