import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { wantsSaturdaysOff } from './find-days-off.ts';

it.each([
  ['Cobrar cada mes y no trabajar los sábados', '', true],
  ['Not work weekends', '', true],
  ['Saturdays off and a second van', '', true],
  ['No trabajar los sábados por la tarde', 'Recogemos de 17 a 20 h y reparamos de 20 a 2 h', true],
  ['No trabajar los sábados por la tarde', 'Recogemos de 9 a 11 h y reparamos de 11 a 20 h', false],
  ['No trabajar los domingos', '', false],
  ['Vender más los sábados', '', false],
])('«%s», «%s»', (goals, resources, expected) => {
  expect(wantsSaturdaysOff({ ...fact('goals', goals), ...fact('resources', resources) })).toBe(expected);
});
