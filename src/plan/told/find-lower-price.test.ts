import { expect, it } from 'vitest';
import { fact } from '../plan-fixtures.ts';
import { findLowerPrice } from './find-lower-price.ts';

const told = (price: number, revenue: string) => findLowerPrice({ ...fact('price', price), ...fact('revenue', revenue) });

it.each([
  [412, 'A chair is £412 on average. For the two designers I give 20 per cent off, so £329.60, and they would be a third.', 329.6],
  [412, 'A chair is £412. Designers get 20% off.', 329.6],
  [79, 'Cada reparación son 79 €. A las empresas les hago un descuento y se queda en 65 €.', 65],
  [79, 'Cada reparación son 79 €. A las empresas, un 10 % menos.', 71.1],
])('the lower price told for some: %s, %s', (price, revenue, lower) => {
  expect(told(price, revenue)).toBe(lower);
});

it.each([
  [79, 'Cada reparación son 79 € y las piezas 19 €.'],
  [17, 'De media cada venta son 17 €. El libro nos lo dejan con un descuento, así que nos cuesta 11,50 €.'],
  [17, 'A sale is £17. The distributor gives 30% off, so a book costs us £11.50.'],
  [79, 'Cada reparación son 79 €. No hago descuentos, ni del 10 %.'],
  [79, 'Cada reparación son 79 €. Espero crecer un 3 % cada mes.'],
])('no other number is one: %s, %s', (price, revenue) => {
  expect(told(price, revenue)).toBeNull();
});
