import { expect, it } from 'vitest';
import { findEscape } from './find-escape.ts';
import { buildFundedModel } from './fund-model.ts';
import { said } from './said-facts-fixture.ts';

const TODAY = '2026-11-23';
/** Clothes mended: what a month sells never pays for it. */
const TOLD = {
  sector: 'repair_shop',
  country: 'ES',
  price: 20,
  unitCost: 4,
  volume: 120,
  growth: 0,
  fixedCosts: 2300,
  payIncluded: true,
  founderPay: 1100,
  investment: 3000,
  ownFunds: 6000,
  loan: 0,
} as const;

const modelOf = (change: object) => buildFundedModel(said({ ...TOLD, ...change }), TODAY);

it('says by how much each thing alone would have to change, and no less does', () => {
  const found = findEscape(modelOf({}));
  expect(found).not.toBeNull();
  const { priceCents, founderPay, monthlyCosts, unitCostCents } = found as NonNullable<typeof found>;
  // 120 × 16 = 1,920 a month of 2,300 and the wear of what was bought.
  for (const change of [
    { price: (priceCents ?? 0) / 100 },
    { fixedCosts: monthlyCosts ?? 0 },
    { fixedCosts: TOLD.fixedCosts - TOLD.founderPay + (founderPay ?? 0), founderPay: founderPay ?? 0 },
  ]) {
    const second = modelOf({ ...change, taxIncluded: false }).years[1];
    expect(second.profitBeforeTax, JSON.stringify(change)).toBeGreaterThanOrEqual(0);
    expect(second.profitBeforeTax, JSON.stringify(change)).toBeLessThan(1500);
  }
  // 480 a month of material cannot give 463 with three fifths less.
  expect(unitCostCents).toBeNull();
  expect(found?.units).toBeGreaterThan(120);
});

it('names no change where none within reach is enough, and fewer of each where all change at once', () => {
  const found = findEscape(modelOf({ fixedCosts: 6500 }));
  expect(found).toMatchObject({ priceCents: null, unitCostCents: null, founderPay: null });
  const near = findEscape(modelOf({}));
  expect(near?.togetherPct).toBeLessThan(((near?.priceCents ?? 0) / 2000) * 100 - 100 + 1);
});

it('has nothing to say of a business that pays its way', () => {
  expect(findEscape(modelOf({ volume: 300 }))).toBeNull();
});

it('takes a loan into account: its instalments are paid too', () => {
  const [free, lent] = [findEscape(modelOf({})), findEscape(modelOf({ loan: 6000, ownFunds: 0 }))];
  expect(lent?.priceCents).toBeGreaterThan(free?.priceCents ?? 0);
});
