// Canada, Australia and New Zealand, each with a dollar of its own. Rates are our own knowledge of November 2026: orientation, to be confirmed there.
import type { Country, CountryCode } from './country.ts';
import { own } from './make-rate.ts';

export const DOLLAR_COUNTRIES = {
  CA: {
    code: 'CA',
    name: { es: 'Canadá', en: 'Canada' },
    currency: 'CAD',
    locales: { es: 'es-US', en: 'en-CA' },
    paper: 'letter',
    loanRate: own(8, 6, 11),
    salesTax: {
      // What most of the country pays lies between the federal part alone and the harmonised tax of the Atlantic; a province told has its own.
      standard: own(13, 5, 15),
      // Basic groceries bear nothing; books, the federal part at least.
      reduced: { food: own(0, 0, 15), books: own(5, 5, 15) },
      everyMonths: 3,
      // Four quarters in a row.
      compulsoryFrom: own(30_000),
    },
    salesTaxName: { es: 'GST/HST', en: 'GST/HST' },
    profitTaxName: { es: 'impuesto de sociedades', en: 'corporate income tax' },
    ownTaxName: { es: 'impuesto sobre la renta', en: 'personal income tax' },
    // The small business rate, federal and provincial together.
    profitTax: { first: own(12, 9, 12.5), upTo: 500_000, above: own(26.5, 23, 30) },
    // Pension plan, employment insurance, workers’ compensation and vacation pay.
    employerCost: own(13, 9, 16),
    // The province that asks for least, 15 × 40 hours × 52 ÷ 12; the others ask for more.
    leastWage: own(2_600, 2_600, 3_100),
    leastHour: own(15, 15, 18),
    inflation: own(2, 1.5, 3),
    unitsPerEuro: 1.6,
  },
  AU: {
    code: 'AU',
    name: { es: 'Australia', en: 'Australia' },
    currency: 'AUD',
    locales: { es: 'es-US', en: 'en-AU' },
    paper: 'a4',
    loanRate: own(9, 7, 13),
    salesTax: { standard: own(10), reduced: { food: own(0, 0, 10) }, everyMonths: 3, compulsoryFrom: own(75_000) },
    salesTaxName: { es: 'GST', en: 'GST' },
    profitTaxName: { es: 'impuesto de sociedades', en: 'company tax' },
    ownTaxName: { es: 'impuesto sobre la renta', en: 'personal income tax' },
    pricesWithTax: true,
    profitTax: { first: own(25, 25, 30) },
    // Superannuation of 12 %, and workers’ compensation.
    employerCost: own(14.5, 13, 18),
    // 24.95 × 38 hours × 52 ÷ 12, since July 2025; awards ask for more.
    leastWage: own(4_108.43, 4_108.43, 4_400),
    leastHour: own(24.95, 24.95, 26.7),
    inflation: own(2.7, 2, 3.5),
    unitsPerEuro: 1.75,
    southern: true,
    holidayMonth: 1,
  },
  NZ: {
    code: 'NZ',
    name: { es: 'Nueva Zelanda', en: 'New Zealand' },
    currency: 'NZD',
    locales: { es: 'es-US', en: 'en-NZ' },
    paper: 'a4',
    loanRate: own(9.5, 7, 14),
    salesTax: { standard: own(15), reduced: {}, everyMonths: 2, compulsoryFrom: own(60_000) },
    salesTaxName: { es: 'GST', en: 'GST' },
    profitTaxName: { es: 'impuesto de sociedades', en: 'company tax' },
    ownTaxName: { es: 'impuesto sobre la renta', en: 'personal income tax' },
    pricesWithTax: true,
    profitTax: { first: own(28) },
    // KiwiSaver and the accident levy.
    employerCost: own(5.5, 4, 7),
    // 23.50 × 40 hours × 52 ÷ 12.
    leastWage: own(4_073.33, 4_073.33, 4_200),
    leastHour: own(23.5, 23.5, 24.2),
    inflation: own(2.2, 1.5, 3),
    unitsPerEuro: 2,
    southern: true,
    holidayMonth: 1,
  },
} as const satisfies Partial<Record<CountryCode, Country>>;
