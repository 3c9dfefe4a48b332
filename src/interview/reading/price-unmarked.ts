// A number that is a price though nothing marks it: called the average, or told in brackets behind another price, each with its name.
import { type Ground, leftOf } from './amount.ts';
import type { Numeral } from './numeral.ts';

const LEAST = 2;
/** "Avg wedding 1,150", «reparación promedio 48». */
const CALLED_AVERAGE =
  /(?<![a-z])(?:avg|average|(?:[a-z]{3,} )?promedio|[a-z]{4,} medi[oa])(?: (?!de |of |age|edad)[a-z]{3,})?(?: (?:is|es|son|of|at|sale|unos|unas|about))* ?$/;
/** "24 quid a bag (small 16 big 32)", «32 de media (semi 25, gel 40)». */
const IN_BRACKETS =
  /\d[^()\d]{0,40}\((?:[^()\d]+\d[\d.,]*k?){0,4}(?:[^()\d]*[,;/y&] ?| )?(?!(?:de|of|a|at|en|in|for|para|hasta|up to) )[a-z][a-z' -]{1,24} $/;
const NO_PRICE = /^ ?(?:%|x |[a-z]+(?! ?[,)]))/;

/** Only in answers on what is charged. */
export function isPriceUnmarked(ground: Ground, numeral: Numeral): boolean {
  if (ground.question !== 'revenue' && ground.question !== 'price') return false;
  if (numeral.isArticle || numeral.low < LEAST) return false;
  const after = ground.folded.slice(numeral.end, numeral.end + 40);
  if (CALLED_AVERAGE.test(leftOf(ground, numeral))) return !/^ ?(?:%|[a-z])/.test(after);
  const bracketed = IN_BRACKETS.test(ground.folded.slice(Math.max(0, numeral.start - 120), numeral.start));
  return bracketed && (/^ ?[,;)/]|^ [a-z]{2,}(?: [a-z]+)? \d/.test(after) || !NO_PRICE.test(after));
}
