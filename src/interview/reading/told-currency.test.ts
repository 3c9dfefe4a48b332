// In which money the figures are, as it is corrected, and what was told in another beside it.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const inDollars = (country: 'AR' | 'CL' | 'PE' | 'GB' | 'ES') =>
  withFacts({}, [makeFact('country', country), makeFact('currency', 'USD'), makeFact('price', 900, { unit: 'USD' })]);
const ARGENTINA = withFacts({}, [makeFact('country', 'AR'), makeFact('price', 45_000, { unit: 'ARS' })]);

const TOLD: readonly Told[] = [
  ['read-back', 'es', 'es todo en pesos, no en dólares', { currency: 'ARS' }, inDollars('AR')],
  ['read-back', 'es', 'es todo en pesos', { currency: 'ARS' }, inDollars('AR')],
  ['read-back', 'es', 'son pesos, no dólares', { currency: 'CLP' }, inDollars('CL')],
  ['read-back', 'es', 'los precios son en pesos', { currency: 'ARS' }, inDollars('AR')],
  ['read-back', 'es', 'no son dólares, son soles', { currency: 'PEN' }, inDollars('PE')],
  ['read-back', 'es', 'quise decir pesos', { currency: 'CLP' }, inDollars('CL')],
  ['read-back', 'es', 'todo en euros', { currency: 'EUR' }, inDollars('ES')],
  ['read-back', 'en', 'it’s all in pounds, not dollars', { currency: 'GBP' }, inDollars('GB')],
  ['read-back', 'en', 'those are pounds', { currency: 'GBP' }, inDollars('GB')],
  ['resources', 'es', 'es todo en pesos, no en dólares', { currency: 'ARS' }, inDollars('AR')],
  [
    'resources',
    'es',
    'La camioneta sale 4.500 dólares y las herramientas 900 mil pesos. Alquiler 550 mil',
    { currency: 'ARS', investment: undefined, rent: 550_000 },
    withFacts({}, [makeFact('country', 'AR')]),
  ],
  [
    'resources',
    'es',
    'El torno 2.000 dólares. Alquiler 550 mil, luz 90 mil, internet 30 mil',
    { currency: undefined, fixedCosts: 670_000 },
    ARGENTINA,
  ],
  ['resources', 'es', 'Alquiler 300 dólares, luz 90 mil, internet 30 mil', { currency: undefined, fixedCosts: undefined }, ARGENTINA],
  ['revenue', 'es', 'cobro 50 dólares la sesión, 30 al mes', { currency: 'USD', price: 50 }, withFacts({}, [makeFact('country', 'AR')])],
];

test.for(TOLD)('%s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
