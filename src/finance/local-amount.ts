// Sector amounts are given in euros; a plan needs them in its own money. They are orientation, so they keep two significant digits.
import { countryOfCurrency } from '../countries/countries.ts';
import type { Country, CurrencyCode } from '../countries/country.ts';

/** A sector amount in hundredths of the plan's currency. In euros it stays as it is; elsewhere it keeps two significant digits. At least one cent. */
export function localCents(euros: number, country: Country, currency: CurrencyCode): number {
  const cents = Math.round(euros * 100 * unitsPerEuro(country, currency));
  return Math.max(1, currency === 'EUR' ? cents : roundToTwoDigits(cents));
}

/** A sector amount in whole units of the plan's currency. */
export function localUnits(euros: number, country: Country, currency: CurrencyCode): number {
  return Math.round(localCents(euros, country, currency) / 100);
}

/** A whole number with its third and later digits rounded off. */
export function roundToTwoDigits(value: number): number {
  const step = 10 ** Math.max(0, String(Math.abs(value)).length - 2);
  return Math.round(value / step) * step;
}

function unitsPerEuro(country: Country, currency: CurrencyCode): number {
  if (currency === country.currency) return country.unitsPerEuro;
  return countryOfCurrency(currency)?.unitsPerEuro ?? 1;
}
