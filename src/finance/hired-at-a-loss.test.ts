import { expect, it } from 'vitest';
import { buildFundedModel } from './fund-model.ts';
import { said, TODAY } from './said-facts-fixture.ts';

it('a sale that leaves less than the hands hired for it cost makes a plan that says so, and none that is refused', () => {
  const model = buildFundedModel(
    said({
      sector: 'repair_shop',
      trade: 'appliance_repair',
      country: 'ES',
      price: 9,
      volume: 420,
      unitCost: 2.1,
      fixedCosts: 1450,
      founderPay: 1140,
      team: 1,
    }),
    TODAY,
  );
  const [low, base] = model.scenarios;
  expect(model.assumptions.hands?.hourCents).toBeDefined();
  expect(base.operatingResultYear1).toBeLessThan(low.operatingResultYear1);
  expect(model.checks.filter(({ passed }) => !passed)).toEqual([]);
});
