import { expect, it } from 'vitest';
import { buildModel } from '../../finance/build-model.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../sample-facts.ts';
import { amountOf } from './figure.ts';
import { evenFigures } from './gather-even-figures.ts';

const model = buildModel(SAMPLE_FACTS, SAMPLE_DATE);
const rush = [100, 90, 80, 30, 10, 5, 5, 5, 5, 5, 5, 5];

it('tells by when and by how many an even pace would fall behind what is asked at opening', () => {
  const figures = evenFigures(rush, model);
  expect(amountOf(figures, 'even-short')).toBeGreaterThan(70);
  expect(figures['even-month']?.value).toBe('2027-05');
  expect(amountOf(figures, 'even-sales')).toBe(Math.round((amountOf(figures, 'even-short') * model.assumptions.priceCents.value) / 100));
});

it('tells nothing where the year asks for about as many each month', () => {
  const season = model.months.slice(0, 12).map(({ month }) => model.assumptions.season.value[Number(month.slice(-2)) - 1] ?? 0);
  expect(
    evenFigures(
      season.map((index) => Math.round(index / 200)),
      model,
    ),
  ).toEqual({});
  expect(evenFigures([0, 0], model)).toEqual({});
});
