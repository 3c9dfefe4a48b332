import { describe, expect, it } from 'vitest';
import type { SectorId } from '../sectors/sector.ts';
import { layCommonMonths } from './common-months.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { projectUnits } from './project-units.ts';
import { said, TODAY } from './said-facts-fixture.ts';

const assumed = (values: Parameters<typeof said>[0]) => makeAssumptions(said(values), TODAY);

describe('how money comes in', () => {
  it.each<[SectorId, string]>([
    ['retail_shop', 'transaction'],
    ['consulting_freelance', 'transaction'],
    ['gym', 'subscription'],
    ['cleaning', 'subscription'],
    ['tourism_lodging', 'lodging'],
    ['real_estate', 'commission'],
    ['marketplace_app', 'commission'],
    ['construction_trades', 'project'],
  ])('%s: %s', (sector, shape) => {
    expect(assumed({ sector }).shape).toEqual({ value: shape, origin: 'sector' });
  });

  it('sells each time what is done and paid once, whatever the trade is used to', () => {
    const job = { sector: 'cleaning', price: 450, saleUnit: 'job' } as const;
    expect(assumed(job).shape).toEqual({ value: 'transaction', origin: 'derived' });
    const counted = (text: string) => {
      const facts = said({ sector: 'cleaning', price: 60, volume: 60 });
      const quote = { answer: 0, start: 0, end: text.length, text };
      return makeAssumptions({ ...facts, ...(facts.volume && { volume: { ...facts.volume, quote } }) }, TODAY);
    };
    expect(counted('14 cleans a week').shape.value).toBe('transaction');
    expect(counted('60 visitas al mes').shape.value).toBe('transaction');
    expect(counted('60 oficinas al mes').shape.value).toBe('subscription');
    expect(assumed({ ...job, churn: 3 }).shape.value).toBe('subscription');
    expect(assumed({ sector: 'gym', price: 45, saleUnit: 'member' }).shape.value).toBe('subscription');
  });

  it('follows what only one shape would say', () => {
    expect(assumed({ commission: 12 }).shape).toEqual({ value: 'commission', origin: 'derived' });
    expect(assumed({ churn: 3 })).toMatchObject({ shape: { value: 'subscription', origin: 'derived' }, churnBasisPoints: { value: 300 } });
    expect(assumed({ rooms: 6 })).toMatchObject({ shape: { value: 'lodging' }, lodging: { rooms: { value: 6, origin: 'said' } } });
  });

  it('takes the trade’s churn, rooms and occupancy where nobody said them', () => {
    expect(assumed({ sector: 'gym' }).churnBasisPoints).toEqual({ value: 340, origin: 'sector' });
    // 110 nights ÷ (365 ÷ 12 × 50 %) = 7.2, so 8 rooms; 8 × 365 ÷ 12 × 50 % = 121.7.
    expect(assumed({ sector: 'tourism_lodging' })).toMatchObject({
      lodging: { rooms: { value: 8, origin: 'sector' }, occupancyBasisPoints: { value: 5000, origin: 'sector' } },
      ramp: { normalUnits: 122, months: 12 },
    });
    expect(assumed({ sector: 'gym' }).lodging).toBeUndefined();
    expect(assumed({ sector: 'retail_shop' }).churnBasisPoints).toBeUndefined();
  });

  it('earns the commission, a cent at least', () => {
    expect(assumed({ sector: 'marketplace_app', price: 9, commission: 15 }).priceCents).toEqual({ value: 135, origin: 'derived' });
    expect(assumed({ sector: 'marketplace_app', price: 0.01, commission: 1 }).priceCents.value).toBe(1);
  });
});

describe('how much is sold', () => {
  it('keeps the fractions of few sales and none of many', () => {
    // The shop’s 15,600 a month are 3.9 sales at 4,000, 15.6 at 1,000; 35 % of those in the first month.
    expect(assumed({ sector: 'retail_shop', price: 4000 })).toMatchObject({ ramp: { normalUnits: 3.9 }, monthlyUnits: { value: 1.365 } });
    expect(assumed({ sector: 'retail_shop', price: 1000 })).toMatchObject({ ramp: { normalUnits: 16 }, monthlyUnits: { value: 5.6 } });
    expect(assumed({ sector: 'retail_shop', price: 1e9 }).ramp?.normalUnits).toBe(0.001);
  });

  it('stays at the trade’s pace when growth was said to be none, or less', () => {
    expect(assumed({ sector: 'retail_shop', growth: 0 })).toMatchObject({ monthlyUnits: { value: 650, origin: 'sector' } });
    expect(assumed({ sector: 'retail_shop', growth: -2 })).toMatchObject({
      monthlyUnits: { value: 650 },
      growthBasisPoints: { value: -200 },
    });
  });

  it('lets the nights of the month a delay has moved them to', () => {
    const inn = assumed({ sector: 'tourism_lodging', country: 'ES', start: '2027-01', price: 90, rooms: 20, volume: 100, growth: 0 });
    const { trend } = layCommonMonths(inn);
    const [first, second] = projectUnits(inn, { volumePct: 100, delayMonths: 1 }, trend);
    expect(first).toEqual({ units: 0 });
    // 100 nights of an average month: 100 × 28 × 12 ÷ 365 × February’s index.
    const february = (inn.season.value[1] ?? 0) / 10_000;
    expect(second).toEqual({ units: Math.round((100 * 28 * 12 * february) / 365) });
  });
});
