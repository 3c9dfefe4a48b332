import { expect, it } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

const known = withFacts({}, [makeFact('price', 190), makeFact('volume', 90), makeFact('fixedCosts', 1324), makeFact('team', 18)]);
const heard = (language: Language, text: string) => figures('read-back', text, language, known);

it.each<readonly [Language, string, number]>([
  ['en', 'team isnt 18 lol its me and marcus, 18 is what he gets an hour', 2],
  ['en', '18 people?? no its 2, me and Marcus', 2],
  ['en', 'the team is me plus one helper, two people total, Marcus. 18 is crazy', 2],
  ['en', "we're only two people, me and my brother", 2],
  ['en', 'team is 3, me, Marcus and Joe', 3],
  ['en', 'its just me and marcus', 2],
  ['es', 'no somos 18, somos Marcos y yo, 18 es lo que cobra la hora', 2],
  ['es', 'son dos en total, yo más un ayudante', 2],
  ['es', 'el equipo está mal, somos Marcos y yo, dos personas', 2],
  ['es', '18 no, solo yo y marcos', 2],
])('%s: %s', (language, text, team) => {
  expect(heard(language, text)).toEqual({ team });
});

it('what else is said stands', () => {
  expect(heard('en', 'its 2, me and Marcus, and the price is 200')).toEqual({ team: 2, price: 200 });
});

it.each<readonly [Language, string]>([
  ['en', "my rivals are Ohio Pros and GreenCrest, it's me and them"],
  ['en', 'the price is 200 and the cleanups are 2, in march and april'],
  ['es', 'el precio es 200 y las limpiezas son 2 al mes'],
])('not of %s: %s', (language, text) => {
  expect(heard(language, text).team).toBeUndefined();
});
