import { keptForTheTurn } from '../../language/kept-for-the-turn.ts';
import { FULL_STOP } from '../../language/sentence-stops.ts';
import type { Span } from './clauses.ts';

/** One sentence of an answer. */
export interface Sentence {
  readonly words: string;
  readonly start: number;
  /** The answer with blanks for all the rest, so that quotes stand where they stood. */
  readonly alone: string;
}

/** A full stop within a number or an address, or an abbreviation's ("St. Luke's"), ends none. */
const SENTENCE = new RegExp(`[^.;!?\\n]+(?:(?:\\.(?=\\S)|(?!${FULL_STOP})\\.)[^.;!?\\n]+)*[.;!?\\n]*`, 'gu');

export const sentencesOf = keptForTheTurn((text): readonly Sentence[] => {
  return [...text.matchAll(SENTENCE)].map(({ 0: words, index: start }) => ({
    words,
    start,
    alone: `${' '.repeat(start)}${words}${' '.repeat(text.length - start - words.length)}`,
  }));
});

export function spanOf({ words, start }: Sentence): Span {
  return { start, end: start + words.length };
}
