import { expect, it } from 'vitest';
import { buildFundedModel } from './fund-model.ts';
import { runOtherCase } from './run-other-case.ts';
import { said } from './said-facts-fixture.ts';

const TODAY = '2026-11-22';
const TOLD = {
  country: 'ES',
  sector: 'beauty_salon',
  price: 18,
  unitCost: 1.4,
  volume: 380,
  investment: 21_000,
  ownFunds: 30_000,
} as const;
const model = (fixedCosts: number) => buildFundedModel(said({ ...TOLD, fixedCosts, payIncluded: true }), TODAY);

it('pays the owners the law’s least where they take far less, twelve times and with nothing else changed', () => {
  const poor = model(3300);
  const least = Math.ceil((poor.assumptions.leastWageCents ?? 0) / 100);
  const found = runOtherCase(poor, { owners: 2, ownersPay: 1000 });
  expect(found).toMatchObject({ id: 'least-pay', amount: least });
  const [, base] = poor.scenarios;
  expect(found?.outcome.revenueYear1).toBe(base.revenueYear1);
  expect(base.operatingResultYear1 - (found?.outcome.operatingResultYear1 ?? 0)).toBe(12 * (2 * least - 1000));
});

it('charges a tenth less where the owners are paid enough, unless the law fixes the price', () => {
  const plan = model(3300);
  const found = runOtherCase(plan, { owners: 1, ownersPay: 1500 });
  expect(found?.id).toBe('lower-price');
  const [, base] = plan.scenarios;
  expect(found?.outcome.revenueYear1).toBeLessThan(base.revenueYear1 * 0.91);
  expect(found?.outcome.revenueYear1).toBeGreaterThan(base.revenueYear1 * 0.89);
  const books = buildFundedModel(said({ ...TOLD, sector: 'retail_shop', trade: 'bookshop', fixedCosts: 3300 }), TODAY);
  expect(runOtherCase(books, { owners: 1, ownersPay: 1500 })).toBeNull();
});
