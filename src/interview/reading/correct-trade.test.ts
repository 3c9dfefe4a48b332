import { expect, test } from 'vitest';
import type { Fact, FactSheet } from '../../facts/fact.ts';
import { factValue, withFacts } from '../../facts/fact.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { correctTrade } from './correct-trade.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';
import { read } from './read-fixture.ts';

const knowing = (sector: SectorId): FactSheet => ({ sector: makeFact('sector', sector) as Fact<'sector'> });
const context = (sector: SectorId, question: 'read-back' | 'odd-price' = 'read-back') =>
  ({ answer: 9, question, language: 'en', known: knowing(sector), today: '2026-11-22' }) as const;

test.each([
  ['cafe_restaurant', 'It’s house cleaning, not a restaurant', 'cleaning'],
  ['cafe_restaurant', 'my trade is home cleaning', 'cleaning'],
  ['academy', "Also we're a yoga studio, not an academy or tutoring, and the teacher money is a monthly cost, $1,200 a month", 'gym'],
  ['academy', 'También somos una peluquería, no una academia', 'beauty_salon'],
  ['cafe_restaurant', 'the business is a house cleaning company', 'cleaning'],
  ['cafe_restaurant', 'es una panadería, no un restaurante', 'food_manufacturing'],
  ['cafe_restaurant', 'no es un restaurante, es una panadería', 'food_manufacturing'],
  ['cafe_restaurant', 'no somos un bar sino una panadería', 'food_manufacturing'],
  ['cafe_restaurant', 'not a cafe, a bakery', 'food_manufacturing'],
  ['marketplace_app', 'we’re software', 'saas'],
  ['marketplace_app', 'It’s software, not a marketplace', 'saas'],
  ['real_estate', 'cambia el sector a limpieza', 'cleaning'],
  ['real_estate', 'sector: limpieza', 'cleaning'],
  ['real_estate', 'me dedico a limpiar casas', 'cleaning'],
  ['real_estate', 'perdona, somos una academia de inglés', 'academy'],
  ['agency', 'soy peluquera', 'beauty_salon'],
  ['logistics', 'transporte no, soy carpintero', 'construction_trades'],
  ['logistics', 'nada de transporte, carpintería', 'construction_trades'],
  ['logistics', 'we don’t do removals, we make furniture', 'crafts'],
  ['agency', 'that’s wrong, we are a dog grooming salon', 'beauty_salon'],
] as const)('not %s: %s', (known, text, sector) => {
  expect(correctTrade(text, context(known)).facts[0]).toMatchObject({ id: 'sector', value: sector });
});

test.each([
  ['saas', 'it’s £85 a clinic a month'],
  ['saas', 'the 60k is an investor’s'],
  ['food_manufacturing', 'es un traspaso, no abrimos de cero'],
  ['cafe_restaurant', 'el alquiler del bar son 900, no 1.000'],
  ['retail_shop', 'se llama Bar Luna'],
  ['retail_shop', 'es en Villar de Olalla'],
  ['cleaning', 'we are two cleaners and me'],
  ['crafts', 'El monotributo son 85 mil, no 85 pesos'],
  ['crafts', 'el camión es alquilado, no comprado'],
  ['food_truck', 'the lease is for 5 years, not 10'],
] as const)('a %s stays one: %s', (known, text) => {
  expect(correctTrade(text, context(known))).toMatchObject({ facts: [], isDenied: false });
});

test('what else is said along with it is read as before', () => {
  const { kind, facts } = readAnswer(
    'No, it’s a house cleaning company, not a restaurant. $165 a visit is right.',
    context('cafe_restaurant', 'odd-price'),
  );
  expect(kind).toBe('correction');
  expect(Object.fromEntries(facts.map(({ id, value }) => [id, value]))).toMatchObject({ sector: 'cleaning', price: 165 });
});

test('a trade that is only denied is asked for', () => {
  expect(readAnswer('no es un restaurante', context('cafe_restaurant'))).toEqual({ kind: 'change', facts: [], about: 'sector' });
});

test('a name of several words is no name in pieces', () => {
  const room = readAnswer('If you don’t like a room we come back next day and redo it free', {
    ...context('cleaning'),
    question: 'solution',
    known: {},
  });
  expect(factValue(Object.fromEntries(room.facts.map((fact) => [fact.id, fact])) as FactSheet, 'sector')).toBeUndefined();
});

test.each(['no es una pizzería, es una empanadería', 'no es una pizzería', 'pizzería no'])('a trade denied is not kept: %s', (text) => {
  const known = withFacts({}, [
    makeFact('sector', 'cafe_restaurant'),
    makeFact('trade', 'pizza_takeaway'),
    makeFact('solution', 'Un local como una pizzería pero de empanadas al horno'),
  ]);
  const { facts, kind } = read('read-back', text, 'es', known);
  expect(facts.map(({ id, value }) => [id, value])).toEqual([['sector', 'cafe_restaurant']]);
  expect(kind).toBe(text.includes('empanad') ? 'correction' : 'change');
});
