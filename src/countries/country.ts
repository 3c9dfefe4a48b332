import type { Bilingual } from '../language/language.ts';

export type CountryCode = 'ES' | 'MX' | 'CO' | 'AR' | 'CL' | 'PE' | 'EC' | 'US' | 'GB' | 'IE' | 'ZZ';

/** ISO 4217. */
export type CurrencyCode = 'EUR' | 'USD' | 'GBP' | 'MXN' | 'COP' | 'ARS' | 'CLP' | 'PEN';

/** What a plan must know of a country. `ZZ` is the fallback for every country without a page of its own. */
export interface Country {
  readonly code: CountryCode;
  readonly name: Bilingual;
  readonly currency: CurrencyCode;
  /** Locale whose number and money formats each edition uses there (es-MX writes 1,234.56). */
  readonly locales: Bilingual;
  readonly paper: 'a4' | 'letter';
  /** Usual annual rate of a small business loan, percent. Orientation, never a citation. */
  readonly loanRate: number;
  /** A currency unit there in euros, to scale the sector amounts given in EUR. Orientation. */
  readonly unitsPerEuro: number;
  /** South of the equator: calendars that follow the weather are shifted by six months. */
  readonly southern?: true;
}
