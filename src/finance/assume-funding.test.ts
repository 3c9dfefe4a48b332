import { expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { buildFundedModel } from './fund-model.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

it('takes family to lend without interest, and a bank at its rate', () => {
  const bank = makeAssumptions(said(FLORIST), TODAY);
  expect(bank).toMatchObject({ isFamilyLoan: false, loanRateBasisPoints: { value: 650, origin: 'sector' } });
  const family = buildModel(said({ ...FLORIST, familyLoan: true }), TODAY);
  expect(family.assumptions).toMatchObject({ isFamilyLoan: true, loanRateBasisPoints: { value: 0, origin: 'derived' } });
  // 14,000 over 60 months.
  expect(family.funding.instalment).toBe(233);
  expect(family.years.map(({ interest }) => interest)).toEqual([0, 0, 0]);
  expect(family.checks.filter(({ passed }) => !passed)).toEqual([]);
  // Nothing where nobody borrows.
  const { loan: _, ...unborrowed } = FLORIST;
  expect(makeAssumptions(said({ ...unborrowed, familyLoan: true }), TODAY).isFamilyLoan).toBe(false);
});

it('takes the rate that was said, of a bank or of family, and what a bank’s leaves above inflation beside prices without it', () => {
  const rateOf = (facts: Parameters<typeof said>[0]) => makeAssumptions(said(facts), TODAY).loanRateBasisPoints;
  expect(rateOf({ ...FLORIST, loanRate: 5 })).toMatchObject({ value: 500, origin: 'said' });
  expect(rateOf({ ...FLORIST, familyLoan: true, loanRate: 2.5 })).toMatchObject({ value: 250, origin: 'said' });
  expect(rateOf({ ...FLORIST, country: 'AR', loanRate: 60 })).toMatchObject({ value: 2598, origin: 'derived' });
  expect(rateOf({ ...FLORIST, country: 'AR', loanRate: 12 })).toMatchObject({ origin: 'sector' });
  const { checks, years } = buildModel(said({ ...FLORIST, loanRate: 5 }), TODAY);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(years[0]?.interest).toBeGreaterThan(0);
});

it('sets a rate above inflation beside prices without inflation', () => {
  const { inflationBasisPoints, loanRateBasisPoints } = makeAssumptions(said({ ...FLORIST, country: 'AR' }), TODAY);
  expect(inflationBasisPoints.value).toBe(0);
  expect(loanRateBasisPoints.value).toBeLessThanOrEqual(2000);
});

it('counts what an investor puts in beside the founder’s own: paid in, and nothing that is lent', () => {
  const { loan: _, ...unborrowed } = FLORIST;
  const told = { ...unborrowed, ownFunds: 15_000, investorFunds: 60_000 };
  const { funding, assumptions, checks } = buildModel(said(told), TODAY);
  expect(assumptions.ownFunds).toEqual({ value: 75_000, origin: 'derived' });
  expect([funding.ownFunds, funding.loan, funding.instalment]).toEqual([75_000, 0, 0]);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});

it('takes the term and the rate that were told of the bank beside a relative’s loan', () => {
  const mother = { who: 'mi madre', kind: 'familyLoan', amount: 14_000, years: 2 } as const;
  const bank = { who: 'BBVA', kind: 'bank', amount: null, rate: 7, years: 6 } as const;
  const told = { ...FLORIST, familyLoan: true, loanYears: 2, moneySources: [mother, bank] };
  expect(makeAssumptions(said(told), TODAY)).toMatchObject({
    loanYears: { value: 2 },
    raisedYears: { value: 6, origin: 'said' },
    raisedRateBasisPoints: { value: 700, origin: 'said' },
  });
  const { checks } = buildFundedModel(said({ ...told, ownFunds: 2000, investment: 60_000 }), TODAY);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(makeAssumptions(said({ ...FLORIST, moneySources: [bank] }), TODAY)).toMatchObject({
    raisedYears: { value: 5 },
    raisedRateBasisPoints: { value: 650 },
  });
});

it('carries a relative’s loan without interest and a bank’s beside it at the rate of each by its sum', () => {
  const moneySources = [
    { who: 'my sister', kind: 'familyLoan', amount: 4000, rate: 0 },
    { who: 'Credit Union', kind: 'bank', amount: 6000, years: 4 },
  ] as const;
  const { isFamilyLoan, loanRateBasisPoints } = makeAssumptions(said({ ...FLORIST, loan: 10_000, moneySources }), TODAY);
  expect([isFamilyLoan, loanRateBasisPoints.value]).toEqual([false, 390]);
});
