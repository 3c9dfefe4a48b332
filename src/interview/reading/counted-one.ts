// «Cinco armarios, una cocina y cuatro puertas al mes», "five wardrobes, a kitchen and four doors a month": in a list of what is sold «una» is how many.
import type { QuestionId } from '../interview.ts';
import type { Numeral } from './numeral.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'read-back']);

const NO_THING =
  '(?:euros?|pesos|soles|dolares|dollars|pounds|quid|bucks|mil|k|ano|year|mes|month|semana|week|dia|day|hora|hour|minut|vez|time|vece|persona|people|person|de|del|a|al|at|y|and|e|o|or|por|per|con|with|en|in|each|cada|unos|unas|about)';
/** A thing told by one to five words, with no number among them. */
const THING = `(?!${NO_THING}s?(?![a-z]))[a-z]{3,}(?: (?!(?:a|at|por|for|cuestan?|costs?|vale|sale|son|es|is|are|y|and|e)(?![a-z]))[a-z]+){0,4}`;
const PER = '(?: (?:al|por|cada|a|per|each|every) (?:mes|semana|ano|month|week|year))';
const LINK = '(?:, ?(?:y |and |e )?| (?:y|and|e) )';
/** What stands between one number of the list and the next. */
const AFTER_COUNT = new RegExp(`^ ${THING}${LINK}$`);
/** With its price: « al mes a 6.200 ». */
const AT_PRICE = `(?: (?:a|at|por|for) (?:unos |about )?[$€£]?\\d[\\d.,]*(?: ?(?:€|euros?|pesos|pounds|dollars))?)`;
const AFTER_PRICED = new RegExp(`^ ${THING}${PER}?${AT_PRICE}${LINK}$`);
const PRICED = new RegExp(`^ ${THING}${PER}${AT_PRICE}(?![a-z\\d])`);

/** The numbers, where an article stands in a list of things counted as how many there are of one. */
export function withCountedOnes(numerals: readonly Numeral[], folded: string, question: QuestionId): readonly Numeral[] {
  if (!TELLS_SALES.has(question) || !numerals.some(({ isArticle }) => isArticle)) return numerals;
  return numerals.map((one, at) => (one.isArticle && isCounted(one, at, numerals, folded) ? { ...one, isArticle: false } : one));
}

function isCounted(one: Numeral, at: number, numerals: readonly Numeral[], folded: string): boolean {
  if (PRICED.test(folded.slice(one.end)) && numerals.slice(0, at).some((other) => PRICED.test(folded.slice(other.end)))) return true;
  const others = numerals.filter(({ isArticle }) => !isArticle);
  // "A sofa is £1,650 and I'd do one a month", beside so many of another.
  const isAlone = /^(?:one|una?|uno)$/.test(folded.slice(one.start, one.end)) && PER_HERE.test(folded.slice(one.end));
  if (isAlone && others.some(({ end }) => PER_SOON.test(folded.slice(end)))) return true;
  const [before, after] = [others.findLast(({ end }) => end <= one.start), others.find(({ start }) => start >= one.end)];
  const isAfter = before !== undefined && [AFTER_COUNT, AFTER_PRICED].some((link) => link.test(folded.slice(before.end, one.start)));
  const isBefore = after !== undefined && AFTER_COUNT.test(folded.slice(one.end, after.start)) && COUNTS.test(folded.slice(after.end));
  // «Un armario, 2 cocinas»: the first of the list; what follows a sum is the next thing sold.
  const isOfSum = before !== undefined && OF_SUM.test(folded.slice(before.end, one.start));
  return (isAfter && THING_HERE.test(folded.slice(one.end))) || (isBefore && !isOfSum);
}

const PER_HERE = new RegExp(`^${PER}(?![a-z])`);
const PER_SOON = new RegExp(`^(?: [a-z]+){0,3}?${PER}(?![a-z])`);
const THING_HERE = new RegExp(`^ ${THING}(?=${PER}|${AT_PRICE}|${LINK}\\d|${LINK}[a-z]|[.;]|$)`);
const COUNTS = new RegExp(`^ ${THING}(?=${PER}|${AT_PRICE}|${LINK}|[.;]|$)`);
/** "55 cents a board foot", «520, una cocina»: between a number that counts nothing and the article. */
const OF_SUM = /^[^,.;:]{0,25}$|^ ?(?:€|euros?|pesos|soles|dollars|pounds|quid)?, $/;
