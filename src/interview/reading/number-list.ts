// Lists of prices or sums in which nothing but the question says that the numbers are money: «corte 12, barba 8», "web 900 movil 600".
import type { QuestionId } from '../interview.ts';
import { type Amount, type Ground, leftOf, rightOf } from './amount.ts';
import type { Numeral } from './numeral.ts';

/** What is asked is money. */
export const MONEY_QUESTIONS: ReadonlySet<QuestionId> = new Set(['price', 'unit-cost', 'fixed-costs', 'investment', 'funding']);
/** What follows one of a list. */
export const LISTED_AFTER = /^(?: ?$| ?[,;.)\n+=]| (?:y|and|mas|plus|de|en|para|for|on|in)\b)/;

/** "Corte 12, barba 8, tinte 30": to a question on prices, two names with a number are prices without more. */
export function isPriceList(ground: Ground, read: readonly { readonly numeral: Numeral; readonly amount: Amount | null }[]): boolean {
  if (ground.question !== 'revenue' && ground.question !== 'competitors') return false;
  if (PLANS_AT.test(ground.folded)) return true;
  const open = read.filter(({ numeral }) => !numeral.isArticle);
  const priced = open.filter(({ numeral, amount }) => {
    const before = leftOf(ground, numeral);
    return amount === null && numeral.low >= 2 && ITEM_BEFORE.test(before) && LISTED_AFTER.test(rightOf(ground, numeral));
  });
  return priced.length >= 2 && priced.length === open.length;
}

/** «Tres planes: 20, 35 y 60 al mes». */
export const PLANS_AT =
  /(?<![a-z])(?:planes|tarifas|cuotas|plans|tiers|bands|prices|precios)(?:[:,]|,? (?:de|at|from|son))? ?\d+(?:[.,]\d+)?(?:, | (?:y|and|o|or) )\d/;

/** "Web 900 movil 600": names and numbers with nothing between them. */
export function isNamedList({ folded: all, question }: Ground, at: number): boolean {
  const from = all.slice(0, at).search(/(?<=[.;!?\n] )[^.;!?\n]*$/);
  const folded = all.slice(Math.max(0, from)).split(/[.;!?](?=\s)|\n/)[0] ?? '';
  const asksMoney = question === 'resources' || question === 'revenue' || question === 'competitors' || MONEY_QUESTIONS.has(question);
  return asksMoney && folded.length <= 120 && NAMED_NUMBERS.test(folded) && !NOT_PRICED.test(folded);
}

const NAMED_NUMBERS =
  /^ ?(?:[a-z]{2,} (?:[a-z]{2,} ){0,2}\d[\d.,]*k?,? ?){2,}(?:(?:y|and|plus|mas|\+) \d[\d.,]*k? (?:para mi|for (?:me|myself)))?\.?$/;
const NOT_PRICED =
  /\b(?:somos|hay|there|we|tengo|tenemos|have|has|llev\w*|abr\w*|open|close|desde|since|en|in|calle|numero|mesas?|sillas?|tables|chairs|grupos?|groups?|de|of|from|al|a|entre|between|lunes|sabados?|mondays?|saturdays?)\b/;
const ITEM_BEFORE =
  /(?:^|[,;:+\n(]|\b(?:y|and)) ?(?!.*\b(?:somos|hay|there|we|tengo|tenemos|have|has|llev\w*|abr\w*|open|close|desde|since|en|in|calle|numero|mesas?|de|of|from|about|unos|unas) $)(?:[a-z'-]+ ){1,5}$/;
