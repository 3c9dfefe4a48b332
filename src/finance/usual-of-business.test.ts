import { expect, it } from 'vitest';
import { makeAssumptions } from './make-assumptions.ts';
import { said, TODAY } from './said-facts-fixture.ts';

const REPAIRER = { sector: 'repair_shop', fixedCosts: 890, solution: 'Voy a su casa en un día y lo arreglo allí', team: 1 } as const;

it('whoever works where the customers are pays no premises, no deposit and no rent ahead', () => {
  const mobile = makeAssumptions(said({ ...REPAIRER, resources: 'Una furgoneta y un trastero' }), TODAY);
  expect([mobile.rent.value, mobile.deposit.value, mobile.openingRent.value]).toEqual([0, 0, 0]);
  const shop = makeAssumptions(said({ ...REPAIRER, resources: 'Una furgoneta y un taller' }), TODAY);
  expect(shop.rent.value).toBeGreaterThan(0);
  expect(mobile.otherCosts.value).toBe(shop.rent.value + shop.otherCosts.value);
});
