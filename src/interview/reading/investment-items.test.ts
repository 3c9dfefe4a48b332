import { expect, test } from 'vitest';
import type { Language } from '../../language/language.ts';
import { figures } from './read-fixture.ts';

test.each<readonly [Language, string, readonly (readonly [string, number])[]]>([
  ['es', 'necesito 8.000 para kits y menaje', [['kits y menaje', 8000]]],
  ['en', 'we need 6,500 for a van deposit, linen and a washer', [['van deposit, linen and a washer', 6500]]],
  [
    'es',
    '7.000 de obra y muebles y 2.000 de género',
    [
      ['obra y muebles', 7000],
      ['género', 2000],
    ],
  ],
  ['es', '8.000 de obra y el resto lo pongo yo', [['obra', 8000]]],
  [
    'es',
    'una cortadora de 48 mil y 20 mil de anaqueles',
    [
      ['cortadora', 48_000],
      ['anaqueles', 20_000],
    ],
  ],
])('what each amount buys, whole: %s, %s', (language, text, items) => {
  expect(figures('resources', text, language)).toHaveProperty(
    'investmentItems',
    items.map(([label, amount]) => ({ label, amount })),
  );
});
