import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findToldCount } from './find-told-count.ts';

it.each<[string, number | null]>([
  ['Independent physio clinics in West Yorkshire. There are about 400 of them between Leeds, Bradford and Wakefield.', 400],
  ['Comunidades de vecinos; hay unas 350 en el distrito', 350],
  ['Hogares con jardín, que son 12.000 en el valle', 12_000],
  ['Farmacias: hay más de 3 mil en la provincia', 3_000],
  ['Hay tres bares y una residencia', null],
  ['They are 40 minutes away', null],
  ['Families, and there are 200 a week at the market', null],
  ['Personas de 30 a 55 años', null],
])('%s', (customer, expected) => {
  expect(findToldCount(fact('customer', customer))).toBe(expected);
});
