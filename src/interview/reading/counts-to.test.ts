import { expect, test } from 'vitest';
import { countsTo, upTo } from './counts-to.ts';

const once = (...values: readonly number[]) => values.map((value) => ({ value, times: [1] }));

test('the shortest beginning that comes to the whole', () => {
  expect(countsTo(once(9800, 5200, 16_000, 700), 31_000)).toEqual([1, 1, 1]);
  expect(countsTo(once(9800, 5200), 31_000)).toEqual([]);
});

test('what is told of each counts as often as makes the whole', () => {
  expect(countsTo([{ value: 2000, times: upTo(5) }, ...once(1650)], 7650)).toEqual([3, 1]);
});

test('one as large as the whole is no part of it, and one alone no sum', () => {
  expect(countsTo(once(500, 900), 500)).toEqual([]);
  expect(countsTo(once(500), 500)).toEqual([]);
});
