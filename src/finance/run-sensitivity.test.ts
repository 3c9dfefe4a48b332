// A bicycle workshop in Argentina, in constant money, its growth behind it: 1,439 repairs in each year (see the months below).
import { describe, expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { BIKE_REPAIR, FLORIST, said, TODAY } from './said-facts-fixture.ts';

const workshop = buildModel(said({ ...BIKE_REPAIR, country: 'AR', payIncluded: true, growth: 0, ownFunds: 200_000, loan: 0 }), TODAY);
const UNITS = [123, 127, 122, 126, 124, 121, 128, 116, 112, 112, 105, 123];

describe('what moves the second year', () => {
  it('starts from a year that can be followed by hand', () => {
    expect(workshop.months.slice(12, 24).map(({ units }) => units)).toEqual(UNITS);
    // 1,439 × (85 − 23) = 89,218; less 56,400 of costs and 2,800 of wear: 30,018. Tax 25 %: 7,504.5. Left: 22,513.
    expect(workshop.years[1]).toMatchObject({ grossMargin: 89_218, profitBeforeTax: 30_018, profitTax: 7505, result: 22_513 });
  });

  it('is the price before the volume, the fixed costs and the unit cost; three months of delay move its lowest cash', () => {
    expect(workshop.sensitivity.map(({ id }) => id)).toEqual(['price', 'volume', 'fixed-costs', 'unit-cost', 'delay']);
    const [price, volume, fixedCosts, unitCost, delay] = workshop.sensitivity;
    // At 76.50 five odd months round half a unit up: 110,083.5 + 2.5 = 110,086, so 12,229 less: 17,789 − 4,447 = 13,342.
    expect(price?.less?.resultYear2).toBe(13_342 - 22_513);
    // At 93.50: 134,549, so 12,234 more: 42,252 − 10,563 = 31,689.
    expect(price?.more.resultYear2).toBe(31_689 - 22_513);
    // A tenth of 56,400, a quarter of it the tax's; each of the four lines is rounded by itself, by half a unit a month at most.
    expect(Math.abs((fixedCosts?.more.resultYear2 ?? 0) + 4230)).toBeLessThanOrEqual(18);
    expect(Math.abs((fixedCosts?.less?.resultYear2 ?? 0) - 4230)).toBeLessThanOrEqual(18);
    // A tenth of 1,439 × 23 = 3,309.7; and of 1,439 × 62 = 8,921.8: three quarters of each, but for rounded months of 62 each.
    expect(Math.abs((unitCost?.more.resultYear2 ?? 0) + 2482)).toBeLessThanOrEqual(5);
    expect(Math.abs((unitCost?.less?.resultYear2 ?? 0) - 2482)).toBeLessThanOrEqual(5);
    expect(Math.abs((volume?.more.resultYear2 ?? 0) - 6691)).toBeLessThanOrEqual(280);
    expect(Math.abs((volume?.less?.resultYear2 ?? 0) + 6691)).toBeLessThanOrEqual(280);
    // In constant money and without growth the first year is as the second, but for the loss of opening that its tax sets off.
    expect(workshop.years[0].profitBeforeTax).toBe(30_018);
    expect(price?.more.resultYear1).toBe(price?.more.resultYear2);
    // A delayed first year leaves the second as it is.
    expect(delay).toMatchObject({ less: null, more: { resultYear2: 0 } });
    expect(delay?.more.resultYear1).toBeLessThan(0);
    expect(delay?.more.lowestCash).toBeLessThan(0);
  });

  it('raises a commission’s turnover with its price', () => {
    const values = {
      sector: 'marketplace_app',
      price: 200,
      commission: 12,
      unitCost: 3,
      volume: 500,
      growth: 0,
      fixedCosts: 2100,
    } as const;
    const bar = buildModel(said({ ...values, ownFunds: 90_000 }), TODAY).sensitivity.find(({ id }) => id === 'price');
    expect(bar?.more.resultYear2).toBeGreaterThan(0);
    expect(bar?.less?.resultYear2).toBeLessThan(0);
  });
});

describe('the other reading of a price', () => {
  const soldBy = (months: readonly { units: number }[], price: number) =>
    months.slice(0, 12).reduce((sum, { units }) => sum + Math.round(units * price), 0);

  it('takes the tax out of a price that was read without it', () => {
    // 32 ÷ 1.21 = 26.45; 3,950 ÷ (26.45 − 12.50) = 283.2.
    const { otherTaxReading, months } = buildModel(said(FLORIST), TODAY);
    expect(otherTaxReading).toMatchObject({ priceCents: 2645, breakEvenUnits: 284, revenueYear1: soldBy(months, 26.45) });
    expect(otherTaxReading?.resultYear1).toBe(buildModel(said({ ...FLORIST, price: 26.45 }), TODAY).years[0].result);
  });

  it('puts it on a price that was said with it', () => {
    // 26.45 × 1.21 = 32.00.
    const { otherTaxReading } = buildModel(said({ ...FLORIST, taxIncluded: true }), TODAY);
    expect(otherTaxReading).toMatchObject({ priceCents: 3200, breakEvenUnits: 203 });
  });

  it('is none without such a tax, or where the price is a part of another', () => {
    expect(buildModel(said(BIKE_REPAIR), TODAY).otherTaxReading).toBeNull();
    expect(buildModel(said({ sector: 'marketplace_app', country: 'ES', price: 200, commission: 12 }), TODAY).otherTaxReading).toBeNull();
  });
});
