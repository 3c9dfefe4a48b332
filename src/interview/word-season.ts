// The season of a business in words: what each month that differs sells of a normal one.
import { ALIKE, normalMonth } from '../facts/normal-month.ts';
import { formatList } from '../language/format-list.ts';
import { formatPercent } from '../language/format-percent.ts';
import type { Bilingual, Language } from '../language/language.ts';

const AVERAGE = 10_000;
const OF_NORMAL: Bilingual = { es: ' de un mes normal', en: ' of a normal month' };

/** «enero, febrero y diciembre, 40 % de un mes normal»; null where no month is a normal one, or none differs. */
export function wordSeason(
  season: readonly number[],
  { language, locale }: { readonly language: Language; readonly locale: string },
): string | null {
  const normal = normalMonth(season);
  if (normal === null) return null;
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const levels = season.map((level) => Math.round(level / (AVERAGE / 100) / normal));
  const different = [...new Set(levels)].filter((level) => Math.abs(level - 100) >= ALIKE / 100);
  const parts = different.map((level, at) => {
    const names = levels.flatMap((one, index) => (one === level ? [month.format(Date.UTC(2026, index, 1))] : []));
    return `${formatList(names, language)}, ${formatPercent(level, locale)}${at === 0 ? OF_NORMAL[language] : ''}`;
  });
  return parts.length === 0 ? null : parts.join('; ');
}
