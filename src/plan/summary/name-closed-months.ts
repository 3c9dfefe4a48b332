// The months of every year in which nothing is sold, by name.
import { formatMonthName } from '../../language/format-date.ts';
import { formatList } from '../../language/format-list.ts';
import { type Bilingual, type Language, perLanguage } from '../../language/language.ts';

const MONTHS_A_YEAR = 12;
const LOCALES: Bilingual = { es: 'es', en: 'en' };
const JOINTS: Bilingual<readonly [string, string, string]> = { es: ['de ', ' a ', 'en '], en: ['from ', ' to ', 'in '] };
/** Fewer are listed. */
const FEWEST_OF_A_SPAN = 3;

/** «De julio a septiembre», "in April and November". `season`: the index of each month of the year, January first. Null where every month sells. */
export function nameClosedMonths(season: readonly number[]): Bilingual | null {
  const closed = season.flatMap((index, month) => (index === 0 ? [month] : []));
  if (closed.length === 0 || closed.length === season.length) return null;
  const first = closed.find((month) => !closed.includes((month + MONTHS_A_YEAR - 1) % MONTHS_A_YEAR)) ?? 0;
  const isSpan = closed.every((month) => (month - first + MONTHS_A_YEAR) % MONTHS_A_YEAR < closed.length);
  const last = (first + closed.length - 1) % MONTHS_A_YEAR;
  return perLanguage((language) => {
    const [from, to, within] = JOINTS[language];
    return isSpan && closed.length >= FEWEST_OF_A_SPAN
      ? `${from}${nameOf(first, language)}${to}${nameOf(last, language)}`
      : `${within}${formatList(
          closed.map((month) => nameOf(month, language)),
          language,
        )}`;
  });
}

function nameOf(month: number, language: Language): string {
  return formatMonthName(`2000-${String(month + 1).padStart(2, '0')}`, LOCALES[language]);
}
