// Figures that tell nothing by themselves: asked back in disbelief, paid beforehand, one of several, parts of a cost, what something is not.
import { expect, it } from 'vitest';
import { type FactId, type FactSheet, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const SOLD: FactSheet = withFacts({}, [
  makeFact('price', 40, { unit: 'EUR', period: 'unit' }),
  makeFact('volume', 120, { unit: 'units', period: 'month' }),
]);

function figures(question: QuestionId, language: Language, text: string, ids: readonly FactId[]): Record<string, unknown> {
  const { facts } = readAnswer(text, { question, known: SOLD, answer: 6, language, today: '2026-11-20' });
  return Object.fromEntries(ids.map((id) => [id, facts.find((fact) => fact.id === id)?.value]));
}

it.each<[QuestionId, Language, string, Record<string, unknown>]>([
  ['resources', 'en', 'Whoa no, a million four?? I wish. To open I need a camera for 3,200', { investment: 3200 }],
  [
    'fixed-costs',
    'en',
    'Lease on the second car is 290, insurance is 85 a car so 170, servicing about 120, the app 45',
    { fixedCosts: 625 },
  ],
  ['fixed-costs', 'es', 'alquiler 290, seguro 85 por coche, o sea 170, revisiones 120 y la aplicación 45', { fixedCosts: 625 }],
  [
    'investment',
    'en',
    'A used Yaris 9,500, dual controls are 325 a car, so 650 for the pair, and 900 for a website',
    { investment: 11_050 },
  ],
  ['investment', 'es', 'Dos sillones a 400 cada uno, que son 800, y el rótulo 300', { investment: 1100 }],
  [
    'resources',
    'es',
    'Para abrir un elevador de un millón 900 y herramienta 6 millones y medio. De arriendo pago 2 millones 200, luz y agua 280 mil, internet y celular 95, el contador 250 mil',
    { investment: 8_400_000, fixedCosts: 2_825_000 },
  ],
  ['tax', 'en', "We're not VAT registered yet, so 38 is 38, it'd have to come out of that", { taxIncluded: true, resources: undefined }],
  ['tax', 'es', 'El IVA saldría de ahí, 40 son 40', { taxIncluded: true }],
  ['read-back', 'en', 'the first month would be more like 60 percent of normal, not 35', { openingShare: 60 }],
  ['read-back', 'es', 'el primer mes sería más bien un 60 % de lo normal, no el 35', { openingShare: 60 }],
  ['unit-cost', 'en', "It costs me about 7, that's 4 of wax plus 2 for the jar and 1 of card fee", { unitCost: 7 }],
])('%s, %s: %s', (question, language, text, told) => {
  expect(figures(question, language, text, Object.keys(told) as FactId[])).toEqual(told);
});

it('several things told as one talks, each with how many come out and at what', () => {
  const text =
    'el mantenimiento general lo cobro a 60 mil y hago como 120 al mes, una reparación de motor vale 350 mil y salen unas 12. De repuestos vendo más o menos 150 al mes, cada venta de 48 mil, y llantas cambio unas 10 por semana a 30 mil la cambiada';
  const { facts } = readAnswer(text, { question: 'revenue', known: {}, answer: 5, language: 'es', today: '2026-11-20' });
  expect(facts.find(({ id }) => id === 'lines')?.value).toMatchObject([
    { label: 'mantenimiento general', price: 60_000, units: 120 },
    { label: 'reparación de motor', price: 350_000, units: 12 },
    { label: 'repuestos', price: 48_000, units: 150 },
    { label: 'llantas', price: 30_000, units: 43 },
  ]);
});

it('the wages of those who are hired, told anew, leave costs that do not hold them as they are', () => {
  const line = (label: string, amount: number, kind: 'rent' | 'other') => ({ label, amount, kind });
  const known = withFacts({}, [
    makeFact('fixedCosts', 2_985_000, { unit: 'COP', period: 'month', origin: 'derived' }),
    makeFact('costLines', [line('arriendo', 2_200_000, 'rent'), line('luz', 785_000, 'other')]),
    makeFact('staffPay', 4_600_000, { unit: 'COP', period: 'month' }),
  ]);
  const text = 'los sueldos de quien trabaja conmigo son 3 millones al mes';
  const { facts } = readAnswer(text, { question: 'read-back', known, answer: 9, language: 'es', today: '2026-11-20' });
  expect(facts.map(({ id, value }) => [id, value])).toEqual([['staffPay', 3_000_000]]);
});

it('how much a thing weighs is a part of its name, and «de ese» is what was priced', () => {
  const text =
    'el curado de un kilo a 19 euros, unas 40 piezas a la semana; el fresco de 400 gramos a 4,50, de ese 60 por semana; y los tarritos de crema a 5,50, unos 150 al mes.';
  const { facts } = readAnswer(text, { question: 'revenue', known: {}, answer: 5, language: 'es', today: '2026-11-20' });
  expect(facts.find(({ id }) => id === 'lines')?.value).toMatchObject([
    { label: 'curado de un kilo', price: 19, units: 173 },
    { label: 'fresco de 400 gramos', price: 4.5, units: 260 },
    { label: 'tarritos de crema', price: 5.5, units: 150 },
  ]);
});

it.each<[QuestionId, Language, string, Record<string, unknown>]>([
  ['fixed-costs', 'es', 'alquiler 350, luz 260 y el puesto del mercado 30 cada domingo', { fixedCosts: 740 }],
  ['fixed-costs', 'en', 'rent 350, power 260, cleaner 30 each Monday', { fixedCosts: 740 }],
  [
    'resources',
    'es',
    'La cuba 6.500. Trabajo yo, con mil euros al mes para mí, y mi cuñada Begoña diez horas a la semana, que le pagaré 380 brutos',
    { founderPay: 1000, staffPay: 380 },
  ],
])('%s, %s: %s', (question, language, text, told) => {
  expect(figures(question, language, text, Object.keys(told) as FactId[])).toEqual(told);
});
