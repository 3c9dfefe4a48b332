import { describe, expect, it } from 'vitest';
import { formatMoney, formatPrice } from '../language/format-money.ts';
import { formatCount } from '../language/format-number.ts';
import { formatPercent } from '../language/format-percent.ts';
import { LANGUAGES } from '../language/language.ts';
import { COUNTRIES, countryOf, countryOfCurrency } from './countries.ts';

const ALL = Object.values(COUNTRIES);

/** What 1234567.5, the same negative, and 12.5 % look like in each country and edition. `_` stands for the no-break space. */
const WRITTEN: Record<string, [price: string, loss: string, percent: string]> = {
  'ES es': ['1.234.567,50_€', '−1.234_€', '12,5_%'],
  'ES en': ['€1,234,567.50', '−€1,234', '12.5%'],
  'MX es': ['$1,234,567.50', '−$1,234', '12.5_%'],
  'MX en': ['$1,234,567.50', '−$1,234', '12.5%'],
  'CO es': ['$_1.234.568', '−$_1.234', '12,5_%'],
  'CO en': ['$1,234,568', '−$1,234', '12.5%'],
  'AR es': ['$_1.234.568', '−$_1.234', '12,5_%'],
  'AR en': ['$1,234,568', '−$1,234', '12.5%'],
  'UY es': ['$_1.234.568', '−$_1.234', '12,5_%'],
  'UY en': ['$1,234,568', '−$1,234', '12.5%'],
  'CL es': ['$1.234.568', '−$1.234', '12,5_%'],
  'CL en': ['$1,234,568', '−$1,234', '12.5%'],
  'PE es': ['S/_1,234,567.50', '−S/_1,234', '12.5_%'],
  'PE en': ['S/_1,234,567.50', '−S/_1,234', '12.5%'],
  'EC es': ['$1.234.567,50', '−$1.234', '12,5_%'],
  'EC en': ['$1,234,567.50', '−$1,234', '12.5%'],
  'DO es': ['RD$1,234,567.50', '−RD$1,234', '12.5_%'],
  'DO en': ['RD$1,234,567.50', '−RD$1,234', '12.5%'],
  'GT es': ['Q1,234,567.50', '−Q1,234', '12.5_%'],
  'GT en': ['Q1,234,567.50', '−Q1,234', '12.5%'],
  'CR es': ['₡1_234_568', '−₡1_234', '12,5_%'],
  'CR en': ['₡1,234,568', '−₡1,234', '12.5%'],
  'PA es': ['$1,234,567.50', '−$1,234', '12.5_%'],
  'PA en': ['$1,234,567.50', '−$1,234', '12.5%'],
  'CA es': ['$1,234,567.50', '−$1,234', '12.5_%'],
  'CA en': ['$1,234,567.50', '−$1,234', '12.5%'],
  'AU es': ['$1,234,567.50', '−$1,234', '12.5_%'],
  'AU en': ['$1,234,567.50', '−$1,234', '12.5%'],
  'NZ es': ['$1,234,567.50', '−$1,234', '12.5_%'],
  'NZ en': ['$1,234,567.50', '−$1,234', '12.5%'],
  'US es': ['$1,234,567.50', '−$1,234', '12.5_%'],
  'US en': ['$1,234,567.50', '−$1,234', '12.5%'],
  'GB es': ['1.234.567,50_£', '−1.234_£', '12,5_%'],
  'GB en': ['£1,234,567.50', '−£1,234', '12.5%'],
  'IE es': ['1.234.567,50_€', '−1.234_€', '12,5_%'],
  'IE en': ['€1,234,567.50', '−€1,234', '12.5%'],
  'ZZ es': ['1.234.567,50_€', '−1.234_€', '12,5_%'],
  'ZZ en': ['€1,234,567.50', '−€1,234', '12.5%'],
};

describe('countries', () => {
  it.each(ALL.flatMap((country) => LANGUAGES.map((language) => [country, language] as const)))(
    'writes money and percents as people in $code do (%#)',
    (country, language) => {
      const locale = country.locales[language];
      const written = [
        formatPrice(1234567.5, country.currency, locale),
        formatMoney(-1234, country.currency, locale),
        formatPercent(12.5, locale),
      ].map((text) => text.replaceAll('\u00a0', '_'));
      expect(written).toEqual(WRITTEN[`${country.code} ${language}`]);
    },
  );

  it.each(ALL)('prints the same figures in both editions of $code', (country) => {
    for (const value of [0, 7, 999, 1000, 12345, -8822, 1e12]) {
      const digits = LANGUAGES.map((language) =>
        formatMoney(value, country.currency, country.locales[language]).replace(/[^\d\u2212]/g, ''),
      );
      expect(digits[0]).toBe(digits[1]);
      const counts = LANGUAGES.map((language) => formatCount(value, country.locales[language]).replace(/[^\d\u2212]/g, ''));
      expect(counts[0]).toBe(counts[1]);
    }
  });

  it('sets letter paper where it is used', () => {
    const letter = ALL.filter((country) => country.paper === 'letter').map((country) => country.code);
    expect(letter.sort()).toEqual(['CA', 'CL', 'CO', 'CR', 'DO', 'GT', 'MX', 'PA', 'US']);
  });

  it('finds a country by code, and by a currency that only one of them has', () => {
    for (const country of ALL) expect(countryOf(country.code)).toBe(country);
    expect(countryOfCurrency('MXN')?.code).toBe('MX');
    expect(countryOfCurrency('USD')?.code).toBe('US');
    expect((['CAD', 'AUD', 'NZD', 'DOP', 'GTQ', 'CRC'] as const).map((currency) => countryOfCurrency(currency)?.code)).toEqual([
      'CA',
      'AU',
      'NZ',
      'DO',
      'GT',
      'CR',
    ]);
    expect(countryOfCurrency('EUR')).toBeNull();
  });
});

it('knows the least wage of this year, and which law set it', () => {
  // Where no law was read it is the lowest that may be owed there, and cites nobody; none where it goes by trade and region.
  const [read, known] = [ALL.filter(({ leastWage }) => leastWage?.evidence === 'seen'), ALL.filter(({ leastWage }) => leastWage)];
  expect(ALL.filter((country) => !known.includes(country)).map(({ code }) => code)).toEqual(['PA', 'ZZ']);
  for (const { leastWage } of known.filter((country) => !read.includes(country))) {
    expect(leastWage).toMatchObject({ source: 'Trama', base: expect.any(Number) });
    expect(leastWage?.high).toBeGreaterThan(leastWage?.base ?? 0);
  }
  for (const { leastWage, code } of read) {
    expect(leastWage, code).toMatchObject({ year: 2026, evidence: 'seen' });
    expect(leastWage?.source, code).not.toBe('Trama');
  }
  expect(COUNTRIES.ES.leastWage?.base).toBe((1221 * 14) / 12);
  expect(COUNTRIES.MX.leastWage?.base).toBeCloseTo((315.04 * 365) / 12, 2);
  // Where the law names an hour, the month is that of a whole week's work: 39 hours in Ireland, 37.5 in Britain.
  for (const [code, week] of [
    ['IE', 39],
    ['GB', 37.5],
    ['US', 40],
    ['CA', 40],
    ['AU', 38],
    ['NZ', 40],
  ] as const) {
    const { leastHour, leastWage } = COUNTRIES[code];
    expect(((leastHour?.base ?? 0) * week * 52) / 12, code).toBeCloseTo(leastWage?.base ?? 0, 1);
  }
});
