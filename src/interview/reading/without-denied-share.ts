// "The first month would be more like 60 percent, not 35", «el primer mes un 60 %, no el 35»: what it is not.
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId } from '../interview.ts';
import { stopAt } from './clauses.ts';

const PERCENT = '\\d{1,2} ?(?:%|percent|per cent|por ?ciento)';
const DENIED = new RegExp(
  `(?<=(?:first month|primer mes)[^.;]{0,60}${PERCENT}[^.;,\\d]{0,24}),? (?:and |y )?(?:not|no|en vez del?|instead of|rather than)(?: the| el| un)? \\d{1,2}(?: ?(?:%|percent|per cent|por ?ciento))?(?![\\d.,]\\d)`,
  'g',
);

/** The answer without the share of a normal month that the first one is said not to sell. */
export function withoutDeniedShare(words: string, question: QuestionId): string {
  const folded = foldText(words);
  if (question !== 'read-back' || folded.length !== words.length) return words;
  return stopAt(
    words,
    [...folded.matchAll(DENIED)].map(({ index, 0: told }) => ({ start: index, end: index + told.length })),
  );
}
