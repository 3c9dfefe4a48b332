// Sales told line by line where figures are read back: «dos mudanzas a la semana a 420 y cinco portes a la semana a 70»; and what one of many takes.
import { type Fact, factValue } from '../../facts/fact.ts';
import { saleLines } from '../../facts/sale-lines.ts';
import type { AmountPeriod, Ground } from './amount.ts';
import { isWithinBounds } from './bounds.ts';
import { blankOut, clauseAround } from './clauses.ts';
import { periodAfter } from './find-period.ts';
import { LEFT_OUT } from './left-out.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';

interface Line {
  /** A month. */
  readonly count: number;
  readonly price: number;
  readonly start: number;
  readonly end: number;
}

export interface Heard {
  readonly facts: readonly Fact[];
  /** The answer with blanks for the clauses that tell them. */
  readonly rest: string;
}

const PRICED =
  /^(?<counted> (?:[a-z]+ ){0,3}?(?:al|a la|por|cada|a|per|each|every) (?:dia|semana|mes|ano|day|week|month|year)),? (?:a|at|for|por|@) (?:unos |unas |about )?[$€£]? ?$/;
/** "At £45 a pair, about 8 a month": the price first, and how many. */
const A_PAIR = /(?<![a-z])an? (?:pair|dozen|couple)$/;
const AT_PRICE = /(?:[,:]|(?<![a-z])(?:at|for|a|por|cobro|cobramos|charge|sale|salen|valen?)) (?:unos |unas |about )?[$€£]? ?$/;
const THEN_COUNTED =
  /^(?:k|mil)?(?: ?(?:[€$£]|euros?|pesos|soles|pounds|dollars|dolares|lucas))?(?: (?:a|an|per|la|el|por|cada|each)(?: [a-z]+){0,2})?,? (?:(?:y|and|con|with) )?(?:(?:sobre|unos|unas|about|around|some|maybe|quiza|otr[oa]s) )?$/;
const TIMED = /^ (?:[a-z]+ ){0,3}?(?:al|a la|por|cada|a|per|each|every) (?:dia|semana|mes|ano|day|week|month|year)(?![a-z])/;
const ON_TOP = /(?<![a-z])(?:on top of|as well as|besides|aparte de|ademas de|junto a)(?: (?:the|my|our|las|los|mis|esas|esos|those))? $/;
const ADDS = /(?<![a-z])(?:on top|as well|besides|aparte|ademas|tambien|also|plus)(?![a-z])/;

/** Two lines or more are the month's sales and their average price; one that was left out joins what is known, unless that is several things with a name each. */
export function correctLines(ground: Ground, context: ReadingContext): Heard {
  const told = sentencesOf(ground.text).flatMap(({ words, start }) => {
    const lines = linesIn(ground, start, start + words.length);
    const [opening, closing] = [lines[0], lines.at(-1)];
    if (!opening || !closing) return [];
    return [{ lines, clause: clauseAround(ground.text, { start: opening.start, end: closing.end }), start, end: start + words.length }];
  });
  const lines = told.flatMap((one) => one.lines);
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return { facts: [], rest: ground.text };
  const rest = blankOut(
    ground.text,
    told.map((one) => one.clause),
  );
  if (lines.length === 1 && saleLines(context.known)) return { facts: [], rest };
  const isAdded = told.some(({ start, end }) => addsTo(ground.folded.slice(start, end)));
  const base = lines.length === 1 && isAdded ? baseOf(ground, context) : null;
  const all = base ? [base, ...lines] : lines;
  const volume = all.reduce((sum, { count }) => sum + count, 0);
  const price = all.reduce((sum, line) => sum + line.count * line.price, 0) / volume;
  const quote = quoteOf(ground.text, context.answer, first.start, last.end);
  const origin = all.length > 1 ? ('derived' as const) : ('said' as const);
  const unit = context.known.price?.unit ?? factValue(context.known, 'currency') ?? null;
  const facts = [
    makeFact('volume', volume < FEW ? Math.round(volume * 100) / 100 : Math.round(volume), {
      unit: 'units',
      period: 'month',
      quote,
      origin,
    }),
    makeFact('price', roundMoney(price), { unit, period: context.known.price?.period ?? 'unit', quote, origin }),
    ...(base && !TELLS_COST.test(ground.folded) ? costShare(price / base.price, context) : []),
    ...(all.length > 1 ? [makeFact('saleUnit', 'order', { quote })] : []),
  ];
  if (!facts.every(({ id, value }) => isWithinBounds(id, value))) return { facts: [], rest: ground.text };
  return { facts, rest };
}

const FEW = 10;

/** Nobody told what the line left out costs: each sale costs the part of its price that it did. */
function costShare(times: number, { known: { unitCost } }: ReadingContext): readonly Fact[] {
  return unitCost ? [{ ...unitCost, value: roundMoney(unitCost.value * times), origin: 'derived' }] : [];
}

const TELLS_COST = /(?<![a-z])(?:cuestan?|cost[eo]s?|costs?|materials?|materiales?)(?![a-z])/;

function addsTo(folded: string): boolean {
  return LEFT_OUT.test(folded) || ADDS.test(folded);
}

function linesIn({ folded, numerals }: Ground, from: number, to: number): readonly Line[] {
  const isMore = addsTo(folded.slice(from, to));
  const said = numerals.filter(
    ({ start, end, isArticle }) => !isArticle && start >= from && end <= to && !A_PAIR.test(folded.slice(0, end)),
  );
  return said.flatMap((number, at) => {
    const next = said[at + 1];
    const counted = next && PRICED.exec(folded.slice(number.end, next.start))?.groups?.counted;
    const count = counted === undefined ? null : monthly(number, counted);
    if (next && count !== null) return [{ count, price: middle(next), start: number.start, end: next.end }];
    const timed = isMore && next && isPriceFirst(folded, number, next) ? TIMED.exec(folded.slice(next.end))?.[0] : undefined;
    const sold = next && timed ? monthly(next, timed) : null;
    return next && timed && sold !== null
      ? [{ count: sold, price: middle(number), start: number.start, end: next.end + timed.length }]
      : [];
  });
}

function isPriceFirst(folded: string, price: Numeral, count: Numeral): boolean {
  return AT_PRICE.test(folded.slice(0, price.start)) && THEN_COUNTED.test(folded.slice(price.end, count.start));
}

function monthly(number: Numeral, counted: string): number | null {
  const [, period] = /((?:al|a la|por|cada|a|per|each|every) [a-z]+)$/.exec(counted) ?? [];
  const per: AmountPeriod | null = period === undefined ? null : (periodAfter(` ${period}`)?.per ?? null);
  return per === null ? null : toMonthly(middle(number), per);
}

/** What is known is the other line; told again beside it ("on top of the 22 weddings a year"), it is what is told. */
function baseOf({ folded, numerals }: Ground, { known }: ReadingContext): Line | null {
  const [price, volume] = [factValue(known, 'price'), factValue(known, 'volume')];
  if (price === undefined || volume === undefined) return null;
  const again = numerals.find(({ start, end }) => ON_TOP.test(folded.slice(0, start)) && TIMED.test(folded.slice(end)));
  const counted = again && TIMED.exec(folded.slice(again.end))?.[0];
  const count = (again && counted && monthly(again, counted)) || volume;
  return { count, price, start: 0, end: 0 };
}

const HOUR = 60;
const TIME = '(?<unit>minut[a-z]*|mins?|horas?|hours?|hrs?)';
const FOR_MANY = new RegExp(
  `^ ?${TIME} (?:[a-z']+ ){0,4}?(?:for|para|por|salen|hago|hacemos|makes?|son|get|gets) (?:l[oa]s |the |about |unas |unos )?(?<batch>(?:an? |una? )?(?:batch|tray|run|tanda|hornada|lote|bandeja)(?:es|s)? (?:of|de) )?$`,
);
const IN_TIME = /^ [a-z]+ (?:[a-z]+ ){0,3}?(?:in|en)(?: about| unas| unos)? $/;
const TIME_AFTER = new RegExp(`^ ?${TIME}(?![a-z])`);

/** "Three hours is for 48 candles, not one", «hago 48 velas en tres horas»: the time of one of them. */
export function correctBatch({ folded, numerals, text }: Ground, { answer }: ReadingContext): readonly Fact[] {
  const said = numerals.filter(({ isArticle }) => !isArticle);
  for (const [at, number] of said.entries()) {
    const next = said[at + 1];
    if (next === undefined) continue;
    const gap = folded.slice(number.end, next.start);
    const batch = FOR_MANY.exec(gap)?.groups;
    const forMany = batch?.unit;
    const inTime = IN_TIME.test(gap) ? TIME_AFTER.exec(folded.slice(next.end))?.groups?.unit : undefined;
    const noun = /^ ([a-z]{3,})/.exec(folded.slice(forMany ? next.end : number.end))?.[1] ?? '';
    const [time, many] = forMany ? [number, next] : [next, number];
    const unit = forMany ?? inTime;
    if (unit === undefined || middle(many) < 2 || NO_THING.test(noun) || (noun === '' && batch?.batch === undefined)) continue;
    const minutes = (middle(time) * (unit.startsWith('m') ? 1 : HOUR)) / middle(many);
    const value = Math.round(minutes * 100) / 100;
    if (!isWithinBounds('minutesPerSale', value)) continue;
    return [
      makeFact('minutesPerSale', value, { unit: 'minutes', quote: quoteOf(text, answer, number.start, next.end), origin: 'derived' }),
    ];
  }
  return [];
}

/** Who works and how long is nothing that is made. */
const NO_THING = /^(?:personas?|people|of|dias?|days?|veces|times|semanas?|weeks?|minut\w*|hours?|horas?|men|hombres|euros?)$/;
