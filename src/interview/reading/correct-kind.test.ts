import { expect, test } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import { readAnswer } from './read-answer.ts';

function known(sector: 'cafe_restaurant' | 'event_services', trade: 'coffee_shop' | 'wedding_planner'): FactSheet {
  const derived = { period: null, unit: null, quote: null, origin: 'derived' } as const;
  return { sector: { id: 'sector', value: sector, ...derived }, trade: { id: 'trade', value: trade, ...derived } };
}

function corrected(question: QuestionId, text: string, sheet: FactSheet) {
  const language = /[áéíóúñ]|\b(?:es|no son)\b/.test(text) ? 'es' : 'en';
  const { facts } = readAnswer(text, { question, language, today: '2026-11-28', answer: 5, known: sheet });
  return Object.fromEntries(facts.filter(({ id }) => id === 'sector' || id === 'trade').map(({ id, value }) => [id, value]));
}

test.each([
  ['read-back', 'It’s not a café, it’s a coffee trailer'],
  ['fixed-costs', 'It’s a horsebox trailer, not a café. 600 a month for the pitch'],
  ['read-back', 'No es una cafetería, es un remolque'],
] as const)('what is sold on wheels is no café, at any question: %s, %s', (question, text) => {
  expect(corrected(question, text, known('cafe_restaurant', 'coffee_shop'))).toEqual({ sector: 'food_truck', trade: 'coffee_van' });
});

test.each([
  ['read-back', 'We plan weddings and quinceañeras alike, not only weddings'],
  ['price', 'Not just weddings: birthdays and weddings. An event is 4,000'],
  ['read-back', 'No son solo bodas, también quince años y eventos de empresa'],
] as const)('whoever plans more than weddings is no wedding planner: %s, %s', (question, text) => {
  expect(corrected(question, text, known('event_services', 'wedding_planner'))).toEqual({ sector: 'event_services' });
});

test.each([
  'Nos eligen porque cambiamos la talla gratis y producimos 120 prendas, así que no se ve el mismo conjunto en todo el gimnasio',
  'Cambiamos el molde cada mes; no nos comparan con el taller de costura',
])('what is not seen or said elsewhere puts no trade right: %s', (text) => {
  expect(corrected('read-back', text, known('event_services', 'wedding_planner'))).toEqual({});
});
