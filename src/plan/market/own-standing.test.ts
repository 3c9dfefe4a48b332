import { expect, it } from 'vitest';
import type { SectorId } from '../../sectors/sector.ts';
import { fact } from '../plan-fixtures.ts';
import { marketStanding } from './gather-rivals.ts';
import { ownStanding } from './own-standing.ts';

const waitOf = (sector: SectorId, solution: string) =>
  ownStanding({ ...fact('sector', sector), ...fact('solution', solution) }).says.has('wait');

it.each([
  ['academy', 'Dos clases a la semana. En menos de 24 horas le llega la grabación', false],
  ['health_clinic', 'I come to the house and in 50 minutes we do exercises', false],
  ['saas', 'The chef approves the order in under five minutes', false],
  ['saas', 'Setup takes two hours', true],
  ['consulting_freelance', 'A fixed fee from first sketch to planning permission in ten weeks', false],
  ['consulting_freelance', 'Respondo en un plazo de dos días', true],
  ['health_clinic', 'An appointment within two days', true],
  ['repair_shop', 'Pantalla cambiada en 40 minutos, delante de ti', true],
] as const)('of %s, «%s» tells of a wait: %s', (sector, solution, isWait) => {
  expect(waitOf(sector, solution)).toBe(isWait);
});

it('what the trouble costs somebody every week is no price asked in the area', () => {
  const priceIn = (problem: string) => marketStanding(fact('problem', problem)).says.has('price');
  expect(priceIn('He bins the rest; he reckons it costs him about $420 a week')).toBe(false);
  expect(priceIn('Le cuesta unos 400 euros a la semana')).toBe(false);
  expect(priceIn('They charge $95 just to look at it')).toBe(true);
});
