// A name told short and then in full, and a stall that is none, told with it or to any other question.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { figures, read } from './read-fixture.ts';

const STALL = withFacts({}, [makeFact('sector', 'food_truck'), makeFact('trade', 'latin_street_food')]);

test.each([
  ['es', 'Se llama El Ocho, Taquería El Ocho, por los ocho bancos', 'Taquería El Ocho'],
  ['es', 'Se llama Pelos, Peluquería Pelos', 'Peluquería Pelos'],
  ['en', 'It’s called Nana’s, Nana’s Kitchen', 'Nana’s Kitchen'],
  ['en', 'Bloom, Bloom & Grow, like the song', 'Bloom & Grow'],
  ['es', 'Se llama El Ocho, en Guadalajara', 'El Ocho'],
] as const)('%s: %s', (language, text, name) => {
  const { name: told, city } = figures('identity', text, language);
  expect(told).toBe(name);
  expect(String(city ?? '')).not.toContain(name);
});

test.each([
  ['identity', 'es', 'Se llama El Ocho. Oye, y no es puesto, es un local de 42 metros, a cuadra y media del hospital'],
  ['marketing', 'en', 'Flyers. And it isn’t a stall, it’s a shop with twelve seats'],
] as const)('%s, %s: %s is no street food', (question, language, text) => {
  const { facts, corrected } = read(question, text, language, STALL);
  expect(facts).toContainEqual(expect.objectContaining({ id: 'sector', value: 'cafe_restaurant' }));
  expect(corrected).toContain('sector');
});
