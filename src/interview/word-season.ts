// The season of a business in words: what each month that differs sells of a normal one.
import { ALIKE, normalMonth } from '../facts/normal-month.ts';
import { sumOf } from '../finance/sum-of.ts';
import { formatList } from '../language/format-list.ts';
import { formatPercent } from '../language/format-percent.ts';
import type { Bilingual, Language } from '../language/language.ts';

const AVERAGE = 10_000;
const OF_NORMAL: Bilingual = { es: ' de un mes normal', en: ' of a normal month' };

/** Sold in so few months, each is told by what it is of the year. */
const OF_YEAR: Bilingual = { es: ' de las ventas del año', en: ' of the year’s sales' };
const EACH: Bilingual = { es: ' cada mes', en: ' each' };
const FEW = 3;
/** Where no month is a normal one, the best and the worst are told. */
const OF_AVERAGE: Bilingual = { es: ' de un mes medio', en: ' of an average month' };

/** «enero, febrero y diciembre, 40 % de un mes normal»; of what is sold in one to three months, «noviembre, 20 % de las ventas del año». Null where no month is a normal one, or none differs. */
export function wordSeason(
  season: readonly number[],
  { language, locale }: { readonly language: Language; readonly locale: string },
): string | null {
  const normal = normalMonth(season);
  const isOfFew = season.filter((level) => level > 0).length <= FEW;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const whole = (normal ?? (isOfFew ? sumOf(season) / AVERAGE : 1)) * (AVERAGE / 100);
  const levels = season.map((level) => Math.round(level / whole));
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const differs = (level: number) => {
    if (normal !== null) return Math.abs(level - 100) >= ALIKE / 100;
    return isOfFew ? level > 0 : high > low && (level === low || level === high);
  };
  const of = normal !== null ? OF_NORMAL : isOfFew ? OF_YEAR : OF_AVERAGE;
  const parts = [...new Set(levels)].filter(differs).map((level, at) => {
    const names = levels.flatMap((one, index) => (one === level ? [month.format(Date.UTC(2026, index, 1))] : []));
    const each = of === OF_YEAR && names.length > 1 ? EACH[language] : '';
    return `${formatList(names, language)}, ${formatPercent(level, locale)}${at === 0 ? of[language] : ''}${each}`;
  });
  return parts.length === 0 ? null : parts.join('; ');
}
