import { expect, test } from 'vitest';
import { inAverage, inNormalMonth, normalOf } from './sales-of-normal-month.ts';

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

test('a volume told before a season without numbers is told back as it was', () => {
  const at = (answer: number) => ({ unit: null, period: null, origin: 'said', quote: { answer, start: 0, end: 1, text: 'x' } }) as const;
  const season = { ...at(5), id: 'season', value: [...Array(11).fill(10_256), 7_184] } as const;
  const volume = (answer: number) => ({ ...at(answer), id: 'volume', value: 260 }) as const;
  expect(normalOf({ season, volume: volume(3) })).toBe(1);
  expect(normalOf({ season, volume: volume(5) })).toBeCloseTo(1.0256, 4);
});
