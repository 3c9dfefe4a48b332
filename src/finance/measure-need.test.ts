import { expect, it } from 'vitest';
import { buildFundedModel } from './fund-model.ts';
import { said, TODAY } from './said-facts-fixture.ts';

const UNFUNDED = {
  sector: 'cafe_restaurant',
  country: 'ES',
  price: 5.27,
  unitCost: 1.7,
  volume: 2470,
  fixedCosts: 7900,
  investment: 32_000,
  loanYears: 5,
  start: '2027-03',
} as const;
const CAFE = { ...UNFUNDED, ownFunds: 20_000, loan: 15_000 } as const;

it.each([
  ['a loan paid from the first month', CAFE],
  ['a loan with months of grace', { ...CAFE, graceMonths: 6 }],
  ['pay beside the fixed costs', { ...CAFE, fixedCosts: 6200, payIncluded: false, founderPay: 1500 }],
  ['nobody told who pays', UNFUNDED],
  ['more than enough', { ...CAFE, ownFunds: 90_000 }],
])('with exactly the money needed no month touches the reserve: %s', (_, told) => {
  const { funding, lowestCash, breakEven } = buildFundedModel(said(told), TODAY);
  expect(breakEven.month).not.toBeNull();
  expect(funding.startUpLosses, 'the whole fall of the cash').toBe(funding.openingCash - lowestCash.amount);
  expect(lowestCash.amount - funding.spare).toBe(funding.reserve);
});

it('instalments are part of what the first months take', () => {
  const [owed, owned] = [CAFE, { ...CAFE, ownFunds: 35_000, loan: 0 }].map((told) => buildFundedModel(said(told), TODAY).told ?? null);
  expect((owed?.funding.startUpLosses ?? 0) - (owned?.funding.startUpLosses ?? 0)).toBe(4 * (owed?.funding.instalment ?? 0));
});

it('where each sale loses, nothing is raised for months that never earn', () => {
  const { funding, checks } = buildFundedModel(said({ ...CAFE, price: 1.5, fixedCosts: 0, volume: 0.01 }), TODAY);
  expect(funding.startUpLosses).toBe(0);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});
