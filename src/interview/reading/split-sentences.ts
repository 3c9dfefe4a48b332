/** One sentence of an answer. */
export interface Sentence {
  readonly words: string;
  readonly start: number;
  /** The answer with blanks for all the rest, so that quotes stand where they stood. */
  readonly alone: string;
}

export function sentencesOf(text: string): readonly Sentence[] {
  return [...text.matchAll(/[^.;!?\n]+(?:[.](?=\S)[^.;!?\n]+)*[.;!?\n]*/g)].map(({ 0: words, index: start }) => ({
    words,
    start,
    alone: `${' '.repeat(start)}${words}${' '.repeat(text.length - start - words.length)}`,
  }));
}
