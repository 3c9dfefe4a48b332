import type { Bilingual } from '../language/language.ts';

export type CountryCode =
  | 'ES'
  | 'MX'
  | 'CO'
  | 'AR'
  | 'UY'
  | 'CL'
  | 'PE'
  | 'EC'
  | 'DO'
  | 'GT'
  | 'CR'
  | 'PA'
  | 'US'
  | 'CA'
  | 'AU'
  | 'NZ'
  | 'GB'
  | 'IE'
  | 'ZZ';

/** ISO 4217. */
export type CurrencyCode =
  | 'EUR'
  | 'USD'
  | 'GBP'
  | 'MXN'
  | 'COP'
  | 'ARS'
  | 'UYU'
  | 'CLP'
  | 'PEN'
  | 'DOP'
  | 'GTQ'
  | 'CRC'
  | 'CAD'
  | 'AUD'
  | 'NZD';

/** A public rate in percent with its spread. `seen`: read in the source named; `own`: our own knowledge, printed as orientation and never cited. */
export interface Rate {
  readonly low: number;
  readonly base: number;
  readonly high: number;
  readonly source: string;
  readonly year: number;
  readonly evidence: 'seen' | 'own';
}

/** Sales the law taxes apart from the standard rate. A trade that is `exempt` neither charges the tax nor gets back what it pays. */
export type ReducedClass = 'hospitality' | 'food' | 'bread' | 'flowers' | 'books' | 'transport';

/** The tax on sales that passes through a business: charged, deducted, and settled in the month after each period. */
export interface SalesTax {
  readonly standard: Rate;
  /** Classes that pay another rate; those not listed pay the standard one. */
  readonly reduced: Readonly<Partial<Record<ReducedClass, Rate>>>;
  /** Months of a period, counted from January. */
  readonly everyMonths: 1 | 2 | 3;
  /** Sales of twelve months in whole currency units up to which nobody has to charge it, where the law has such a threshold. */
  readonly compulsoryFrom?: Rate;
}

/** Tax on a year's profit: `first` up to `upTo` currency units, `above` on the rest. One rate where `upTo` is left out. */
export interface ProfitTax {
  readonly first: Rate;
  readonly upTo?: number;
  readonly above?: Rate;
}

/** What a plan must know of a country. `ZZ` is the fallback for every country without a page of its own. */
export interface Country {
  readonly code: CountryCode;
  readonly name: Bilingual;
  readonly currency: CurrencyCode;
  /** Locale whose number and money formats each edition uses there (es-MX writes 1,234.56). */
  readonly locales: Bilingual;
  readonly paper: 'a4' | 'letter';
  /** Usual annual rate of a small business loan; above inflation where the plan is written in constant money. */
  readonly loanRate: Rate;
  /** Null where sales tax is only passed on, as in the United States. */
  readonly salesTax: SalesTax | null;
  /** What people there call that tax. */
  readonly salesTaxName: Bilingual;
  /** What they call that on a company's profit; left out where no one name is common. */
  readonly profitTaxName?: Bilingual;
  /** What a person in business on their own pays in its place, where that is another tax. */
  readonly ownTaxName?: Bilingual;
  /** There a price told to people is what they pay: the law has it shown with its tax, and a founder says it so. */
  readonly pricesWithTax?: true;
  readonly profitTax: ProfitTax;
  /** What an employer pays on top of a gross wage: social charges and compulsory extra pay. */
  readonly employerCost: Rate;
  /** The least gross wage of a full-time month that the law allows; none where it is not known. */
  readonly leastWage?: Rate;
  /** The least gross wage of an hour, where the law names it by the hour. */
  readonly leastHour?: Rate;
  /** Yearly rise of prices and costs in the second and third year; none where the plan is written in constant money. */
  readonly inflation: Rate;
  /** Prices rise so fast that a plan in the money of its day says more: no inflation in it, and rates are what they are above it. */
  readonly constantMoney?: true;
  /** There, the rise of prices that a lender would add to the rate. Orientation: it is asked for again at the bank. */
  readonly expectedInflation?: Rate;
  /** A currency unit there in euros, to scale the sector amounts given in EUR. Orientation. */
  readonly unitsPerEuro: number;
  /** The month, from one, in which customers are away and small firms close; left out where holidays are spread over the year. */
  readonly holidayMonth?: number;
  /** What a customer pays for care is mostly what an insurance leaves to pay. */
  readonly copay?: true;
  /** South of the equator: calendars that follow the weather or the school year are shifted by six months. */
  readonly southern?: true;
}
