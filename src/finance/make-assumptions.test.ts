import { describe, expect, it } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { SECTOR_IDS } from '../sectors/sector.ts';
import { sectorOf } from '../sectors/sectors.ts';
import { buildModel } from './build-model.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

/** Nobody said what kind of business it is, and it sells things. */
const SELLS = { solution: 'Una tienda de barrio' } as const;

describe('assumptions', () => {
  it('come from the trade, every one, when nothing was said', () => {
    const { raisedOwn, raisedLoan, ...assumptions } = makeAssumptions(said(SELLS), TODAY);
    // Only counted once a plan finds that more is needed.
    for (const raised of [raisedOwn, raisedLoan]) expect(raised).toEqual({ value: 0, origin: 'derived' });
    const shop = sectorOf('retail_shop');
    expect(assumptions).toMatchObject({ sector: 'retail_shop', sectorOrigin: 'sector', country: 'ZZ', currency: 'EUR' });
    // The third month after November 2026.
    expect(assumptions.start).toEqual({ value: '2027-02', origin: 'sector' });
    expect(assumptions.priceCents).toEqual({ value: shop.price.base * 100, origin: 'sector' });
    expect(assumptions.ramp).toEqual({ normalUnits: shop.monthlyUnits.base, months: shop.rampMonths, origin: 'sector' });
    const origins = Object.values(assumptions).flatMap((value) =>
      value && typeof value === 'object' && 'origin' in value ? [value.origin] : [],
    );
    expect(origins.length).toBeGreaterThan(30);
    expect(new Set(origins)).toEqual(new Set(['sector']));
    expect(buildModel({}, TODAY).saidPct).toBe(0);
  });

  it('reckon a neighbourhood shop by hand', () => {
    // Price 24, cost 57 % = 13.68. Opening pace: 35 % of 650 = 227.5, so 228. Fixed: (18 + 8 + 3 + 8 =) 37 % of 650 × 24 = 15,600 → 5,772.
    const assumptions = makeAssumptions(said(SELLS), TODAY);
    expect(assumptions.unitCostCents.value).toBe(1368);
    expect(assumptions.monthlyUnits.value).toBe(228);
    expect(assumptions.fixedCosts.value).toBe(5772);
    expect(assumptions.investment.value).toBe(25_000);
    // The parts of 5,772 by shares of 37: 18 of pay, 8 of rent, 3 of marketing, 8 of the rest. The deposit is two months of rent.
    expect(assumptions).toMatchObject({
      staff: { value: 2808 },
      rent: { value: 1248 },
      marketing: { value: 468 },
      otherCosts: { value: 1248 },
    });
    expect(assumptions).toMatchObject({ deposit: { value: 2496 }, preOpening: { value: 1250 } });
  });

  it('reach the trade’s pace at the end of the ramp and stay there', () => {
    const { months, assumptions } = buildModel(said(SELLS), TODAY);
    const season = assumptions.season.value;
    // 228 + (650 − 228) × 1/8 = 280.75 in the second month (March), 650 from the ninth (October) on.
    expect(months[1]?.units).toBe(Math.round((280.75 * (season[2] ?? 0)) / 10_000));
    expect(months[8]?.units).toBe(Math.round((650 * (season[9] ?? 0)) / 10_000));
    expect(months[20]?.units).toBe(months[8]?.units);
  });

  it('put pay beside fixed costs that it would swallow whole', () => {
    const facts = said({ ...FLORIST, fixedCosts: 2250, founderPay: 3000 });
    const { staff, extraPay, marketing } = makeAssumptions(facts, TODAY);
    expect(extraPay.value).toBe(3000);
    expect(staff.value).toBe(0);
    expect(marketing.value).toBeGreaterThan(0);
    // Less than the fixed costs, it is taken to be among them; said to be among them, it is, unless it is more than all of them.
    expect(makeAssumptions(said({ ...FLORIST, fixedCosts: 2250, founderPay: 1500 }), TODAY).extraPay.value).toBe(0);
    expect(makeAssumptions(said({ ...FLORIST, fixedCosts: 3000, founderPay: 3000, payIncluded: true }), TODAY).extraPay.value).toBe(0);
    expect(makeAssumptions(said({ ...FLORIST, fixedCosts: 2250, founderPay: 3000, payIncluded: true }), TODAY).extraPay.value).toBe(3000);
  });

  it('take what was said, with its fact', () => {
    const facts = said(FLORIST);
    const assumptions = makeAssumptions(facts, TODAY);
    expect(assumptions.priceCents).toEqual({ value: 3200, origin: 'said', fact: facts.price });
    expect(assumptions.monthlyUnits).toEqual({ value: 310, origin: 'said', fact: facts.volume });
    expect(assumptions.ramp).toBeUndefined();
    expect(assumptions.start).toEqual({ value: '2027-03', origin: 'said', fact: facts.start });
  });

  it('count sales in the founder’s own unit when only the price is known', () => {
    // The trade sells 650 × 24 = 15,600 a month; at 120 each that is 130.
    expect(makeAssumptions(said({ ...SELLS, price: 120 }), TODAY).ramp?.normalUnits).toBe(130);
  });

  it('price a product by its cost when only that is known', () => {
    // 30 ÷ 57 % = 52.63, kept to two digits.
    expect(makeAssumptions(said({ ...SELLS, unitCost: 30 }), TODAY).priceCents).toEqual({ value: 5300, origin: 'sector' });
  });

  it('read a unit cost said as a percentage', () => {
    const unitCost: Fact<'unitCost'> = { id: 'unitCost', value: 40, period: null, unit: 'percent', quote: null, origin: 'said' };
    expect(makeAssumptions({ ...said({ price: 32 }), unitCost }, TODAY).unitCostCents).toEqual({
      value: 1280,
      origin: 'derived',
      fact: unitCost,
    });
  });

  it('start low enough that a said growth reaches the trade’s pace in a year', () => {
    // 650 ÷ 1.05^11 = 380.04.
    const assumptions = makeAssumptions(said({ ...SELLS, growth: 5 }), TODAY);
    expect(assumptions.monthlyUnits).toEqual({ value: 380, origin: 'sector' });
    expect(assumptions.ramp).toBeUndefined();
  });

  it('say who pays as far as it was said, and fill in no more than that', () => {
    const base = { investment: 20_000, fixedCosts: 1000 };
    const onlyLoan = buildModel(said({ ...base, loan: 15_000 }), TODAY);
    expect(onlyLoan.assumptions.ownFunds).toEqual({ value: onlyLoan.funding.need - 15_000, origin: 'derived' });
    const onlyOwn = makeAssumptions(said({ ...base, ownFunds: 15_000 }), TODAY);
    // Own money that does not reach the investment leaves the rest to be borrowed; money that does leaves nothing.
    expect(onlyOwn.loan).toEqual({ value: 5000, origin: 'sector' });
    expect(makeAssumptions(said({ ...base, ownFunds: 20_000 }), TODAY).loan).toEqual({ value: 0, origin: 'derived' });
    // 30 % of the need, up to hundreds; the rest is borrowed.
    const { assumptions: neither, funding } = buildModel(said(base), TODAY);
    const own = Math.ceil((funding.need * 0.3) / 100) * 100;
    expect([neither.ownFunds, neither.loan]).toEqual([
      { value: own, origin: 'sector' },
      { value: funding.need - own, origin: 'sector' },
    ]);
    expect(makeAssumptions(said({ ...base, loan: 300_000 }), TODAY).ownFunds.value).toBe(0);
  });

  it('take the tax out of a price that includes it', () => {
    // Flowers in Spain at 10 %: 32 ÷ 1.10 = 29.09. Goods in a shop at 21 %: 26.45. In the United States nothing is inside.
    const florist = said({ ...FLORIST, trade: 'florist', taxIncluded: true });
    expect(makeAssumptions(florist, TODAY).priceCents).toMatchObject({ value: 2909, origin: 'derived' });
    expect(makeAssumptions(said({ ...FLORIST, taxIncluded: true }), TODAY).priceCents.value).toBe(2645);
    expect(makeAssumptions(said({ ...FLORIST, country: 'US', taxIncluded: true }), TODAY).priceCents).toMatchObject({
      value: 3200,
      origin: 'said',
    });
    expect(makeAssumptions(said({ ...FLORIST, taxIncluded: false }), TODAY).priceCents.value).toBe(3200);
  });

  it('tax each trade as its country does', () => {
    const taxesOf = (values: Parameters<typeof said>[0]) => {
      const { vatOnSales, vatOnGoods, vatOnRest, vatEveryMonths, vatExempt, profitTax } = makeAssumptions(said(values), TODAY);
      return [vatOnSales.value, vatOnGoods.value, vatOnRest.value, vatEveryMonths, vatExempt, profitTax.first.value];
    };
    expect(taxesOf({ country: 'ES', sector: 'retail_shop', trade: 'florist' })).toEqual([1000, 1000, 2100, 3, false, 1700]);
    expect(taxesOf({ country: 'ES', sector: 'repair_shop' })).toEqual([2100, 2100, 2100, 3, false, 1700]);
    expect(taxesOf({ country: 'MX', sector: 'repair_shop' })).toEqual([1600, 1600, 1600, 1, false, 3000]);
    expect(taxesOf({ country: 'US', sector: 'repair_shop' })).toEqual([0, 0, 0, 0, false, 2500]);
    expect(taxesOf({ country: 'ES', sector: 'health_clinic' })).toEqual([0, 0, 0, 0, true, 1700]);
  });

  it('keep pay that was left out as a cost of its own', () => {
    const within = makeAssumptions(said({ ...FLORIST, founderPay: 1500 }), TODAY);
    // 18 of 37 parts of 3,950 are 1,922 of pay: the founder's 1,500 is inside.
    expect(within).toMatchObject({ staff: { value: 1922 }, extraPay: { value: 0 }, founderPay: { value: 1500, origin: 'said' } });
    const large = makeAssumptions(said({ ...FLORIST, founderPay: 2500 }), TODAY);
    expect(large).toMatchObject({ staff: { value: 2500 }, fixedCosts: { value: 3950 } });
    const apart = makeAssumptions(said({ ...FLORIST, founderPay: 1500, payIncluded: false }), TODAY);
    expect(apart).toMatchObject({ staff: { value: 0 }, extraPay: { value: 1500, origin: 'said' }, fixedCosts: { value: 3950 } });
    const model = buildModel(said({ ...FLORIST, founderPay: 1500, payIncluded: false }), TODAY);
    expect(model.years[0].staff).toBe(18_000);
    // The bar of the contract stays at 203; with the pay it is a second figure: (5,450 × 12 + 3,000 + 839) ÷ 12 = 5,770 ÷ 19.50 = 296.
    expect(model.breakEven).toMatchObject({ unitsPerMonth: 203, unitsPerMonthWithAll: 296 });
    // Nobody said how much: 18 % of a usual month's sales, 310 growing by 3 % (mean 366.6) × 32.
    const unsaid = makeAssumptions(said({ ...FLORIST, payIncluded: false }), TODAY);
    expect(unsaid.extraPay).toEqual({ value: 2112, origin: 'sector' });
  });

  it('add up a list of investments', () => {
    const investmentItems = [
      { label: 'cámara', amount: 7800 },
      { label: 'bicicleta', amount: 3400 },
      { label: 'local', amount: 12_800 },
    ];
    expect(makeAssumptions(said({ investmentItems }), TODAY).investment).toMatchObject({ value: 24_000, origin: 'derived' });
    expect(makeAssumptions(said({ investmentItems, investment: 25_000 }), TODAY).investment).toMatchObject({
      value: 25_000,
      origin: 'said',
    });
  });

  it('write the trade’s amounts in the plan’s own money, to two digits', () => {
    const mexico = makeAssumptions(said({ ...SELLS, country: 'MX' }), TODAY);
    // 24 € × 21 = 504 → 500 pesos; 25,000 € × 21 = 525,000 → 530,000.
    expect(mexico).toMatchObject({ currency: 'MXN', priceCents: { value: 50_000 }, investment: { value: 530_000 } });
    const dollars = makeAssumptions(said({ ...SELLS, currency: 'USD' }), TODAY);
    expect(dollars).toMatchObject({ country: 'US', currency: 'USD' });
    const dollarsInSpain = makeAssumptions(said({ ...SELLS, country: 'ES', currency: 'USD' }), TODAY);
    // 24 € × 1.15 = 27.60 → 28 dollars.
    expect(dollarsInSpain).toMatchObject({ country: 'ES', currency: 'USD', priceCents: { value: 2800 } });
  });

  it('turn a calendar that follows the weather round, south of the equator', () => {
    const north = makeAssumptions(said({ sector: 'tourism_lodging', country: 'ES' }), TODAY).season.value;
    const south = makeAssumptions(said({ sector: 'tourism_lodging', country: 'AR' }), TODAY).season.value;
    expect(south).not.toEqual(north);
    expect([south[0], south[6], south[11]]).toEqual([north[6], north[0], north[5]]);
    // December is December in a shop, wherever it is.
    expect(makeAssumptions(said({ sector: 'retail_shop', country: 'AR' }), TODAY).season).toEqual(
      makeAssumptions(said({ sector: 'retail_shop', country: 'ES' }), TODAY).season,
    );
  });

  it('leave out a figure the model cannot carry', () => {
    expect(makeAssumptions(said({ ...FLORIST, price: 0 }), TODAY).priceCents.origin).toBe('sector');
    expect(makeAssumptions(said({ ...FLORIST, start: 'marzo' }), TODAY).start).toEqual({ value: '2027-02', origin: 'sector' });
  });

  it.each(SECTOR_IDS)('make a whole plan for %s from nothing else', (sector) => {
    const model = buildModel(said({ sector }), TODAY);
    expect(model.assumptions.sectorOrigin).toBe('said');
    expect(model.saidPct).toBe(4);
    expect(model.openQuestions.map(({ id }) => id)).toEqual(['priceCents', 'monthlyUnits', 'fixedCosts']);
    expect(model.contradictions).toEqual([]);
    expect(model.checks.filter((check) => !check.passed)).toEqual([]);
    // At its normal pace a usual business of the trade covers its costs.
    expect(model.years[2].operatingResult).toBeGreaterThan(0);
  });

  it('keep a rent and a marketing budget as they were told, and split the rest', () => {
    const { fixedCosts, rent, marketing, staff, otherCosts, deposit } = makeAssumptions(
      said({ ...FLORIST, rent: 900, marketingBudget: 150 }),
      TODAY,
    );
    expect([fixedCosts.value, rent.value, marketing.value]).toEqual([3950, 900, 150]);
    expect([rent.origin, marketing.origin, staff.origin]).toEqual(['said', 'said', 'sector']);
    // 2,900 are left, by shares of 18 of pay and 8 of the rest.
    expect([staff.value, otherCosts.value]).toEqual([2008, 892]);
    expect(deposit.value).toBe(1800);
    // A rent above all fixed costs cannot be inside them.
    expect(makeAssumptions(said({ ...FLORIST, rent: 5000 }), TODAY).rent.origin).toBe('sector');
  });

  it('count the pay of a founder alone as all the pay there is', () => {
    const alone = makeAssumptions(said({ ...FLORIST, team: 1, founderPay: 1000 }), TODAY);
    expect([alone.staff.value, alone.fixedCosts.value]).toEqual([1000, 3950]);
  });

  it('climb to where sales were said to get to, by the month that was said', () => {
    const { ramp, monthlyUnits } = makeAssumptions(said({ ...FLORIST, volume: 100, targetVolume: 300, targetMonths: 18 }), TODAY);
    expect(monthlyUnits.value).toBe(100);
    expect(ramp).toEqual({ normalUnits: 300, months: 18, monthsOrigin: 'derived', origin: 'said' });
    const inWords = said({ ...FLORIST, volume: 100, targetVolume: 300, targetMonths: 18, goals: '300 at eighteen months' });
    expect(makeAssumptions(inWords, TODAY).ramp?.monthsOrigin).toBe('said');
    expect(buildModel(inWords, TODAY).months.length).toBe(36);
    expect(makeAssumptions(said({ ...FLORIST, volume: 400, targetVolume: 300, targetMonths: 18 }), TODAY).ramp).toBeUndefined();
  });

  it('add up the customers won each month, less those who leave', () => {
    const { ramp, shape } = makeAssumptions(said({ ...FLORIST, sector: 'saas', volume: 4, wonPerMonth: 4, churn: 5 }), TODAY);
    expect(shape.value).toBe('subscription');
    // The first month has 4; then 4 more each month, less 5 %: 4 × (1 − 0.95^36) ÷ 0.05 = 67.38 by the last month.
    expect(ramp).toMatchObject({ normalUnits: 67, months: 36, origin: 'derived', winning: { churnBasisPoints: 500 } });
    expect(makeAssumptions(said({ ...FLORIST, volume: 4, wonPerMonth: 4 }), TODAY).ramp).toBeUndefined();
  });
});
