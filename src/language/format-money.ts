// Money as people write it where the plan is set: «1.234 €» in Spain, "€1,234" in Ireland, "$1,234" in Mexico, «$ 1.234» in Colombia.
// Composed here and not by Intl's currency style, which writes MX$, COP and PEN in English and $-1.234 in Chile.
import { formatNumber } from './format-number.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  MXN: '$',
  COP: '$',
  ARS: '$',
  UYU: '$',
  CLP: '$',
  PEN: 'S/',
  DOP: 'RD$',
  GTQ: 'Q',
  CRC: '₡',
  CAD: '$',
  AUD: '$',
  NZD: '$',
};

/** Where a bare `$` means the United States dollar. The English edition of Latin American plans is set in en-US: there it is the plan's own. */
const DOLLAR_LOCALES = new Set(['en-US', 'es-US', 'es-EC', 'es-PA']);

/** Locales that part the symbol from the figure, whatever the currency. */
const SPACED_LOCALES = new Set(['es-CO', 'es-AR', 'es-UY']);

/** Money in whole currency units, rounded half away from zero. */
export function formatMoney(value: number, currency: string, locale: string): string {
  return withSymbol(formatNumber(value, locale, 0), currency, locale);
}

/** Currencies that nobody counts in cents: a loaf costs hundreds or thousands of them. */
const WITHOUT_CENTS = new Set(['ARS', 'CLP', 'COP', 'CRC', 'UYU']);
const LEAST_WHOLE = 100;

/** A price: with cents only when it has any, and its currency is counted in them. */
export function formatPrice(value: number, currency: string, locale: string): string {
  if (WITHOUT_CENTS.has(currency) && Math.abs(value) >= LEAST_WHOLE) return formatMoney(value, currency, locale);
  const cents = formatNumber(value, locale, 2);
  const digits = cents.endsWith('00') ? formatNumber(value, locale, 0) : cents;
  return withSymbol(digits, currency, locale);
}

function withSymbol(digits: string, currency: string, locale: string): string {
  const symbol = symbolOf(currency, locale);
  if (locale === 'es-ES') return `${digits}\u00a0${symbol}`;
  const sign = digits.startsWith('\u2212') ? '\u2212' : '';
  const gap = currency === 'PEN' || SPACED_LOCALES.has(locale) || symbol === currency ? '\u00a0' : '';
  return `${sign}${symbol}${gap}${digits.slice(sign.length)}`;
}

function symbolOf(currency: string, locale: string): string {
  if (currency === 'USD' && !DOLLAR_LOCALES.has(locale)) return 'US$';
  return SYMBOLS[currency] ?? currency;
}
