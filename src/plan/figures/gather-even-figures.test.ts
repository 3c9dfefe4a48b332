import { expect, it } from 'vitest';
import { buildModel } from '../../finance/build-model.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../sample-facts.ts';
import { amountOf } from './figure.ts';
import { evenFigures } from './gather-even-figures.ts';

const model = buildModel(SAMPLE_FACTS, SAMPLE_DATE);
const rush = [100, 90, 80, 30, 10, 5, 5, 5, 5, 5, 5, 5];

const monthly = { uses: 24, isAtOneGo: false, spentYear: 1200 };
const margin = (model.assumptions.priceCents.value - model.assumptions.unitCostCents.value) / 100;

it('tells by when and by how many an even pace would fall behind what is asked at opening, and the margin of what those would have bought', () => {
  const figures = evenFigures(rush, model, monthly);
  expect(amountOf(figures, 'even-short')).toBeGreaterThan(70);
  expect(figures['even-month']?.value).toBe('2027-05');
  // Each of those missing would have bought in every month until then, and not once.
  expect(amountOf(figures, 'even-margin')).toBeGreaterThan(amountOf(figures, 'even-short') * margin * 2);
  const once = evenFigures(rush, model, { ...monthly, uses: 2 });
  expect(Math.abs(amountOf(once, 'even-margin') - amountOf(once, 'even-short') * margin)).toBeLessThan(margin);
});

it('spends sooner the part of the year’s money that is theirs, where the lowest cash stands it', () => {
  const figures = evenFigures(rush, model, monthly);
  const all = rush.reduce((sum, count) => sum + count, 0);
  expect(Math.abs(amountOf(figures, 'even-ahead') - (amountOf(figures, 'even-short') * 1200) / all)).toBeLessThan(4);
  const lowest = model.months.find(({ month }) => month === figures['even-lowest-month']?.value)?.cash ?? 0;
  expect(amountOf(figures, 'even-lowest')).toBeLessThan(lowest);
  expect(lowest - amountOf(figures, 'even-lowest')).toBeLessThan(amountOf(figures, 'even-ahead') * 1.21 + 1);
  expect(evenFigures(rush, model, { ...monthly, spentYear: 0 })['even-ahead']).toBeUndefined();
  expect(evenFigures(rush, model, { ...monthly, spentYear: 90_000_000 })['even-ahead']).toBeUndefined();
});

it('tells nothing where the year asks for about as many each month', () => {
  const season = model.months.slice(0, 12).map(({ month }) => model.assumptions.season.value[Number(month.slice(-2)) - 1] ?? 0);
  expect(
    evenFigures(
      season.map((index) => Math.round(index / 200)),
      model,
      monthly,
    ),
  ).toEqual({});
  expect(evenFigures([0, 0], model, monthly)).toEqual({});
});
