import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { carriedCover, nightPermits } from './night-permits.ts';

const SHIFTS = fact('resources', 'Recogemos de 17 a 20 h y reparamos de 20 a 4 h con dos bicis de carga');
const FETCHED = fact('solution', 'Recogemos la bici por la tarde y la devolvemos por la mañana');

it('work by night asks the town about the place and the adviser about the shift', () => {
  const asked = nightPermits(SHIFTS, 'ES', { hasPremises: true, hires: true });
  expect(asked.map(({ kind }) => kind)).toEqual(['town', 'work']);
  expect(asked[1]?.text.es).toContain('doce de descanso');
  expect(nightPermits(SHIFTS, 'MX', { hasPremises: false, hires: true }).map(({ text }) => text.en)).toEqual([
    'night shift: hours, rest and medical check',
  ]);
  expect(nightPermits(fact('resources', 'Un local y una barra'), 'ES', { hasPremises: true, hires: true })).toEqual([]);
});

it('what is fetched is insured on its way, and the bikes that carry it', () => {
  expect(carriedCover({ ...FETCHED, ...SHIFTS })?.es).toContain('bicis de carga');
  expect(carriedCover(FETCHED)?.en).toContain('what is collected');
  expect(carriedCover(fact('solution', 'Ramos listos en diez minutos'))).toBeNull();
});
