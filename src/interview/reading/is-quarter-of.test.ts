import { expect, it } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { isQuarterOf } from './is-quarter-of.ts';
import { makeFact } from './make-fact.ts';

it.each([
  ['Mujeres y hombres de 30 a 70 del barrio de San Lorenzo', 'San Lorenzo', true],
  ['Families of the Headingley area, within ten minutes', 'Headingley', true],
  ['Familias de la colonia Roma', 'Roma', true],
  ['Turistas que vienen de Roma', 'Roma', false],
  ['Mujeres de San Lorenzo', 'San Lorenzo', false],
])('%s: %s', (customer, place, isQuarter) => {
  expect(isQuarterOf(withFacts({}, [makeFact('customer', customer)]), place)).toBe(isQuarter);
});
