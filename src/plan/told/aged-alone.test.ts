import { expect, test } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { agedAlone } from './aged-alone.ts';

const WOMEN = { es: 'mujeres', en: 'women' };
const YOUNG = { es: 'muchachos', en: 'young men' };

test('ages are told of whoever stands before them, and of nobody after', () => {
  const told = fact('customer', 'Mujeres de 25 a 55 que trabajan en oficinas, y muchachos con sus tenis');
  expect(agedAlone([YOUNG, WOMEN], told)?.map(({ en }) => en)).toEqual(['women aged twenty-five to fifty-five,', 'young men']);
});

test('nothing is parted where all stand before the ages, or one is called otherwise', () => {
  expect(agedAlone([WOMEN, YOUNG], fact('customer', 'Mujeres y muchachos de 25 a 55'))).toBeNull();
  expect(agedAlone([WOMEN, { es: 'colegios', en: 'schools' }], fact('customer', 'Mujeres de 25 a 55, y academias'))).toBeNull();
});
