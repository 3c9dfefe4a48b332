// A check that cannot fail protects nobody: each is shown one model it must refuse.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { checkIntegrity } from './check-integrity.ts';
import type { FinancialModel } from './financial-model.ts';
import { FLORIST, said, TODAY, withLines } from './said-facts-fixture.ts';

/** A model that may be broken. */
type Draft<Value> = { -readonly [Key in keyof Value]: Draft<Value[Key]> };

type Mutation = (model: Draft<FinancialModel>) => void;

/** One way, or several, to break each promise. */
const MUTATIONS: Readonly<Record<string, readonly Mutation[]>> = {
  'assets-equal-claims': [
    (model) => change(model.balances, 9, { receivables: 1 }),
    (model) => change(model.balances, 0, { stock: 0 }),
    (model) => void model.balances.pop(),
  ],
  'cash-flows-agree': [
    (model) => change(model.months, 9, { collected: 1 }),
    (model) => change(model.balances, 12, { payables: 12 }),
    (model) => change(model.months, 20, { depreciation: 0 }),
  ],
  'cash-is-opening-and-flows': [
    (model) => change(model.months, 35, { cash: 1 }),
    (model) => change(model.years, 2, { closingCash: 1 }),
    (model) => change(model.balances, 5, { cash: 7 }),
    (model) => Object.assign(model.funding, { openingCash: 7 }),
  ],
  'month-sums-are-years': [
    (model) => change(model.years, 1, { revenue: model.years[1].revenue + 1 }),
    (model) => change(model.years, 2, { vatPaid: model.years[2].vatPaid - 1 }),
  ],
  'revenue-is-units-times-price': [
    (model) => change(model.months, 2, { revenue: 1 }),
    (model) => change(model.months, 14, { variableCost: 1 }),
    (model) => change(model.months, 14, { turnover: 1 }),
    (model) => Object.assign(model.assumptions.inflationBasisPoints, { value: 300 }),
  ],
  'sources-meet-uses': [
    (model) => Object.assign(model.funding, { gap: 0 }),
    (model) => Object.assign(model.funding, { gap: model.funding.gap + 5, spare: 5 }),
    (model) =>
      Object.assign(model.funding, { reserve: 0, need: model.funding.openingUses, gap: model.funding.gap - model.funding.reserve }),
    ({ funding }) => Object.assign(funding, { startUpLosses: -5, need: funding.need - 5, gap: funding.gap - 5 }),
    (model) => Object.assign(model.funding, { openingVat: 0 }),
    (model) => Object.assign(model.assumptions.deposit, { value: 0 }),
  ],
  'loan-is-repaid': [
    (model) => change(model.months, 20, { principal: 0 }),
    (model) => change(model.months, 20, { interest: 0 }),
    (model) => change(model.balances, 20, { loan: 0 }),
    (model) => Object.assign(model.assumptions.loanYears, { value: 2 }),
    (model) => Object.assign(model.assumptions.graceMonths, { value: 3 }),
    (model) => Object.assign(model.funding, { instalment: 275 }),
  ],
  'assets-are-worn-off': [
    (model) => change(model.balances, 30, { fixedAssets: 24_000 }),
    (model) => change(model.months, 30, { depreciation: 0 }),
  ],
  'earnings-are-retained': [
    (model) => change(model.balances, 7, { retained: 0 }),
    (model) => change(model.months, 7, { result: 0 }),
    (model) => change(model.balances, 7, { paidIn: 0 }),
  ],
  'sales-tax-reconciles': [
    (model) => change(model.months, 16, { vatPaid: 1_000_000 }),
    (model) => change(model.balances, 0, { vatOwed: 0 }),
    (model) => Object.assign(model.assumptions, { vatEveryMonths: 0 }),
  ],
  'profit-tax-is-fair': [
    (model) => change(model.years, 0, { profitTax: -1 }),
    (model) => change(model.years, 1, { profitTax: 90_000 }),
    (model) => change(model.years, 1, { profitTax: 10 }),
    (model) => change(model.balances, 18, { profitTaxOwed: 0 }),
  ],
  'season-averages-one': [
    (model) => Object.assign(model.assumptions.season, { value: model.assumptions.season.value.map((index) => index + 11) }),
    (model) => void model.assumptions.season.value.pop(),
  ],
  'units-are-within-capacity': [(model) => Object.assign(model, { capacity: 100 })],
  'price-is-above-cost': [
    (model) => Object.assign(model.assumptions.unitCostCents, { value: 9000 }),
    (model) => model.contradictions.push('price-below-cost'),
  ],
  'marketing-is-budgeted': [
    (model) => change(model.months, 3, { marketing: 0 }),
    (model) => Object.assign(model.assumptions.marketing, { value: 1 }),
  ],
  'scenarios-are-ordered': [
    (model) => void model.scenarios.reverse(),
    (model) => change(model.scenarios, 0, { id: 'base' }),
    (model) => change(model.scenarios, 1, { id: 'low' }),
    (model) => change(model.scenarios, 2, { id: 'base' }),
    (model) => change(model.scenarios, 0, { volumePct: 100 }),
    (model) => change(model.scenarios, 2, { volumePct: 100 }),
    (model) => change(model.scenarios, 2, { revenueYear1: model.scenarios[1].revenueYear1 - 13 }),
    (model) => change(model.scenarios, 0, { operatingResultYear1: model.scenarios[1].operatingResultYear1 + 25 }),
    (model) => change(model.scenarios, 0, { revenueYear1: 1e9 }),
    (model) => change(model.scenarios, 2, { operatingResultYear1: -1e9 }),
  ],
  'numbers-are-exact': [
    (model) => change(model.months, 4, { cash: Number.NaN }),
    (model) => change(model.months, 4, { revenue: 9984.5 }),
    (model) => Object.assign(model.breakEven, { unitsPerMonth: Number.POSITIVE_INFINITY }),
    (model) => Object.assign(model.assumptions.priceCents, { value: 3200.5 }),
    (model) => Object.assign(model.assumptions.monthlyUnits, { value: Number.NaN }),
    (model) => Object.assign(model.returns, { paybackMonth: undefined }),
  ],
  'origins-are-known': [
    (model) => Object.assign(model.assumptions.priceCents, { fact: undefined }),
    (model) => Object.assign(model.assumptions.season, { origin: 'guessed' }),
    (model) => Object.assign(model.assumptions.profitTax.first, { origin: 'said' }),
    (model) => Object.assign(model.assumptions, { sectorOrigin: 'guessed' }),
  ],
  'said-values-are-unchanged': [
    (model) => Object.assign(model.assumptions.priceCents, { value: 3199 }),
    (model) => Object.assign(model.assumptions.unitCostCents, { value: 1251 }),
    (model) => Object.assign(model.assumptions.growthBasisPoints, { value: 200 }),
    (model) => Object.assign(model.assumptions.start, { value: '2027-04' }),
    (model) => Object.assign(model.assumptions.taxIncluded, { value: true }),
  ],
  'months-follow-the-start': [(model) => change(model.months, 7, { month: '2027-11' }), (model) => void model.months.pop()],
  'nothing-is-negative': [
    (model) => change(model.months, 0, { units: -1 }),
    (model) => change(model.balances, 3, { stock: -1 }),
    (model) => change(model.months, 3, { customers: { before: 1, lost: 0, won: -1, after: 0 } }),
    (model) => change(model.months, 3, { customers: { before: 1, lost: -1, won: 0, after: 2 } }),
    (model) => change(model.months, 3, { customers: { before: 1, lost: 2, won: 0, after: -1 } }),
    (model) => change(model.months, 3, { variableCost: -1 }),
    (model) => change(model.balances, 3, { payables: -1 }),
    (model) => change(model.balances, 3, { loan: -1 }),
  ],
  'customers-are-carried': [
    (model) => change(model.months, 3, { customers: { before: 10, lost: 1, won: 1, after: 11 } }),
    (model) => change(model.months, 3, { customers: { before: 10, lost: 0, won: 0, after: 10 } }),
  ],
  'result-adds-up': [
    (model) => change(model.months, 3, { grossMargin: 1 }),
    (model) => change(model.months, 3, { result: 1 }),
    (model) => change(model.months, 3, { operatingResult: 1 }),
    (model) => change(model.months, 3, { staff: 0 }),
    (model) => Object.assign(model.assumptions.rent, { value: 0 }),
  ],
  'break-even-just-covers-costs': [
    (model) => Object.assign(model.breakEven, { unitsPerMonth: 204 }),
    (model) => Object.assign(model.breakEven, { unitsPerMonth: 202 }),
    (model) => Object.assign(model.breakEven, { unitsPerMonthWithLoan: 203 }),
    (model) => Object.assign(model.breakEven, { month: 2 }),
    (model) => change(model.months, 1, { profitBeforeTax: -1 }),
    (model) =>
      Object.assign(model.breakEven, { unitsPerMonth: null, unitsPerMonthWithLoan: null, unitsPerMonthWithAll: null, month: null }),
  ],
  'base-scenario-is-the-model': [
    (model) => change(model.scenarios, 1, { resultYear1: 0 }),
    (model) => change(model.scenarios, 1, { lowestCashMonth: 5 }),
    (model) => change(model.scenarios, 1, { debtCoverYear1: 1 }),
    (model) => change(model.scenarios, 1, { revenueYear1: 1 }),
    (model) => change(model.scenarios, 1, { grossMarginYear1: 1 }),
    (model) => change(model.scenarios, 1, { operatingResultYear1: 1 }),
    (model) => change(model.scenarios, 1, { lowestCash: 1 }),
    (model) => change(model.scenarios, 1, { breakEvenMonth: 9 }),
    (model) => change(model.scenarios, 1, { volumePct: 99 }),
  ],
  'lowest-cash-is-lowest': [
    (model) => Object.assign(model.lowestCash, { amount: model.lowestCash.amount + 1 }),
    (model) => Object.assign(model.lowestCash, { month: 3 }),
  ],
};

describe('integrity checks', () => {
  const sound = buildModel(said(FLORIST), TODAY);

  it('all pass on a sound model, and each has its mutation', () => {
    expect(sound.checks.every((check) => check.passed)).toBe(true);
    expect(sound.checks.map((check) => check.id).sort()).toEqual(Object.keys(MUTATIONS).sort());
  });

  it.each(Object.entries(MUTATIONS).flatMap(([id, mutations]) => mutations.map((mutate, index) => ({ id, index, mutate }))))(
    '$id notices its broken model ($index)',
    ({ id, mutate }) => {
      const broken = structuredClone(sound) as Draft<FinancialModel>;
      mutate(broken);
      const failed = checkIntegrity(broken as FinancialModel).filter((check) => !check.passed);
      expect(failed.map((check) => check.id)).toContain(id);
    },
  );
});

describe('what looks odd but is sound', () => {
  const failedIn = (model: FinancialModel) => checkIntegrity(model).flatMap(({ id, passed }) => (passed ? [] : [id]));

  it('a business all of whose customers have left', () => {
    const model = buildModel(said({ sector: 'gym', price: 40, volume: 3, growth: -50, churn: 90 }), TODAY);
    expect(model.months[35]?.customers?.after).toBe(0);
    expect(failedIn(model)).toEqual([]);
  });

  it('pay that the fixed costs leave out', () => {
    expect(failedIn(buildModel(said({ ...FLORIST, founderPay: 1500, payIncluded: false }), TODAY))).toEqual([]);
  });

  it('several things sold, each however often: ten a year are not whole in a month', () => {
    const units = fc.integer({ min: 3, max: 60_000 }).map((hundredths) => hundredths / 100);
    const line = fc.record({ price: fc.integer({ min: 200, max: 200_000 }), share: fc.integer({ min: 0, max: 100 }), units });
    fc.assert(
      fc.property(fc.array(line, { minLength: 2, maxLength: 4 }), (lines) => {
        const told = lines.map(({ price, share, units }, at) => ({
          label: `thing ${at}`,
          price: price / 100,
          units,
          unitCost: Math.round((price * share) / 100) / 100,
        }));
        expect(failedIn(buildModel(withLines(said(FLORIST), told), TODAY))).toEqual([]);
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  it('a sale that leaves nothing over its cost', () => {
    expect(failedIn(buildModel(said({ ...FLORIST, unitCost: FLORIST.price }), TODAY))).toEqual([]);
  });

  it('a profit in the last two months alone, which is no break-even', () => {
    const late = structuredClone(buildModel(said(FLORIST), TODAY)) as Draft<FinancialModel>;
    for (const [index, month] of late.months.entries()) month.profitBeforeTax = index < 34 ? -1 : 1;
    late.breakEven.month = null;
    expect(failedIn(late as FinancialModel)).not.toContain('break-even-just-covers-costs');
  });
});

function change<Item extends object>(items: Item[], index: number, values: Partial<Item>): void {
  const item = items[index];
  if (!item) throw new Error(`nothing at ${index}`);
  Object.assign(item, values);
}
