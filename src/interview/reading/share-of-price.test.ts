// What a sale costs, told as a fraction of what is asked for it.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

const PRICED = withFacts({}, [makeFact('price', 30)]);

test.each<readonly [Language, string, number | undefined]>([
  ['en', 'about a third of the price', 10],
  ['es', 'un tercio del precio', 10],
  ['es', 'un cuarto de lo que cobro', 7.5],
  ['en', 'a quarter of what I charge', 7.5],
  ['es', 'me queda un tercio del precio', 20],
  ['es', 'la mitad', 15],
  ['en', 'a third of them come back', undefined],
])('%s: %s', (language, said, unitCost) => {
  expect(figures('unit-cost', said, language, PRICED).unitCost).toBe(unitCost);
});
