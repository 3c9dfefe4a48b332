import { languageOf } from './format-date.ts';
import { formatCount } from './format-number.ts';
import type { Language } from './language.ts';

const NO_BREAK = '\u00a0';
const WORDS = {
  es: { year: ['año', 'años'], month: ['mes', 'meses'], and: 'y' },
  en: { year: ['year', 'years'], month: ['month', 'months'], and: 'and' },
} as const;

/** A number of months as a lender says it: «4 años y 2 meses», «8 meses»; "4 years and 2 months". */
export function formatTerm(months: number, locale: string): string {
  const language: Language = languageOf(locale);
  const whole = Math.round(months);
  const [years, rest] = [Math.floor(whole / 12), whole % 12];
  const told = (count: number, [one, several]: readonly [string, string]) =>
    `${formatCount(count, locale)}${NO_BREAK}${count === 1 ? one : several}`;
  const parts = [
    ...(years > 0 ? [told(years, WORDS[language].year)] : []),
    ...(rest > 0 || years === 0 ? [told(rest, WORDS[language].month)] : []),
  ];
  return parts.join(` ${WORDS[language].and} `);
}
