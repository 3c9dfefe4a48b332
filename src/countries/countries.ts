// The countries a plan can be written for. Loan rates and exchange rates are orientation (November 2026), never printed as citations.
import type { Country, CountryCode, CurrencyCode } from './country.ts';

export const COUNTRIES: Readonly<Record<CountryCode, Country>> = {
  ES: {
    code: 'ES',
    name: { es: 'España', en: 'Spain' },
    currency: 'EUR',
    locales: { es: 'es-ES', en: 'en-IE' },
    paper: 'a4',
    loanRate: 6.5,
    unitsPerEuro: 1,
  },
  MX: {
    code: 'MX',
    name: { es: 'México', en: 'Mexico' },
    currency: 'MXN',
    locales: { es: 'es-MX', en: 'en-US' },
    paper: 'letter',
    loanRate: 18,
    unitsPerEuro: 21,
  },
  CO: {
    code: 'CO',
    name: { es: 'Colombia', en: 'Colombia' },
    currency: 'COP',
    locales: { es: 'es-CO', en: 'en-US' },
    paper: 'letter',
    loanRate: 20,
    unitsPerEuro: 4500,
  },
  AR: {
    code: 'AR',
    name: { es: 'Argentina', en: 'Argentina' },
    currency: 'ARS',
    locales: { es: 'es-AR', en: 'en-US' },
    paper: 'a4',
    loanRate: 40,
    unitsPerEuro: 1600,
    southern: true,
  },
  CL: {
    code: 'CL',
    name: { es: 'Chile', en: 'Chile' },
    currency: 'CLP',
    locales: { es: 'es-CL', en: 'en-US' },
    paper: 'letter',
    loanRate: 14,
    unitsPerEuro: 1100,
    southern: true,
  },
  PE: {
    code: 'PE',
    name: { es: 'Perú', en: 'Peru' },
    currency: 'PEN',
    locales: { es: 'es-PE', en: 'en-US' },
    paper: 'a4',
    loanRate: 20,
    unitsPerEuro: 4.1,
    southern: true,
  },
  EC: {
    code: 'EC',
    name: { es: 'Ecuador', en: 'Ecuador' },
    currency: 'USD',
    locales: { es: 'es-EC', en: 'en-US' },
    paper: 'a4',
    loanRate: 12,
    unitsPerEuro: 1.15,
  },
  US: {
    code: 'US',
    name: { es: 'Estados Unidos', en: 'United States' },
    currency: 'USD',
    locales: { es: 'es-US', en: 'en-US' },
    paper: 'letter',
    loanRate: 9.5,
    unitsPerEuro: 1.15,
  },
  GB: {
    code: 'GB',
    name: { es: 'Reino Unido', en: 'United Kingdom' },
    currency: 'GBP',
    locales: { es: 'es-ES', en: 'en-GB' },
    paper: 'a4',
    loanRate: 9,
    unitsPerEuro: 0.87,
  },
  IE: {
    code: 'IE',
    name: { es: 'Irlanda', en: 'Ireland' },
    currency: 'EUR',
    locales: { es: 'es-ES', en: 'en-IE' },
    paper: 'a4',
    loanRate: 8,
    unitsPerEuro: 1,
  },
  ZZ: {
    code: 'ZZ',
    name: { es: 'otro país', en: 'another country' },
    currency: 'EUR',
    locales: { es: 'es-ES', en: 'en-IE' },
    paper: 'a4',
    loanRate: 10,
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
