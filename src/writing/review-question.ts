// Whether a question that a language model worded may be put to a visitor: it says what ours says, and is looked at like any of its sentences.
import type { Language } from '../language/language.ts';
import { type Finding, reviewSentence, sentencesOf, wordsIn } from './review-sentence.ts';

interface QuestionGrounds {
  readonly language: Language;
  /** Our own words for it, its figures in slots. */
  readonly ours: string;
  /** What stands in the slots. */
  readonly slots: readonly string[];
  readonly canary: string;
  readonly instructions: string;
}

/** What is wrong with it; nothing when it may be asked. No name may stand in it that ours does not hold. */
export function reviewQuestion(words: string, { language, ours, slots, canary, instructions }: QuestionGrounds): readonly Finding[] {
  const known = [ours, ...slots].join(' ');
  const names = new Set(wordsIn((known.match(/\p{Lu}[\p{L}’'-]*/gu) ?? []).join(' ')).split(' '));
  const grounds = { language, outline: ours, quoted: '', names, canary, instructions: wordsIn(instructions) };
  return sentencesOf(words).flatMap((sentence) => reviewSentence(sentence, grounds));
}
