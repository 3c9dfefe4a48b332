import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { gatherBreakEvenFigures } from './gather-break-even-figures.ts';

const SHOP = { sector: 'retail_shop', country: 'ES', price: 22, unitCost: 13, volume: 300, fixedCosts: 4_000, team: 1 } as const;
const neededAt = (taxIncluded: boolean) => {
  const model = buildFundedModel(said({ ...SHOP, taxIncluded }), TODAY);
  const needed = gatherBreakEvenFigures(model)['price-needed']?.value;
  return { needed: Number(needed), rate: model.assumptions.vatOnSales.value };
};

it('the price that would be needed is told as the one charged: with its tax where that was told with it', () => {
  const [net, charged] = [neededAt(false), neededAt(true)];
  expect(net.rate).toBeGreaterThan(0);
  expect(charged.needed).toBeCloseTo((net.needed * (10_000 + charged.rate)) / 10_000, 1);
});
