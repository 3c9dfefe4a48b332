import { expect, test } from 'vitest';
import { figures } from './read-fixture.ts';

test.each([
  ['es', 'Yo sola, y mi mamá me ayuda sin cobrar', 1],
  ['es', 'yo sola, y mi mamá sin cobrar', 1],
  ['en', 'just me, my dad helps Saturdays for nothing', 1],
  ['en', 'a mother and I', 2],
  ['en', 'we’re three counting Lety', 3],
  ['es', 'yo, y mi mamá cobra por día', 2],
  ['es', 'Leidy y yo', 2],
  ['es', 'estamos la Juani y yo', 2],
  ['es', 'mi cuñado y yo', 2],
  ['es', 'Paco, María y yo', 3],
  ['es', 'trabajamos Leidy y yo, ella media jornada', 2],
  ['en', 'Dave and I', 2],
  ['en', 'my mate Dave and me', 2],
  ['en', 'me, Dave and Sarah', 3],
  ['en', 'me and Dave, we’ll each take 1,500', 2],
] as const)('who works there, and not who helps without pay: %s %s', (language, text, team) => {
  expect(figures('team', text, language)).toMatchObject({ team });
});
