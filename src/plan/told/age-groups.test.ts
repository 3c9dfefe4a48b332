import { expect, it } from 'vitest';
import { withAgesTold } from './age-groups.ts';

const WOMEN = { es: 'mujeres', en: 'women' };
const WORKERS = { es: 'mujeres que trabajan en oficinas', en: 'women who work in offices' };
const BOYS = { es: 'muchachos', en: 'young men' };
const COUPLES = { es: 'parejas', en: 'couples' };

it('the ages are those of whom they were told of, and not of the group named first in the list', () => {
  const told = { text: 'Mujeres de 25 a 55 que trabajan en oficinas, y muchachos con sus tenis', language: 'es' as const };
  expect(withAgesTold([BOYS, WOMEN], { from: 25, to: 55 }, told).map(({ en }) => en)).toEqual([
    'women aged twenty-five to fifty-five,',
    'young men',
  ]);
  expect(withAgesTold([BOYS, WORKERS], { from: 25, to: 55 }, told).map(({ en }) => en)).toEqual([
    'women who work in offices, aged twenty-five to fifty-five,',
    'young men',
  ]);
  const english = { text: 'Couples 30 to 45 around here, and women who run', language: 'en' as const };
  expect(withAgesTold([WOMEN, COUPLES], { from: 30, to: 45 }, english).map(({ es }) => es)).toEqual([
    'parejas de treinta a cuarenta y cinco años,',
    'mujeres',
  ]);
});

it('ages told after all the groups are of all of them', () => {
  const told = { text: 'Mujeres y parejas de 25 a 55 años', language: 'es' as const };
  expect(withAgesTold([WOMEN, COUPLES], { from: 25, to: 55 }, told).map(({ es }) => es)).toEqual([
    'mujeres',
    'parejas, de veinticinco a cincuenta y cinco años',
  ]);
});
