import { expect, it } from 'vitest';
import { formatClock } from './format-clock.ts';

it.each([
  [17, '17:00', '5\u00a0pm'],
  [3, '3:00', '3\u00a0am'],
  [12, '12:00', '12\u00a0pm'],
  [24, '0:00', '12\u00a0am'],
])('%d h is %s and %s', (hour, es, en) => {
  expect([formatClock(hour, 'es-ES'), formatClock(hour, 'en-IE')]).toEqual([es, en]);
});
