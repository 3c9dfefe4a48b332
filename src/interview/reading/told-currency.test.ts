// In which money the figures are, as it is corrected, and what was told in another beside it.
import { expect, test } from 'vitest';
import type { CountryCode } from '../../countries/country.ts';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const inDollars = (country: 'AR' | 'CL' | 'PE' | 'GB' | 'ES' | 'CA' | 'DO') =>
  withFacts({}, [makeFact('country', country), makeFact('currency', 'USD'), makeFact('price', 900, { unit: 'USD' })]);
const ARGENTINA = withFacts({}, [makeFact('country', 'AR'), makeFact('price', 45_000, { unit: 'ARS' })]);

const living = (country: CountryCode) => withFacts({}, [makeFact('country', country)]);

const TOLD: readonly Told[] = [
  ['revenue', 'en', 'I charge 80 dollars a visit', { currency: 'CAD', price: 80 }, living('CA')],
  ['revenue', 'en', '45 bucks a cut', { currency: 'AUD', price: 45 }, living('AU')],
  ['revenue', 'en', '$32 each', { currency: 'NZD', price: 32 }, living('NZ')],
  ['revenue', 'es', 'cobro 60 dólares la visita', { currency: 'AUD', price: 60 }, living('AU')],
  ['revenue', 'en', 'C$90 per dog', { currency: 'CAD', price: 90 }, withFacts({}, [])],
  ['revenue', 'en', 'US$90 per dog', { currency: 'USD', price: 90 }, living('CA')],
  ['revenue', 'es', 'vendo la libra a RD$350', { currency: 'DOP', price: 350 }, withFacts({}, [])],
  ['revenue', 'es', 'el corte a 400 pesos', { currency: 'DOP', price: 400 }, living('DO')],
  ['revenue', 'es', 'el almuerzo a Q35', { currency: 'GTQ', price: 35 }, living('GT')],
  ['revenue', 'es', 'a 45 quetzales el corte', { currency: 'GTQ', price: 45 }, withFacts({}, [])],
  ['revenue', 'es', 'cada casado a ₡3.500', { currency: 'CRC', price: 3500 }, withFacts({}, [])],
  ['revenue', 'es', 'cada corte a ¢6000', { currency: 'CRC', price: 6000 }, living('CR')],
  ['revenue', 'es', 'cada corte a 6.000 colones', { currency: 'CRC', price: 6000 }, withFacts({}, [])],
  ['revenue', 'es', 'cada corte a 12 balboas', { currency: 'USD', price: 12 }, living('PA')],
  ['read-back', 'en', 'it’s all in Canadian dollars', { currency: 'CAD' }, inDollars('CA')],
  ['read-back', 'en', 'everything is in dollars, Canadian dollars', { currency: 'CAD' }, inDollars('CA')],
  ['read-back', 'es', 'es todo en pesos dominicanos', { currency: 'DOP' }, inDollars('DO')],
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
