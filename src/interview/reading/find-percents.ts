import { type Amount, type Ground, leftOf, type Percent, rightOf } from './amount.ts';
import { periodAfter, periodBefore } from './find-period.ts';
import { LENDER, OWED } from './funding-words.ts';
import type { Numeral } from './numeral.ts';

const SIGN = /^ ?(?:%|por cien(?:to)?\b|per ?cent\b|percentage points\b|pct\b|puntos porcentuales)/;
const TAIL = /^,? ?(?:(?:more|mas|extra|growth|de crecimiento|de subida) ?)?/;

/** A numeral followed by a percent sign or word, or a share of so many. */
export function readPercent(ground: Ground, numeral: Numeral): Amount | null {
  const sign =
    numeral.isShare || isRateOfTax(ground, numeral) || isRateOfLoan(ground, numeral) ? '' : SIGN.exec(rightOf(ground, numeral))?.[0];
  if (sign === undefined || numeral.isArticle) return null;
  const end = numeral.end + sign.length;
  const after = ground.folded.slice(end, end + 60);
  const tail = TAIL.exec(after)?.[0].length ?? 0;
  const per = periodAfter(after) ?? periodAfter(` ${after.slice(tail).trimStart()}`);
  const before = leftOf(ground, numeral);
  const percent: Percent = {
    kind: 'percent',
    low: numeral.low,
    high: numeral.high,
    per: per?.per ?? timeOnly(periodBefore(before)),
    start: numeral.start,
    end: end + (per?.length ?? 0),
  };
  return percent;
}

/** «Con el IVA del 21 ya dentro», "VAT at 20": in percent, said or not. */
function isRateOfTax({ folded }: Ground, { start, end, low }: Numeral): boolean {
  return low <= MOST_TAX && TAX_OF.test(folded.slice(Math.max(0, start - 20), start)) && !MONEY_OR_SIGN.test(folded.slice(end));
}

const MOST_TAX = 30;
const TAX_OF = /(?<![a-z])(?:iva|igv|itbis|vat|sales tax|gst)(?: general| reducido)? (?:del?|al|of|at) $/;
const MONEY_OR_SIGN = /^ ?(?:[%€$£]|por ?cien|per ?cent|pct|puntos|mil|euros?|pesos|soles|dolares|dollars|pounds)/;

/** What a loan costs a year, with no sign of percent. */
function isRateOfLoan(ground: Ground, numeral: Numeral): boolean {
  return isCalledRate(ground, numeral) || isRateBesideLoan(ground, numeral);
}

/** «A diez años al cinco y medio», "over ten years at five and a half", «el 5,5 es el interés»: what a loan costs a year, with no sign of percent. */
function isCalledRate({ folded }: Ground, { start, end, low }: Numeral): boolean {
  const [before, after] = [folded.slice(Math.max(0, start - 60), start), folded.slice(end)];
  if (low <= 0 || low > MOST_RATE || MONEY_OR_SIGN.test(after) || /[€$£] ?$/.test(before)) return false;
  return IS_INTEREST.test(after) || INTEREST_OF.test(before) || (TERM_AT.test(before) && ENDS.test(after));
}

const MOST_RATE = 30;
const IS_INTEREST =
  /^(?:,? ?(?:que )?(?:es|son|seria|is|was|would be|it's|that's)(?: de)?(?: (?:el|lo|the|un|an?))?| (?:de|of|fijo de|en)) (?:tipo(?: de interes)?|interes(?:es)?|tae|tin|interest(?: rate)?|apr)(?![a-z])/;
const INTEREST_OF =
  /(?<![a-z])(?:(?:tipo|tasa)(?: de interes)?(?: fij[oa])?|interes(?:es)?|tae|tin|interest(?: rate)?|apr)(?: (?:es|son|is|would be|seria))?(?: (?:del?|al|of|at))? $/;
const TERM_AT = /(?<![a-z])(?:anos|years|yrs),? (?:y |and )?(?:al|at|with|con un|a un) (?:tipo (?:de |del ))?(?:about |around |un )?$/;
const ENDS = /^ ?(?:$|[.,;:!?)]|(?:fij[oa]|variable|fixed|mas o menos|or so|anual|a year|de interes)(?![a-z])|(?:y|and|que|which) )/;

/** «30.000 a Ibercaja a 6 años, al 6 y medio», "a bank loan at 6.5": in percent, said or not. */
function isRateBesideLoan({ folded }: Ground, { start, end, low }: Numeral): boolean {
  if (low <= 0 || low > MOST_RATE || !ENDS_RATE.test(folded.slice(end))) return false;
  if (!RATE_BEFORE.test(folded.slice(Math.max(0, start - NEAR), start))) return false;
  return BORROWED.test(folded.slice(0, start).replace(/^.*(?:[.;!?](?=\s)|\n)/s, ''));
}

const NEAR = 50;
const RATE_BEFORE =
  /(?<![a-z])(?:al|a un|interes(?:es)? del?|tipo del?|(?<=(?:years?|yrs?|months|loan|bank|mortgage|fixed|rate|,|\d|me|is|be) )at|(?:interest|rate) of|interest at)(?: (?:about|around|roughly|unos?|alrededor del?))? $/;
const ENDS_RATE =
  /^(?: ?$| ?[,;:.!?)]| (?:pero|but|y|and|fijo|fixed|variable|tae|tin|apr|anual|de interes|interest|a year|o asi|or so|mas o menos|si|if|que|which|with|con|over|durante)(?![a-z]))/;
const BORROWED = new RegExp(`(?<![a-z])(?:${OWED}|${LENDER})(?![a-z])`);

function timeOnly(per: ReturnType<typeof periodBefore>): ReturnType<typeof periodBefore> {
  return per === 'unit' ? null : per;
}
