import { expect, it } from 'vitest';
import { buildFundedModel } from './fund-model.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';
import { toldUnitCost } from './told-unit-cost.ts';

const modelOf = (marketing: string, more = {}) => buildFundedModel(said({ ...FLORIST, marketing, ...more }), TODAY);

it('what a card gives away is in the direct cost, in cash and in break-even, and what was told stands beside it', () => {
  const [card, none] = [modelOf('tarjeta de sellos: el quinto ramo gratis'), modelOf('Instagram')];
  // Half of what is sold is stamped, one given for four that are paid: an eighth of 12.50.
  expect(card.assumptions.rewardCents.value).toBe(156);
  expect(card.assumptions.unitCostCents.value).toBe(1250 + 156);
  expect(toldUnitCost(card.assumptions)).toMatchObject({ value: 1250, origin: 'said' });
  expect(card.breakEven.unitsPerMonth).toBeGreaterThan(none.breakEven.unitsPerMonth ?? 0);
  expect(card.years[1].variableCost).toBeGreaterThan(none.years[1].variableCost);
  expect(card.checks.filter(({ passed }) => !passed)).toEqual([]);
});

it('gives nothing away where customers subscribe', () => {
  expect(modelOf('el quinto mes gratis', { revenueShape: 'subscription' }).assumptions.rewardCents.value).toBe(0);
});
