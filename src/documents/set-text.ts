import { formatClock } from '../language/format-clock.ts';
import { formatDate, formatDay, formatMonth, formatMonthName } from '../language/format-date.ts';
import { formatMoney, formatPrice } from '../language/format-money.ts';
import { formatCount, formatNumber, formatRatio } from '../language/format-number.ts';
import { formatPercent } from '../language/format-percent.ts';
import { formatTerm } from '../language/format-term.ts';
import type { Language } from '../language/language.ts';
import type { Figure } from '../plan/figures/figure.ts';
import type { Plan, PlanText } from '../plan/plan.ts';
import type { Rich, Span } from './sheet-data.ts';

const QUOTE_MARKS = { es: ['«', '»'], en: ['“', '”'] } as const;
const INNER_MARKS = { es: ['“', '”'], en: ['‘', '’'] } as const;
const SLOT = /\{\{(fig|quote|mark):([^{}*]+)(\*?)\}\}/g;

/** Sets the texts of one edition: figures formatted for its locale, the visitor's words between its quotation marks. */
export interface TextSetter {
  /** Spans of a text. An unknown figure, quote or slot is a mistake of ours and is thrown. */
  rich(text: PlanText): Rich;
  /** The same as one plain string: for alt texts and titles. */
  plain(text: PlanText): string;
  figure(id: string): Figure;
  number(id: string): number;
  /** A figure as it is printed. */
  print(id: string): string;
  /** The visitor's words between its quotation marks: in the edition's language where somebody has translated them, else as they were said. */
  quote(id: string): Span;
  /** The visitor's words as they were said, marked where that was in the other language. */
  asSaid(id: string): Span;
}

export function createTextSetter(plan: Plan, language: Language): TextSetter {
  const locale = plan.locales[language];
  const figure = (id: string) => plan.figures[id] ?? refuse(`The plan has no figure "${id}"`);
  const print = (id: string) => formatFigure(figure(id), plan.currency, locale);
  const asSaid = (id: string): Span => {
    const said = plan.quotes[id] ?? refuse(`The plan has no quote "${id}"`);
    const isOther = said.language === language ? {} : { isOther: true as const };
    return { t: 'quote', s: putInQuotes(said.text, language), lang: said.language, ...isOther };
  };
  const quote = (id: string): Span => {
    if (!plan.quotes[id]) return refuse(`The plan has no quote "${id}"`);
    const translated = translationOf(plan, id, language);
    return translated === null ? asSaid(id) : { t: 'quote', s: putInQuotes(translated, language), lang: language };
  };
  const rich = (text: PlanText) => readStrong(text[language], (part) => readSlots(part, { figure, print, quote }));
  return { rich, plain: (text) => flatten(rich(text)), figure, number: (id) => numberOf(id, figure(id)), print, quote, asSaid };
}

/** The visitor's words in the edition's language; null where they were said in it, or nobody has translated them. */
export function translationOf({ quotes, translations }: Plan, id: string, language: Language): string | null {
  return quotes[id]?.language === language ? null : (translations?.[id] ?? null);
}

/** Whether an edition says in its own words what a quote names: only where it prints the quote in the other language. */
export function needsGloss(plan: Plan, id: string, language: Language): boolean {
  return plan.quotes[id]?.language !== language && translationOf(plan, id, language) === null;
}

export function flatten(rich: Rich): string {
  return rich.map((span) => (span.t === 'strong' ? flatten(span.spans) : span.s)).join('');
}

function readStrong(text: string, read: (part: string) => Span[]): Rich {
  const parts = text.split('**');
  if (parts.length % 2 === 0) refuse(`A text opens "**" and does not close it: ${text}`);
  return parts.flatMap((part, index): Span[] => (index % 2 === 0 ? read(part) : [{ t: 'strong', spans: read(part) }]));
}

function readSlots(text: string, set: Pick<TextSetter, 'figure' | 'print' | 'quote'>): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const slot of text.matchAll(SLOT)) {
    const [whole, kind, id = '', star] = slot;
    if (slot.index > at) spans.push(plainSpan(text.slice(at, slot.index)));
    if (kind === 'quote') spans.push(set.quote(id));
    else if (kind === 'mark') spans.push({ t: 'fig', s: '', mark: id === 'said' ? 'said' : 'sector' });
    else spans.push({ t: 'fig', s: set.print(id), mark: star ? set.figure(id).origin : null });
    at = slot.index + whole.length;
  }
  if (at < text.length) spans.push(plainSpan(text.slice(at)));
  return spans;
}

function plainSpan(s: string): Span {
  if (s.includes('{{')) refuse(`A text has a slot that nothing fills: ${s}`);
  return { t: 'text', s };
}

function putInQuotes(text: string, language: Language): string {
  const [open, close] = QUOTE_MARKS[language];
  const [innerOpen, innerClose] = INNER_MARKS[language];
  const inner = text
    .trim()
    .replace(/^[«“"](.*)[»”"]$/su, '$1')
    .replace(/[«“]|(?<=^|[\s([])"/gu, innerOpen)
    .replace(/[»”"]/gu, innerClose)
    // A figure and its sign stay on one line.
    .replace(/(\d) (?=[€$£%])/g, '$1\u00a0');
  return `${open}${inner}${close}`;
}

/** A date stays on one line. */
function unbroken(date: string): string {
  return date.replaceAll(' ', '\u00a0');
}

function formatFigure({ kind, value }: Figure, currency: string, locale: string): string {
  if (typeof value === 'string') {
    if (kind === 'month') return unbroken(formatMonth(value, locale));
    if (kind === 'month-name') return formatMonthName(value, locale);
    if (kind === 'date') return unbroken(formatDate(value, locale));
    if (kind === 'day') return unbroken(formatDay(value, locale));
    return refuse(`A figure of kind ${kind} holds the text "${value}"`);
  }
  if (!Number.isFinite(value)) return refuse(`A figure of kind ${kind} is not a finite number`);
  if (kind === 'money') return formatMoney(value, currency, locale);
  if (kind === 'price') return formatPrice(value, currency, locale);
  if (kind === 'count') return formatCount(value, locale);
  if (kind === 'percent') return formatPercent(value, locale);
  if (kind === 'ratio') return formatRatio(value, locale);
  if (kind === 'rating') return formatNumber(value, locale, 1);
  if (kind === 'term') return formatTerm(value, locale);
  if (kind === 'clock') return formatClock(value);
  if (kind === 'year') return String(value);
  return refuse(`A figure of kind ${kind} holds a number`);
}

function numberOf(id: string, { value }: Figure): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : refuse(`The figure "${id}" is drawn and is not a number`);
}

/** At most so many letters, with a mark where some are left out. */
export function shorten(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

function refuse(message: string): never {
  throw new Error(message);
}
