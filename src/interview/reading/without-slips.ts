// A number that is put right in the same breath: «1.600, no, perdona, 1.650», "80 jars, no wait, 90 jars". What was said first is blank.

import type { Ground } from './amount.ts';
import { blankOut } from './clauses.ts';

const WORD =
  '(?:no|nah|uy|ay|perd[oó]n\\w*|espera|digo|miento|mejor dicho|mejor|me equivoc\\w+|quer[ií]a decir|sorry|wait|i mean|make that|make it|actually|rather|scratch that|hang on)';
const SLIP = new RegExp(
  `^[^.;!?\\d]{0,16}?(?:[,.…–-]+ ?| )(?:(?:no|nah)(?:,| ${WORD.replace('(?:no|nah|', '(?:')},?)|${WORD.replace('(?:no|nah|', '(?:')},?)(?: ?,? ?(?:${WORD}|que|son|es|it'?s))*[ ,]*(?:a |at |unos |unas |about )?[$€£]? ?$`,
);

/** The text as long as it was. */
export function withoutSlips({ text, folded, numerals }: Pick<Ground, 'text' | 'folded' | 'numerals'>): string {
  const said = numerals.filter(({ isArticle }) => !isArticle);
  const slips = said.flatMap((number, at) => {
    const next = said[at + 1];
    return next && SLIP.test(folded.slice(number.end, next.start)) ? [{ start: number.start, end: next.start }] : [];
  });
  return blankOut(text, slips);
}
