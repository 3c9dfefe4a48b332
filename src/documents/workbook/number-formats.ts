import { formatMoney } from '../../language/format-money.ts';
import type { Language } from '../../language/language.ts';
import type { LineFormat } from './workbook-line.ts';

/** Words that a number format shows around a number, or in the place of one below zero: there is none. */
const WORDS = {
  month: { es: 'no se alcanza', en: 'not reached' },
  figure: { es: 'no lo hay', en: 'there is none' },
  lasting: { es: 'no consume caja', en: 'uses up no cash' },
  monthNumber: { es: 'mes', en: 'month' },
  months: { es: 'meses', en: 'months' },
  enough: { es: 'no falta', en: 'never missing' },
  opening: { es: 'apertura', en: 'opening' },
} as const;

/** Months are named in the sheet's language, whatever the reader's computer speaks. */
const MONTH_LOCALES = { es: '[$-C0A]', en: '[$-809]' } as const;

/**
 * The number formats of a workbook, by what they show; `…-symbol` has the currency's sign where people there put it.
 * Decimal and grouping signs follow the reader's own computer, as spreadsheets do.
 */
export function numberFormats(
  currency: string,
  locale: string,
  language: Language,
): Readonly<Record<LineFormat | `${LineFormat}-symbol`, string>> {
  const money = (digits: string) => withSymbol(digits, currency, locale);
  const percent = language === 'es' ? '"\u00a0"%' : '%';
  const monthNumber = `"${WORDS.monthNumber[language]} "0`;
  const plain = {
    money: '#,##0;-#,##0;"–"',
    price: '#,##0.00',
    count: '#,##0',
    exact: '#,##0',
    decimal: 'General',
    percent: `0.00${percent}`,
    'tenths-percent': `0.0${percent};-0.0${percent}`,
    hundredths: '0.00;-0.00;"–"',
    month: `${MONTH_LOCALES[language]}mmm yyyy`,
    'month-number': `${monthNumber};;"${WORDS.opening[language]}"`,
    'found-month': `${monthNumber};"${WORDS.month[language]}";0`,
    'short-month': `${monthNumber};"${WORDS.enough[language]}";"${WORDS.opening[language]}"`,
    'found-count': `#,##0;"${WORDS.figure[language]}";0`,
    'found-money': `#,##0;"${WORDS.figure[language]}";0`,
    'lasting-months': `0" ${WORDS.months[language]}";"${WORDS.lasting[language]}";0" ${WORDS.months[language]}"`,
  } satisfies Record<LineFormat, string>;
  const signed = (digits: string) => `${money(digits)};-${money(digits)}`;
  return {
    ...(plain as Record<LineFormat | `${LineFormat}-symbol`, string>),
    ...(Object.fromEntries(Object.entries(plain).map(([key, value]) => [`${key}-symbol`, value])) as Record<
      `${LineFormat}-symbol`,
      string
    >),
    'money-symbol': signed('#,##0'),
    'price-symbol': signed('#,##0.00'),
    'found-money-symbol': `${money('#,##0')};"${WORDS.figure[language]}"`,
  };
}

/** The currency's sign stands where the rest of the plan puts it: around the figure 1, as that is written. */
function withSymbol(digits: string, currency: string, locale: string): string {
  const [before = '', after = ''] = formatMoney(1, currency, locale).split('1');
  const quoted = (text: string) => (text === '' ? '' : `"${text}"`);
  return `${quoted(before)}${digits}${quoted(after)}`;
}
