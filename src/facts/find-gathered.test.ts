import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { countGathered, findGathered } from './find-gathered.ts';

const told = (value: string, id: 'customer' | 'goals' | 'soFar' = 'customer'): FactSheet => ({
  [id]: { id, value, period: null, unit: null, quote: null, origin: 'said' },
});
const kinds = (facts: FactSheet) => findGathered(facts).map(({ kind, told: all, counted }) => [kind, all, counted]);

it.each([
  ['Ya tengo como 180 clientes en WhatsApp', [['customers', 180, 180]]],
  ['Las primeras son mis 38 alumnas de ahora; 35 ya me dijeron que se pasan', [['customers', 35, 35]]],
  ['Ya tengo los 38 clientes de la venta de prueba, de los cuales 24 repiten', [['customers', 24, 24]]],
  ['Fourteen trial clients since September; eleven stayed.', [['customers', 11, 11]]],
  ["I've talked to 23 people, 14 said they'd come and nine have put down a $20 deposit", [['signed', 9, 9]]],
  ['Nueve han pagado ya la reserva', [['signed', 9, 9]]],
  ["I've already got 31 of them on a waitlist", [['waiting', 31, 15]]],
  ['Ya tenemos 640 mujeres inscritas en la lista de espera', [['waiting', 640, 128]]],
  ['18 paying locations: the nine pilots, which already pay, and nine that have signed a letter of intent', [['signed', 18, 18]]],
  [
    '46 alumnos: 32 de la lista de espera y 14 empleados de dos empresas ya comprometidas',
    [
      ['signed', 14, 14],
      ['waiting', 32, 16],
    ],
  ],
] as const)('counts who is there already: %s', (value, gathered) => {
  expect(kinds(told(value))).toEqual(gathered);
});

it.each([
  'We hope to have 40 customers by summer',
  'Profesionales de 30 a 50 años',
  'About 28% of my web orders are from repeat buyers',
  'Tiene 25 clientes por clase',
])('and nobody who is hoped for: %s', (value) => {
  expect(kinds(told(value))).toEqual([]);
});

it('counts no goal, and whoever follows once', () => {
  expect(countGathered(told('Tengo 40 clientes fijos', 'goals'))).toBe(0);
  const brought: FactSheet['customersBrought'] = {
    id: 'customersBrought',
    value: 40,
    period: null,
    unit: 'people',
    quote: null,
    origin: 'said',
  };
  expect(countGathered({ ...told('Ya tengo 38 clientes'), customersBrought: brought })).toBe(40);
});

it('takes no wait for a list of so many', () => {
  expect(kinds(told('She tried Camp Bow Wow, waitlist of 5 weeks'))).toEqual([]);
  expect(kinds(told('Hay lista de espera de 3 meses'))).toEqual([]);
});
