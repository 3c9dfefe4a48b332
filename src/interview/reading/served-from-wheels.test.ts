import { expect, test } from 'vitest';
import { findSector } from './find-sector.ts';

test.each([
  'A fish and chip van that parks in a different village each night',
  'A curry truck outside three pubs',
  'Wood-fired pizza out of an old horsebox at the harbour',
  'Un remolque de crepes para ferias y fiestas',
  'Un carrito de hamburguesas en la plaza',
  'Vendo ceviche desde una camioneta en la playa',
])('food served from a vehicle is street food: %s', (offer) => {
  expect(findSector(offer, true)).toMatchObject({ best: 'food_truck', sure: true });
});

test.each([
  ['A delivery van service for shops', 'logistics'],
  ['Pizza made here and delivered by van', 'cafe_restaurant'],
  ['A mobile dog grooming van', 'beauty_salon'],
  ['Un taller de camiones y furgonetas', 'repair_shop'],
] as const)('%s: %s', (offer, sector) => {
  expect(findSector(offer, true).best).toBe(sector);
});

test.each([
  ['We make ice cream in tubs for shops and cafes', 'food_manufacturing'],
  ['Hacemos helado artesano para restaurantes y hoteles', 'food_manufacturing'],
  ['Hacemos helado artesano y lo servimos en la plaza', 'cafe_restaurant'],
] as const)('food made for others to sell is no café: %s', (offer, sector) => {
  expect(findSector(offer, true).best).toBe(sector);
});

test.each([
  ['A shop of second-hand furniture, with delivery', 'retail_shop'],
  ['Una tienda de ropa usada con reparto', 'retail_shop'],
  ['An app where neighbours sell second-hand furniture to each other', 'marketplace_app'],
] as const)('a shop of used goods is no marketplace: %s', (offer, sector) => {
  expect(findSector(offer, true).best).toBe(sector);
});
