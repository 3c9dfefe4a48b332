import { foldText } from '../../language/fold-text.ts';
import type { Language } from '../../language/language.ts';
import { spokenLanguage } from '../../language/spoken-language.ts';

const LONGEST = 1_000;
const FEWEST_WORDS = 4;

/** Sentences of four words or more in the language that is not this one. */
export function countForeignSentences(text: string, language: Language): number {
  return foldText(text.slice(0, LONGEST))
    .split(/[.!?\n]+(?:\s|$)/)
    .filter((sentence) => (sentence.match(/[\p{L}']+/gu)?.length ?? 0) >= FEWEST_WORDS)
    .filter((sentence) => spokenLanguage(sentence, language) !== language).length;
}
