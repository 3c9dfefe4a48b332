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
