import { expect, test } from 'vitest';
import type { MoneySource } from '../../facts/fact.ts';
import { figures, type Told } from './read-fixture.ts';

type Row = readonly [Told[1], string, number];

/** A relative gives, a bank lends: the language, the answer, and the bank's rate. */
const GIVEN_AND_LENT: readonly Row[] = [
  [
    'es',
    'tengo 12.000 y mi madre me da 4.000 más, regalados, no hay que devolverlos. Y querría pedir 30.000 a Ibercaja a 6 años, al 6 y medio pero aún no he ido',
    6.5,
  ],
  ['es', 'pongo 10.000, mi padre me da 5.000 que no tengo que devolver y el Sabadell 20.000 a 5 años al 7', 7],
  ['es', 'Mi suegra da 6.000 sin devolver nada. Al banco le pido 20.000 a cinco años, al seis y medio por ciento', 6.5],
  ['en', "I've 10,000, dad gives me 5,000, no need to pay him back, and a bank loan of 20,000 over five years at 6 and a half", 6.5],
  [
    'en',
    'I have 12,000, my mum gives me 4,000 as a gift, and I would borrow 30,000 from Santander over 6 years at six and a half percent',
    6.5,
  ],
];

test.each(GIVEN_AND_LENT)('%s "%s": the bank’s loan is not the family’s', (language, answer, rate) => {
  const { familyLoan, loanRate, moneySources } = figures('funding', answer, language);
  const kinds = (moneySources as readonly MoneySource[]).map(({ kind }) => kind);
  expect([familyLoan ?? false, loanRate, kinds]).toEqual([false, rate, ['gift', 'bank']]);
});

const OWED: readonly (readonly [Told[1], string])[] = [
  ['es', 'mi tía me da 8.000 y se los devuelvo en dos años, y yo pongo 10.000'],
  ['en', "my aunt's putting in 8,000 and we don't pay her back till next year, and we have 10,000"],
];

test.each(OWED)('%s "%s": given and owed is lent', (language, answer) => {
  expect(figures('funding', answer, language).familyLoan).toBe(true);
});

test.each([
  ['es', 'pido 20.000 al banco y lo devuelvo el 5'],
  ['es', 'pongo 10.000 y pido 20.000 al 5 de enero'],
  ['en', 'I borrow 20,000 from the bank, I opened the account at 19'],
] as const)('%s "%s": no rate', (language, answer) => {
  expect(figures('funding', answer, language).loanRate).toBeUndefined();
});

test.each([
  ['es', 'en cada perro gasto como 3 y medio entre champú y toallas', 3.5],
  ['es', 'unos cuatro y medio pero depende', 4.5],
  ['en', 'about three and a half between soap and towels', 3.5],
] as const)('%s "%s" costs %f', (language, answer, cost) => {
  expect(figures('unit-cost', answer, language).unitCost).toBe(cost);
});
