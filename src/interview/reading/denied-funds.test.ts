// What was taken for money of the opening and is none, and what the money told comes to, which nobody gives besides.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, read, type Told } from './read-fixture.ts';

const EUR = { unit: 'EUR' } as const;
const OPENING = withFacts({}, [makeFact('investment', 91_900, EUR)]);
const COSTED = withFacts(OPENING, [
  makeFact('fixedCosts', 1150, { ...EUR, period: 'month' }),
  makeFact('price', 50, { ...EUR, period: 'unit' }),
  makeFact('volume', 416),
]);
const SUPPOSED = withFacts(OPENING, [makeFact('ownFunds', 2600, EUR)]);
const LENT = withFacts(OPENING, [
  makeFact('loan', 26_000, EUR),
  makeFact('investmentItems', [
    { label: 'barra con los bancos', amount: 26_000 },
    { label: 'letrero', amount: 65_900 },
  ]),
]);

const TOLD: readonly Told[] = [
  [
    'funding',
    'es',
    'Nosotros ponemos 50.000 de nuestros ahorros, 25.000 cada uno, y el resto lo pedimos al banco: un préstamo de 55.000 a siete años, nos han dicho al 6,3 %. Con eso tenemos 105.000, así que sobran unos 13.000 de colchón',
    { ownFunds: 50_000, loan: 55_000, loanYears: 7, loanRate: 6.3 },
    OPENING,
  ],
  [
    'odd-fixed-costs',
    'es',
    'Nosotros ponemos 50.000 de nuestros ahorros, 25.000 cada uno, y pedimos un préstamo de 55.000 a siete años. Con eso tenemos 105.000. Y los gastos fijos son 1.985 al mes.',
    { ownFunds: 50_000, loan: 55_000, fixedCosts: 1985 },
    COSTED,
  ],
  [
    'funding',
    'es',
    'tenemos 20.000 ahorrados y mi padre nos presta 10.000, así que contamos con 30.000',
    { ownFunds: 20_000, loan: 10_000 },
    withFacts({}, [makeFact('investment', 28_000, EUR)]),
  ],
  [
    'funding',
    'en',
    'I’ve got sixteen grand saved, and I’d take a Start Up Loan from the British Business Bank, fifteen thousand over five years at six per cent. I’ve already got all my tins.',
    { ownFunds: 16_000, loan: 15_000, loanYears: 5, loanRate: 6, experience: undefined },
    withFacts({}, [makeFact('investment', 4400, { unit: 'GBP' })]),
  ],
  [
    'resources',
    'es',
    'La plancha 38.000, la barra con los bancos 26.000 y el letrero 14.000. Suma 78.000',
    { loan: undefined, investment: 78_000 },
  ],
  ['resources', 'es', 'Pondremos bancos en el jardín, 3.000, mesas 5.000 y sillas 2.000', { ownFunds: undefined, investment: 10_000 }],
  ['resources', 'es', 'ponemos 30.000 y los bancos nos dan 20.000', { ownFunds: 30_000, loan: 20_000 }],
  [
    'read-back',
    'es',
    'Falta el dinero propio: son 170.000 euros, lo que ponemos entre mi hermano y yo. El coste por venta déjalo en 44',
    { ownFunds: 170_000, fixedCosts: undefined, unitCost: 44 },
    withFacts(COSTED, [makeFact('unitCost', 42, { ...EUR, period: 'unit' })]),
  ],
  ['read-back', 'es', 'Faltan los 17.000 que ponemos mi hermano y yo', { fixedCosts: undefined }, COSTED],
];

test.each(TOLD.map((told) => [told.slice(0, 3).join(' · '), told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});

test.each([
  ['es', 'eso de los 2.600 no es dinero que pongamos, es lo que cobraremos', SUPPOSED, 'ownFunds'],
  ['en', 'The 2,600 isn’t money we put in. We open in May', SUPPOSED, 'ownFunds'],
  ['es', 'No no, 26.000 es la barra con los bancos de sentarse, no es préstamo. Trabajamos cuatro', LENT, 'loan'],
  ['en', 'The 26,000 is not a loan', LENT, 'loan'],
] as const)('%s: %s is taken back', (language, text, known, id) => {
  const { facts, disputed } = read('start', text, language, known);
  expect(disputed).toEqual([id]);
  expect(facts.map((fact) => fact.id)).not.toContain(id);
});

test.each([
  ['en', 'No, the loan’s fifteen thousand, from Start Up Loans. And it’s just me plus Ellie on Saturdays.', 'team', 'loan', 15_000],
  ['es', 'La inversión son 84.000 en total, fianza incluida. Abrimos en mayo', 'start', 'investment', 84_000],
] as const)('%s: %s puts right what is known, whatever was asked', (language, text, question, id, value) => {
  const { facts, corrected } = read(question, text, language, withFacts(LENT, [makeFact('ownFunds', 16_000, EUR)]));
  expect(facts).toContainEqual(expect.objectContaining({ id, value }));
  expect(corrected).toContain(id);
});

test('what own money and the loan come to is neither of them, and nothing to ask about', () => {
  const known = withFacts(OPENING, [makeFact('ownFunds', 16_000, EUR), makeFact('loan', 0, EUR)]);
  const reading = read(
    'read-back',
    'The loan isn’t nought, it’s fifteen thousand from Start Up Loans, so thirty-one with my savings',
    'en',
    known,
  );
  expect(reading.facts).toContainEqual(expect.objectContaining({ id: 'loan', value: 15_000 }));
  expect(reading.facts.map(({ id }) => id)).not.toContain('ownFunds');
  expect(reading.mayMean).toBeUndefined();
});
