// Who gives the money, as it is read back: in the visitor's words, each with the sum and the terms that were told.
import type { CurrencyCode } from '../countries/country.ts';
import type { FactValues, MoneySource } from '../facts/fact.ts';
import { formatMoney } from '../language/format-money.ts';
import { formatNumber } from '../language/format-number.ts';
import { formatPercent } from '../language/format-percent.ts';
import type { Bilingual, Language } from '../language/language.ts';

interface Setting {
  readonly language: Language;
  readonly locale: string;
  readonly currency: CurrencyCode;
}

const REST: Bilingual = { es: 'el resto', en: 'the rest' };
const INTEREST_FREE: Bilingual = { es: 'sin intereses', en: 'interest-free' };
const PENDING: Bilingual = { es: 'sin conceder todavía', en: 'not granted yet' };
const AT: Bilingual = { es: 'al', en: 'at' };
const YEAR: Bilingual = { es: 'año', en: 'year' };
const YEARS: Bilingual = { es: 'años', en: 'years' };

/** «mi madre, 8.000 € (sin intereses, 2 años); BBVA, el resto (5 años)». */
export function wordSources(sources: FactValues['moneySources'], setting: Setting): string {
  const { currency, locale, language } = setting;
  return sources
    .map((source) => {
      const sum = source.amount === null ? REST[language] : formatMoney(source.amount, currency, locale);
      const terms = wordTerms(source, setting);
      return `${source.who}, ${sum}${terms === '' ? '' : ` (${terms})`}`;
    })
    .join('; ');
}

function wordTerms({ rate, years, isPending }: MoneySource, { language, locale }: Setting): string {
  const interest = rate === undefined ? [] : [rate === 0 ? INTEREST_FREE[language] : `${AT[language]} ${formatPercent(rate, locale)}`];
  const term = years === undefined ? [] : [`${formatNumber(years, locale, 0, 2)} ${(years === 1 ? YEAR : YEARS)[language]}`];
  return [...interest, ...term, ...(isPending ? [PENDING[language]] : [])].join(', ');
}
