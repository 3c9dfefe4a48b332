import { expect, it } from 'vitest';
import { buildFundedModel } from './fund-model.ts';
import { measureLean } from './measure-lean.ts';
import { said, TODAY } from './said-facts-fixture.ts';

const AGENCY = { sector: 'agency', country: 'MX', price: 8500, fixedCosts: 12_000, team: 3, start: '2027-01' } as const;

it('a lean opening pays half until sales pay a month and whole pay from there on, so that its second year differs by its interest and wear alone', () => {
  const model = buildFundedModel(said(AGENCY), TODAY);
  const lean = measureLean(model);
  const from = model.breakEven.month ?? 0;
  expect(from).toBeGreaterThan(1);
  expect(from).toBeLessThan(13);
  const { staff, extraPay } = model.assumptions;
  const halved = Math.round((staff.value + extraPay.value) / 2) * (from - 1);
  const [first, second] = model.years;
  const { profitTax } = model.assumptions;
  const net = (amount: number) => amount * (1 - profitTax.first.value / 10_000);
  expect(lean?.parts.losses).toBeGreaterThan(0);
  const gained = (lean?.results[0] ?? 0) - first.result;
  expect(gained).toBeGreaterThan(net(halved) * 0.9);
  expect((lean?.results[1] ?? 0) - second.result).toBeCloseTo(net(second.interest + second.depreciation), -1);
});
