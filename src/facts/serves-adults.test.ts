import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { servesAdults } from './serves-adults.ts';

const told = (value: string): FactSheet => ({ customer: { id: 'customer', value, period: null, unit: null, quote: null, origin: 'said' } });

it.each([
  'Profesionales de 30 a 50 años con un nivel B1 o B2',
  'Gente de 25 a 60 que quiere tocar la guitarra',
  'Adults who missed out on learning',
  'People aged 20 to 45 in the city centre',
])('knows that those who come are grown up: %s', (value) => {
  expect(servesAdults(told(value))).toBe(true);
});

it.each([
  'Familias con hijos de primaria',
  'Adultos y niños desde los 6 años',
  'Parents of children aged 10 to 16',
  'Quien quiera aprender',
])('and does not presume it: %s', (value) => {
  expect(servesAdults(told(value))).toBe(false);
});
