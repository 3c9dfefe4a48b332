// Central America and the Caribbean. Rates are our own knowledge of November 2026: orientation, to be confirmed there.
import type { Country, CountryCode } from './country.ts';
import { own } from './make-rate.ts';

export const CENTRAL_COUNTRIES = {
  DO: {
    code: 'DO',
    name: { es: 'República Dominicana', en: 'Dominican Republic' },
    currency: 'DOP',
    locales: { es: 'es-DO', en: 'en-US' },
    paper: 'letter',
    loanRate: own(16, 12, 24),
    // Bread and what is sold unprocessed are exempt; the rest of food is not.
    salesTax: { standard: own(18), reduced: { bread: own(0, 0, 18), books: own(0) }, everyMonths: 1 },
    salesTaxName: { es: 'ITBIS', en: 'VAT (ITBIS)' },
    profitTaxName: { es: 'ISR', en: 'income tax (ISR)' },
    pricesWithTax: true,
    profitTax: { first: own(27, 25, 27) },
    // Social security and INFOTEP, the thirteenth month, and the holiday pay.
    employerCost: own(28, 24, 33),
    // A micro firm’s; larger ones owe up to twice as much.
    leastWage: own(16_900, 15_800, 30_000),
    inflation: own(4, 3.5, 5),
    unitsPerEuro: 70,
  },
  GT: {
    code: 'GT',
    name: { es: 'Guatemala', en: 'Guatemala' },
    currency: 'GTQ',
    locales: { es: 'es-GT', en: 'en-US' },
    paper: 'letter',
    loanRate: own(16, 12, 24),
    salesTax: { standard: own(12), reduced: {}, everyMonths: 1 },
    salesTaxName: { es: 'IVA', en: 'VAT (IVA)' },
    profitTaxName: { es: 'ISR', en: 'income tax (ISR)' },
    pricesWithTax: true,
    profitTax: { first: own(25) },
    // IGSS, the two yearly bonuses, and the holiday pay.
    employerCost: own(36, 30, 44),
    // Outside the capital, the bonus included.
    leastWage: own(3_700, 3_500, 4_300),
    inflation: own(3.5, 2, 4.5),
    unitsPerEuro: 8.9,
  },
  CR: {
    code: 'CR',
    name: { es: 'Costa Rica', en: 'Costa Rica' },
    currency: 'CRC',
    locales: { es: 'es-CR', en: 'en-US' },
    paper: 'letter',
    loanRate: own(12, 8, 20),
    // What the basic basket bears; most of what a kitchen buys is in it.
    salesTax: { standard: own(13), reduced: { food: own(1, 1, 13), books: own(0) }, everyMonths: 1 },
    salesTaxName: { es: 'IVA', en: 'VAT (IVA)' },
    profitTaxName: { es: 'impuesto sobre las utilidades', en: 'income tax (utilidades)' },
    pricesWithTax: true,
    // The steps of small firms, 5 to 15 %, and 20 % above them; 30 % for larger ones.
    profitTax: { first: own(10, 5, 15), upTo: 11_000_000, above: own(20, 20, 30) },
    // The CCSS, the thirteenth month, and the insurance of work risks.
    employerCost: own(37, 35, 42),
    leastWage: own(367_000, 367_000, 380_000),
    inflation: own(2.5, 1, 3.5),
    unitsPerEuro: 585,
  },
  PA: {
    code: 'PA',
    name: { es: 'Panamá', en: 'Panama' },
    currency: 'USD',
    locales: { es: 'es-PA', en: 'en-US' },
    paper: 'letter',
    loanRate: own(9.5, 7.5, 14),
    salesTax: {
      standard: own(7),
      reduced: { food: own(0), books: own(0), transport: own(0) },
      everyMonths: 1,
      compulsoryFrom: own(36_000),
    },
    salesTaxName: { es: 'ITBMS', en: 'VAT (ITBMS)' },
    profitTaxName: { es: 'impuesto sobre la renta', en: 'income tax' },
    profitTax: { first: own(25, 15, 25) },
    // Social security, the thirteenth month, and the holiday pay.
    employerCost: own(32, 26, 40),
    inflation: own(1.5, 1, 2.5),
    unitsPerEuro: 1.15,
  },
} as const satisfies Partial<Record<CountryCode, Country>>;
