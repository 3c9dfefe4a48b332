// A number that is put right in the same breath: «1.600, no, perdona, 1.650», "80 jars, no wait, 90 jars". What was said first is blank.

import type { Ground } from './amount.ts';
import { blankOut } from './clauses.ts';

const WORD =
  '(?:no|nah|uy|ay|perd[oó]n\\w*|espera|digo|miento|mejor dicho|mejor|me equivoc\\w+|quer[ií]a decir|sorry|wait|i mean|make that|make it|actually|rather|scratch that|hang on)';
const SORRY = WORD.replace('(?:no|nah|', '(?:');
/** "30 a week in summer, no sorry 30 a week in winter": what is said with the number goes with it. */
const LONG_SLIP = new RegExp(`^[^.;!?\\d]{0,40}?[,.…–-] ?(?:no|nah),? ${SORRY},?(?: (?:que|son|es|it'?s))* (?:unos |about )?[$€£]? ?$`);
const SLIP = new RegExp(
  `^[^.;!?\\d]{0,16}?(?:[,.…–-]+ ?| )(?:(?:no|nah)(?:,| ${SORRY},?)|${SORRY},?)(?: ?,? ?(?:${WORD}|que|son|es|it'?s))*[ ,]*(?:a |at |unos |unas |about )?[$€£]? ?$`,
);

/** The text as long as it was. */
export function withoutSlips({ text, folded, numerals }: Pick<Ground, 'text' | 'folded' | 'numerals'>): string {
  const said = numerals.filter(({ isArticle }) => !isArticle);
  const slips = said.flatMap((number, at) => {
    const next = said[at + 1];
    const gap = folded.slice(number.end, next?.start);
    return next && (SLIP.test(gap) || LONG_SLIP.test(gap)) ? [{ start: number.start, end: next.start }] : [];
  });
  return blankOut(text, slips);
}
