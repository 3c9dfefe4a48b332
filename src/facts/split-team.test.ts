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
  ['Somos tres: mi marido, una cocinera y yo', 3, { full: 3, part: 0, partHours: 0, founders: 2 }],
  ['My husband Leo and me', 2, { full: 2, part: 0, partHours: 0, founders: 2 }],
  ['Mi pareja y yo llevamos la cocina', 2, { full: 2, part: 0, partHours: 0, founders: 2 }],
  ['Yo y un ayudante. Mi esposa tiene su trabajo', 2, { full: 2, part: 0, partHours: 0, founders: 1 }],
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
  ['Yo a jornada completa y Lucía, mi sobrina, viernes y sábado y algún rato más, veinte horas', 2, { full: 1, part: 1, partHours: 87 }],
  ['Somos tres, Claudio, yo y Milagros media jornada', 3, { full: 2, part: 1, partHours: 80, founders: 2 }],
  [
    'Claudio y yo, él arregla las máquinas. Yo hago el mostrador. Y Milagros a la tarde',
    3,
    { full: 2, part: 1, partHours: 80, founders: 2 },
  ],
  ['Me, and Kayla on Fridays, six hours', 2, { full: 1, part: 1, partHours: 26, founders: 1 }],
  ['me and kayla on fridays, 6 hours', 2, { full: 1, part: 1, partHours: 26, founders: 1 }],
  ['Three of us, me, Jem, and Tash two days a week', 3, { full: 2, part: 1, partHours: 64, founders: 2 }],
  [
    'Me and my husband Jem full time, and Tash does Wednesdays and Thursdays, 7 hours each',
    3,
    { full: 2, part: 1, partHours: 61, founders: 2 },
  ],
  ['Yo y una ayudante, cuatro horas al día de lunes a viernes', 2, { full: 1, part: 1, partHours: 87, founders: 1 }],
  ['Just me, plus Sam, 15 hrs/week', 2, { full: 1, part: 1, partHours: 65, founders: 1 }],
  ['La Paqui viene tres días por semana y yo todos', 2, { full: 1, part: 1, partHours: 96, founders: 1 }],
  ['Mi hermana y yo, por las tardes', 2, { full: 2, part: 0, partHours: 0, founders: 2 }],
  ['Me and Dave, Monday to Saturday', 2, { full: 2, part: 0, partHours: 0, founders: 2 }],
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

it('takes the hours of whoever is paid from where they were told with the costs', () => {
  const quote = (text: string) => ({ answer: 3, start: 0, end: text.length, text });
  const facts = {
    team: { id: 'team', value: 2, period: null, unit: null, quote: quote('two, me full time and Kayla just Fridays'), origin: 'said' },
    staffPay: { id: 'staffPay', value: 442, period: 'month', unit: 'USD', quote: quote('17 an hour'), origin: 'said' },
    costList: {
      id: 'costList',
      value: 'Rent 625. My niece Kayla 6 hours a week at 17 an hour',
      period: null,
      unit: null,
      quote: null,
      origin: 'said',
    },
  } as FactSheet;
  expect(splitTeam(facts, 2)).toMatchObject({ full: 1, part: 1, partHours: 26, founders: 1 });
  const { team: _, ...unnamed } = facts;
  expect(splitTeam(unnamed, 2)).toMatchObject({ full: 1, part: 1, partHours: 26 });
});
