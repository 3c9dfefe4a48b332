import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { passingPlace } from './passing-place.ts';

const at = (words: string) => passingPlace(fact('resources', words))?.en ?? null;

it('tells what stands beside the door, in both languages', () => {
  expect(at('A pie de calle junto al carril bici.')).toBe('on the bike lane');
  expect(at('El local está frente a la estación de metro.')).toBe('at the station');
  expect(at('A shop next to the market.')).toBe('at the market');
  expect(at('Un local de 80 metros.')).toBeNull();
  expect(at('Vendemos en el mercado y a colegios.')).toBeNull();
});
