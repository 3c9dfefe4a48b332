import { expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { isBarApart, unitsToPay, unitsToPayAll } from './find-break-even.ts';
import { hiredAt } from './hired-pay-fixture.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

const breakEvenOf = (values: Parameters<typeof said>[0]) => buildModel(said({ ...FLORIST, ...values }), TODAY).breakEven;

it('tells how far the first year lies above break-even', () => {
  const { years, breakEven } = buildModel(said(FLORIST), TODAY);
  // 203 a month to cover the costs; whatever is sold beyond 12 × 203 = 2,436 is the margin of safety, in tenths of a percent of the sales.
  // 310 × 1.03^n × the season from March: 312 + 320 + 347 + 336 + 358 + 366 + 358 + 388 + 399 + 444 + 382 + 379.
  const sold = years[0].units;
  expect(sold).toBe(4389);
  // (4,389 − 2,436) ÷ 4,389 = 44.50 %.
  expect(breakEven.safetyTenths).toBe(445);
});

it('is below zero where too few are sold, and holds however few', () => {
  // 100 a month all year and a season that adds up to twelve: about 1,200 of the 2,436 that would be needed, 103 % too few.
  expect(breakEvenOf({ volume: 100, growth: 0 }).safetyTenths).toBeLessThan(-1000);
  // 1e11 of costs on sales of a cent: 1e13 units a month, with next to none sold.
  const model = buildModel(said({ ...FLORIST, price: 0.01, unitCost: 0, volume: 0.001, fixedCosts: 1e11 }), TODAY);
  expect(model.breakEven).toMatchObject({ unitsPerMonth: 1e13, safetyTenths: Number.MIN_SAFE_INTEGER });
  expect(model.checks.filter(({ passed }) => !passed)).toEqual([]);
});

it('names the month by which losses and opening are made good', () => {
  // The first month leaves 1,808 before tax, less than the 2,908 spent before opening; two make it good.
  expect(breakEvenOf({}).recoveredMonth).toBe(2);
  expect(breakEvenOf({ volume: 100, growth: 0 }).recoveredMonth).toBeNull();
});

it('covers left-out pay beside the instalment: a bar that pays nobody is no bar', () => {
  // 3,950 fixed, 1,500 of pay apart and 274 of instalment ÷ 19.50 of margin = 293.5.
  const breakEven = breakEvenOf({ founderPay: 1500, payIncluded: false });
  expect(breakEven).toMatchObject({ unitsPerMonth: 203, unitsPerMonthWithLoan: 294 });
  // And everything that the first year charges, in units and in money at 32 each.
  expect(breakEven.chargesPerMonth).toBeGreaterThan(3950 + 1500);
  expect(breakEven.revenuePerMonthWithAll).toBe((breakEven.unitsPerMonthWithAll ?? 0) * 32);
});

// An upholsterer in Sheffield: 99 hours a month at the bench and 10 for each piece, so that the tenth one hires its hours.
const UPHOLSTERER = {
  sector: 'repair_shop',
  trade: 'upholsterer',
  country: 'GB',
  price: 320,
  unitCost: 75,
  volume: 22,
  fixedCosts: 730,
  founderPay: 1900,
  payIncluded: false,
  team: 1,
  investment: 8000,
  ownFunds: 4000,
  loan: 4000,
  loanYears: 3,
  start: '2027-04',
  minutesPerSale: 600,
} as const;

it('hires the hours that so many sales take, not those of an average month', () => {
  const model = buildModel(said(UPHOLSTERER), TODAY);
  const { assumptions: a, breakEven } = model;
  const bar = unitsToPayAll(model) ?? 0;
  const leaves = (units: number) => units * 245 - breakEven.chargesPerMonth - hiredAt(a, units);
  expect(hiredAt(a, bar)).toBeGreaterThan(0);
  expect(leaves(bar)).toBeGreaterThanOrEqual(0);
  expect(leaves(bar - 1)).toBeLessThan(0);
  // What a month is charged whatever it sells: 730 and 1,900, wear and interest; no hour of the 150 that October hires.
  expect(breakEven.chargesPerMonth).toBeLessThan(730 + 1900 + 250);
  expect(model.checks.filter(({ passed }) => !passed)).toEqual([]);
});

it('is what the fixed costs ask for while so many sales fit in the hours there are', () => {
  const model = buildModel(said({ ...UPHOLSTERER, founderPay: 0, payIncluded: true }), TODAY);
  expect(isBarApart(model.assumptions)).toBe(false);
  expect(unitsToPayAll(model)).toBe(3);
  const dear = buildModel(said({ ...UPHOLSTERER, fixedCosts: 3000, payIncluded: true, founderPay: 0 }), TODAY);
  expect(isBarApart(dear.assumptions)).toBe(true);
  expect(unitsToPayAll(dear)).toBeGreaterThan(dear.breakEven.unitsPerMonth ?? 0);
});

it('is none where a hired hour takes all that it sells', () => {
  const of = (value: number) => ({ value, origin: 'said' as const });
  const hands = { minutes: of(60), hours: of(100), hourCents: of(2000) };
  expect(unitsToPay({ hands }, 1000, 1500)).toBe(67);
  expect(unitsToPay({ hands }, 1600, 1500)).toBeNull();
  // 100 × 25 = 2,500; each of the next leaves 5: 100 + 100 ÷ 5 = 120.
  expect(unitsToPay({ hands }, 2600, 2500)).toBe(120);
});
