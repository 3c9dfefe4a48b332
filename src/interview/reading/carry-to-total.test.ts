// A cost that has a figure of its own, told anew: the month's total goes with it where its lines add up to it.
import { expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read } from './read-fixture.ts';

const sheet = (total: number): FactSheet =>
  withFacts({}, [
    makeFact('price', 28),
    makeFact('fixedCosts', total, { period: 'month' }),
    makeFact('founderPay', 900, { period: 'month' }),
    makeFact('payIncluded', true),
    makeFact('costLines', [
      { label: 'gasolina', amount: 300, kind: 'other' },
      { label: 'seguro', amount: 200, kind: 'other' },
      { label: 'mi sueldo', amount: 900, kind: 'own' },
    ]),
  ]);
const after = (text: string, language: 'es' | 'en', known: FactSheet) => withFacts(known, read('read-back', text, language, known).facts);

test.each([
  ['cambia mi sueldo: 1.100 en vez de 900', 'es'],
  ['me llevo 1.100 al mes', 'es'],
  ['I take 1,100 a month', 'en'],
  ['I get 1,100 for myself', 'en'],
] as const)('%s', (text, language) => {
  expect(after(text, language, sheet(1400))).toMatchObject({
    founderPay: { value: 1100 },
    fixedCosts: { value: 1600 },
    price: { value: 28 },
  });
});

test('where there is more in the total than its lines, and where it is told to be apart, the total stays', () => {
  expect(after('cambia mi sueldo: 1.100 en vez de 900', 'es', sheet(2000)).fixedCosts?.value).toBe(2000);
  expect(after('mi sueldo va aparte, 1.100', 'es', sheet(1400)).fixedCosts?.value).toBe(1400);
});

test('one of two founders’ pay', () => {
  const known = withFacts(sheet(1900), [
    makeFact('founderPay', 1700, { period: 'month' }),
    makeFact('costLines', [
      { label: 'seguro', amount: 200, kind: 'other' },
      { label: 'mi sueldo', amount: 900, kind: 'own' },
      { label: 'Julia', amount: 800, kind: 'own' },
    ]),
  ]);
  expect(after('mi sueldo son 1.000, no 900', 'es', known)).toMatchObject({ founderPay: { value: 1800 }, fixedCosts: { value: 2000 } });
});
