// Numbers that are sums by what stands beside them, in an answer on means: "5,200 to get going", «12.000 los tengo», "the bank would do 12,000".
import type { QuestionId } from '../interview.ts';
import { type Ground, leftOf, rightOf } from './amount.ts';
import { LENDER } from './funding-words.ts';
import type { Numeral } from './numeral.ts';

const TELLS_MEANS: ReadonlySet<QuestionId> = new Set(['resources', 'investment', 'funding']);
/** Fewer may be things. */
const LEAST_SUM = 500;

/** Opening the business, whatever it is called. */
const OPENING =
  '(?:to (?:get (?:(?:it|this|us|me) )?(?:going|started|set up|off the ground|up and running|rolling|open)|open(?: up)?|start(?: up)?|launch|set (?:(?:it|this) )?up|do (?:it|this) (?:right|properly)|make a start|kick off)|para (?:empezar|arrancar|abrir|montar(?:lo)?|ponerl[oa] en marcha|hacerlo bien|echar a andar))';
const OPENING_AFTER = new RegExp(`^ (?:${OPENING}|(?:in )?total|all told|tod[oa] incluido)(?![a-z])`);
/** «12.000 los tengo», «3.500 los pone mi hermana», «los otros 8.000 se los pido al banco». */
const THEY_ARE_PUT =
  /^ (?:ya )?(?:que )?(?:(?:me|nos|se) )?l[oa]s (?:tengo|tenemos|pong[oa]|ponemos|pone|ponen|aporta\w*|aporto|pido|pedi\w+|presta\w*|deja\w*|saco|sacamos|puse|junte|juntamos)(?![a-z])/;
/** Said of a lender: that it gives so much. */
const LENDER_GIVES = new RegExp(
  `(?<![a-z])${LENDER}(?: [a-z]+)?,? (?:(?:would|will|can|could|said|says|has|is|me|nos|they'll|they'd|they|it)(?: |'))*(?:do|does|give|gives|giving|go|goes|offers?|offered|offering|agreed|approved?|approves|good for|pre-?approved|da|daria|darian|dan|ofrece|ofrecio|aprobo|aprobaron|concede|concedio|llega|said|says|dijo|dicen)(?: (?:me|us|up|to|for|hasta|a|unos|about|around))* $`,
);

/** Whether an answer on means tells a sum here, no currency said. */
export function isSumOfMeans(ground: Ground, numeral: Numeral): boolean {
  if (!TELLS_MEANS.has(ground.question) || numeral.isArticle || numeral.low < LEAST_SUM) return false;
  const after = rightOf(ground, numeral);
  return OPENING_AFTER.test(after) || THEY_ARE_PUT.test(after) || LENDER_GIVES.test(leftOf(ground, numeral));
}

const ABOUT = '(?: (?:un[oa]s|como|about|around|some|roughly|maybe|mas o menos|un total de|a total of|de|of|are|is|son))*';
/** So much is needed, for things that are named after it. */
const NEEDED = new RegExp(
  `(?<![a-z])(?:(?:(?:me|nos|se) )?necesit(?:o|amos|an?|aria[n]?|ariamos)|ocup(?:o|amos|an?)|(?:(?:me|nos) )?hac(?:en?|ia[n]?) falta|(?:me|nos) faltan?|(?:(?:i|we)(?:'d|'ll| would| will)? |(?<=^|[.;!?] ))need|hay que (?:poner|juntar|reunir|meter)(?:le)?|(?:it )?(?:takes|will take|costs))${ABOUT} ?[$€£]?$`,
);
const AT_FIRST =
  /^[^a-z\d$€£]*(?:(?:pues|bueno|a ver|mira|well|so|ok|right|say|call it|it's|its|son|un[oa]s|como|about|around|roughly|maybe) ?)*[$€£]?$/;
const COIN = '(?: ?(?:€|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks))?';
const WHAT_FOR = new RegExp(
  `^${COIN},? ?(?:${OPENING}(?![a-z])|(?:(?:in )?total|en total|all in|all told)(?![a-z])|(?:,|:|-) ?(?:mostly|mainly|sobre todo|mas que nada|that'?s|that is|that covers|which (?:is|covers|gets)|it'?s|eso es|es para|son para|entre|incluye)(?![a-z]))`,
);
const FOR_THINGS = new RegExp(`^${COIN} (?:para|for) (?!(?:mi|me|myself|vivir|live|el mes|month)(?![a-z]))|^${COIN} ?[:,] ?[a-z]`);
const FUNDS =
  "tengo|tenemos|traigo|pong[oa]|ponemos|pone|ahorr\\w+|prest\\w+|pid\\w+|(?:i|we)(?:'ve| have)(?: got)?|saved|savings|puts? in|lend\\w*|lent|loan|borrow\\w*|looking for";
const PAID_FOR_AFTER = new RegExp(`^${COIN} ?(?:[.,;]| (?:y|and|de l[oa]s que|of which)(?![a-z])).*(?<![a-z])(?:${FUNDS})(?![a-z])`, 's');
/** What follows is no longer bought. */
const OF_FUNDS = new RegExp(`(?<![a-z])(?:${FUNDS}|fijos|al mes|cada mes|mensual\\w*|monthly|a month|bills)(?![a-z])`);

/** "68 grand, mostly a digger", «se necesitan 38 millones para la tostadora y el cuarto»: all that is needed, its parts without a sum. `rest` are the sums after it. */
export function isNeededWhole({ folded }: Ground, first: { readonly start: number; readonly end: number; readonly low: number }): boolean {
  if (first.low < LEAST_SUM) return false;
  const before = folded.slice(0, first.start);
  const after = folded.slice(first.end, first.end + 60);
  const isNeeded = NEEDED.test(before.slice(-60));
  const isPaidFor = PAID_FOR_AFTER.test(folded.slice(first.end));
  return (isNeeded && (isPaidFor || WHAT_FOR.test(after) || FOR_THINGS.test(after))) || (AT_FIRST.test(before) && WHAT_FOR.test(after));
}

/** Whether between the two somebody's own money, a loan or a month's cost is told. */
export function isAfterFunds({ folded }: Ground, whole: { readonly end: number }, part: { readonly start: number }): boolean {
  return OF_FUNDS.test(folded.slice(whole.end, part.start));
}
