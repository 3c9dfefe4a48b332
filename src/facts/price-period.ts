import type { Bilingual } from '../language/language.ts';

/** How often a price is paid, where that is neither each time nor each month. */
export type PricePeriod = 'week' | 'fortnight' | 'bimonth' | 'quarter' | 'fourMonths' | 'term' | 'halfYear' | 'year';

/** How many of each there are in a year of 52 weeks; a school year has three terms. */
const TIMES_A_YEAR: Readonly<Record<PricePeriod, number>> = {
  week: 52,
  fortnight: 26,
  bimonth: 6,
  quarter: 4,
  fourMonths: 3,
  term: 3,
  halfYear: 2,
  year: 1,
};

/** After an amount: «45 € a la semana». */
export const PAID_EACH: Readonly<Record<PricePeriod | 'month', Bilingual>> = {
  week: { es: 'a la semana', en: 'a week' },
  fortnight: { es: 'cada dos semanas', en: 'every two weeks' },
  month: { es: 'al mes', en: 'a month' },
  bimonth: { es: 'cada dos meses', en: 'every two months' },
  quarter: { es: 'al trimestre', en: 'a quarter' },
  fourMonths: { es: 'al cuatrimestre', en: 'every four months' },
  term: { es: 'por trimestre escolar', en: 'a term' },
  halfYear: { es: 'al semestre', en: 'every six months' },
  year: { es: 'al año', en: 'a year' },
};

const MONTHS_A_YEAR = 12;

/** What one such period comes to in a month, as a factor: 52/12 for a week. */
export function monthsShare(period: PricePeriod): number {
  return TIMES_A_YEAR[period] / MONTHS_A_YEAR;
}

export function isPricePeriod(period: string | null | undefined): period is PricePeriod {
  return typeof period === 'string' && period in TIMES_A_YEAR;
}

/** The price as it was told, in currency units to the cent, and how often; null where it is kept as it was told. */
export function priceAsTold({
  price,
}: {
  readonly price?: { readonly value: number; readonly toldPer?: PricePeriod };
}): { readonly amount: number; readonly per: PricePeriod } | null {
  if (price?.toldPer === undefined) return null;
  return { amount: Math.round((price.value / monthsShare(price.toldPer)) * 100) / 100, per: price.toldPer };
}
