// Every quantity that stands in a text as itself and not as a figure's token: digits, number words, halves, shares and signs of money.
import { foldText } from '../language/fold-text.ts';
import type { Language } from '../language/language.ts';
import { NUMBER_WORDS, type NumberWord } from './quantity-words.ts';

export interface Quantity {
  /** As written. */
  readonly text: string;
  /** What it states; null where only its kind is known, such as a sign of money. */
  readonly value: number | null;
  /** The word it counts, by its first letters, folded: «tres canales» is not «tres millones». */
  readonly counted: string;
}

/** A slot of a plan's text: a figure or the visitor's own words. */
export const SLOT = /\{\{(fig|quote):([^{}*]+)(\*?)\}\}/g;

/** Digits of any alphabet, fractions, circled and Roman ones; then what can only stand beside an amount. */
const DIGITS = /[\p{N}](?:[\p{N}.,·’' \u00a0\u202f]*\p{N})?/gu;
const SIGNS = /[%‰€$£¥₽₹¢]|\b(?:USD|EUR|GBP|MXN|COP|CLP|ARS)\b/gu;
const ROMAN =
  /(?<![\p{L}\p{M}])(?=[IVXLCDM]{2,}(?![\p{L}\p{M}]))M*(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\p{M}])/gu;

const SET_PHRASES: Readonly<Record<Language, RegExp>> = {
  es: /\b(?:medi[oa] (?:millon|docena|hora|ano|mes|semana|punto|euro|dolar|dia|centenar|jornada|kilo|litro|siglo|minuto)|y medi[oa]\b|un[oa]? de cada|(?:un|tres) cuartos? de|por ciento|un par de|euros?\b|dolar(?:es)?\b|pesos?\b|centimos?\b)/g,
  en: /\b(?:one in\b|one out of|a (?:third|fifth|tenth|couple) of|one[- ](?:third|fifth|tenth)|per ?cent\b|percentage points?|a pair of|[a-z]+fold\b|euros?\b|dollars?\b|pounds?\b|pesos?\b|cents?\b|bucks?\b|quid\b)/g,
};

/** Quantities of a text in the order they stand; what stands inside a slot is not looked at. */
export function findQuantities(text: string, language: Language): readonly Quantity[] {
  const open = text.replace(SLOT, (slot) => ' '.repeat(slot.length));
  const folded = foldText(open);
  const literal = [
    ...matches(open, DIGITS, readDigits),
    ...matches(open, SIGNS),
    ...matches(open, ROMAN),
    ...matches(folded, SET_PHRASES[language]),
  ];
  return [...literal, ...findNumberRuns(folded, language)]
    .sort((one, other) => one.at - other.at)
    .map(({ at, length, value }) => ({ text: open.slice(at, at + length), value, counted: countedBy(folded.slice(at + length)) }));
}

interface Found {
  readonly at: number;
  readonly length: number;
  readonly value: number | null;
}

function matches(text: string, pattern: RegExp, read: (match: string) => number | null = () => null): readonly Found[] {
  return [...text.matchAll(pattern)].map((match) => ({ at: match.index, length: match[0].length, value: read(match[0]) }));
}

/** The digits alone: a comma of one language is a point of the other. */
function readDigits(written: string): number {
  return Number(foldText(written).replace(/\D/g, '') || '0');
}

/** A number only where another stands before it: «treinta y uno». */
const ONE = /^(?:un|uno|una|one)$/;

interface Run {
  readonly at: number;
  readonly parts: NumberWord[];
  end: number;
}

/** Number words that belong together, as one: «treinta y cinco mil», "two hundred and six". */
function findNumberRuns(folded: string, language: Language): readonly Found[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const { 0: word, index: at } of folded.matchAll(/[a-z]+/g)) {
    const [end, last] = [at + word.length, runs.at(-1)];
    const run: Run | null = isOpen && last && /^[\s-]+$/.test(folded.slice(last.end, at)) ? last : null;
    const is: NumberWord | undefined = NUMBER_WORDS[language].get(word) ?? (run && ONE.test(word) ? { value: 1, times: false } : undefined);
    const isLink: boolean = run !== null && (word === 'y' || word === 'and');
    if (is && run) run.parts.push(is);
    else if (is) runs.push({ at, end, parts: [is] });
    if (run && (is || isLink)) run.end = end;
    isOpen = is !== undefined || isLink;
  }
  return runs.map((run) => close(run, folded));
}

function close({ at, end, parts }: Run, folded: string): Found {
  const length = folded.slice(at, end).replace(/[\s-]+(?:y|and)$/, '').length;
  return { at, length, value: sum(parts) };
}

function sum(parts: readonly NumberWord[]): number {
  let [total, open] = [0, 0];
  for (const { value, times } of parts) {
    if (!times) open += value;
    else if (value === 100) open = Math.max(1, open) * 100;
    else [total, open] = [total + Math.max(1, open) * value, 0];
  }
  return total + open;
}

function countedBy(rest: string): string {
  return /^[^a-z.?!;:]*(?:de |of )?([a-z]{1,4})/.exec(rest)?.[1] ?? '';
}
