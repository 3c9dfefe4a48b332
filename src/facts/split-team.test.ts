import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { splitTeam } from './split-team.ts';

const told = (value: string, people: number) =>
  splitTeam({ resources: { id: 'resources', value, period: null, unit: null, quote: null, origin: 'said' } } as FactSheet, people);

it.each([
  ['Somos mi hermana y yo, y un chico los fines de semana', 3, { full: 2, part: 1, partHours: 64, founders: 2 }],
  ['Just me plus a high school kid on Saturdays', 2, { full: 1, part: 1, partHours: 32, founders: 1 }],
  ['Yo y dos camareras a media jornada', 3, { full: 1, part: 2, partHours: 160, founders: 1 }],
  [
    'Three employees at $18 an hour, about 30 hours a week each, plus me doing estimates',
    4,
    { full: 1, part: 3, partHours: 390, founders: 1 },
  ],
  ['Yo y dos chicas, 20 horas a la semana cada una', 3, { full: 1, part: 2, partHours: 174, founders: 1 }],
  ['Me and a helper 12 hours a week', 2, { full: 1, part: 1, partHours: 52, founders: 1 }],
  ['Somos dos socios y contrataremos a una camarera', 3, { full: 3, part: 0, partHours: 0, founders: 2 }],
  ['Somos dos: yo y un mecánico contratado', 2, { full: 2, part: 0, partHours: 0, founders: 1 }],
  ['Trabajo sola y abrimos los sábados', 1, { full: 1, part: 0, partHours: 0, founders: 1 }],
  ['Mi marido y yo, abrimos sábados y domingos', 2, { full: 2, part: 0, partHours: 0, founders: 2 }],
  ["It's me and Chuy, we'd take out two grand a month each to start", 2, { full: 2, part: 0, partHours: 0, founders: 2 }],
  ['Yo y Marta, nos llevaríamos mil cada una', 2, { full: 2, part: 0, partHours: 0, founders: 2 }],
  ["Me full time and Bev who's a qualified PT", 2, { full: 2, part: 0, partHours: 0, founders: 1 }],
  ['Estoy yo y el Nico, que le pago 900 mil por mes', 2, { full: 2, part: 0, partHours: 0, founders: 1 }],
  ['Leidy y yo', 2, { full: 2, part: 0, partHours: 0, founders: 2 }],
  ['Me and Dave', 2, { full: 2, part: 0, partHours: 0, founders: 2 }],
  ['Dave and I will run it. Rent £800', 2, { full: 2, part: 0, partHours: 0, founders: 2 }],
  ['Leidy y yo, a ella le pago 900 mil', 2, { full: 2, part: 0, partHours: 0, founders: 1 }],
  ['Yo sola, y en julio y agosto meto a una chica', 2, { full: 1, part: 1, partHours: 27, founders: 1 }],
  ['Me, and two lads on Fridays and Saturdays', 3, { full: 1, part: 2, partHours: 128, founders: 1 }],
  ['Yo, y un camarero de junio a septiembre', 2, { full: 1, part: 1, partHours: 53, founders: 1 }],
  ['Yo y mi ayudante', 2, { full: 2, part: 0, partHours: 0, founders: 1 }],
  ['Una socia', 2, { full: 2, part: 0, partHours: 0, founders: 2 }],
] as const)('%s', (words, people, team) => {
  expect(told(words, people)).toMatchObject(team);
});

it('reads the answer to who works in it beside what was told of means', () => {
  const quote = { answer: 3, start: 0, end: 17, text: 'somos tres amigas' };
  const facts = {
    resources: { id: 'resources', value: 'un celular bueno y ya', period: null, unit: null, quote: null, origin: 'said' },
    team: { id: 'team', value: 3, period: null, unit: null, quote, origin: 'said' },
  } as FactSheet;
  expect(splitTeam(facts, 3)).toMatchObject({ full: 3, part: 0, founders: 3 });
});
