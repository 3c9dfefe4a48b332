// A fact in the words and number format of one language, as the assistant says it back.
import { countryOf, countryOfCurrency } from '../countries/countries.ts';
import type { Country, CurrencyCode } from '../countries/country.ts';
import { type Fact, type FactId, type FactSheet, type FactValues, factValue, type MoneyItem, type RevenueShape } from '../facts/fact.ts';
import { PAID_EACH, priceAsTold } from '../facts/price-period.ts';
import { usualOfBusiness } from '../finance/usual-of-business.ts';
import { formatMonth, formatMonthName } from '../language/format-date.ts';
import { formatList } from '../language/format-list.ts';
import { formatMoney, formatPrice } from '../language/format-money.ts';
import { formatCount, formatNumber } from '../language/format-number.ts';
import { formatPercent } from '../language/format-percent.ts';
import type { Bilingual, Language } from '../language/language.ts';
import { sectorOf } from '../sectors/sectors.ts';
import { tradeOf } from '../sectors/trades.ts';
import { wordSeason } from './word-season.ts';
import { wordSources } from './word-sources.ts';

/** How figures are written in this conversation. */
export interface Setting {
  readonly language: Language;
  readonly locale: string;
  readonly currency: CurrencyCode;
}

const PEOPLE: Bilingual<{ readonly one: string; readonly many: string }> = {
  es: { one: 'persona', many: 'personas' },
  en: { one: 'person', many: 'people' },
};

const YES_NO: Bilingual<{ readonly yes: string; readonly no: string }> = {
  es: { yes: 'sí', no: 'no' },
  en: { yes: 'yes', no: 'no' },
};

const SHAPES: Readonly<Record<RevenueShape, Bilingual>> = {
  transaction: { es: 'por venta', en: 'by the sale' },
  subscription: { es: 'cuota mensual', en: 'monthly fee' },
  lodging: { es: 'por noche', en: 'by the night' },
  commission: { es: 'comisión', en: 'commission' },
  project: { es: 'por proyecto', en: 'by the project' },
};

const NET: Bilingual = { es: 'limpios', en: 'to take home' };

const LONGEST_WORDS = 60;

/** The currency and number format for these facts: the country said, else the one its currency gives away, else the fallback. */
export function settingOf(facts: FactSheet, language: Language): Setting {
  const currency = factValue(facts, 'currency');
  const country = countryOf(factValue(facts, 'country') ?? (currency && countryOfCurrency(currency)?.code) ?? 'ZZ');
  return { language, locale: country.locales[language], currency: currency ?? country.currency };
}

/** The value of a fact in words, or null where it is too long to be said back (a whole answer, a list). */
export function wordFact(fact: Fact, setting: Setting): string | null {
  const { language, locale } = setting;
  const { id, value } = fact;
  if (id === 'price' && fact.toldPer) return wordToldPrice(fact as Fact<'price'>, setting);
  if (id === 'founderPay' && fact.isNet) return `${wordFigure(id, value as number, setting)} ${NET[language]}`;
  if (typeof value === 'number') return wordFigure(fact.unit === 'percent' ? 'growth' : id, value, setting);
  if (id === 'season') return wordSeason(value as FactValues['season'], setting);
  if (id === 'lines') return wordLines(value as FactValues['lines'], setting);
  if (id === 'moneySources') return wordSources(value as FactValues['moneySources'], setting);
  if (id === 'sector') return sectorOf(value as FactValues['sector']).name[language];
  if (id === 'trade') return tradeOf(value as string)?.name[language] ?? null;
  if (typeof value === 'boolean') return YES_NO[language][value ? 'yes' : 'no'];
  if (id === 'revenueShape') return SHAPES[value as RevenueShape][language];
  if (id === 'country') return countryOf(value as Country['code']).name[language];
  if (id === 'start' || id === 'staffPayDate') return formatMonth(value as string, locale);
  if ((id === 'name' || id === 'city' || id === 'currency') && typeof value === 'string') return shorten(value);
  return null;
}

/** «45 € a la semana, 195 € al mes»: as it was told, and as it is counted. */
function wordToldPrice(price: Fact<'price'>, setting: Setting): string {
  const told = priceAsTold({ price });
  const each = (amount: number, per: keyof typeof PAID_EACH) =>
    `${wordFigure('price', amount, setting)} ${PAID_EACH[per][setting.language]}`;
  return [...(told ? [each(told.amount, told.per)] : []), each(price.value, 'month')].join(', ');
}

/** «menú, 1.560 a 13,50 €; café, 3.120 a 2 €»: what is sold, with how many in a month where that is known. */
function wordLines(lines: FactValues['lines'], setting: Setting): string {
  return lines
    .map(({ label, price, units, unitCost, monthsPaid, months }) => {
      const each = wordFigure('price', price, setting);
      const cost = unitCost === undefined ? '' : COSTING[setting.language].replace('{cost}', wordFigure('unitCost', unitCost, setting));
      if (monthsPaid !== undefined) return `${shorten(label)}, ${wordMonthsPaid(each, monthsPaid, setting)}${cost}`;
      const told = months && units !== null ? Math.round((units * MONTHS_A_YEAR) / months.length) : units;
      const during = months ? `, ${IN_MONTHS[setting.language].replace('{months}', wordMonths(months, setting))}` : '';
      return `${shorten(label)}, ${units === null ? each : `${wordFigure('volume', told ?? units, setting)} ${AT[setting.language]} ${each}`}${during}${cost}`;
    })
    .join('; ');
}

/** «1.600 € al mes, 8 meses al año». */
function wordMonthsPaid(each: string, months: number, { language, locale }: Setting): string {
  const monthly = `${each} ${PAID_EACH.month[language]}`;
  return months < MONTHS_A_YEAR ? `${monthly}, ${formatCount(months, locale)} ${MONTHS_OF_YEAR[language]}` : monthly;
}

function wordMonths(months: readonly number[], { language, locale }: Setting): string {
  const name = (month: number) => formatMonthName(`2000-${String(month + 1).padStart(2, '0')}`, locale);
  return formatList(months.map(name), language, 'and');
}

const IN_MONTHS: Bilingual = { es: 'al mes solo en {months}', en: 'a month in {months} only' };
const MONTHS_A_YEAR = 12;
const MONTHS_OF_YEAR: Bilingual = { es: 'meses al año', en: 'months a year' };
const AT: Bilingual = { es: 'a', en: 'at' };
/** What one of them costs, after its price. */
const COSTING: Bilingual = { es: ' (cuesta {cost})', en: ' (costing {cost})' };

/** What the business is called in the middle of a sentence: the narrower trade where it is known, by what of it was told, else the sector; null for neither. */
export function wordTrade(facts: FactSheet, setting: Setting): string | null {
  const sector = factValue(facts, 'sector');
  const words = sector === undefined ? null : usualOfBusiness(facts, sector, factValue(facts, 'trade')).name[setting.language];
  // "CRM", "IT support" keep their capitals.
  return words === null || /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

/** A number of this kind in words: «32 €», "310", "2 people". */
export function wordFigure(id: FactId, value: number, { language, locale, currency }: Setting): string {
  if (!Number.isFinite(value)) return '—';
  if (id === 'team') return `${formatCount(value, locale)} ${PEOPLE[language][value === 1 ? 'one' : 'many']}`;
  if (id === 'growth' || id === 'openingShare') return formatPercent(value, locale);
  if (id === 'targetMonths' || id === 'openingMonths' || id === 'founderPayFrom' || id === 'staffPayFrom')
    return formatCount(value, locale);
  if (id === 'minutesPerSale') return wordMinutes(value, language, locale);
  if (id === 'graceMonths' || id === 'rooms' || id === 'customersBrought') return formatCount(value, locale);
  if (id === 'volume' || id === 'targetVolume' || id === 'wonPerMonth' || id === 'loanYears')
    return formatNumber(value, locale, 0, value < 10 ? 2 : 0);
  if (id === 'price' || id === 'unitCost') return formatPrice(value, currency, locale);
  return formatMoney(value, currency, locale);
}

/** What the read-back was answered with beside its figures: who was named, what was put in words, sums part by part; null for any other fact. */
export function wordAddition({ id, value, quote }: Fact, setting: Setting): string | null {
  if (id === 'rivals') return formatList((value as FactValues['rivals']).map(shorten), setting.language);
  if (id === 'investmentItems' || id === 'costLines') return wordParts(value as FactValues['investmentItems'], setting);
  return IN_THEIR_WORDS.has(id) && quote ? `«${shorten(quote.text.trim())}»` : null;
}

const IN_THEIR_WORDS: ReadonlySet<FactId> = new Set<FactId>(['goals', 'soFar', 'experience', 'customer', 'solution']);

/** «Horno 3.000 €, mesas 700 €». */
export function wordParts(items: readonly MoneyItem[], setting: Setting): string {
  return items.map(({ label, amount }) => `${shorten(label)} ${wordFigure('investment', amount, setting)}`).join(', ');
}

/** The visitor's words on one line, cut to a readable length. */
export function shorten(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.length <= LONGEST_WORDS ? line : `${line.slice(0, LONGEST_WORDS - 1).trimEnd()}…`;
}

/** "45 minutos", «2 horas y media» as "2,5 horas": what a person would say of a piece of work. */
function wordMinutes(minutes: number, language: Language, locale: string): string {
  const isShort = minutes < 100 && minutes !== 60;
  const count = isShort ? formatCount(minutes, locale) : formatNumber(minutes / 60, locale, 0, 1);
  return `${count} ${(isShort ? MINUTES : HOURS)[language][count === '1' ? 'one' : 'many']}`;
}

const MINUTES: Bilingual<{ readonly one: string; readonly many: string }> = {
  es: { one: 'minuto', many: 'minutos' },
  en: { one: 'minute', many: 'minutes' },
};
const HOURS: Bilingual<{ readonly one: string; readonly many: string }> = {
  es: { one: 'hora', many: 'horas' },
  en: { one: 'hour', many: 'hours' },
};
