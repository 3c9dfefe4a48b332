import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { isHelpAmongCosts } from './find-paid-help.ts';

const told = (value: string) =>
  ({ resources: { id: 'resources', value, period: null, unit: null, quote: null, origin: 'said' } }) as FactSheet;

it.each([
  ['El alquiler es 550.000 y entre luz, gas, monotributo y el pibe se van otros 900.000', true],
  ['Insurance, diesel and the Saturday girl come to about £480 a month', true],
  ['Somos mi hermana y yo, y un chico los fines de semana. Entre luz y gas se van 300.000', false],
  ['Just me. Insurance and diesel are £280 a month', false],
] as const)('%s', (words, isThere) => {
  expect(isHelpAmongCosts(told(words))).toBe(isThere);
});
