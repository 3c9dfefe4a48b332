import { describe, expect, it } from 'vitest';
import { formatDate, formatDay, formatMonth, formatMonthName } from './format-date.ts';
import { formatList, listInBoth } from './format-list.ts';
import { formatMoney, formatPrice } from './format-money.ts';
import { formatCount, formatNumber, formatRatio } from './format-number.ts';
import { formatPercent } from './format-percent.ts';

describe('formats', () => {
  it('groups from a thousand up, with a true minus and no narrow space', () => {
    expect(formatCount(1234, 'es-ES')).toBe('1.234');
    expect(formatCount(-1234, 'es-ES')).toBe('\u22121.234');
    expect(formatNumber(1234567, 'fr-FR', 0)).toBe('1\u00a0234\u00a0567');
    expect(formatCount(-0.2, 'en-IE')).toBe('0');
    expect(formatCount(-0.5, 'en-IE')).toBe('\u22121');
  });

  it('writes cents only where there are any', () => {
    expect(formatPrice(12.5, 'EUR', 'es-ES')).toBe('12,50\u00a0€');
    expect(formatPrice(32, 'EUR', 'es-ES')).toBe('32\u00a0€');
    expect(formatPrice(32, 'USD', 'en-US')).toBe('$32');
    expect(formatPrice(100.004, 'USD', 'en-US')).toBe('$100');
    expect(formatPrice(-0.05, 'USD', 'en-US')).toBe('\u2212$0.05');
    expect(formatPrice(13122.17, 'ARS', 'es-AR')).toBe('$\u00a013.122');
    expect(formatPrice(0.5, 'COP', 'es-CO')).toBe('$\u00a00,50');
  });

  it('marks dollars that are not the plan’s own', () => {
    expect(formatMoney(5000, 'USD', 'es-ES')).toBe('5.000\u00a0US$');
    expect(formatMoney(5000, 'USD', 'en-IE')).toBe('US$5,000');
    expect(formatMoney(5000, 'USD', 'es-AR')).toBe('US$\u00a05.000');
    expect(formatMoney(5000, 'CHF', 'en-IE')).toBe('CHF\u00a05,000');
  });

  it('writes ratios with two decimals and percents with at most one', () => {
    expect(formatRatio(9.966, 'es-ES')).toBe('9,97');
    expect(formatRatio(0.96, 'en-GB')).toBe('0.96');
    expect(formatPercent(3, 'es-ES')).toBe('3\u00a0%');
    expect(formatPercent(60.94, 'en-IE')).toBe('60.9%');
  });

  it('refuses what is no number, no month, no day', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => formatCount(value, 'es-ES')).toThrow(RangeError);
    for (const month of ['2027-13', '2027-00', 'marzo', '']) expect(() => formatMonth(month, 'es-ES')).toThrow(RangeError);
    for (const date of ['2027-03', '2027-03-32', '2027-03-00']) expect(() => formatDate(date, 'es-ES')).toThrow(RangeError);
  });

  it('names months and days', () => {
    expect(formatMonth('2027-03', 'es-MX')).toBe('marzo de 2027');
    expect(formatMonth('2027-03', 'en-US')).toBe('March 2027');
    expect(formatMonthName('2027-09', 'es-PE')).toBe('septiembre');
    expect(formatDate('2026-11-20', 'es-ES')).toBe('20 de noviembre de 2026');
    expect(formatDate('2026-11-02', 'en-IE')).toBe('2 November 2026');
    expect(formatDate('2026-11-02', 'en-US')).toBe('November 2, 2026');
    expect(['es-ES', 'en-IE', 'en-US'].map((locale) => formatDay('2026-11-02', locale))).toEqual([
      '2 de noviembre',
      '2 November',
      'November 2',
    ]);
  });

  it('joins lists', () => {
    expect(formatList([], 'es')).toBe('');
    expect(formatList(['pan'], 'es')).toBe('pan');
    expect(formatList(['pan', 'leche', 'huevos'], 'es')).toBe('pan, leche y huevos');
    expect(formatList(['Google', 'Instagram'], 'es')).toBe('Google e Instagram');
    expect(formatList(['agua', 'hielo'], 'es')).toBe('agua y hielo');
    expect(formatList(['aguja', '«hilo»'], 'es')).toBe('aguja e «hilo»');
    expect(formatList(['bread', 'ice'], 'en')).toBe('bread and ice');
    const bread = { es: 'pan', en: 'bread' };
    const ice = { es: 'hielo', en: 'ice' };
    expect(listInBoth([bread, ice])).toEqual({ es: 'pan y hielo', en: 'bread and ice' });
    expect(listInBoth([bread, ice], 'or')).toEqual({ es: 'pan o hielo', en: 'bread or ice' });
  });
});
