import { expect, test } from 'vitest';
import { stemsOf } from './stem-words.ts';

test.each([
  ['calle', 'callos'],
  ['call', 'callos'],
  ['corn', 'corns'],
  ['taller', 'tallas'],
  ['pesos', 'pesas'],
  ['restaurantes', 'restauramos'],
  ['pasar', 'pasear'],
  ['meses', 'mesas'],
  ['podemos', 'pods'],
  ['come', 'comer'],
  ['care', 'cars'],
  ['never', 'nevera'],
  ['orden', 'ordenadores'],
])('«%s» is not «%s»', (one, other) => {
  const stems = stemsOf(other) ?? [];
  expect((stemsOf(one) ?? []).filter((stem) => stems.includes(stem))).toEqual([]);
});

test.each([
  ['calle', 'calles'],
  ['taller', 'talleres'],
  ['mesa', 'mesas'],
  ['booking', 'bookings'],
  ['paseo', 'paseos'],
])('«%s» is one word with «%s»', (one, other) => {
  const stems = stemsOf(other) ?? [];
  expect((stemsOf(one) ?? []).filter((stem) => stems.includes(stem))).not.toEqual([]);
});
