import { expect, it } from 'vitest';
import { findPartTimers } from './part-hours.ts';

it('takes the hours of the clock for no hours of work', () => {
  expect(findPartTimers('Somos dos: yo y un mecánico a jornada completa. Recogemos de 17 a 20 h y devolvemos de 7 a 9 h.')).toEqual([]);
  expect(findPartTimers('Mi hermana viene de 4 a 6 horas a la semana.')[0]?.hours).toBeGreaterThan(0);
});
