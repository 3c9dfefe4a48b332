import { expect, it } from 'vitest';
import { buildFundedModel } from './fund-model.ts';
import { coversAfterOwnerTax, measureOwnerTax, ownerTaxes } from './owner-tax.ts';
import { BIKE_REPAIR, said, TODAY } from './said-facts-fixture.ts';
import { yearsWithOpening } from './years-with-opening.ts';

const model = buildFundedModel(said({ ...BIKE_REPAIR, country: 'US' }), TODAY);
const unpaid = { ...model.assumptions, founderPay: { value: 0, origin: 'said' } } as const;

it('is 15.3 % of 92.35 % of the profit, none of a loss, and 2.9 % beyond the wage base', () => {
  // 40,000 × 0.9235 = 36,940 × 0.153 = 5,651.82.
  expect(measureOwnerTax(unpaid, { profitBeforeTax: 40_000 })).toBe(5652);
  expect(measureOwnerTax(unpaid, { profitBeforeTax: -3000 })).toBe(0);
  // 300,000 × 0.9235 = 277,050: 184,500 × 0.124 + 277,050 × 0.029 = 22,878 + 8,034.
  expect(measureOwnerTax(unpaid, { profitBeforeTax: 300_000 })).toBe(30_912);
});

it('lowers the cover of every year with a profit and a loan to serve', () => {
  for (const [at, after] of coversAfterOwnerTax(model).entries()) {
    const before = model.returns.debtCover[at] ?? null;
    if (before === null || (model.years[at]?.profitBeforeTax ?? 0) <= 0) expect(after).toBe(before);
    else expect(after).toBeLessThan(before);
  }
});

it('is charged on the profit that is printed, what was spent before opening counted in the first year', () => {
  const [first, second] = yearsWithOpening(model);
  expect(ownerTaxes(model).slice(0, 2)).toEqual([measureOwnerTax(model.assumptions, first), measureOwnerTax(model.assumptions, second)]);
});

it('is charged on what the founder wants to take home too, since that is part of the profit and nothing comes off it', () => {
  const net = { ...unpaid, founderPay: { value: 3200, origin: 'said' }, staff: { value: 3200, origin: 'said' }, isPayNet: true } as const;
  // (38,400 + 10,913) × 0.9235 = 45,541 × 0.153 = 6,967.77.
  expect(measureOwnerTax(net, { profitBeforeTax: 10_913 })).toBe(6968);
  expect(measureOwnerTax(net, { profitBeforeTax: -38_400 })).toBe(0);
});
