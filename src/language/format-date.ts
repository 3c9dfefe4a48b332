// Months and days as words. The names are written here: Intl capitalises and respells some of them (Setiembre) by country.
import type { Bilingual, Language } from './language.ts';

const MONTHS: Bilingual<readonly string[]> = {
  es: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
};

/** `2027-03` as «marzo de 2027» or "March 2027". Refuses anything else with a RangeError. */
export function formatMonth(month: string, locale: string): string {
  const language = languageOf(locale);
  const join = language === 'es' ? ' de ' : ' ';
  return `${formatMonthName(month, locale)}${join}${month.slice(0, 4)}`;
}

/** The month's name alone: «marzo», "March". Takes `YYYY-MM` or `YYYY-MM-DD`. */
export function formatMonthName(month: string, locale: string): string {
  const index = /^\d{4}-\d{2}/.test(month) ? Number(month.slice(5, 7)) - 1 : -1;
  const name = MONTHS[languageOf(locale)][index];
  if (name === undefined) throw new RangeError(`not a month: ${month}`);
  return name;
}

/** `2027-03-01` as «1 de marzo de 2027», "1 March 2027", or "March 1, 2027" in the United States' English. */
export function formatDate(date: string, locale: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Number(date.slice(8)) : 0;
  if (day < 1 || day > 31) throw new RangeError(`not a date: ${date}`);
  if (locale === 'en-US') return `${formatMonthName(date, locale)} ${day}, ${date.slice(0, 4)}`;
  const join = languageOf(locale) === 'es' ? ' de ' : ' ';
  return `${day}${join}${formatMonth(date.slice(0, 7), locale)}`;
}

/** `2027-03-01` as «1 de marzo», "1 March", or "March 1": a day whose year is plain from the page. */
export function formatDay(date: string, locale: string): string {
  return formatDate(date, locale).replace(/(?: de|,)? \d{4}$/, '');
}

/** `2027-03-01` as «1 mar 2027», "1 Mar 2027", or "Mar 1, 2027": a date in a column of them. */
export function formatShortDate(date: string, locale: string): string {
  const name = formatMonthName(date, locale);
  return formatDate(date, locale).replaceAll(' de ', ' ').replace(name, name.slice(0, 3));
}

export function languageOf(locale: string): Language {
  return locale.startsWith('es') ? 'es' : 'en';
}
