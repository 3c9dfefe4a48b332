import { expect, it } from 'vitest';
import type { SectorId } from '../../sectors/sector.ts';
import { fact } from '../plan-fixtures.ts';
import { gatherSaid } from './gather-said.ts';

const GROUPS: readonly (readonly [SectorId, string, readonly string[]])[] = [
  ['beauty_salon', 'Hombres y chavales de 14 a 45 años del barrio, que se cortan el pelo cada tres semanas.', ['hombres']],
  ['retail_shop', 'Familias con hijos y los seis colegios del barrio, que renuevan biblioteca cada curso.', ['familias']],
  ['retail_shop', 'Families, who all use the library, and schools', ['familias']],
];

it.each(GROUPS)('what is told of the customers named is no other group: %s, %s', (sector, answer, [first]) => {
  const told = gatherSaid(fact('customer', answer), sector).customers.map(({ es }) => es);
  expect(told).toContain(first);
  expect(told.join()).not.toMatch(/quienes se cortan|bibliotecas/);
});

it.each([
  ['beauty_salon', 'Una barbería con cita por internet y dos sillones sin cita.', ['online booking', 'chairs kept for walk-ins']],
  [
    'academy',
    'Spanish lessons for grown-ups at a little language school, with no grammar tables and coffee included.',
    ['Spanish lessons', 'a method with no grammar tables', 'coffee included'],
  ],
  [
    'consulting_freelance',
    'A small practice: a fixed fee from first sketch to planning permission in ten weeks.',
    ['design from first sketch to planning permission'],
  ],
  [
    'retail_shop',
    'Librería: cuentos elegidos por edades y un cuentacuentos cada sábado.',
    ['books chosen by age', 'storytelling sessions every Saturday'],
  ],
] as const)('the offer is told by what sets it apart: %s, %s', (sector, answer, offered) => {
  const told = gatherSaid({ ...fact('solution', answer), ...fact('sector', sector) }, sector).promise.map(({ en }) => en);
  for (const one of offered) expect(told).toContain(one);
  expect(told.join()).not.toMatch(/walk-in service|Spanish for foreigners|building permits/);
});
