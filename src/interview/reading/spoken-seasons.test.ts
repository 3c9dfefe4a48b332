import { expect, test } from 'vitest';
import type { CountryCode } from '../../countries/country.ts';
import { figures, read } from './read-fixture.ts';
import { easterOf, monthOfSeason } from './spoken-seasons.ts';

test.each([
  [2026, [4, 5]],
  [2027, [3, 28]],
  [2028, [4, 16]],
  [2038, [4, 25]],
] as const)('Easter of %i', (year, day) => {
  expect(easterOf(year)).toEqual(day);
});

const TODAY = '2026-11-22';

test.each([
  ['para semana santa', 'ES', '2027-03'],
  ['after easter', 'GB', '2027-04'],
  ['pasada la semana santa', 'ES', '2027-04'],
  ['despues de carnavales', 'PE', '2027-02'],
  ['para las fiestas', 'AR', '2026-12'],
  ['pasando las fiestas', 'MX', '2027-01'],
  ['para las fiestas del pueblo', 'ES', null],
  ['before christmas', 'US', '2026-12'],
  ['antes de navidad', 'ES', '2026-12'],
  ['before thanksgiving', 'US', '2026-11'],
  ['soon after labor day', 'US', '2027-09'],
  ['by memorial day', 'US', '2027-05'],
  ['by whitsun', 'GB', '2027-05'],
  ['after new year', 'US', '2027-01'],
  ['para el dia de la madre', 'PE', '2027-05'],
  ['para el dia de la madre', 'AR', '2027-10'],
  ["by mother's day", 'GB', '2027-03'],
  ['cuando pase el verano', 'ES', '2027-09'],
  ['despues del verano', 'CL', '2027-03'],
  ['in the spring', 'GB', '2027-04'],
  ['in the spring', 'AU', '2027-10'],
  ['before summer', 'NZ', '2026-12'],
  ['when schools go back', 'AU', '2027-01'],
  ['para la vuelta a clases', 'CR', '2027-02'],
  ['para el dia de las madres', 'DO', '2027-05'],
  ['para el dia de la madre', 'PA', '2026-12'],
  ["by mother's day", 'CA', '2027-05'],
  ['by thanksgiving', 'CA', '2027-10'],
  ['at the start of the new financial year', 'AU', '2027-07'],
  ['en primavera', 'AR', '2027-10'],
  ['when schools go back', 'GB', '2027-09'],
  ['en primavera del ano que viene', 'ES', '2027-04'],
  ['next year in the summer', 'GB', '2027-07'],
  ['el ano que viene', 'ES', '2027-01'],
] as const)('%s in %s', (words, country, month) => {
  expect(monthOfSeason(words, { year: null, today: TODAY, country: country as CountryCode })).toBe(month);
});

test.each([
  ['el ano que viene', '2028-01'],
  ['en primavera del ano que viene', '2028-04'],
] as const)('said in January, %s is of the year after', (words, month) => {
  expect(monthOfSeason(words, { year: null, today: '2027-01-10', country: 'ES' })).toBe(month);
});

test('a feast of a year that is said is of that year', () => {
  expect(monthOfSeason('semana santa de 2028', { year: 2028, today: TODAY, country: 'ES' })).toBe('2028-04');
});

test('at the read-back too, and in days', () => {
  expect(figures('read-back', 'abrimos para Semana Santa')).toEqual({ start: '2027-03' });
  expect(figures('start', 'después de Semana Santa')).toEqual({ start: '2027-04' });
  expect(figures('start', 'en quince días')).toEqual({ start: '2026-12' });
});

test('the months in which it shuts stay with the opening they were told beside', () => {
  const told = 'April 2027. We shut down January thru March.';
  expect(read('start', told, 'en').facts.find(({ id }) => id === 'start')?.quote?.text).toBe(told);
  expect(read('start', 'April 2027. Before the summer.', 'en').facts.find(({ id }) => id === 'start')?.quote?.text).toBe('April 2027');
});
