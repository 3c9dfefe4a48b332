// The numbers of a quote: where it is told in other words, they stand there as figures.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import { numberWord } from '../../language/small-numbers.ts';
import type { FigureTable } from '../figures/figure.ts';

const DIGITS = /(?<![\d.,])(\d+(?:[.,]\d+)*)( ?(?:mil|k)\b)?/g;
/** A figure named in a text, by its id. */
export const FIGURE_SLOT = /\{\{fig:([^}*]+)\*?\}\}/g;

/** What is written in digits, in order; «12 mil» is one number. */
export function numbersIn(text: string): readonly number[] {
  return [...foldText(text).matchAll(DIGITS)].map(([, digits = '', thousand]) => readNumeral(digits) * (thousand ? 1_000 : 1));
}

/** «1.500», "1,500" and «1,50»: three digits after a mark are thousands. */
export function readNumeral(digits: string): number {
  return Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'));
}

/** Whether the figures named are these numbers, neither more nor fewer. */
export function areNumbersOf(quoted: readonly number[], ids: readonly string[], figures: FigureTable): boolean {
  const named = ids.map((id) => Number(figures[id]?.value));
  return sorted(named) === sorted(quoted);
}

/** Whether a text in other words holds the numbers of a quote, as figures. */
export function holdsNumbers(native: string, quote: string, figures: FigureTable): boolean {
  return areNumbersOf(numbersIn(quote), figuresNamed(native), figures);
}

/** Small numbers that a quote has in digits, as figures where the words that stand for it spell them out: «veinticuatro horas» for «24 horas». */
export function withDigits(native: Bilingual, quote: string, figures: FigureTable): Bilingual {
  const there = numbersIn(quote).filter(
    (value) => figures[toldFigure(value)] && !figuresNamed(native.es).some((id) => figures[id]?.value === value),
  );
  return perLanguage((language) =>
    there.reduce((text, value) => {
      const word = numberWord(value, language);
      return word === null ? text : text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'), `{{fig:${toldFigure(value)}}}`);
    }, native[language]),
  );
}

/** `told-24` …: what the problem and the offer hold in digits and a word could say. */
export function toldFigures(facts: FactSheet): FigureTable {
  const numbers = TOLD_IN.flatMap((topic) => numbersIn(factValue(facts, topic) ?? '')).filter((value) => numberWord(value, 'en') !== null);
  return Object.fromEntries(numbers.map((value) => [toldFigure(value), { kind: 'count', value, origin: 'said' }]));
}

const TOLD_IN = ['problem', 'solution'] as const;

function toldFigure(value: number): string {
  return `told-${value}`;
}

export function figuresNamed(text: string): readonly string[] {
  return [...text.matchAll(FIGURE_SLOT)].map(([, id = '']) => id);
}

function sorted(values: readonly number[]): string {
  return [...values].sort((a, b) => a - b).join();
}
