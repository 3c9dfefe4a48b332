import { expect, it } from 'vitest';
import { formatClock } from './format-clock.ts';

it.each([
  [17, '17:00'],
  [3, '3:00'],
  [24, '0:00'],
])('%d h is %s', (hour, said) => {
  expect(formatClock(hour)).toBe(said);
});
