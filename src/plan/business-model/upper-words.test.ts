import { expect, test } from 'vitest';
import type { FigureTable } from '../figures/figure.ts';
import { isUpper, upperSlots } from './upper-words.ts';

const figure = (value: number) => ({ kind: 'percent', value, origin: 'sector' }) as const;
const RANGES: FigureTable = {
  'usual-price-low': figure(25),
  'usual-price-high': figure(80),
  price: figure(65.29),
  'usual-staff-low': figure(32),
  'usual-staff-high': figure(44),
  'staff-share': figure(42.7),
  'usual-rent-low': figure(5),
  'usual-rent-high': figure(9),
  'rent-share': figure(6),
  'usual-margin-low': figure(60),
  'usual-margin-high': figure(72),
  'margin-share': figure(70),
  'usual-marketing-low': figure(1),
  'usual-marketing-high': figure(4),
  'marketing-share': figure(4.1),
};

test('what stands in the upper part of its range is told whole; what is beyond it is not', () => {
  expect(isUpper(RANGES, 'margin')).toBe(true);
  expect(upperSlots({ figures: RANGES }).upperFew).toEqual({ es: 'el precio y el personal', en: 'the price and pay' });
  const more = { ...RANGES, 'rent-share': figure(8), 'marketing-share': figure(4) };
  expect(upperSlots({ figures: more }).upperFew?.es).toBe('el precio, el personal, el local y la publicidad');
});
