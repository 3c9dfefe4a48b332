import { expect, it } from 'vitest';
import { foldText } from '../language/fold-text.ts';
import { COUNTRIES } from './countries.ts';
import { withLocalWage } from './local-wages.ts';

it.each([
  ['US', 'Denver', 19.29],
  ['US', 'Boulder, Colorado', 15.16],
  ['US', 'Miami', 15],
  ['US', 'Portland, Maine', 15.1],
  ['CA', 'Vancouver', 17.85],
] as const)('the least hour of %s, %s', (code, place, hour) => {
  const { leastHour, leastWage } = withLocalWage(COUNTRIES[code], foldText(place));
  expect(leastHour?.base).toBe(hour);
  expect(leastWage?.base).toBeCloseTo((hour * 40 * 52) / 12, 1);
});

it.each([
  ['US', 'Austin'],
  ['US', 'Asheville'],
  ['GB', 'Leeds'],
  ['ES', 'San José'],
] as const)('is the country’s own in %s, %s', (code, place) => {
  expect(withLocalWage(COUNTRIES[code], foldText(place))).toBe(COUNTRIES[code]);
});
