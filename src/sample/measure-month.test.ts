import { expect, it } from 'vitest';
import { measureMonth } from './measure-month.ts';
import charts from './sample-charts.json' with { type: 'json' };

it('is sales less what they and the month cost', () => {
  expect(measureMonth(100, { price: 20, unitCost: 5, fixedCosts: 900 })).toEqual({ sales: 2000, costs: 1400, result: 600 });
});

it('turns from loss to gain at the break-even the plan prints', () => {
  const { breakEven } = charts;
  expect(measureMonth(breakEven.units - 1, breakEven).result).toBeLessThan(0);
  expect(measureMonth(breakEven.units, breakEven).result).toBeGreaterThanOrEqual(0);
});
