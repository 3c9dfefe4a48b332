// A check that cannot fail protects nobody: each is shown one model it must refuse.
import { describe, expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { checkIntegrity } from './check-integrity.ts';
import type { FinancialModel } from './financial-model.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

/** A model that may be broken. */
type Draft<Value> = { -readonly [Key in keyof Value]: Draft<Value[Key]> };

type Mutation = (model: Draft<FinancialModel>) => void;

/** One way, or several, to break each promise. */
const MUTATIONS: Readonly<Record<string, readonly Mutation[]>> = {
  'numbers-are-exact': [
    (model) => change(model.months, 4, { cash: Number.NaN }),
    (model) => change(model.months, 4, { revenue: 9984.5 }),
    (model) => Object.assign(model.breakEven, { unitsPerMonth: Number.POSITIVE_INFINITY }),
    (model) => Object.assign(model.assumptions.priceCents, { value: 3200.5 }),
    (model) => Object.assign(model.assumptions.monthlyUnits, { value: Number.NaN }),
  ],
  'months-follow-the-start': [(model) => change(model.months, 7, { month: '2027-11' }), (model) => void model.months.pop()],
  'nothing-sold-is-negative': [(model) => change(model.months, 0, { units: -1 })],
  'month-sums-are-years': [(model) => change(model.years, 1, { revenue: model.years[1].revenue + 1 })],
  'margin-is-revenue-less-cost': [(model) => change(model.months, 3, { grossMargin: 1 })],
  'result-is-margin-less-costs': [
    (model) => change(model.months, 3, { result: 1 }),
    (model) => change(model.months, 3, { operatingResult: 1 }),
  ],
  'cash-is-opening-and-flows': [
    (model) => change(model.months, 35, { cash: 1 }),
    (model) => change(model.years, 2, { closingCash: 1 }),
    (model) => Object.assign(model.funding, { openingCash: 7 }),
  ],
  'loan-is-repaid': [
    (model) => change(model.months, 20, { principal: 0 }),
    (model) => change(model.months, 20, { interest: 0 }),
    (model) => Object.assign(model.assumptions.loanYears, { value: 2 }),
    (model) => Object.assign(model.funding, { instalment: 275 }),
  ],
  'need-is-funded-or-named': [
    (model) => Object.assign(model.funding, { gap: 0 }),
    (model) => Object.assign(model.funding, { gap: model.funding.gap + 5, spare: 5 }),
    (model) => Object.assign(model.funding, { reserve: 0, need: 24_000, gap: 0 }),
  ],
  'season-averages-one': [
    (model) => Object.assign(model.assumptions.season, { value: model.assumptions.season.value.map((index) => index + 11) }),
  ],
  'break-even-just-covers-costs': [
    (model) => Object.assign(model.breakEven, { unitsPerMonth: 204 }),
    (model) => Object.assign(model.breakEven, { unitsPerMonth: 202 }),
    (model) => Object.assign(model.breakEven, { unitsPerMonthWithLoan: 203 }),
    (model) => Object.assign(model.breakEven, { month: 2 }),
    (model) => Object.assign(model.breakEven, { unitsPerMonth: null, unitsPerMonthWithLoan: null, month: null }),
  ],
  'scenarios-are-ordered': [
    (model) => void model.scenarios.reverse(),
    (model) => change(model.scenarios, 0, { revenueYear1: 1e9 }),
    (model) => change(model.scenarios, 2, { resultYear1: -1e9 }),
  ],
  'base-scenario-is-the-model': [
    (model) => change(model.scenarios, 1, { resultYear1: model.years[0].result + 1 }),
    (model) => change(model.scenarios, 1, { lowestCashMonth: 9 }),
    (model) => change(model.scenarios, 1, { breakEvenMonth: null }),
  ],
  'lowest-cash-is-lowest': [
    (model) => Object.assign(model.lowestCash, { amount: 1 }),
    (model) => Object.assign(model.lowestCash, { month: 1 }),
  ],
  'origins-are-known': [
    (model) => Object.assign(model.assumptions.fixedCosts, { origin: 'guess' }),
    (model) => Object.assign(model.assumptions.priceCents, { fact: undefined }),
    (model) => Object.assign(model.assumptions, { sectorOrigin: undefined }),
  ],
  'said-values-are-unchanged': [
    (model) => Object.assign(model.assumptions.unitCostCents, { value: 1251 }),
    (model) => Object.assign(model.assumptions.growthBasisPoints, { value: 200 }),
    (model) => Object.assign(model.assumptions.start, { value: '2027-04' }),
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

function change<Item extends object>(items: Item[], index: number, values: Partial<Item>): void {
  const item = items[index];
  if (!item) throw new Error(`nothing at ${index}`);
  Object.assign(item, values);
}
