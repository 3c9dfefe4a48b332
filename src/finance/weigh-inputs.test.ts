import { expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';
import { hasFigureOutOfRange, saidFigure, saidItems, saidStart } from './said-figure.ts';

const weighed = (values: Parameters<typeof said>[0]) => {
  const { saidPct, openQuestions } = buildModel(said(values), TODAY);
  return [saidPct, ...openQuestions.map(({ id, weightPct }) => `${id} ${weightPct}`)];
};

it('counts what was said by its weight, and asks first for what weighs most', () => {
  expect(weighed({})).toEqual([0, 'priceCents 18', 'monthlyUnits 18', 'fixedCosts 16']);
  // 18 for the price.
  expect(weighed({ price: 32 })).toEqual([18, 'monthlyUnits 18', 'fixedCosts 16', 'unitCostCents 14']);
  // All but the loan’s 5 and the team’s 4: own funds short of the investment leave the rest to a loan that is assumed.
  const { loan: _, team: __, ...rest } = FLORIST;
  expect(weighed(rest)).toEqual([91, 'loan 5', 'team 4']);
});

it('counts the figures that were said, as the table of assumptions marks them', () => {
  const count = (values: Parameters<typeof said>[0]) => Object.values(buildModel(said(values), TODAY).keyFigures);
  expect(count({}).sort()).toEqual([0, 9]);
  expect(buildModel(said({ price: 32 }), TODAY).keyFigures).toEqual({ said: 1, all: 9 });
  expect(buildModel(said(FLORIST), TODAY).keyFigures).toEqual({ said: 9, all: 9 });
});

it('takes a figure at its bounds and none beyond them', () => {
  const has = (values: Parameters<typeof said>[0]) => hasFigureOutOfRange(said(values));
  expect([0.01, 1e9].map((price) => has({ price }))).toEqual([false, false]);
  expect([0.009, 1e9 + 1, Number.NaN, Number.POSITIVE_INFINITY].map((price) => has({ price }))).toEqual([true, true, true, true]);
  expect([has({ team: 1 }), has({ team: 0.5 }), has({ growth: -50 }), has({ growth: -51 })]).toEqual([false, true, false, true]);
  expect([has({ churn: 90 }), has({ churn: 91 }), has({ rooms: 0 }), has({ loanYears: 41 }), has({ graceMonths: 61 })]).toEqual([
    ...[false, true, true, true, true],
  ]);
  expect(saidFigure(said({ price: 5 }), 'volume')).toBeUndefined();
});

it('takes a month that exists and a list that can be summed', () => {
  const startOf = (start: string) => saidStart(said({ start }))?.value;
  expect(['2027-01', '2027-12', '2027-00', '2027-13', '2127-01', 'x2027-01', '2027-011'].map(startOf)).toEqual([
    ...['2027-01', '2027-12', undefined, undefined, undefined, undefined, undefined],
  ]);
  const itemsOf = (...amounts: number[]) => said({ investmentItems: amounts.map((amount) => ({ label: '', amount })) });
  expect(saidItems(itemsOf(1, 2))?.value).toHaveLength(2);
  expect([itemsOf(), itemsOf(1, -1), itemsOf(6e10, 6e10)].map(saidItems)).toEqual([undefined, undefined, undefined]);
  expect([itemsOf(), itemsOf(1), itemsOf(-1), said({ start: 'x' })].map(hasFigureOutOfRange)).toEqual([false, false, true, true]);
});

it('doubts more than one person could sell', () => {
  // A shop sells 1,300 at 24 at most: 31,200, or 975 bouquets at 32. Two people, at twice that: 3,900.
  expect(buildModel(said(FLORIST), TODAY).capacity).toBe(3900);
});
