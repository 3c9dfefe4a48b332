import { expect, test } from 'vitest';
import type { Language } from '../../language/language.ts';
import { figures } from './read-fixture.ts';

const TEAMS: readonly (readonly [Language, string, number])[] = [
  [
    'es',
    'yo a jornada completa, 9 años en el salón del Actur, los últimos 4 de encargada, y antes dos años de auxiliar en una clínica veterinaria. Y Leire desde el mes 4 a media jornada que baña y seca',
    2,
  ],
  ['es', 'yo sola, y en el mes 4 entra Leire', 2],
  ['es', 'yo y desde el mes 4 Leire a media jornada', 2],
  ['es', 'yo a jornada completa, los últimos 4 de encargada', 1],
  ['es', 'que no somos 4, somos 2. Yo todo el día y Leire media jornada', 2],
  ['es', 'como que 4 personas?? somos dos, Leire y yo.', 2],
  ['en', 'just me full time, the last 4 as manager, and from month 4 Zoe part-time', 2],
  ['en', 'we are two, not four: me and Zoe', 2],
  ['es', 'somos 4, mi hermana, dos chicas y yo', 4],
  ['en', 'four of us: me, Sam and the twins', 4],
];

test.each(TEAMS)('%s "%s": %i', (language, answer, people) => {
  expect(figures('team', answer, language).team).toBe(people);
});

test('a count that is denied at the read-back is not the one put right', () => {
  expect(figures('read-back', 'que no somos 4, somos 2', 'es').team).toBe(2);
});
