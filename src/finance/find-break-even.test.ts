import { expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
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
