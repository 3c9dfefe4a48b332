// The countries a plan can be written for. Rates of the law carry their source; the others, and the exchange rates, are orientation (November 2026).
import { CENTRAL_COUNTRIES } from './central-countries.ts';
import type { Country, CountryCode, CurrencyCode } from './country.ts';
import { DOLLAR_COUNTRIES } from './dollar-countries.ts';
import { LATIN_COUNTRIES } from './latin-countries.ts';
import { leastWage, own, seen } from './make-rate.ts';

export const COUNTRIES: Readonly<Record<CountryCode, Country>> = {
  ES: {
    code: 'ES',
    name: { es: 'España', en: 'Spain' },
    currency: 'EUR',
    locales: { es: 'es-ES', en: 'en-IE' },
    paper: 'a4',
    loanRate: own(6.5, 5, 8.5),
    salesTax: {
      standard: own(21),
      reduced: { hospitality: own(10), food: own(10, 4, 10), bread: own(4, 4, 10), flowers: own(10), books: own(4), transport: own(10) },
      everyMonths: 3,
    },
    salesTaxName: { es: 'IVA', en: 'VAT (IVA)' },
    profitTaxName: { es: 'Impuesto sobre Sociedades', en: 'corporation tax' },
    ownTaxName: { es: 'IRPF', en: 'personal income tax (IRPF)' },
    profitTax: { first: seen(17, 'Ley 7/2024', 2027), upTo: 50000, above: seen(20, 'Ley 7/2024', 2027) },
    employerCost: own(32.15, 32.15, 37.4),
    // 1,221 € × 14 ÷ 12.
    leastWage: leastWage(1_424.5, 'Real Decreto 126/2026'),
    inflation: own(2, 1.5, 3),
    unitsPerEuro: 1,
    holidayMonth: 8,
  },
  ...LATIN_COUNTRIES,
  ...CENTRAL_COUNTRIES,
  ...DOLLAR_COUNTRIES,
  US: {
    code: 'US',
    name: { es: 'Estados Unidos', en: 'United States' },
    currency: 'USD',
    locales: { es: 'es-US', en: 'en-US' },
    paper: 'letter',
    loanRate: own(9.5, 7.5, 12.5),
    salesTax: null,
    salesTaxName: { es: 'impuesto sobre las ventas', en: 'sales tax' },
    profitTax: { first: own(25, 21, 30) },
    employerCost: own(10, 8, 13),
    // 7.25 × 40 hours × 52 ÷ 12, unchanged since 2009; most states ask for more.
    leastWage: leastWage(1_256.67, 'Fair Labor Standards Act'),
    leastHour: leastWage(7.25, 'Fair Labor Standards Act'),
    inflation: own(2.5, 2, 3.5),
    unitsPerEuro: 1.15,
    copay: true,
  },
  GB: {
    code: 'GB',
    name: { es: 'Reino Unido', en: 'United Kingdom' },
    currency: 'GBP',
    locales: { es: 'es-ES', en: 'en-GB' },
    paper: 'a4',
    loanRate: own(9, 6, 12),
    salesTax: {
      standard: own(20),
      reduced: { food: own(0), books: own(0) },
      everyMonths: 3,
      // Since 1 April 2024, on any rolling twelve months.
      compulsoryFrom: seen(90_000, 'HMRC, VAT Notice 700/1, as accountants report it', 2024),
    },
    salesTaxName: { es: 'IVA', en: 'VAT' },
    profitTaxName: { es: 'impuesto de sociedades', en: 'corporation tax' },
    ownTaxName: { es: 'impuesto sobre la renta', en: 'personal income tax' },
    pricesWithTax: true,
    profitTax: { first: own(19), upTo: 50000, above: own(26.5, 25, 26.5) },
    employerCost: own(14, 8, 15),
    // 12.71 × 37.5 hours × 52 ÷ 12.
    leastWage: leastWage(2_065.38, 'National Living Wage, April 2026'),
    leastHour: leastWage(12.71, 'National Living Wage, April 2026'),
    inflation: own(2, 2, 3.5),
    unitsPerEuro: 0.87,
  },
  IE: {
    code: 'IE',
    name: { es: 'Irlanda', en: 'Ireland' },
    currency: 'EUR',
    locales: { es: 'es-ES', en: 'en-IE' },
    paper: 'a4',
    loanRate: own(8, 6, 10),
    salesTax: {
      standard: own(23),
      reduced: { hospitality: own(9, 9, 13.5), food: own(0), flowers: own(13.5), books: own(0), transport: own(0) },
      everyMonths: 2,
      compulsoryFrom: own(42_500), // Services; 85,000 for who sells goods.
    },
    salesTaxName: { es: 'IVA', en: 'VAT' },
    profitTaxName: { es: 'impuesto de sociedades', en: 'corporation tax' },
    ownTaxName: { es: 'impuesto sobre la renta', en: 'personal income tax' },
    pricesWithTax: true,
    profitTax: { first: own(12.5) },
    employerCost: own(11.25, 9, 11.25),
    // 14.15 × 39 hours × 52 ÷ 12.
    leastWage: leastWage(2_391.35, 'National minimum wage, January 2026'),
    leastHour: leastWage(14.15, 'National minimum wage, January 2026'),
    inflation: own(2, 1.5, 3),
    unitsPerEuro: 1,
  },
  ZZ: {
    code: 'ZZ',
    name: { es: 'otro país', en: 'another country' },
    currency: 'EUR',
    locales: { es: 'es-ES', en: 'en-IE' },
    paper: 'a4',
    loanRate: own(10, 6, 18),
    salesTax: { standard: own(20, 7, 22), reduced: {}, everyMonths: 3 },
    salesTaxName: { es: 'impuesto sobre las ventas', en: 'sales tax' },
    profitTax: { first: own(25, 15, 35) },
    employerCost: own(25, 10, 45),
    inflation: own(2, 1, 4),
    unitsPerEuro: 1,
  },
};

/** The country of a code. */
export function countryOf(code: CountryCode): Country {
  return COUNTRIES[code];
}

/** The country a currency gives away, or null for the euro, which several share. The dollar is taken for the United States. */
export function countryOfCurrency(currency: CurrencyCode): Country | null {
  if (currency === 'EUR') return null;
  if (currency === 'USD') return COUNTRIES.US;
  return Object.values(COUNTRIES).find((country) => country.currency === currency) ?? null;
}
