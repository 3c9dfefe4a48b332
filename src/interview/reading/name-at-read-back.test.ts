// A sentence of the corrections that is a name and nothing else.
import { expect, test } from 'vitest';
import { type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read } from './read-fixture.ts';

const UNNAMED: FactSheet = withFacts({}, [makeFact('price', 220), makeFact('sector', 'repair_shop'), makeFact('rivals', ['Tire Kings'])]);
const NAMED: FactSheet = withFacts(UNNAMED, [makeFact('name', 'Broten')]);
const named = (text: string, language: 'es' | 'en', known: FactSheet) =>
  factValue(withFacts(known, read('read-back', text, language, known).facts), 'name');

test.each([
  ["It's Sagebrush Vans", 'en', 'Sagebrush Vans'],
  ['FixYa', 'en', 'FixYa'],
  ['Xibal', 'es', 'Xibal'],
  ['Le puse Sol de Adentro', 'es', 'Sol de Adentro'],
  ['le pusimos La Repulgada', 'es', 'La Repulgada'],
] as const)('%s', (text, language, name) => {
  const reading = read('read-back', text, language, UNNAMED);
  expect(factValue(withFacts({}, reading.facts), 'name')).toBe(name);
  expect(reading.facts.some(({ id }) => id === 'sector')).toBe(false);
});

test('the name known put right by a letter, or by another that is said to be it', () => {
  expect(named('No, es Brote', 'es', NAMED)).toBe('Brote');
  expect(named("No, it's Sagebrush Vans", 'en', NAMED)).toBe('Sagebrush Vans');
});

test.each([
  ['Vale', 'es'],
  ['Perfecto', 'es'],
  ['Tire Kings', 'en'],
  ['Chicago', 'en'],
  ['Precio', 'es'],
  ['Mayo', 'es'],
] as const)('no name: %s', (text, language) => {
  expect(named(text, language, UNNAMED)).toBeUndefined();
});

test('one word that is nothing like the name known may be anything', () => {
  expect(named('Pétalo', 'es', NAMED)).toBe('Broten');
});

test('told to be wrong, and what it is', () => {
  expect(named('el nombre está mal, es Rulos y Más', 'es', NAMED)).toBe('Rulos y Más');
  expect(named('we named it Copper Finch', 'en', NAMED)).toBe('Copper Finch');
});
