import { expect, test } from 'vitest';
import { figures } from './read-fixture.ts';

test.each([
  ['es', 'Yo sola, y mi mamá me ayuda sin cobrar', 1],
  ['es', 'yo sola, y mi mamá sin cobrar', 1],
  ['en', 'just me, my dad helps Saturdays for nothing', 1],
  ['en', 'a mother and I', 2],
  ['en', 'we’re three counting Lety', 3],
  ['es', 'yo, y mi mamá cobra por día', 2],
] as const)('who helps without pay is not of the team: %s %s', (language, text, team) => {
  expect(figures('team', text, language)).toMatchObject({ team });
});
