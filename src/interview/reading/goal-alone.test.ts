import { expect, it } from 'vitest';
import { figures } from './read-fixture.ts';

it.each([
  ['en', '£30 a month. The goal is 75 members', 75],
  ['en', '$12 a cut. I want to get to 200 cuts a month', 200],
  ['es', '18 euros la sesión, me gustaría alcanzar las 90 sesiones al mes', 90],
  ['es', 'La cuota es de 45 euros al mes y la meta es llegar a 64 socios', 64],
] as const)('%s: the only level of sales that is told: %s', (language, text, volume) => {
  expect(figures('revenue', text, language)).toMatchObject({ volume });
});

it.each([
  ['en', '£30 a month. The goal is 75 members by next summer'],
  ['en', '£30 a month. We hope to reach 75 members in two years'],
  ['es', 'Cuota de 30 euros al mes. Quiero llegar a 60 alumnas en dos años'],
] as const)('%s: a level of some later day is none of now: %s', (language, text) => {
  expect(figures('revenue', text, language)).not.toHaveProperty('volume');
});

it('beside a level of the beginning it is where sales get to', () => {
  expect(figures('revenue', '39 euros al mes, empezamos con 30 socios y queremos llegar a 120 en un año')).toMatchObject({ volume: 30 });
});
