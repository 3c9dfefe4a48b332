import { describe, expect, it } from 'vitest';
import { buildModel } from './build-model.ts';
import type { ProjectedMonth, ProjectedYear } from './financial-model.ts';
import type { Funding } from './funding.ts';
import { measureReturns } from './measure-returns.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';
import { sumYears } from './sum-years.ts';

const model = buildModel(said(FLORIST), TODAY);

/** 1,000 collected; 100 + 50 + 40 + 20 + 10 = 220 paid leave 780; 30 of interest and 50 of principal leave 700. */
const MONTH = {
  ...{ collected: 1000, paidSuppliers: 100, paidRunning: 50, paidStaff: 40, vatPaid: 20, profitTaxPaid: 10 },
  ...{ interest: 30, principal: 50, operatingResult: 250, profitTax: 10, result: 55 },
};

function returnsOf(month: Partial<ProjectedMonth>, funding: Partial<Funding> = {}) {
  const months = model.months.map((line) => ({ ...line, ...MONTH, ...month }));
  return measureReturns(model.assumptions, { ...model.funding, ...funding }, months, sumYears(months));
}

describe('what a lender computes', () => {
  it('covers the debt by what is left after tax', () => {
    // (12 × 250 − 12 × 10) ÷ (12 × 80) = 2,880 ÷ 960 = 3.00.
    expect(returnsOf({}).debtCover).toEqual([300, 300, 300]);
    expect(returnsOf({ interest: 0, principal: 0 }).debtCover).toEqual([null, null, null]);
  });

  it('pays back in the month whose cash makes the opening good', () => {
    // 3 × 780 = 2,340; 36 × 780 = 28,080.
    const paybackOf = (openingUses: number) => returnsOf({}, { openingUses }).paybackMonth;
    expect([2340, 2341, 28_080, 28_081].map(paybackOf)).toEqual([3, 4, 36, null]);
  });

  it('lasts as many months as the opening cash pays the burn of the first year', () => {
    // 100 collected: 120 short before the loan, 200 after it, 2,400 a year.
    const runwayOf = (openingCash: number) => returnsOf({ collected: 100 }, { openingCash }).runwayMonths;
    expect([1000, 1199, 1200, -5].map(runwayOf)).toEqual([5, 5, 6, 0]);
    // 300 collected pays everything: nothing burns.
    expect([299, 300].map((collected) => returnsOf({ collected }, { openingCash: 12 }).runwayMonths)).toEqual([12, null]);
  });

  it('earns on the most money ever needed, where that is worth the name', () => {
    // 36 × 55 = 1,980 on 10,000 + 1,850 = 11,850, which is three months of 3,950: 16.7 %. Less 500 spent before opening, 12.5 %.
    const spent = { preOpening: 0, openingRent: 0 };
    expect(returnsOf({}, { ...spent, openingUses: 10_000, startUpLosses: 1850 }).returnPct).toBe(17);
    expect(returnsOf({}, { ...spent, preOpening: 500, openingUses: 10_000, startUpLosses: 1850 }).returnPct).toBe(12);
    expect(returnsOf({}, { ...spent, openingUses: 10_000, startUpLosses: 1849 }).returnPct).toBeNull();
  });

  it('knows a customer’s worth only where customers subscribe', () => {
    expect(model.returns.customer).toBeNull();
    const gym = { sector: 'gym', price: 40, volume: 200, growth: 0 } as const;
    expect(buildModel(said({ ...gym, churn: 0 }), TODAY).returns.customer).toBeNull();
    expect(buildModel(said({ ...gym, churn: 4 }), TODAY).returns.customer).not.toBeNull();
  });
});

describe('years', () => {
  it('are the sums of twelve months, with the cash of the last', () => {
    const months = model.months.map((line, index) => ({ ...line, revenue: index + 1, cash: 100 + index }));
    const seen = sumYears(months).map(({ year, revenue, closingCash }: ProjectedYear) => [year, revenue, closingCash]);
    // 1 + … + 12 = 78; each later year has 144 more.
    expect(seen).toEqual([
      [1, 78, 111],
      [2, 222, 123],
      [3, 366, 135],
    ]);
  });
});
