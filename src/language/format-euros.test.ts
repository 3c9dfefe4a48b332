import { expect, test } from 'vitest';
import { formatEuros, groupThousands } from './format-euros.ts';
import { formatMoney } from './format-money.ts';
import { formatCount } from './format-number.ts';

const VALUES = [0, -0, 0.4, 0.5, -0.4, -0.5, 1, 999, 999.5, 1000, -1000, 12_345.67, -12_345.5, 100_000, 1_234_567, -987_654_321];

test('whole euros are written as everywhere else, in both languages', () => {
  for (const value of VALUES) {
    expect(formatEuros(value, 'es')).toBe(formatMoney(value, 'EUR', 'es-ES'));
    expect(formatEuros(value, 'en')).toBe(formatMoney(value, 'EUR', 'en-IE'));
    expect(groupThousands(value, 'es')).toBe(formatCount(value, 'es-ES'));
    expect(groupThousands(value, 'en')).toBe(formatCount(value, 'en-IE'));
  }
});
