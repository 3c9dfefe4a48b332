import { expect, test } from 'vitest';
import { assumeLines, doLinesFoot } from './assume-lines.ts';
import { buildFundedModel } from './fund-model.ts';
import { FLORIST, said, TODAY, withLines } from './said-facts-fixture.ts';

const LINES = [
  { label: 'menú', price: 13.5, units: 1560, unitCost: 5 },
  { label: 'cafés', price: 2, units: 3120, unitCost: 0.4 },
];
const BAR = withLines(said({ ...FLORIST, sector: 'cafe_restaurant' }), LINES);

test('the model counts with the average sale of the lines, and every check holds', () => {
  const { assumptions: a, checks } = buildFundedModel(BAR, TODAY);
  expect([a.priceCents.value, a.priceCents.origin]).toEqual([583, 'derived']);
  expect([a.unitCostCents.value, a.unitCostCents.origin]).toEqual([193, 'derived']);
  expect(a.lines?.map(({ label, priceCents, units }) => [label, priceCents.value, units.value])).toEqual([
    ['menú', 1350, 1560],
    ['cafés', 200, 3120],
  ]);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});

test('with the tax inside, the average is what is left of it', () => {
  const { assumptions: a, checks } = buildFundedModel({ ...BAR, ...said({ taxIncluded: true }) }, TODAY);
  expect(a.priceCents.value).toBe(Math.round((583 * 10_000) / (10_000 + a.vatOnSales.value)));
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
});

test('a volume told anew is sold in the same proportion; a price told anew is of one thing again', () => {
  const fewer = assumeLines({ facts: { ...BAR, ...said({ volume: 2341 }) } });
  expect(fewer?.map(({ units }) => units.value)).toEqual([780, 1561]);
  expect(assumeLines({ facts: { ...BAR, ...said({ price: 12 }) } })).toBeUndefined();
});

test('a cost told of all of them is no cost of each', () => {
  const lines = assumeLines({ facts: { ...BAR, ...said({ unitCost: 2 }) } });
  expect(lines?.every(({ unitCostCents }) => unitCostCents === undefined)).toBe(true);
});

test('lines that come to something else than the model counts with do not foot', () => {
  const lines = assumeLines({ facts: BAR });
  expect(doLinesFoot(lines, { price: 583, volume: 4680, unitCost: 193 })).toBe(true);
  expect(doLinesFoot(lines, { price: 590, volume: 4680, unitCost: 193 })).toBe(false);
  expect(doLinesFoot(lines, { price: 583, volume: 4600, unitCost: 193 })).toBe(false);
  expect(doLinesFoot(lines, { price: 583, volume: 4680, unitCost: 250 })).toBe(false);
});

test.each([25, 77, 201, 305])('shares of %i sales keep the average that was told', (volume) => {
  const lines = [
    { label: 'cortes', price: 18, units: 70 },
    { label: 'tintes', price: 45, units: 30 },
  ];
  const facts = said({ sector: 'beauty_salon', country: 'ES', lines, price: 26.1, volume, fixedCosts: 3000 });
  const { price } = facts;
  expect(() => buildFundedModel({ ...facts, ...(price && { price: { ...price, origin: 'derived' } }) }, TODAY)).not.toThrow();
});
