// «1.560 comidas al mes, que son 60 al día por 26 días, y 650 para llevar», «unas 120 al mes, que serían ocho bares a quince cada uno»: how a number was worked out is none of the numbers sold.
import type { QuestionId } from '../interview.ts';
import { blankOut, type Span } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import { middle } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'read-back']);
const LEAD =
  /[,(–-] ?(?:que (?:son|serian|salen|vienen a ser)|serian|o sea|es decir|a razon de|that's|that is|that'd be|that would be|which is|which would be|i\.?e\.?|at|so)(?: (?:unas|unos|como|about|around|like|roughly))? $/;
const BETWEEN =
  /^(?: [a-z]+){0,2} (?:al dia|por dia|cada dia|diari[oa]s|a day|per day|each day|daily)(?: (?:por|x|en|durante|for|over|times|on|y|and|,))? $/;
const DAYS = /^ (?:dias?|days?)(?: (?:al mes|por mes|de apertura|laborables|a month|per month|in the month|open))?\)?/;
/** Of so many, each so much: the product is told before it. */
const OF_EACH = /^(?: [a-z]+){1,3} (?:a|de|con|at|of|with|x|por|taking|buying)(?: (?:unas|unos|como|about|around))? $/;
const EACH = /^(?: [a-z]+)? (?:cada un[oa]|cada|each|apiece|per [a-z]+|por [a-z]+)(?![a-z])/;
/** A told number may be rounded. */
const NEARLY = 0.03;

/** The answer with blanks for how a number that stands before was worked out, and for what several come to. */
export function withoutWorking(
  words: string,
  { question, language, today }: Pick<ReadingContext, 'question' | 'language' | 'today'>,
): string {
  if (!TELLS_SALES.has(question)) return words;
  const { folded: typed, numerals } = prepareGround(words, question, language, today);
  const folded = typed.replaceAll('’', "'");
  const told = numerals.filter(({ isArticle }) => !isArticle);
  const spans = told.flatMap((each, at) => {
    const [other, earlier] = [told[at + 1], told.slice(0, at)];
    const beside = sumAt(folded, each, earlier) ?? mostAt(folded, each, at);
    const aside = beside ? [beside] : averagedFrom(folded, told, at);
    if (aside.length > 0) return aside;
    const before = workedBefore(folded, each, earlier);
    if (before.length > 0) return before;
    const lead = LEAD.exec(folded.slice(0, each.start));
    if (!other || !lead) return [];
    const [between, rest] = [folded.slice(each.end, other.start), folded.slice(other.end)];
    const after = BETWEEN.test(between) ? DAYS.exec(rest) : OF_EACH.test(between) ? EACH.exec(rest) : null;
    const product = middle(each) * middle(other);
    const isWorking = earlier.some((one) => Math.abs(middle(one) - product) <= NEARLY * product);
    return after && isWorking ? [{ start: lead.index, end: other.end + after[0].length }] : [];
  });
  return spans.length > 0 ? blankOut(words, spans) : words;
}

/** "60 places a year so 5 a month", «8 restaurantes de 80 kilos por semana salen como 2.770 kilos al mes»: what a month's number is worked out of. */
function workedBefore(folded: string, month: Numeral, earlier: readonly Numeral[]): readonly Span[] {
  const [one, other] = earlier.slice(-2);
  const last = other ?? one;
  if (!last || !A_MONTH.test(folded.slice(month.end))) return [];
  const lead = COMES_TO.exec(folded.slice(last.end, month.start));
  if (!lead) return [];
  const isNear = (value: number) => Math.abs(middle(month) - value) <= NEARLY * value;
  const told = PERIOD.exec(lead[1] ?? '');
  const [per, named] = [told?.[1] ?? '', told?.index ?? 0];
  const times = /^(?:year|ano)/.test(per) ? 1 / MONTHS : /^(?:week|semana)/.test(per) ? WEEKS : 1;
  // What is counted may be named there alone.
  if (per !== '' && isNear(middle(last) * times))
    return [
      { start: last.start, end: last.end },
      { start: last.end + named, end: month.start },
    ];
  if (!other || !one || !OF_SO_MANY.test(folded.slice(one.end, other.start)) || !isNear(middle(one) * middle(other) * times)) return [];
  return [{ start: one.start, end: month.start }];
}

/** «A 35» were a price. */
const OF_SO_MANY = /^(?: [a-z]+){1,3} (?:de|con|of|with)(?: (?:unas|unos|como|about|around))? $/;
const MONTHS = 12;
const WEEKS = 52 / MONTHS;
const A_MONTH = /^(?: [a-z]+){0,3}? (?:a|al|per|por|each|every|cada) (?:month|mes)(?![a-z])/;
const PERIOD = /(?:a|al|per|por|each|every|cada|a la) (year|ano|week|semana)(?![a-z])/;
const COMES_TO =
  /^((?: [a-z]+){0,6}?),? (?:so(?: that's)?|that's|which is|makes|o sea|osea|que son|que serian|son|serian|salen|me salen|dan|hacen)(?: (?:about|around|como|unos|unas|casi))? $/;

/** "90 full grooms and 15 baths, so 105, not 108": the two numbers before it together, and what they are not. */
function sumAt(folded: string, sum: Numeral, earlier: readonly Numeral[]): Span | null {
  const [one, other] = earlier.slice(-2);
  const lead = SUM_LEAD.exec(folded.slice(0, sum.start));
  if (!one || !other || !lead || one.low + other.low !== sum.low || other.low < FEWEST) return null;
  const areCounts = [one, other].every(({ end }) => COUNTED.test(folded.slice(end)));
  const isTogether = areCounts && !/[.;!?]/.test(folded.slice(one.end, sum.start)) && !MONEY.test(folded.slice(one.start, sum.start));
  const after = NOT.exec(folded.slice(sum.end));
  return isTogether && (after || ENDS.test(folded.slice(sum.end))) ? { start: lead.index, end: sum.end + (after?.[0].length ?? 0) } : null;
}

/** "£48 on average, it's 42 for a little one, 50 medium and 65 for the big ones. A bath is £30": the prices that one is the average of, beside others. */
function averagedFrom(folded: string, told: readonly Numeral[], at: number): readonly Span[] {
  const average = told[at] as Numeral;
  const called = AVERAGE.exec(folded.slice(average.end));
  if (!called) return [];
  const start = average.end + called[0].length;
  const end = start + (/^(?:[^.;!?\n]|\.(?=\d))*/.exec(folded.slice(start))?.[0].length ?? 0);
  const within = told.slice(at + 1).filter((one) => one.end <= end);
  const isOfThem =
    within.length > 1 &&
    Math.min(...within.map(({ low }) => low)) < average.low &&
    Math.max(...within.map(({ high }) => high)) > average.low;
  const isOfPrices = !PER_WHILE.test(folded.slice(start, end));
  if (!isOfThem || !isOfPrices || !OF_KINDS.test(folded.slice(start, end))) return [];
  const verb = /(?: works| comes) out(?: at)?(?= [$€£]?$)/.exec(folded.slice(0, average.start));
  return [...(verb ? [{ start: verb.index, end: verb.index + verb[0].length }] : []), { start, end }];
}

const AVERAGE =
  /^ ?(?:€|euros?|pesos|pounds|quid|dollars)? ?(?:on average|average|avg|de media|en promedio|de promedio|por termino medio)(?![a-z])/;
const PER_WHILE = /(?<![a-z])(?:month|week|day|mes|semana|dia)(?![a-z])/;
const OF_KINDS = /(?<![a-z])(?:for|para) (?:an?|the|your|el|la|los|las|una?) [a-z]+/;

/** "5 dogs a day Tuesday to Saturday is as many as my back will take": what could be done is not what is sold. */
function mostAt(folded: string, most: Numeral, at: number): Span | null {
  // Alone, it is all that was told of the sales.
  const told = at > 0 && PER_WHILE.test(folded.slice(0, most.start)) ? MOST_OF.exec(folded.slice(most.end)) : null;
  const lead = /(?:^|[,.;:])[^,.;:\d]*$/.exec(folded.slice(0, most.start));
  return told && lead ? { start: lead.index, end: most.end + told[0].length } : null;
}

const MOST_OF =
  /^(?: [a-z]+){0,3} (?:a|per|each|al|por|cada|a la) (?:day|week|dia|semana)[^.;!?\d]{0,40}?(?<![a-z])(?:(?:is|are) (?:as (?:many|much) as|all|the most|about all|my (?:limit|max))|es (?:lo maximo|lo mas|todo lo)|no (?:doy|puedo|damos|podemos) (?:para )?mas|at the most|at most|max(?:imum)?|tops|como (?:mucho|maximo))(?![a-z])[^.;!?,]*/;

const SUM_LEAD =
  /,? ?(?:so(?: that's)?|that's|which (?:is|makes)|makes|total(?: of)?|in all|altogether|o sea|que (?:son|hacen|suman)|son|en total|total)(?: (?:about|unas|unos))? $/;
const NOT = /^(?: (?:in all|altogether|in total|en total|a month|al mes))?,? (?:not|no|y no) \d+/;
const ENDS = /^(?: (?:in all|altogether|in total|en total|a month|al mes))? ?(?:[,.;!?]|$)/;
const MONEY = /[$€£]|(?<![a-z])(?:euros?|pesos|pounds|quid|dollars)(?![a-z])/;
const FEWEST = 2;
/** A number with what it counts. */
const COUNTED = /^ (?!(?:each|and|or|for|so|at|cada|por|para|al|y|o|a)(?![a-z]))[a-z]{3,}/;
