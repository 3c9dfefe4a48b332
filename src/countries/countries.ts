// The countries a plan can be written for. Rates of the law carry their source; the others, and the exchange rates, are orientation (November 2026).
import type { Country, CountryCode, CurrencyCode, Rate } from './country.ts';

/** A rate read in its law; a law has no spread. */
function seen(rate: number, source: string, year: number): Rate {
  return { low: rate, base: rate, high: rate, source, year, evidence: 'seen' };
}

/** A rate we know and have not checked: orientation. */
function own(base: number, low = base, high = base): Rate {
  return { low, base, high, source: 'Trama', year: 2026, evidence: 'own' };
}

/** The law's least wage of 2026, as the press of the country reported it. Where it has risen since, today's is higher. */
function leastWage(base: number, source: string): Rate {
  return seen(base, source, 2026);
}

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
    salesTaxName: { es: 'IVA', en: 'VAT' },
    profitTax: { first: seen(17, 'Ley 7/2024', 2027), upTo: 50000, above: seen(20, 'Ley 7/2024', 2027) },
    employerCost: own(32.15, 32.15, 37.4),
    // 1,221 € × 14 ÷ 12.
    leastWage: leastWage(1_424.5, 'Real Decreto 126/2026'),
    inflation: own(2, 1.5, 3),
    unitsPerEuro: 1,
    holidayMonth: 8,
  },
  MX: {
    code: 'MX',
    name: { es: 'México', en: 'Mexico' },
    currency: 'MXN',
    locales: { es: 'es-MX', en: 'en-US' },
    paper: 'letter',
    loanRate: own(18, 14, 26),
    salesTax: { standard: seen(16, 'aclco.co', 2026), reduced: { food: own(0), books: own(0) }, everyMonths: 1 },
    salesTaxName: { es: 'IVA', en: 'VAT' },
    profitTax: { first: own(30) },
    employerCost: own(35, 28, 40),
    // General: 315.04 a day × 365 ÷ 12, as published.
    leastWage: leastWage(9_582.47, 'CONASAMI'),
    inflation: own(4, 3, 5),
    unitsPerEuro: 21,
  },
  CO: {
    code: 'CO',
    name: { es: 'Colombia', en: 'Colombia' },
    currency: 'COP',
    locales: { es: 'es-CO', en: 'en-US' },
    paper: 'letter',
    loanRate: own(20, 15, 28),
    salesTax: {
      standard: seen(19, 'aclco.co', 2026),
      reduced: { hospitality: own(8), food: own(5, 0, 19), books: own(0) },
      everyMonths: 2,
    },
    salesTaxName: { es: 'IVA', en: 'VAT' },
    profitTax: { first: own(35) },
    employerCost: own(43, 40, 56),
    // Without the transport allowance.
    leastWage: leastWage(1_750_905, 'Decreto 1469 de 2025'),
    inflation: own(5, 4, 7),
    unitsPerEuro: 4500,
  },
  AR: {
    code: 'AR',
    name: { es: 'Argentina', en: 'Argentina' },
    currency: 'ARS',
    locales: { es: 'es-AR', en: 'en-US' },
    paper: 'a4',
    // Constant pesos: about 40 % nominal over about 27 % of expected inflation, 1.40 ÷ 1.27 − 1. Our own knowledge, to be asked at a bank.
    loanRate: own(10, 5, 20),
    salesTax: {
      standard: seen(21, 'aclco.co', 2026),
      reduced: { food: own(10.5, 10.5, 21), books: own(0), transport: own(10.5) },
      everyMonths: 1,
    },
    salesTaxName: { es: 'IVA', en: 'VAT' },
    profitTax: { first: own(25, 25, 35) },
    employerCost: own(35, 30, 45),
    // From August 2026, the last step that was fixed.
    leastWage: leastWage(376_600, 'Resolución 9/2025, Consejo del Salario'),
    inflation: own(0),
    constantMoney: true,
    expectedInflation: own(27, 20, 35),
    unitsPerEuro: 1600,
    southern: true,
    holidayMonth: 1,
  },
  CL: {
    code: 'CL',
    name: { es: 'Chile', en: 'Chile' },
    currency: 'CLP',
    locales: { es: 'es-CL', en: 'en-US' },
    paper: 'letter',
    loanRate: own(14, 10, 20),
    salesTax: { standard: seen(19, 'aclco.co', 2026), reduced: {}, everyMonths: 1 },
    salesTaxName: { es: 'IVA', en: 'VAT' },
    profitTax: { first: own(25, 12.5, 27) },
    employerCost: own(8, 5, 10),
    // From January 2026; a rise in May was still to be voted.
    leastWage: leastWage(539_000, 'Ley 21.751'),
    inflation: own(3, 2.5, 4),
    unitsPerEuro: 1100,
    southern: true,
    holidayMonth: 2,
  },
  PE: {
    code: 'PE',
    name: { es: 'Perú', en: 'Peru' },
    currency: 'PEN',
    locales: { es: 'es-PE', en: 'en-US' },
    paper: 'a4',
    loanRate: own(20, 14, 35),
    salesTax: {
      standard: seen(18, 'aclco.co', 2026),
      reduced: { hospitality: own(18, 10.5, 18) },
      everyMonths: 1,
    },
    salesTaxName: { es: 'IGV', en: 'IGV (VAT)' },
    // The regime of small firms (MYPE): up to 15 tax units of S/ 5,500, and the general rate above.
    profitTax: { first: own(10, 10, 29.5), upTo: 82_500, above: own(29.5) },
    employerCost: own(36, 9, 40),
    // Since January 2025, and still so at the start of 2026.
    leastWage: leastWage(1_130, 'Decreto Supremo 006-2024-TR'),
    inflation: own(2.5, 2, 3),
    unitsPerEuro: 4.1,
    southern: true,
    holidayMonth: 2,
  },
  EC: {
    code: 'EC',
    name: { es: 'Ecuador', en: 'Ecuador' },
    currency: 'USD',
    locales: { es: 'es-EC', en: 'en-US' },
    paper: 'a4',
    loanRate: own(12, 10, 16),
    salesTax: {
      standard: seen(15, 'aclco.co', 2026),
      reduced: { food: own(0), books: own(0), transport: own(0) },
      everyMonths: 1,
    },
    salesTaxName: { es: 'IVA', en: 'VAT' },
    profitTax: { first: own(25, 0, 25) },
    employerCost: own(30, 21, 35),
    leastWage: leastWage(482, 'Salario básico unificado, Ministerio del Trabajo'),
    inflation: own(2, 1.5, 3),
    unitsPerEuro: 1.15,
  },
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
    pricesWithTax: true,
    profitTax: { first: own(19), upTo: 50000, above: own(26.5, 25, 26.5) },
    employerCost: own(14, 8, 15),
    // 12.71 × 37.5 hours × 52 ÷ 12.
    leastWage: leastWage(2_065.38, 'National Living Wage, April 2026'),
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
    pricesWithTax: true,
    profitTax: { first: own(12.5) },
    employerCost: own(11.25, 9, 11.25),
    // 14.15 × 39 hours × 52 ÷ 12.
    leastWage: leastWage(2_391.35, 'National minimum wage, January 2026'),
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
