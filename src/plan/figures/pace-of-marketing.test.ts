import { expect, it } from 'vitest';
import { buildModel } from '../../finance/build-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { usualOfBusiness } from '../../finance/usual-of-business.ts';
import { modelPlan } from '../model-plan.ts';
import { paceOfMarketing } from './pace-of-marketing.ts';

const CAFE = said({
  sector: 'cafe_restaurant',
  price: 6,
  volume: 2400,
  unitCost: 2,
  fixedCosts: 7000,
  marketingBudget: 200,
  marketing: 'Instagram',
});
const ARCHITECT = said({ sector: 'consulting_freelance', price: 3000, volume: 2, fixedCosts: 900, marketing: 'Google y Houzz' });

function paceOf(facts: typeof CAFE) {
  const model = buildModel(facts, TODAY);
  return paceOfMarketing(model, usualOfBusiness(facts, model.assumptions.sector, model.assumptions.trade), facts);
}

it('spends most where most are to be won, and in the year what twelve months have', () => {
  const pace = paceOf(CAFE) ?? [];
  expect(pace).toHaveLength(12);
  expect(pace.reduce((sum, part) => sum + part, 0)).toBe(120_000);
  expect(pace[0]).toBe(Math.max(...pace));
  expect(pace[0]).toBeGreaterThan(2 * (pace[11] ?? 0));
});

it('pays every month alike the channels that win a customer now and then', () => {
  expect(paceOf(ARCHITECT)).toBeNull();
});

it('stands in the model that a plan is written on, month by month', () => {
  const { months, years, assumptions } = modelPlan(CAFE, TODAY);
  expect(assumptions.marketingPace).toBeDefined();
  expect(months[0]?.marketing).toBeGreaterThan(months[11]?.marketing ?? 0);
  expect(years[0].marketing).toBe(12 * assumptions.marketing.value);
  expect(months[12]?.marketing).toBe(months[23]?.marketing);
});
