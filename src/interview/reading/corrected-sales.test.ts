// What is said to the figures read back: which one is taken back, by its value, its name or what it is for, and nothing else.
import { describe, expect, test } from 'vitest';
import { type Fact, type FactSheet, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

const sheet = (...facts: readonly Fact[]): FactSheet => withFacts({}, facts);
const BAKERY = sheet(
  makeFact('price', 3.5, { unit: 'EUR', period: 'unit' }),
  makeFact('volume', 2470, { unit: 'units', period: 'month' }),
  makeFact('unitCost', 1, { unit: 'EUR', period: 'unit' }),
  makeFact('fixedCosts', 2285, { unit: 'EUR', period: 'month' }),
  makeFact('ownFunds', 15_000, { unit: 'EUR' }),
  makeFact('loan', 35_000, { unit: 'EUR' }),
  makeFact('loanYears', 3, { unit: 'years' }),
  makeFact('taxIncluded', true),
);
const SOFTWARE = sheet(
  makeFact('price', 39, { unit: 'GBP', period: 'month' }),
  makeFact('volume', 6, { unit: 'units', period: 'month' }),
  makeFact('unitCost', 11, { unit: 'GBP', period: 'unit' }),
  makeFact('fixedCosts', 3880, { unit: 'GBP', period: 'month' }),
  makeFact('churn', 4, { unit: 'percent', period: 'month' }),
  makeFact('taxIncluded', true),
);
const ACADEMY = sheet(makeFact('price', 85, { unit: 'EUR', period: 'month' }), makeFact('volume', 85, { unit: 'units', period: 'month' }));
const SHOP = sheet(
  makeFact('currency', 'MXN'),
  makeFact('price', 2800, { unit: 'MXN', period: 'unit' }),
  makeFact('volume', 173, { unit: 'units', period: 'month' }),
  makeFact('investment', 46_000, { unit: 'MXN' }),
  makeFact('investmentItems', [
    { label: 'molino', amount: 40_000 },
    { label: 'tienda en línea', amount: 6000 },
  ]),
);

type Row = readonly [language: Language, text: string, read: Readonly<Record<string, unknown>>, known: FactSheet];

const BY_VALUE: readonly Row[] = [
  ['es', 'son 72 alumnos, no 85', { volume: 72 }, ACADEMY],
  ['es', 'son 72 €, no 85', { price: 72 }, ACADEMY],
  ['es', '72, no 85', {}, ACADEMY],
  ['es', 'no, el pedido es de 780 pesos, no de 2,800', { price: 780 }, SHOP],
  ['es', '780, no 2.800', { price: 780 }, SHOP],
  ['es', 'no son 2,800, son 780', { price: 780 }, SHOP],
  ['es', 'no es 2.800 sino 780', { price: 780 }, SHOP],
  ['es', 'en vez de 2.800, 780', { price: 780 }, SHOP],
  ['es', '780 en lugar de 2.800', { price: 780 }, SHOP],
  ['es', 'cambia 2.800 por 780', { price: 780 }, SHOP],
  ['es', 'donde pone 2.800 pon 780', { price: 780 }, SHOP],
  ['es', '2.485, no 2.285', { fixedCosts: 2485 }, BAKERY],
  ['es', '1,20 y no 1', { unitCost: 1.2 }, BAKERY],
  ['en', 'cost per ticket is about 5.25, not 9.50', { unitCost: 5.25 }, SOFTWARE],
  ['es', 'el coste por ticket es 1,20', { unitCost: 1.2 }, BAKERY],
  ['es', '30.000, no 35.000', { loan: 30_000 }, BAKERY],
  ['es', 'el préstamo es a dos años, no a tres', { loanYears: 2 }, BAKERY],
  ['es', 'tengo dos sillas, no tres', {}, BAKERY],
  ['en', '42 not 39', { price: 42 }, SOFTWARE],
  ['en', 'not 39, 42', { price: 42 }, SOFTWARE],
  ['en', "it's 42 instead of 39", { price: 42 }, SOFTWARE],
  ['en', "it isn't 39, it's 42", { price: 42 }, SOFTWARE],
  ['en', 'change 39 to 42', { price: 42 }, SOFTWARE],
  ['en', 'nine not six', { volume: 9 }, SOFTWARE],
  ['en', "it's 9 clinics, not 6", { volume: 9 }, SOFTWARE],
  ['en', 'I work 5 days a week, not 6', {}, SOFTWARE],
  ['es', 'trabajo 5 días, no 1', {}, BAKERY],
  ['en', 'a clinic costs 42, not 39', { price: 42 }, SOFTWARE],
  ['es', 'el préstamo son 30 mil, no 35', { loan: 30_000 }, BAKERY],
];

const BY_NAME: readonly Row[] = [
  ['es', 'precio 4, coste 1,30, ventas 2.500', { price: 4, unitCost: 1.3, volume: 2500 }, BAKERY],
  ['es', 'el coste es uno con veinte', { unitCost: 1.2 }, BAKERY],
  ['es', 'clientes 2.600', { volume: 2600 }, BAKERY],
  ['en', 'price 42, cost 12, sales 9', { price: 42, unitCost: 12, volume: 9 }, SOFTWARE],
  ['en', 'One in fifty leaves each month', { churn: 2 }, SOFTWARE],
  ['es', 'se va un 2 % cada mes, no un 4', { churn: 2 }, SOFTWARE],
];

const BY_SALE: readonly Row[] = [
  ['en', "It's £85 a clinic a month", { price: 85, currency: 'GBP', saleUnit: 'clinic' }, SOFTWARE],
  ['en', "it's £85 a clinic a month, nine clinics", { price: 85, currency: 'GBP', saleUnit: 'clinic' }, SOFTWARE],
  ['en', 'the price is per clinic, not per practitioner', { saleUnit: 'clinic' }, SOFTWARE],
  ['es', 'cada pedido son 780', { price: 780, saleUnit: 'order' }, SHOP],
  ['es', '780 por pedido', { price: 780, saleUnit: 'order' }, SHOP],
  ['es', 'No, son ventas de 3,50, no panes', { saleUnit: 'purchase' }, BAKERY],
  ['es', 'los cortes son 260', { volume: 260 }, BAKERY],
];

const ASKED: readonly Row[] = [
  ['es', '85 al mes cada alumno y quiero llegar a 72 alumnos', { price: 85, volume: 72, saleUnit: 'pupil' }, {}],
  ['es', '85 € al mes cada alumno, doce grupos de seis', { price: 85, volume: 72, saleUnit: 'pupil', currency: 'EUR' }, {}],
  ['en', '$95 a month per kid, ten groups of six', { price: 95, volume: 60, saleUnit: 'child', currency: 'USD' }, {}],
  ['es', '12 € por niño, grupos de ocho, 20 clases al mes', { price: 12, volume: 160, saleUnit: 'child', currency: 'EUR' }, {}],
  [
    'en',
    '£12 a child, groups are eight so it comes to £96 a class, 20 classes a month',
    { price: 96, volume: 20, saleUnit: 'class', currency: 'GBP' },
    {},
  ],
  ['en', 'I charge £450 and VAT per job, 8 a month', { price: 450, volume: 8, saleUnit: 'job', currency: 'GBP', taxIncluded: false }, {}],
  ['es', 'cobro mil pesos por corte y hago 80 al mes', { price: 1000, volume: 80, saleUnit: 'haircut' }, {}],
  ['es', 'El pedido como de 780 varos con IVA', { price: 780, saleUnit: 'order', currency: 'MXN', taxIncluded: true }, SHOP],
  ['es', 'La gente se deja unos tres euros y medio', { price: 3.5, saleUnit: 'purchase', currency: 'EUR' }, {}],
];

describe('at the read-back', () => {
  test.each([...BY_VALUE, ...BY_NAME, ...BY_SALE])('%s: %s', (language, text, read, known) => {
    expect(figures('read-back', text, language, known)).toEqual(read);
  });
});

describe('to the question on income', () => {
  test.each(ASKED)('%s: %s', (language, text, read, known) => {
    expect(figures('revenue', text, language, known)).toEqual(read);
  });
});

const CURTAINS = sheet(
  makeFact('currency', 'GBP'),
  makeFact('price', 640, { unit: 'GBP', period: 'unit' }),
  makeFact('volume', 14, { unit: 'units', period: 'month' }),
  makeFact('unitCost', 230, { unit: 'GBP', period: 'unit' }),
  makeFact('fixedCosts', 710, { unit: 'GBP', period: 'month' }),
  makeFact('solution', 'Curtains made to measure'),
);

describe('what was left out, told to the figures read back', () => {
  test.each([
    ['en', 'also I clean curtains at £45 a pair, about 8 a month', { volume: 22, price: 423.64, unitCost: 152.24, fixedCosts: undefined }],
    ['en', 'You missed that I also do repairs for £30 each, about 10 a month', { volume: 24, price: 385.83, fixedCosts: undefined }],
    ['es', 'falta que también hago arreglos a 30, 10 al mes', { volume: 24, price: 385.83, fixedCosts: undefined, team: undefined }],
    ['es', 'también doy clases, 25 por persona, 24 al mes', { volume: 38, price: 251.58, fixedCosts: undefined, team: undefined }],
    ['es', 'te falta el seguro, a 45 al mes', { fixedCosts: 755, price: undefined, volume: undefined }],
  ] as const)('%s: %s', (language, text, expected) => {
    const found = figures('read-back', text, language, CURTAINS);
    for (const [id, value] of Object.entries(expected)) expect(found[id], id).toBe(value);
  });

  test.each([
    ['en', 'we fit them in 48 hours or it’s free'],
    ['es', 'las colocamos en 48 horas o no se cobra'],
  ] as const)('a promise joins the offer, and moves no figure: %s %s', (language, text) => {
    expect(figures('read-back', text, language, CURTAINS)).toEqual({ solution: `Curtains made to measure. ${text}` });
  });
});
