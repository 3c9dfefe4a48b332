import { expect, it } from 'vitest';
import { nameClosedMonths } from './name-closed-months.ts';

const closedIn = (...months: readonly number[]) => Array.from({ length: 12 }, (_, at) => (months.includes(at + 1) ? 0 : 10_000));

it.each<[readonly number[], string, string]>([
  [[7, 8, 9], 'de julio a septiembre', 'from July to September'],
  [[11, 12, 1], 'de noviembre a enero', 'from November to January'],
  [[8], 'en agosto', 'in August'],
  [[1, 8], 'en enero y agosto', 'in January and August'],
])('months %j', (months, es, en) => {
  expect(nameClosedMonths(closedIn(...months))).toEqual({ es, en });
});

it('a year that sells throughout names none', () => {
  expect(nameClosedMonths(closedIn())).toBeNull();
});
