import { expect, test } from 'vitest';
import { inAverage, inNormalMonth } from './sales-of-normal-month.ts';

test.each([
  [9, 8 / 7],
  [10, 8 / 7],
  [100, 8 / 7],
  [13, 12 / 11],
  [45, 12 / 10.5],
  [2.5, 12 / 11],
])('%s of a normal month are as many again after the average one', (told, normal) => {
  expect(inNormalMonth(inAverage(told, normal), normal)).toBe(told);
});
