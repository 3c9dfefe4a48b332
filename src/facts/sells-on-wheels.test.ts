import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { sellsOnWheels } from './sells-on-wheels.ts';

const told = (value: string): FactSheet => ({
  resources: { id: 'resources', value, period: null, unit: null, quote: null, origin: 'said' },
});

it.each([
  'It is a converted horsebox beside the greenway; the pitch is 600 a month',
  'The coffee trailer costs 23,500',
  'Un remolque y una cafetera de dos grupos',
  'Una furgoneta de café que aparca en la estación',
])('is sold on wheels: %s', (value) => {
  expect(sellsOnWheels(told(value))).toBe(true);
});

it.each(['A coffee machine and six tables', 'Our café, and a coffee cart for events', 'Un local de 60 m² con barra'])(
  'is not: %s',
  (value) => {
    expect(sellsOnWheels(told(value))).toBe(false);
  },
);
