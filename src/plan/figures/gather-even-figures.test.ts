import { expect, it } from 'vitest';
import { buildModel } from '../../finance/build-model.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../sample-facts.ts';
import { amountOf } from './figure.ts';
import { evenFigures } from './gather-even-figures.ts';

const model = buildModel(SAMPLE_FACTS, SAMPLE_DATE);
const rush = [100, 90, 80, 30, 10, 5, 5, 5, 5, 5, 5, 5];

const monthly = { uses: 24, isAtOneGo: false };
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
