// Answers on what it takes, as they are typed in haste: apostrophes and thousands left out, one's pay inside the costs, nothing but savings.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const IN_COLOMBIA = withFacts({}, [makeFact('country', 'CO')]);
const MONTHLY = withFacts({}, [makeFact('price', 190_000, { unit: 'COP', period: 'month' }), makeFact('country', 'CO')]);
const NEEDS_78 = withFacts({}, [makeFact('investment', 78_000_000, { unit: 'COP' }), makeFact('country', 'CO')]);

const ROWS: readonly Told[] = [
  [
    'resources',
    'en',
    'need 18k for the van and 4 for the gear, so 22k all in. got 9 saved, rest from the bank. insurance n phone 300 a month, ill take 1,500',
    { investment: 22_000, ownFunds: 9000, loan: 13_000, fixedCosts: 300, founderPay: 1500, payIncluded: false },
  ],
  [
    'resources',
    'en',
    'me and my sis, oven 6,500, fridge 2,000, permits 500. nine grand total all ours. overheads 850 a month not counting our pay, we take 600 each',
    { team: 2, investment: 9000, ownFunds: 9000, fixedCosts: 850, founderPay: 1200, payIncluded: false },
  ],
  [
    'resources',
    'en',
    "bills come to 2,400 a month and that's with my 1,300 in it. 15k to open, all savings",
    { fixedCosts: 2400, founderPay: 1300, payIncluded: true, investment: 15_000, ownFunds: 15_000 },
  ],
  [
    'resources',
    'es',
    'ocupo 85 mil, 60 del horno y 25 de arreglos; traigo 50 ahorrados y 35 me los presta la caja. de fijos son 14 mil al mes ya con mis 8 mil',
    { investment: 85_000, ownFunds: 50_000, loan: 35_000, fixedCosts: 14_000, founderPay: 8000, payIncluded: true },
  ],
  [
    'resources',
    'es',
    'yo sola, 3.200 de maquinas y 800 de materiales, lo pongo yo. 250 al mes entre luz, gestoria y autonomos. de sueldo 1.100',
    { team: 1, investment: 4000, ownFunds: 4000, fixedCosts: 250, founderPay: 1100, payIncluded: false },
  ],
  [
    'resources',
    'en',
    'lift 5k, compressor 1.2k, tools ive got. so bout 6,200, ive 4 put by n my old man is lending the other 2.2. rent 900 a month, power 150, insurance 200',
    { investment: 6200, ownFunds: 4000, loan: 2200, fixedCosts: 1250 },
  ],
  [
    'resources',
    'en',
    'thirty five grand all told, twenty of its mine n fifteen from the bank. costs run me two grand a month before i pay myself, which id say eighteen hundred',
    { investment: 35_000, ownFunds: 20_000, loan: 15_000, fixedCosts: 2000, founderPay: 1800, payIncluded: false },
  ],
  [
    'resources',
    'en',
    '3 of us. 12k start up cost. Fixed is 2,100 a month, that includes 400 each for us',
    { team: 3, investment: 12_000, fixedCosts: 2100, founderPay: 1200, payIncluded: true },
  ],
  [
    'resources',
    'es',
    'ocupamos 60 mil: 35 la maquina, 15 la tela y 10 lo demas. todo de ahorros. pagamos 4 mil de renta, 800 de luz y 500 de internet, y queremos sacar 9 mil entre los dos',
    { investment: 60_000, ownFunds: 60_000, fixedCosts: 5300, founderPay: 9000, payIncluded: false },
  ],
  [
    'resources',
    'es',
    'el carro sale 2 millones 500, la freidora 400 y el permiso 100, total 3 palos. tengo 2 y lo demás prestado. gastos 350 al mes',
    { investment: 3_000_000, ownFunds: 2_000_000, fixedCosts: 350_000 },
    withFacts({}, [makeFact('country', 'CL')]),
  ],
  ['resources', 'en', 'truck 22,000 trailer 4,500 mowers 6,500 = 33k. putting in 13k', { investment: 33_000, ownFunds: 13_000 }],
  [
    'resources',
    'es',
    'horno 8.000 + vitrina 2.500 + obra 6.500 = 17.000, de eso 7.000 mios. gastos 1.900/mes, mi sueldo 1.200 aparte',
    { investment: 17_000, ownFunds: 7000, fixedCosts: 1900, founderPay: 1200, payIncluded: false },
  ],
  [
    'resources',
    'es',
    'necesito 25 millones, tengo 10 y lo otro me lo presta el banco a 4 años',
    { investment: 25_000_000, ownFunds: 10_000_000, loan: 15_000_000, loanYears: 4 },
  ],
  [
    'resources',
    'es',
    'maquinaria 38.000. mi pareja y yo ponemos 15.000 y lo demas un ico a 6 años',
    { ownFunds: 15_000, loan: 23_000, loanYears: 6 },
  ],
  ['resources', 'en', 'need 6,500 to get going, got it saved', { investment: 6500, ownFunds: 6500 }],
  ['resources', 'es', '15 mil para abrir, puro ahorro.', { investment: 15_000, ownFunds: 15_000, loan: 0 }],
  ['fixed-costs', 'en', '4,350 incl my 2,200', { fixedCosts: 4350, founderPay: 2200, payIncluded: true }],
  [
    'funding',
    'es',
    'Ximena y yo ponemos 15 millones cada una. La alcaldía nos adjudicó 12 millones que no se reembolsan y Bancolombia financia los 36 restantes a cinco años.',
    { ownFunds: 30_000_000, loan: 36_000_000, loanYears: 5 },
    NEEDS_78,
  ],
  [
    'unit-cost',
    'es',
    'Atender un establecimiento nos vale $34.000 mensuales: bolsas por $21.000 y disposición por $13.000.',
    { unitCost: 34_000, fixedCosts: undefined },
    MONTHLY,
  ],
  ['unit-cost', 'en', 'Serving one rink costs $18,000 a month', { unitCost: 18_000, fixedCosts: undefined }, MONTHLY],
  [
    'revenue',
    'es',
    'Hay dos tarifas: la básica, de $150.000, y la completa, de $270.000. Partimos de 40 en la básica y 20 en la completa, un promedio de $190.000',
    { price: 190_000, volume: 60 },
    IN_COLOMBIA,
  ],
  [
    'revenue',
    'es',
    'Hay de ciento veinte y hay de doscientos cuarenta, pero el alquiler promedio queda en ciento sesenta y cinco mil, unos 65 al mes',
    { price: 165_000, volume: 65 },
    IN_COLOMBIA,
  ],
  ['revenue', 'es', 'el vestido a 120, unos 40 al mes', { price: 120_000, volume: 40 }, IN_COLOMBIA],
  ['revenue', 'es', 'una empanada a 900 pesos, 300 al mes', { price: 900, volume: 300 }, IN_COLOMBIA],
];

test.each(ROWS.map((row) => ({ row, said: row[2] })))('$said', ({ row }) => {
  expect(namedFigures(row)).toEqual(row[3]);
});
