// What is told wordily under a label of the read-back touches that fact and its near kin, and nothing else.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read } from './read-fixture.ts';

const KNOWN = withFacts({}, [
  makeFact('price', 20, { unit: 'EUR', period: 'unit' }),
  makeFact('fixedCosts', 1985, { unit: 'EUR', period: 'month' }),
  makeFact('staffPay', 1450, { unit: 'EUR', period: 'month' }),
  makeFact('founderPay', 2600, { unit: 'EUR', period: 'month' }),
  makeFact('team', 3),
  makeFact('investment', 9400, { unit: 'EUR' }),
  makeFact('investmentItems', [
    { label: 'dos meses de fianza del local', amount: 2300 },
    { label: 'mesas cada uno de los seis primeros meses', amount: 7100 },
  ]),
  makeFact('ownFunds', 12_000, { unit: 'EUR' }),
  makeFact('loan', 5000, { unit: 'EUR' }),
  makeFact('moneySources', [{ who: 'mi socio', kind: 'partner', amount: 1450 }]),
]);

test.each([
  [
    'es',
    'Tu sueldo al mes: cobramos 1.300 cada uno, 2.600 entre los dos, los seis primeros meses, y a partir del séptimo 1.700 cada uno, 3.400 entre los dos',
    { founderPay: 3400, founderPayFirst: 2600, founderPayFrom: 7 },
  ],
  [
    'en',
    'Your monthly pay: we take 1,300 each for the first six months and 1,700 each from month seven',
    { founderPay: 3400, founderPayFirst: 2600, founderPayFrom: 7 },
  ],
  [
    'es',
    'Quién pone el dinero: lo ponemos los dos socios, 25.000 cada uno, nadie nos da 1.450 euros; eso es el sueldo de Nerea.',
    { ownFunds: 50_000, moneySources: [] },
  ],
  ['en', 'Who gives the money: the two of us, 12,000 each, nobody gives us 1,450', { ownFunds: 24_000, moneySources: [] }],
  ['es', 'Dinero propio: son 17.000, 11.000 yo y 6.000 mi hermano Beto', { ownFunds: 17_000 }],
  [
    'es',
    'Inversión: la lista de compras buena es obra 28.000, rayos X 19.000 y fianza 2.300. Total 49.300 y nada más.',
    {
      investment: 49_300,
      investmentItems: [
        { label: 'obra', amount: 28_000 },
        { label: 'rayos X', amount: 19_000 },
        { label: 'fianza', amount: 2300 },
      ],
    },
  ],
] as const)('%s: %s', (language, text, expected) => {
  const { facts, mayMean } = read('read-back', text, language, KNOWN);
  expect(Object.fromEntries(facts.map(({ id, value }) => [id, value]))).toEqual(expected);
  expect(mayMean).toBeUndefined();
});

test('what the rest of the answer corrects is heard besides', () => {
  const { facts } = read('read-back', 'Dinero propio: son 17.000, 11.000 yo y 6.000 mi hermano. Y el precio es 24, no 20', 'es', KNOWN);
  expect(Object.fromEntries(facts.map(({ id, value }) => [id, value]))).toMatchObject({ ownFunds: 17_000, price: 24 });
});

test('what cannot be read under its label is asked for alone, and changes nothing', () => {
  const text = 'Sueldos de quien trabaja contigo, al mes: Chuy lleva 11.000 y lo de Lupita va por 4 turnos de 600';
  expect(read('read-back', text, 'es', KNOWN)).toMatchObject({ kind: 'unclear', facts: [], mayMean: ['staffPay'] });
});
