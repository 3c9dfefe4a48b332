// The town that is read back is said not to be it, and another is named.
import { expect, test } from 'vitest';
import { type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read } from './read-fixture.ts';

const BOISE: FactSheet = withFacts({}, [
  makeFact('city', 'Boise'),
  makeFact('country', 'US'),
  makeFact('price', 38),
  makeFact('sector', 'academy'),
]);
const SORIA: FactSheet = withFacts({}, [
  makeFact('city', 'Soria'),
  makeFact('country', 'ES'),
  makeFact('price', 4.2),
  makeFact('sector', 'agriculture'),
]);

test.each([
  ["It's not Boise, it's Meridian", 'en', BOISE, 'Meridian', 38],
  ["we're in Nampa, not Boise", 'en', BOISE, 'Nampa', 38],
  ['We moved: in Eagle, not Boise. And the price is 42', 'en', BOISE, 'Eagle', 42],
  ['Meridian, not Boise', 'en', BOISE, 'Meridian', 38],
  ['can you change Boise to Nampa', 'en', BOISE, 'Nampa', 38],
  ['wrong city, it is Cork', 'en', BOISE, 'Cork', 38],
  ['me he mudado a Ágreda', 'es', SORIA, 'Ágreda', 4.2],
  ['Somos de Almazán, no de Soria capital', 'es', SORIA, 'Almazán', 4.2],
  ['estoy en Ólvega, no en Soria', 'es', SORIA, 'Ólvega', 4.2],
  ['No es en Soria, es en Vinuesa, provincia de Soria, de Madrid son los clientes', 'es', SORIA, 'Vinuesa', 4.2],
  ["It's not Boise, it's in Cascade, near McCall, the guests are from Boise", 'en', BOISE, 'Cascade', 38],
] as const)('%s', (text, language, known, city, price) => {
  const facts = withFacts(known, read('read-back', text, language, known).facts);
  expect([factValue(facts, 'city'), factValue(facts, 'price'), facts.sector]).toEqual([city, price, known.sector]);
  expect(facts.trade).toBeUndefined();
});

test('a month is no town', () => {
  const { facts } = read('read-back', 'abrimos en Junio, no en Soria sino cuando se pueda', 'es', SORIA);
  expect(facts.some(({ id }) => id === 'city')).toBe(false);
});

test.each([
  ['Una pareja de Madrid venía a ver los cerezos y solo había casas enteras, mínimo dos noches', 'es', undefined],
  ['A couple from Leeds came for the weekend and found nowhere to stay', 'en', undefined],
  ['Una pareja de Sevilla no encontraba fontanero', 'es', 'Sevilla'],
] as const)('who travels comes from elsewhere: %s', (text, language, city) => {
  expect(read('problem', text, language).facts.find(({ id }) => id === 'city')?.value).toBe(city);
});
