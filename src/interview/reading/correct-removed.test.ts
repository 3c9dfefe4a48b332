// Purchases and costs of a month that there are none of, and rivals who are gone.
import { expect, test } from 'vitest';
import { type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read } from './read-fixture.ts';

const KNOWN: FactSheet = withFacts({}, [
  makeFact('price', 180),
  makeFact('investment', 17_000),
  makeFact('investmentItems', [
    { label: 'van', amount: 14_000 },
    { label: 'pump kit', amount: 3000 },
  ]),
  makeFact('fixedCosts', 1400, { period: 'month' }),
  makeFact('costLines', [
    { label: 'seguro', amount: 400, kind: 'other' },
    { label: 'alquiler', amount: 1000, kind: 'rent' },
  ]),
  makeFact('rivals', ['SunWash', 'Panel Pros']),
]);
const after = (text: string, language: 'es' | 'en') => withFacts(KNOWN, read('read-back', text, language, KNOWN).facts);

test.each([
  ['The van is already mine, so take it out of the investment', 'en', 3000, 1400],
  ["we don't need the pump kit", 'en', 14_000, 1400],
  ['la van ya la tengo', 'es', 3000, 1400],
  ['quita el seguro', 'es', 17_000, 1000],
  ['al final no pago alquiler', 'es', 17_000, 400],
] as const)('%s', (text, language, investment, fixedCosts) => {
  expect(after(text, language)).toMatchObject({
    investment: { value: investment },
    fixedCosts: { value: fixedCosts },
    price: { value: 180 },
  });
});

test.each([
  ['Panel Pros left town last year', 'en'],
  ['Panel Pros closed down', 'en'],
  ['ya no compito con Panel Pros', 'es'],
  ['Panel Pros ya cerró', 'es'],
  ['Panel Pros ya no existe', 'es'],
] as const)('a rival who is gone: %s', (text, language) => {
  expect(factValue(after(text, language), 'rivals')).toEqual(['SunWash']);
});

test('hours are no end: a rival who closes on Sundays stays', () => {
  expect(factValue(after('Panel Pros is closed on Sundays', 'en'), 'rivals')).toEqual(['SunWash', 'Panel Pros']);
});

test('one is gone, and another is named in the next sentence', () => {
  expect(factValue(after('Panel Pros no compite conmigo. Añade a Sol Limpio.', 'es'), 'rivals')).toEqual(['SunWash', 'Sol Limpio']);
});
