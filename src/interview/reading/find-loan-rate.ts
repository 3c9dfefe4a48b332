import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground, Percent } from './amount.ts';
import { LENDER, OWED } from './funding-words.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roleOfPercent } from './percent-roles.ts';
import type { ReadingContext } from './reading-context.ts';

const MONTHS_A_YEAR = 12;
const BORROWED = new RegExp(`(?<![a-z])(?:${OWED}|${LENDER})(?![a-z])`);
/** «16.000 € al 5 %», "15k at 7%". */
const RATED = /(?<![a-z])(?:al?|at|@|un|con un|with|de)(?: (?:around|about|roughly|like|unos?|alrededor del?))? $/;
/** "50k SBA loan from Bellco, 7 years, 11.5%", "the 50,000 loan is 11.5%": after the term, or as what the loan is. */
const IN_TERMS = new RegExp(
  `(?:(?:years?|yrs?|anos|months?|meses),? (?:and |y )?|(?<![a-z])(?:${OWED}) (?:is|es|would be|seria|sale) (?:at |al? )?)$`,
);
/** "That's 6% over four years", also in the sentence after the loan's. */
const FOR_A_TERM = /^ (?:over|for|a|durante|en) (?:\d{1,2}|[a-z]{3,10}) (?:years?|yrs?|anos)(?![a-z])/;
const FREE =
  /(?<![a-z])(?:sin (?:cobrar(?:me|nos)? )?(?:ningun )?intereses?|cero interes(?:es)?|interest[- ]free|(?:no|without(?: any)?|zero) interest)(?! only)(?![a-z])/;
/** A rate told of a month in so many words. */
const MONTHLY = /^[^.;,]{0,12}(?<![a-z])(?:al mes|mensual(?:es)?|a month|per month|monthly)(?![a-z])/;

/** What the loan costs in a year, where it was said: twelve times what it costs in a month. */
export function findLoanRate(ground: Ground, amounts: readonly Amount[], { answer }: ReadingContext): readonly Fact[] {
  const fact = (value: number, start: number, end: number, isDerived: boolean) =>
    makeFact('loanRate', value, {
      unit: 'percent',
      period: 'year',
      quote: quoteOf(ground.text, answer, start, end),
      origin: isDerived ? 'derived' : 'said',
    });
  const rate = amounts.find((amount) => amount.kind === 'percent' && isOfLoan(ground, amount, amounts));
  if (rate?.kind === 'percent') {
    const isMonthly = rate.per === 'month' || MONTHLY.test(ground.folded.slice(rate.end));
    const said = (rate.low + rate.high) / 2;
    const value = isMonthly ? Math.round(said * MONTHS_A_YEAR * 100) / 100 : said;
    return [fact(value, rate.start, rate.end, isMonthly || rate.low !== rate.high)];
  }
  const free = FREE.exec(ground.folded);
  return free ? [fact(0, free.index, free.index + free[0].length, false)] : [];
}

/** Called interest, or said of a loan in its sentence: a share of the price or of the sum has another word, or none of a loan before it. */
function isOfLoan(ground: Ground, percent: Percent, amounts: readonly Amount[]): boolean {
  const role = roleOfPercent(ground, percent, amounts);
  if (role !== null && role !== 'interest') return false;
  const before = ground.folded.slice(0, percent.start);
  // The point of «26.000» ends no sentence.
  const sentence = before.replace(/^.*(?:[.;!?](?=\s)|\n)/s, '');
  if (SHARED.test(ground.folded.slice(percent.end, percent.end + 30))) return false;
  return (
    (FOR_A_TERM.test(ground.folded.slice(percent.end)) && BORROWED.test(before)) ||
    (QUOTED.test(sentence.replaceAll('’', "'")) && BORROWED.test(before)) ||
    INTEREST.test(`${sentence}|${ground.folded.slice(percent.end, percent.end + 20)}`) ||
    ((percent.per === 'year' || RATED.test(before) || IN_TERMS.test(sentence)) && BORROWED.test(sentence))
  );
}

/** «Nos hablan del 7 %», "they quoted me around 9%": right after what is lent. */
const QUOTED =
  /(?<![a-z])(?:(?:me|nos) (?:hablan|hablaron|han hablado|dicen|dijeron|piden|cobran|ofrecen)(?: de| al?| en| con)?|(?:they|the bank)(?:'ve| have)? (?:quoted|said|told|offered|charge|talk(?:ed)? about)(?: (?:me|us))?|quoted(?: (?:me|us))?)(?:l| (?:un|el|an?|about|around|roughly|like|of|at|unos|como|alrededor del?))* $/;
const INTEREST =
  /(?<![a-z])(?:interes(?:es)?|tasa|tea|tna|tae|tin|apr|efectivo anual|interest|tipo fijo|(?:the|loan|a|fixed|interest) rate|euribor)(?![a-z])/;
/** "A loan for 60% of it". */
const SHARED = /^ ?(?:(?:prestado|financiado|borrowed|financed)|(?:del?|of) (?:la |el |lo |the |it|that|esto|eso|total|inversion|todo))/;
