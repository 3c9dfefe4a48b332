import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../countries/country.ts';
import type { FactValues } from '../facts/fact.ts';
import { SECTOR_IDS } from '../sectors/sector.ts';
import { buildModel } from './build-model.ts';
import type { FinancialModel } from './financial-model.ts';
import { BIKE_REPAIR, FLORIST, said, TODAY } from './said-facts-fixture.ts';

const failedChecks = (model: FinancialModel) => model.checks.filter((check) => !check.passed).map((check) => check.id);

describe('a florist who said everything', () => {
  const model = buildModel(said(FLORIST), TODAY);

  it('opens on a first month that can be followed by hand', () => {
    // Units: 310 × 1.0068 (March) = 312.1. Sales: 312 × 32 = 9,984. Flowers: 312 × 12.50 = 3,900. Left: 6,084. Less 3,950 fixed: 2,134.
    // Interest: 14,000 × 6.5 % ÷ 12 = 75.8. Instalment: 14,000 over 60 months = 273.93, so 274 − 76 = 198 of principal.
    // Worn off: 24,000 ÷ 96 months = 250. Before tax: 2,134 − 250 − 76 = 1,808; less than the 2,908 spent before opening, so no tax yet.
    expect(model.months[0]).toMatchObject({
      ...{ number: 1, month: '2027-03', units: 312, revenue: 9984, variableCost: 3900, grossMargin: 6084, fixedCosts: 3950 },
      ...{ operatingResult: 2134, depreciation: 250, interest: 76, profitBeforeTax: 1808, profitTax: 0, result: 1808, principal: 198 },
    });
  });

  it('grows by what was said through month twelve and no further', () => {
    // Trend in month 12: 310 × 1.03^11 = 429.11. February: × 0.8827 = 378.8. A year later the same month sells the same.
    expect(model.months[11]).toMatchObject({ month: '2028-02', units: 379 });
    expect(model.months[23]).toMatchObject({ month: '2029-02', units: 379 });
    // March of the second year: 429.11 × 1.0068 = 432.0.
    expect(model.months[12]?.units).toBe(432);
  });

  it('breaks even at 203 bouquets, and at 217 with the instalment', () => {
    // 3,950 ÷ (32 − 12.50) = 202.6. (3,950 + 274) ÷ 19.50 = 216.6.
    // With everything charged in an average month, (3,950 × 12 + 3,000 of wear + 839 of interest) ÷ 12 = 4,270, up: ÷ 19.50 = 219.
    expect(model.breakEven).toMatchObject({ unitsPerMonth: 203, month: 1, unitsPerMonthWithLoan: 217, unitsPerMonthWithAll: 219 });
    expect(model.breakEven.revenuePerMonth).toBe(203 * 32);
  });

  it('names what is missing', () => {
    // Goods for 60 days of March: 3,900 × 2 = 7,800. Rent is 8 of 37 parts of the costs: 854; the
    // deposit is two of them. Formalities: 5 % of 24,000. Rent of two
    // months from signing: 1,708. Tax, 21 % of investment and rent, and of the goods: 5,399 + 1,638. In all 43,453; with two months of costs
    // 51,353; there is 24,000.
    expect(model.funding).toMatchObject({
      ...{
        purchases: 24_000,
        openingStock: 7800,
        openingVat: 7037,
        deposit: 1708,
        preOpening: 1200,
        openingRent: 1708,
        openingUses: 43_453,
      },
      ...{ startUpLosses: 0, reserve: 7900, need: 51_353, ownFunds: 10_000, loan: 14_000 },
      ...{ gap: 27_353, spare: 0, openingCash: -19_453, instalment: 274 },
    });
    expect(model.contradictions).toEqual(['funding-below-uses']);
  });

  it('stands wholly on what was said and passes its checks', () => {
    expect(model.saidPct).toBe(100);
    expect(model.openQuestions).toEqual([]);
    expect(failedChecks(model)).toEqual([]);
  });

  it('is the same every time', () => {
    expect(JSON.stringify(buildModel(said(FLORIST), TODAY))).toBe(JSON.stringify(model));
  });
});

describe('other businesses', () => {
  it('breaks even at 76 jobs in the bicycle workshop', () => {
    // 4,700 ÷ (85 − 23) = 75.8. First month: 120 × 1.0282 (April) = 123.4; 123 × 85 = 10,455; 123 × 23 = 2,829; 7,626 − 4,700 = 2,926.
    const model = buildModel(said(BIKE_REPAIR), TODAY);
    expect(model.breakEven.unitsPerMonth).toBe(76);
    expect(model.months[0]).toMatchObject({ month: '2027-04', units: 123, revenue: 10_455, operatingResult: 2926 });
    expect(model.assumptions.currency).toBe('USD');
    expect(failedChecks(model)).toEqual([]);
  });

  it('needs no rounding up when the division comes out whole', () => {
    // 3,000 ÷ (20 − 5) = 200 exactly.
    const model = buildModel(said({ ...FLORIST, fixedCosts: 3000, price: 20, unitCost: 5 }), TODAY);
    expect(model.breakEven.unitsPerMonth).toBe(200);
    expect(buildModel(said({ ...FLORIST, fixedCosts: 0 }), TODAY).breakEven).toMatchObject({ unitsPerMonth: 0 });
  });

  it('never breaks even when each sale loses money, says so, and still gives a whole plan', () => {
    const model = buildModel(said({ ...FLORIST, unitCost: 40 }), TODAY);
    expect(model.breakEven).toMatchObject({ unitsPerMonth: null, month: null, unitsPerMonthWithLoan: null, safetyTenths: null });
    expect(model.contradictions).toContain('price-below-cost');
    expect(failedChecks(model)).toEqual([]);
  });

  it('finds every other contradiction', () => {
    const rich = { ...FLORIST, ownFunds: 90_000 };
    expect(buildModel(said(rich), TODAY).contradictions).toEqual([]);
    // 50 bouquets × 32 = 1,600 a month, under half of 4,500.
    const small = buildModel(said({ ...rich, volume: 50, growth: 0, fixedCosts: 4500 }), TODAY);
    expect(small.contradictions).toEqual(['fixed-costs-above-mature-revenue']);
    expect(buildModel(said({ ...rich, founderPay: 0 }), TODAY).contradictions).toEqual(['founder-unpaid']);
    expect(buildModel(said({ ...rich, volume: 30_000, growth: 0 }), TODAY).contradictions).toContain('volume-above-capacity');
    // Eight rooms: 248 nights at most.
    const inn = { ...rich, sector: 'tourism_lodging', rooms: 8, volume: 300, growth: 0 } as const;
    expect(buildModel(said(inn), TODAY)).toMatchObject({ capacity: 248 });
    for (const wrong of [{ price: Number.NaN }, { price: 0 }, { volume: -3 }, { loan: 1e308 }, { start: '2027-13' }, { team: 0 }]) {
      expect(buildModel(said({ ...FLORIST, ...wrong }), TODAY).contradictions).toContain('figure-out-of-range');
    }
  });

  it('clears a short loan in its last month', () => {
    // 14,000 over 24 months at 6.5 %: 623.65 a month.
    const model = buildModel(said({ ...FLORIST, loanYears: 2 }), TODAY);
    expect(model.funding.instalment).toBe(624);
    expect(model.months.reduce((sum, month) => sum + month.principal, 0)).toBe(14_000);
    expect(model.months.slice(24).every((month) => month.principal === 0 && month.interest === 0)).toBe(true);
  });

  it('carries what rounding takes from a business of few sales', () => {
    // 0.4 jobs a month, flat: 4.8 a year. Rounded month by month there would be none at all.
    const model = buildModel(said({ sector: 'consulting_freelance', price: 5000, volume: 0.4 }), TODAY);
    const season = model.assumptions.season.value.reduce((sum, index) => sum + index, 0) / 10_000;
    expect(model.years.reduce((sum, year) => sum + year.units, 0)).toBe(Math.round(0.4 * 3 * season));
  });
});

describe('any facts at all', () => {
  const money = fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.constantFrom(0, 0.5, 1e12));
  const price = fc.oneof(
    fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100),
    fc.constantFrom(0.01, 1e9),
  );
  const country = fc.constantFrom<CountryCode>(
    'ES',
    'MX',
    'CO',
    'AR',
    'CL',
    'PE',
    'EC',
    'DO',
    'GT',
    'CR',
    'PA',
    'US',
    'CA',
    'AU',
    'NZ',
    'GB',
    'IE',
    'ZZ',
  );
  const start = fc.tuple(fc.integer({ min: 2025, max: 2031 }), fc.integer({ min: 1, max: 12 }));
  const anyFacts: fc.Arbitrary<Partial<FactValues>> = fc.record(
    {
      sector: fc.constantFrom(...SECTOR_IDS),
      country,
      price,
      unitCost: price,
      volume: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(0.001, 0.3, 43.333, 1e9)),
      growth: fc.oneof(fc.integer({ min: -10, max: 15 }), fc.constantFrom(-50, 2.5, 100)),
      fixedCosts: money,
      investment: money,
      investmentItems: fc.array(fc.record({ label: fc.string(), amount: money }), { maxLength: 4 }),
      ownFunds: money,
      loan: money,
      loanYears: fc.constantFrom(0.25, 1, 2.5, 3, 5, 40),
      team: fc.integer({ min: 1, max: 40 }),
      start: start.map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
    },
    { requiredKeys: [] },
  );

  it('pass every check, with scenarios in order and shares within bounds', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const model = buildModel(said(facts), TODAY);
        expect(failedChecks(model)).toEqual([]);
        const [low, base, high] = model.scenarios;
        // Sales carried from month to month may round differently by half a unit of money in each of twelve months.
        expect(low.revenueYear1).toBeLessThanOrEqual(base.revenueYear1 + 12);
        expect(base.revenueYear1).toBeLessThanOrEqual(high.revenueYear1 + 12);
        expect(model.saidPct).toBeGreaterThanOrEqual(0);
        expect(model.saidPct).toBeLessThanOrEqual(100);
        expect(JSON.stringify(model)).not.toMatch(/NaN|Infinity/);
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });

  it('never throw, whatever numbers are said', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), fc.double(), (a, b, c, d) => {
        const model = buildModel(
          said({ price: a, volume: b, unitCost: c, fixedCosts: d, investment: a, loan: b, growth: c, team: d }),
          TODAY,
        );
        expect(failedChecks(model)).toEqual([]);
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });
});
