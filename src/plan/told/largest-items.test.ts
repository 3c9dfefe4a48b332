import { expect, test } from 'vitest';
import { largestItems } from './largest-items.ts';

const items = (...amounts: readonly number[]) => amounts.map((amount) => ({ label: 'x', amount }));

test('a short list stands whole', () => {
  expect(largestItems(items(5, 1, 9, 3, 2, 8))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('of a longer one the five largest, in the order they were told', () => {
  expect(largestItems(items(5, 1, 9, 3, 2, 8, 7, 6))).toEqual([0, 2, 5, 6, 7]);
});
