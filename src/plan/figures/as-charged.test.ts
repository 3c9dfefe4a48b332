import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { gatherMishapFigures } from './gather-mishap-figures.ts';
import { gatherWayFigures } from './gather-way-figures.ts';

const TOLD = { country: 'ES', price: 5.8, unitCost: 1.7, volume: 2470, fixedCosts: 7900, investment: 32_000, team: 3 } as const;
const MONEY = { ownFunds: 20_000, loan: 15_000, loanYears: 5 } as const;
const facts = said({ ...TOLD, ...MONEY, sector: 'cafe_restaurant', taxIncluded: true });

it('a price that would have to be charged is told with its tax where the one told has it', () => {
  const model = buildFundedModel(facts, TODAY);
  const { priceCents, vatOnSales } = model.assumptions;
  expect(vatOnSales.value).toBeGreaterThan(0);
  const risen = gatherWayFigures(model, facts);
  const percent = Number(risen['remedy-price']?.value);
  const withTax = (cents: number) => (cents * (10_000 + vatOnSales.value)) / 1_000_000;
  expect(Number(risen['mended-price']?.value)).toBeCloseTo(withTax((priceCents.value * (100 + percent)) / 100), 1);
  // The last measure against fewer sales: a twentieth more.
  expect(Number(gatherMishapFigures(model, facts)['rescue-charge']?.value)).toBeCloseTo(withTax(priceCents.value * 1.05), 1);
});
