// What the number in a cell of the assumptions counts.
import type { Bilingual } from '../../language/language.ts';

export const MONEY: Bilingual = { es: 'al mes', en: 'a month' };
export const ONCE: Bilingual = { es: 'al abrir', en: 'at the opening' };
export const PERCENT_MONTH: Bilingual = { es: 'al mes', en: 'a month' };
export const PERCENT_YEAR: Bilingual = { es: 'al año', en: 'a year' };
export const OF_SALES: Bilingual = { es: 'de la base', en: 'of the amount' };
export const YEARS: Bilingual = { es: 'años', en: 'years' };
export const MONTHS: Bilingual = { es: 'meses', en: 'months' };
export const MINUTES: Bilingual = { es: 'minutos', en: 'minutes' };
export const HOURS_MONTH: Bilingual = { es: 'horas al mes', en: 'hours a month' };
export const PEOPLE: Bilingual = { es: 'personas', en: 'people' };
export const MONTH_OF_TRADING: Bilingual = { es: 'mes desde la apertura', en: 'month since the opening' };
export const DAYS: Bilingual = { es: 'días', en: 'days' };
