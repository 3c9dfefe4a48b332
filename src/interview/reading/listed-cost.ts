// Where a month's costs are told one after another, a number beside the name of one is money, whatever is said of it afterwards.
import { type Ground, leftOf, rightOf } from './amount.ts';
import { COST_AFTER } from './cost-words.ts';
import type { Numeral } from './numeral.ts';

/** Fewer are people, days or things. */
const LEAST = 10;
const LEAST_BEFORE_NAME = 20;
const NAMED_BEFORE = /(?:^|[,;:.+\n(]|(?<![a-z])(?:y|and|plus|mas)) ?(?:[a-z'’&/-]+ ){1,8}[$€£]?$/;
/** When or where, and not how much. */
const NO_SUM_BEFORE =
  /(?<![a-z])(?:desde|hasta|en|since|until|in|somos|calle|avenida|numero|number|no|ano|year|mes|month|abro|trabajo|open)(?: el| the)? $/;
const SAID_OF_IT = /^(?: ?\(| (?:con|with|pcm|ya|already|if|si|when|cuando|hasta|until|apiece)(?![a-z]))/;
const ENDS_THERE = /^ ?(?:$|[,;.)\n])/;
const IN_HOURS = /^ ?(?:horas?|hours?|hrs?|h|dias?|days?|%|km|m2|metros?)(?![a-z])/;
/** «110 seguro, 40 teléfono, 65 trastero»: every sum before its name. */
const SUMS_FIRST =
  /^[^a-z\d]*\d[\d.,]*k?(?: (?!y |and )[a-z'’&/-]+){1,4}(?: ?[,;] ?(?:(?:y|and) )?[$€£]?\d[\d.,]*k?(?: [a-z'’&/-]+){1,4})+(?= ?[.;,]|$| y | and )/;

/** Whether a number that counts nothing is one of the costs that are listed. */
export function isListedCost(ground: Ground, numeral: Numeral): boolean {
  if (ground.question !== 'fixed-costs' || numeral.isArticle || numeral.low < LEAST) return false;
  const [before, after] = [leftOf(ground, numeral), rightOf(ground, numeral)];
  if (IN_HOURS.test(after)) return false;
  if (numeral.low >= LEAST_BEFORE_NAME && COST_AFTER.test(after)) return true;
  const sumsFirst = SUMS_FIRST.exec(ground.folded)?.[0].length ?? 0;
  if (numeral.low >= LEAST_BEFORE_NAME && numeral.start < sumsFirst) return true;
  const isNamed = NAMED_BEFORE.test(before) && !NO_SUM_BEFORE.test(before);
  return isNamed && (SAID_OF_IT.test(after) || ENDS_THERE.test(after));
}
