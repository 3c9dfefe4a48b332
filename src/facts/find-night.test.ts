import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { hiredByNight, worksAtNight } from './find-night.ts';

const fact = (id: 'solution' | 'resources', value: string): FactSheet => ({
  [id]: { id, value, period: null, unit: null, quote: null, origin: 'said' },
});
const told = (resources: string, solution = 'Arreglamos bicis') => ({ ...fact('resources', resources), ...fact('solution', solution) });

it('knows work that runs into the night, and not a place that serves by night', () => {
  expect(worksAtNight(told('Recogemos de 17 a 20 h, reparamos de 20 a 4 h'))).toBe(true);
  expect(worksAtNight(told('Un horno', 'Horneamos el pan de madrugada'))).toBe(true);
  expect(worksAtNight(told('Two vans', 'We clean offices at night'))).toBe(true);
  expect(worksAtNight(told('Recogemos de 9 a 11 h, reparamos de 11 a 18 h'))).toBe(false);
  expect(worksAtNight(told('Una barra', 'Copas y música por la noche'))).toBe(false);
});

it('knows whose the night is', () => {
  expect(hiredByNight(told('Somos dos: yo y un mecánico contratado a jornada completa, que hace la noche.'))).toBe(true);
  expect(hiredByNight(told('Two of us and a mechanic who works nights'))).toBe(true);
  expect(hiredByNight(told('Un mecánico contratado; la noche la hago yo'))).toBe(false);
});
