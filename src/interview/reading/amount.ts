// What a number in an answer turned out to be.
import type { CurrencyCode } from '../../countries/country.ts';
import type { Period } from '../../facts/fact.ts';
import type { PricePeriod } from '../../facts/price-period.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import type { Numeral } from './numeral.ts';

export type AmountPeriod = Period | PricePeriod;

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Money extends Span {
  readonly kind: 'money';
  readonly low: number;
  readonly high: number;
  /** What the answer says by sign, word or code; null when it says none. */
  readonly currency: CurrencyCode | null;
  /** Said with "$" or "pesos", which are not one country's only. */
  readonly isShared: boolean;
  readonly per: AmountPeriod | null;
  /** Where it is kept by the month: the period it was told for. */
  readonly toldPer?: PricePeriod;
  /** What so many hours come to, at what was told of one. */
  readonly isOfHours?: boolean;
}

export interface Count extends Span {
  readonly kind: 'count';
  readonly low: number;
  readonly high: number;
  readonly noun: string;
  readonly per: AmountPeriod | null;
}

export interface Percent extends Span {
  readonly kind: 'percent';
  readonly low: number;
  readonly high: number;
  readonly per: AmountPeriod | null;
}

/** Ages in years; null where open. */
export interface Age extends Span {
  readonly kind: 'age';
  readonly from: number | null;
  readonly to: number | null;
}

export interface Duration extends Span {
  readonly kind: 'duration';
  readonly count: number;
  readonly unit: AmountPeriod;
}

/** People who work in the business. `isTotal`: the whole team ("somos tres"). */
export interface Headcount extends Span {
  readonly kind: 'headcount';
  readonly people: number;
  readonly isTotal: boolean;
}

/** `month` is 1 to 12; a year or a month alone leaves the other null. */
export interface CalendarDate extends Span {
  readonly kind: 'date';
  readonly year: number | null;
  readonly month: number | null;
  /** Said as a quarter ("Q2 2027"): the month is its first. */
  readonly isQuarter: boolean;
}

/** A number that counts nothing the plan asks for: a size, a pack, a clock time, a street number. */
export interface Plain extends Span {
  readonly kind: 'plain';
  readonly low: number;
  readonly high: number;
}

export type Amount = Money | Count | Percent | Age | Duration | Headcount | CalendarDate | Plain;

/** An answer ready to be read: the text, the same text folded, and its numbers. */
export interface Ground {
  readonly text: string;
  readonly folded: string;
  readonly language: Language;
  readonly question: QuestionId;
  readonly numerals: readonly Numeral[];
  /** What bounds each numeral on both sides. */
  readonly edges: ReadonlyMap<Numeral, { readonly left: number; readonly right: number }>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** What stands before a numeral, back to the number before it, at most `reach` units. */
export function leftOf({ folded, edges }: Ground, numeral: Numeral, reach = 60): string {
  return folded.slice(Math.max(edges.get(numeral)?.left ?? 0, numeral.start - reach), numeral.start);
}

/** What stands after a numeral, up to the next number, at most `reach` units. */
export function rightOf({ folded, edges }: Ground, numeral: Numeral, reach = 60): string {
  return folded.slice(numeral.end, Math.min(edges.get(numeral)?.right ?? folded.length, numeral.end + reach));
}

/** For each numeral, the end of the number before it and the start of the one after it. "Un" and "a" are no neighbours. */
export function findEdges(numerals: readonly Numeral[], length: number): Ground['edges'] {
  const edges = new Map<Numeral, { left: number; right: number }>();
  let left = 0;
  for (const numeral of numerals) {
    edges.set(numeral, { left, right: length });
    if (!numeral.isArticle) left = numeral.end;
  }
  let right = length;
  for (const numeral of [...numerals].reverse()) {
    edges.set(numeral, { left: edges.get(numeral)?.left ?? 0, right });
    if (!numeral.isArticle) right = numeral.start;
  }
  return edges;
}
