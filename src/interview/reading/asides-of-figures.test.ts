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
  ['tax', 'en', "We're not VAT registered yet, so 38 is 38, it'd have to come out of that", { taxIncluded: true, resources: undefined }],
  ['tax', 'es', 'El IVA saldría de ahí, 40 son 40', { taxIncluded: true }],
  ['read-back', 'en', 'the first month would be more like 60 percent of normal, not 35', { openingShare: 60 }],
  ['read-back', 'es', 'el primer mes sería más bien un 60 % de lo normal, no el 35', { openingShare: 60 }],
  ['unit-cost', 'en', "It costs me about 7, that's 4 of wax plus 2 for the jar and 1 of card fee", { unitCost: 7 }],
])('%s, %s: %s', (question, language, text, told) => {
  expect(figures(question, language, text, Object.keys(told) as FactId[])).toEqual(told);
});
