import { expect, it } from 'vitest';
import { findOffered } from './find-offered.ts';

it.each([
  [
    'A florist shop selling Irish grown seasonal flowers, with delivery in the city by cargo bike.',
    'flores de temporada cultivadas en Irlanda',
    'entrega en la ciudad en bici de carga',
  ],
])('a piece whose every word is known is told whole: %s', (offer, ...told) => {
  expect(findOffered(offer, 'retail_shop').map(({ es }) => es)).toEqual(expect.arrayContaining(told));
});

it('a bare word, the kind of business and people are no offer of their own', () => {
  expect(findOffered('Una cafetería pequeña en Bilbao, para familias, con mesas.', 'cafe_restaurant').map(({ en }) => en)).toEqual([]);
});

it('what the lists measure or answer for stays as they tell it', () => {
  const [first] = findOffered('Reparación de bicis con garantía de seis meses.', 'repair_shop').filter(({ es }) => es.includes('garantía'));
  expect(first?.en).toBe('a six-month guarantee');
});

it('what a piece says more of is not told beside it', () => {
  const told = findOffered('A bar with 34 seats and a big table. 20 wines by the glass, cheese boards.', 'cafe_restaurant').map(
    ({ es }) => es,
  );
  expect(told).toContain('veinte vinos por copas');
  expect(told).not.toContain('vinos por copas');
  expect(told.join()).not.toMatch(/asientos|mesa/);
});

it.each([
  ['In a scent: Balsam Fir, Wood Smoke, Mountain Mint.', 'crafts', 'mountain mint'],
  ["An order sheet, calculated from its own history, the weather and the city's event calendar.", 'saas', 'the city event calendar'],
  ['Un menú calculado a partir de recetas caseras.', 'cafe_restaurant', 'homemade recipes'],
] as const)('a name in a list, and what it is worked out from, is not what is sold: %s', (offer, sector, other) => {
  expect(findOffered(offer, sector).map(({ en }) => en)).not.toContain(other);
});
