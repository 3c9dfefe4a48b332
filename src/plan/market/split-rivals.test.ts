import { expect, it } from 'vitest';
import { splitRivals } from './split-rivals.ts';

it.each([
  ['Santa María vende a 8.200. Hay una chica, Celi Pastas, a 12.500, muy rica', ['Santa María', 'Celi Pastas'], 2],
  ["There's a lady in town, Stitch & Co, who charges 20. Boots is 12", ['Stitch & Co', 'Boots'], 2],
  ['Otro taller del centro, Bicis Paco, cobra 30 y Decathlon 25', ['Bicis Paco', 'Decathlon'], 2],
])('somebody whose name comes after the comma is one rival: %s', (answer, named, parts) => {
  expect(splitRivals(answer, named)).toHaveLength(parts);
});

it('two of whom both have a name stay two', () => {
  expect(splitRivals('Una tienda de chinos, Mercadona y Lidl', ['Mercadona', 'Lidl']).length).toBeGreaterThanOrEqual(2);
});

it.each([
  [
    "There's Aussie Pet Mobile, the big franchise, they're 140 and you wait three weeks. And Pooch Parlor, 95 bucks",
    ['Aussie Pet Mobile', 'Pooch Parlor'],
    2,
  ],
  ['Está Fit24, la cadena de siempre, cobran 30; y Box Sur', ['Fit24', 'Box Sur'], 2],
  ['Sana Olla, que es vegano pero solo a la carta, a S/ 42 el plato; y los menús criollos de la zona, de S/ 18 a 22', ['Sana Olla'], 2],
  ['En la línea de Leonisa, a unos 159.900; o Lululemon', ['Leonisa', 'Lululemon'], 2],
  ['Bean There, at $5 a cup, and the diner', ['Bean There'], 2],
  ['Resi, a couple of local practices and draughtsmen on Bark', ['Resi', 'Bark'], 3],
  ['Estudio Sol, un par de estudios del barrio y delineantes en Milanuncios', ['Estudio Sol', 'Milanuncios'], 3],
  ['Tintorería Roy, que tarda un par de días, y el chino', ['Tintorería Roy'], 2],
])('what kind of house one is and what it asks are told of it: %s', (answer, named, parts) => {
  expect(splitRivals(answer, named)).toHaveLength(parts);
});

it('by a part of the name', () => {
  const answer =
    'El IKEA de Coruña y Cocinas Barreiro, que tiene tienda en Fingoi. Barreiro te pide nueve o diez mil y el montaje lo subcontrata';
  expect(splitRivals(answer, ['IKEA de Coruña', 'Cocinas Barreiro'])).toEqual([
    'El IKEA de Coruña',
    'Cocinas Barreiro, que tiene tienda en Fingoi, Barreiro te pide nueve o diez mil y el montaje lo subcontrata',
  ]);
});

it('by what kind of thing it is', () => {
  expect(splitRivals('The Horsey Bean, horsebox thing, 600 plus and wont do under 100 guests', ['The Horsey Bean'])).toHaveLength(1);
});
