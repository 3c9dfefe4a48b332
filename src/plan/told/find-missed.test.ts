import { expect, it } from 'vitest';
import { findMissed } from './find-missed.ts';

it.each([
  ['In this town you can’t find seasonal flowers. People drive away.', 'flores de temporada', 'seasonal flowers'],
  ['Nobody sells homemade food for dogs around here', null, null],
  ['En el barrio no hay clases de piano para niños y hay que coger el coche', 'clases de piano para niños', 'piano lessons for children'],
  ['No se encuentran tartas sin gluten, solo congeladas', 'tartas sin gluten', 'gluten-free cakes'],
])('%s', (problem, es, en) => {
  expect(findMissed(problem).map((one) => [one.es, one.en])).toEqual(es === null ? [] : [[es, en]]);
});

it('people, a bare word and what is not known whole are not told', () => {
  expect(findMissed('No hay médicos. No hay pan. There is no bakery that bakes at night')).toEqual([]);
});
