import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_DATE } from '../sample-facts.ts';
import { nearThreshold } from './gather-threshold-figures.ts';

const SHOP = { ...SHEETS['all said, money missing'], ...fact('country', 'GB'), ...fact('currency', 'GBP') };

it('sales within a tenth of the threshold are told with what is left of it; those far below it, and those who charge the tax, are told nothing', () => {
  const model = buildFundedModel(SHOP, SAMPLE_DATE);
  const best = Math.max(...model.years.map(({ revenue }) => revenue));
  const below = (vatThreshold: number) => nearThreshold({ ...model.assumptions, vatThreshold, isBelowVatThreshold: true }, model.years);
  expect(below(best + 100)['vat-near']?.value).toBe(100);
  // Past it a fifth of what is charged before tax is the tax's: the price ÷ 1.2, and the margin that leaves.
  const { priceCents, unitCostCents } = model.assumptions;
  expect(below(best + 100)['vat-price']?.value).toBe(Math.round(priceCents.value / 1.2) / 100);
  expect(below(best + 100)['vat-margin']?.value).toBeCloseTo(Math.round(priceCents.value / 1.2) / 100 - unitCostCents.value / 100, 2);
  expect(below(best * 2)).toEqual({});
  expect(nearThreshold({ ...model.assumptions, isBelowVatThreshold: false }, model.years)).toEqual({});
});

it('the plan says so where it is', () => {
  const told = [150, 160, 170, 180, 190, 200, 210, 220, 230, 240, 250]
    .map((volume) => compose({ ...SHOP, ...fact('volume', volume), ...fact('growth', 0) }))
    .filter(({ figures }) => figures['vat-near'] !== undefined);
  expect(told.length).toBeGreaterThan(0);
  for (const { pages } of told) expect(JSON.stringify(pages)).toContain('{{fig:vat-near*}}');
});
