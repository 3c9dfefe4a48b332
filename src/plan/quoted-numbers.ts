// The numbers of a quote: where it is told in other words, they stand there as figures.
import { foldText } from '../language/fold-text.ts';
import type { FigureTable } from './figure.ts';

const DIGITS = /(?<![\d.,])(\d+(?:[.,]\d+)*)( ?(?:mil|k)\b)?/g;
const FIGURE_SLOT = /\{\{fig:([^}*]+)\*?\}\}/g;

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

function figuresNamed(text: string): readonly string[] {
  return [...text.matchAll(FIGURE_SLOT)].map(([, id = '']) => id);
}

function sorted(values: readonly number[]): string {
  return [...values].sort((a, b) => a - b).join();
}
