import { expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

it.each([
  ['vegano, a s/ 42 el plato', 42],
  ['it charges 30 pounds', 30],
  ['left him with thirty pounds of skirt steak and it costs him', null],
  ['le sobraron 30 libras de carne', null],
])('a price is money, and a weight is none: %s', (said, price) => {
  expect(readPrice(said, false)?.from ?? null).toBe(price);
});
