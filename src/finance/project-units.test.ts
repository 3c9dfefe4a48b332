// Each revenue shape followed by hand.
import { describe, expect, it } from 'vitest';
import type { FactValues } from '../facts/fact.ts';
import { buildModel } from './build-model.ts';
import { said, TODAY } from './said-facts-fixture.ts';

const modelOf = (values: Partial<FactValues>) => buildModel(said({ country: 'ES', start: '2027-01', ...values }), TODAY);

describe('transactions', () => {
  it('move with the calendar and grow as said', () => {
    // Flowers: January 0.8, February 1.2. 100 × 0.8 = 80; 100 × 1.05 × 1.2 = 126. At 10 each: 800 and 1,260.
    const { months } = modelOf({ sector: 'retail_shop', trade: 'florist', price: 10, unitCost: 4, volume: 100, growth: 5 });
    expect(months.slice(0, 2).map(({ units, revenue, variableCost }) => [units, revenue, variableCost])).toEqual([
      [80, 800, 320],
      [126, 1260, 504],
    ]);
    // The second year opens on the trend of month twelve, 100 × 1.05^11 = 171.03, × 0.8 = 136.8; a price of 10 rises 2 % to 10.20.
    expect(months[12]).toMatchObject({ units: 137, revenue: 1397 });
  });
});

describe('subscriptions', () => {
  const gym = { sector: 'gym', price: 40, unitCost: 2, volume: 200, growth: 0, churn: 5, fixedCosts: 5000 } as const;

  it('lose a part of their customers each month and win others with the season', () => {
    const { months, assumptions } = modelOf(gym);
    expect(assumptions.shape).toMatchObject({ value: 'subscription' });
    // 200 members on the first day; 5 % leave: 10. To stay at 200 ten are needed, × January's index.
    const january = (assumptions.season.value[0] ?? 0) / 10_000;
    const won = Math.round(10 * january);
    expect(months[0]?.customers).toEqual({ before: 200, lost: 10, won, after: 190 + won });
    // The month charges the mean of its first and its last day.
    expect(months[0]?.units).toBe(Math.round((200 + 190 + won) / 2));
    expect(months[1]?.customers?.before).toBe(190 + won);
  });

  it('win the first of them through the opening month where nobody told how many there would be', () => {
    const { volume: _, growth: __, ...untold } = gym;
    const { months, assumptions } = modelOf(untold);
    const first = Math.round(assumptions.monthlyUnits.value);
    expect(months[0]?.customers).toEqual({ before: 0, lost: 0, won: first, after: first });
    expect(months[0]?.units).toBe(Math.round(first / 2));
  });

  it('tell what a customer is worth and what winning one costs', () => {
    // 38 of margin a month ÷ 5 % = 760. Marketing of the year ÷ customers won, the first 200 included.
    const { returns, years, months } = modelOf(gym);
    const won = months.slice(0, 12).reduce((sum, { customers }) => sum + (customers?.won ?? 0), 200);
    expect(returns.customer).toEqual({ lifetimeValue: 760, acquisitionCost: Math.round(years[0].marketing / won), wonYear1: won });
  });

  it('are what words make of another trade', () => {
    // A shop that sells a box every month: nobody said how many leave, so the usual 4 % do.
    const { assumptions } = modelOf({ sector: 'retail_shop', revenueShape: 'subscription', price: 25, volume: 100 });
    expect(assumptions).toMatchObject({
      shape: { value: 'subscription', origin: 'said' },
      churnBasisPoints: { value: 400, origin: 'sector' },
    });
  });
});

describe('lodging', () => {
  const inn = { sector: 'tourism_lodging', price: 90, unitCost: 12 } as const;

  it('lets rooms × days × occupancy, by the season, and never more nights than there are', () => {
    const { months, assumptions } = modelOf({ ...inn, rooms: 6, occupancy: 60, revenueShape: 'lodging' });
    // Normal pace: 6 × 365 ÷ 12 × 60 % = 109.5, so 110 nights.
    expect(assumptions.ramp?.normalUnits).toBe(110);
    const august = months[31];
    const index = (assumptions.season.value[7] ?? 0) / 10_000;
    // August of the third year: 110 × 31 × 12 ÷ 365 × its index, at most 6 × 31 = 186.
    expect(august).toMatchObject({ month: '2029-08', units: Math.min(186, Math.round((110 * 31 * 12 * index) / 365)) });
    for (const { units } of months) expect(units).toBeLessThanOrEqual(186);
  });

  it('fills up and no further', () => {
    const { months, capacity } = modelOf({ ...inn, rooms: 2, volume: 90, growth: 0 });
    expect(capacity).toBe(62);
    expect(Math.max(...months.map(({ units }) => units))).toBe(62);
    expect(months[1]?.units).toBeLessThanOrEqual(56);
  });

  it('follows nights that were said without any rooms', () => {
    const { months, assumptions } = modelOf({ ...inn, volume: 92, growth: 0 });
    expect(assumptions.lodging).toBeUndefined();
    expect(months[0]?.units).toBe(Math.round((92 * (assumptions.season.value[0] ?? 0)) / 10_000));
  });
});

describe('commissions', () => {
  it('keep a part of what others sell', () => {
    // 50 operations of 200 = 10,000 turned over; 12 % of it is 1,200, or 24 each.
    const values = { sector: 'marketplace_app', price: 200, commission: 12, unitCost: 3, volume: 50, growth: 0 } as const;
    const { months, assumptions, breakEven } = modelOf({ ...values, fixedCosts: 2100 });
    const units = Math.round((50 * (assumptions.season.value[0] ?? 0)) / 10_000);
    expect(assumptions.priceCents).toEqual({ value: 2400, origin: 'derived' });
    expect(months[0]).toMatchObject({
      units,
      turnover: units * 200,
      revenue: Math.round((units * 200 * 12) / 100),
      variableCost: units * 3,
    });
    // 2,100 ÷ (24 − 3) = 100 operations.
    expect(breakEven.unitsPerMonth).toBe(100);
  });

  it('are a plain price where only what is kept was said', () => {
    const { months, assumptions } = modelOf({ sector: 'real_estate', price: 4000, volume: 3, growth: 0 });
    expect(assumptions.commission).toBeUndefined();
    expect(months[0]?.revenue).toBe((months[0]?.units ?? 0) * 4000);
  });
});

describe('projects', () => {
  it('come whole, and what a month rounds away the next one gets', () => {
    // 1.5 kitchens a month all year: 18 in all but for the calendar, whose indices add up to twelve.
    const { months, years, assumptions } = modelOf({ sector: 'construction_trades', price: 9000, volume: 1.5, growth: 0 });
    expect(assumptions.shape.value).toBe('project');
    expect(years[0].units).toBe(18);
    for (const { units } of months) expect(Number.isInteger(units)).toBe(true);
  });

  it('are paid in part before they begin', () => {
    // The trade asks for money ahead: a deposit at month end is days ÷ 30 of the month's sales.
    const { balances, months, assumptions } = modelOf({ sector: 'event_services', price: 3000, volume: 2, growth: 0 });
    const days = -assumptions.daysToCollect.value;
    expect(days).toBeGreaterThan(0);
    expect(balances[1]?.prepaid).toBe(Math.round(((months[0]?.revenue ?? 0) * days) / 30));
  });
});

describe('few who pay each month', () => {
  const few = { sector: 'academy', trade: 'nursery_school', country: 'US', price: 1104, unitCost: 154, fixedCosts: 550 } as const;
  const targets = Array.from({ length: 19 }, (_, index) => index + 2);

  it.each(targets)('come to the %i told, in the month told, and stay', (volume) => {
    const { months, assumptions } = modelOf({ ...few, volume });
    expect(assumptions.ramp?.normalUnits).toBe(volume);
    for (const { customers } of months.slice((assumptions.ramp?.months ?? 0) - 1)) expect(customers?.after).toBe(volume);
  });

  it('pay about a fifth less where a fifth less is sold, and a fifth more where more is', () => {
    const [low, base, high] = modelOf({ ...few, volume: 6 }).scenarios.map(({ revenueYear2 }) => revenueYear2);
    // Of six, 4.8 and 7.2 are five and seven.
    expect([low, high].map((revenue) => Math.round(((revenue ?? 0) * 6) / (base ?? 1)))).toEqual([5, 7]);
  });
});
