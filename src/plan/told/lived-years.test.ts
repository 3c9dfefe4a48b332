import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { gatherDetails } from './gather-details.ts';

const measured = (problem: string) => gatherDetails(fact('problem', problem)).map(({ value }) => value);

it.each([
  'Half the retired Brits here have been on the coast ten years and cannot talk to their doctor.',
  'They have lived here twelve years and sign what they cannot read.',
  'Llevan viviendo aquí diez años y no se entienden con el médico.',
  'Mis vecinos llevan en la costa quince años y no hablan el idioma.',
])('how long they have lived somewhere measures no trouble: %s', (problem) => {
  expect(measured(problem)).toEqual([]);
});

it.each([
  ['They have been waiting for three weeks', 3],
  ['Lleva diez meses esperando una cita', 10],
])('how long they have waited does: %s', (problem, weeks) => {
  expect(measured(problem)).toEqual([weeks]);
});
