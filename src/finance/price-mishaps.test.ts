import { describe, expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { BIKE_REPAIR, said, TODAY } from './said-facts-fixture.ts';

// A bicycle workshop in Argentina, in constant money: 1,439 repairs a year at 85, 23 of them direct cost, 56,400 of fixed costs.
const WORKSHOP = { ...BIKE_REPAIR, country: 'AR', payIncluded: true, growth: 0, ownFunds: 200_000, loan: 0 } as const;
const workshop = buildModel(said(WORKSHOP), TODAY);

describe('what a mishap costs', () => {
  it('is the margin of the days on which nothing is sold', () => {
    // 1,439 × (85 − 23) = 89,218; ÷ 12 and ÷ 52.
    expect(workshop.mishaps).toMatchObject({ monthMargin: 7435, weekMargin: 1716 });
  });

  it('is money that comes 30 days later, where the cash is lowest', () => {
    // With thirty-five days of credit instead of five, the first month collects nothing.
    expect(workshop.lowestCash).toEqual({ amount: 159_530, month: 0 });
    expect(workshop.months[0]).toMatchObject({ cash: 165_017, collected: 10_542 });
    expect(workshop.mishaps.latePayment).toBe(159_530 - (165_017 - 10_542));
  });

  it('is the margin of the month that a late start leaves out, less tax', () => {
    // What was sold from April to March is sold from May to March: April's 123 repairs are missing, 123 × 62 = 7,626, a quarter of it the tax's.
    expect(workshop.months[0]).toMatchObject({ month: '2027-04', units: 123 });
    expect(Math.abs(workshop.mishaps.lateStart - 5720)).toBeLessThanOrEqual(5);
  });

  it('is less than nothing where each sale loses money', () => {
    const { mishaps } = buildModel(said({ ...WORKSHOP, unitCost: 95 }), TODAY);
    expect(mishaps.monthMargin).toBeLessThan(0);
    expect(mishaps.lateStart).toBeLessThan(0);
  });

  it('is, at lasting low sales, the first month without cash, the opening included', () => {
    const monthsOf = (ownFunds: number) => buildModel(said({ ...WORKSHOP, ownFunds, fixedCosts: 6_900 }), TODAY);
    const enough = monthsOf(200_000);
    expect(enough.scenarios.map(({ outOfCashMonth }) => outOfCashMonth)).toEqual([null, null, null]);
    const some = monthsOf(50_000);
    const [low, base] = some.scenarios;
    expect(base.outOfCashMonth).toBe(some.months.find(({ cash }) => cash < 0)?.number ?? null);
    expect(low.outOfCashMonth).toBeGreaterThan(0);
    expect(low.outOfCashMonth ?? 0).toBeLessThan(base.outOfCashMonth ?? Number.POSITIVE_INFINITY);
    expect(monthsOf(1_000).scenarios[0].outOfCashMonth).toBe(0);
  });
});
