import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { spaceLet } from './lets-space.ts';

function sheet(sector: 'real_estate' | 'gym', told: string): FactSheet {
  const quote = { answer: 4, start: 0, end: told.length, text: told };
  return { sector: { id: 'sector', value: sector, period: null, unit: null, quote, origin: 'derived' } };
}

it.each([
  ['Taller Común es un coworking de barrio para independientes', 'coworking'],
  ['A coworking space for freelancers', 'coworking'],
  ['Minibodegas por meses', 'storage'],
  ['Self storage by the month', 'storage'],
  ['Una agencia inmobiliaria', null],
] as const)('what is let: %s', (told, space) => {
  expect(spaceLet(sheet('real_estate', told))).toBe(space);
});

it('is none of another business', () => {
  expect(spaceLet(sheet('gym', 'Beside the coworking'))).toBeNull();
});
