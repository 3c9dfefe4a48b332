// Several things sold, told in any order: each price goes with the number that stands nearest, is called alike and makes the total that was told.
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact, SaleLine } from '../../facts/fact.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import { lineNamed } from '../../facts/sale-lines.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { bothStemsIn } from '../../language/stem-words.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { asMonthly, togetherFacts } from './lines-together.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import { nameSold } from './name-sold.ts';
import type { ReadingContext } from './reading-context.ts';
import { type SoldNumber, type SoldPair, soldNumbers } from './sold-numbers.ts';
import { sentencesOf } from './split-sentences.ts';
import { tellsElse } from './tells-else.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'read-back']);
const MOST_LINES = 5;
/** A told total may be rounded. */
const NEARLY = 0.02;
/** How much better the pairing must be than the next. */
const CLEARLY = 2;

export interface PairedSales {
  readonly facts: readonly Fact[];
  /** Whether they come to the total that was told beside them. */
  readonly isProven: boolean;
}

/** The lines and what they come to; null where no pairing is clearly the right one. */
export function pairSold(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): PairedSales | null {
  if (!TELLS_SALES.has(context.question) || context.known.sector?.value === 'tourism_lodging') return null;
  const numbers = ofSales(soldNumbers(ground, amounts), ground, context);
  const prices = numbers.filter(({ kind }) => kind === 'price');
  const told = numbers.filter(({ kind }) => kind === 'count');
  if (prices.length < 2 || prices.length > MOST_LINES || told.length < prices.length || told.length > MOST_LINES + 2) return null;
  const best = bestPairing(ground, prices, told, numbers);
  if (best === null) return null;
  const labels = nameSold(ground, best.pairs, best.isProven, context.known);
  if (labels === null || (!best.isProven && !areKnown(labels, best.pairs, context))) return null;
  const isMonthly = best.pairs.every(({ price }) => price.per === 'month');
  const days = findOpenDays(ground.folded);
  const lines = withCosts(
    best.pairs.map(
      ({ price, count }, at): SaleLine => ({ label: labels[at] ?? '', price: price.value, units: inMonth(best.pairs, count, days) }),
    ),
    best.pairs,
    numbers,
  );
  const all = best.pairs.flatMap(({ price, count }) => [price, count]);
  const quote = quoteOf(ground.text, context.answer, Math.min(...all.map(({ from }) => from)), Math.max(...all.map(({ end }) => end)));
  const fact = makeFact('lines', lines, { unit: currency, period: isMonthly ? 'month' : 'unit', quote }) as Fact<'lines'>;
  return { facts: [fact, ...togetherFacts(fact)], isProven: best.isProven };
}

/** Where several things are known to be sold, one of those told anew is among them, by its name or its price. */
function areKnown(labels: readonly string[], pairs: readonly SoldPair[], { question, known }: ReadingContext): boolean {
  const lines = known.lines?.value;
  if (question !== 'read-back' || lines === undefined) return true;
  const names = lines.map(({ label }) => label);
  return (
    labels.some((label) => lineNamed(names, label) !== null) || pairs.some((pair) => lines.some(({ price }) => price === pair.price.value))
  );
}

/** Among figures read back only what a sentence tells of prices and numbers both, and of nothing else, is of sales. */
function ofSales(numbers: readonly SoldNumber[], { text }: Ground, { question }: ReadingContext): readonly SoldNumber[] {
  if (question !== 'read-back') return numbers;
  const has = (sentence: number, kind: SoldNumber['kind']) => numbers.some((one) => one.sentence === sentence && one.kind === kind);
  const sentences = sentencesOf(text);
  return numbers.filter(({ sentence }) => has(sentence, 'price') && has(sentence, 'count') && !tellsElse(sentences[sentence]?.words ?? ''));
}

interface Pairing {
  readonly pairs: readonly SoldPair[];
  readonly isProven: boolean;
}

function bestPairing(
  ground: Ground,
  prices: readonly SoldNumber[],
  counts: readonly SoldNumber[],
  numbers: readonly SoldNumber[],
): Pairing | null {
  const totals = numbers.filter(({ kind }) => kind === 'total');
  const days = findOpenDays(ground.folded);
  const sold = withoutSum(counts, prices.length);
  const rated = pairings(prices, sold)
    .map((pairs) => {
      const products = pairs.map(({ price, count }) => price.value * inMonth(pairs, count, days));
      const sum = sumOf(products);
      const ticket = pairs.findIndex((pair, at) => isApart(ground, pairs, pair) && Math.abs(sum - 2 * (products[at] ?? 0)) <= NEARLY * sum);
      if (ticket >= 0) return { pairs: pairs.filter((_, at) => at !== ticket), isProven: true, cost: 0 };
      const isProven = totals.some(({ value, per }) => Math.abs((toMonthly(value, per ?? 'month', days) ?? value) - sum) <= NEARLY * sum);
      const cost = pairs.reduce((so, pair) => so + distance(ground, pair, numbers), 0);
      return { pairs, isProven, cost };
    })
    .sort((a, b) => Number(b.isProven) - Number(a.isProven) || a.cost - b.cost);
  const [first, second] = rated;
  if (first === undefined) return null;
  const isClear = second === undefined || second.cost - first.cost >= CLEARLY;
  if (first.isProven) return isClear || !second?.isProven ? first : null;
  const isSure = sold.length === prices.length && first.pairs.every((pair) => standTogether(ground, pair, numbers));
  return isClear && isSure && totals.length === 0 ? first : null;
}

/** Told as what they are, side by side in one sentence or by one name of their own. */
function standTogether(ground: Ground, { price, count }: SoldPair, numbers: readonly SoldNumber[]): boolean {
  // «El mayor 750, unos 25»: a bare price right before its number.
  const isBare = price.isGuessed && price.sentence === count.sentence && price.start < count.start && between(price, count, numbers) === 0;
  if (count.isGuessed || (price.isGuessed && !isBare)) return false;
  return (price.sentence === count.sentence && between(price, count, numbers) === 0) || sharedWords(ground, { price, count }, numbers) > 0;
}

function between(one: SoldNumber, other: SoldNumber, numbers: readonly SoldNumber[]): number {
  const [from, until] = [Math.min(one.start, other.start), Math.max(one.start, other.start)];
  return numbers.filter(({ start, kind }) => start > from && start < until && kind !== 'cost').length;
}

/** Words that stand beside both, and beside no other price. */
function sharedWords(ground: Ground, { price, count }: SoldPair, numbers: readonly SoldNumber[]): number {
  const beside = wordsAround(ground, count);
  const isOwn = (word: string) => numbers.filter((one) => one.kind === 'price' && wordsAround(ground, one).includes(word)).length === 1;
  return wordsAround(ground, price).filter((word) => beside.includes(word) && isOwn(word)).length;
}

/** «Cada clienta se deja 21 euros… Serían unos 440 tickets»: told in sentences of their own, the sale of all the others together. */
function isApart({ folded }: Ground, pairs: readonly SoldPair[], { price, count }: SoldPair): boolean {
  const others = pairs.filter((pair) => pair.price !== price).flatMap((pair) => [pair.price.sentence, pair.count.sentence]);
  const isCalled = TICKET.test(folded.slice(price.from, price.until)) || TICKET.test(folded.slice(count.from, count.until));
  return pairs.length > 2 && isCalled && !others.includes(price.sentence) && !others.includes(count.sentence);
}

const TICKET =
  /(?<![a-z])(?:tickets?|client\w*|customers?|compras?|pedidos?|orders?|purchases?|visit\w*|cestas?|baskets?|de media|average)(?![a-z])/;

/** The numbers without that which is the sum of as many others as there are prices. */
function withoutSum(counts: readonly SoldNumber[], size: number): readonly SoldNumber[] {
  if (counts.length !== size + 1) return counts;
  const sum = counts.reduce((so, { value }) => so + value, 0);
  const whole = counts.find(({ value }) => Math.abs(value * 2 - sum) < 0.5);
  return whole ? counts.filter((one) => one !== whole) : counts;
}

/** Every way to give each price a number of its own. */
function pairings(prices: readonly SoldNumber[], counts: readonly SoldNumber[]): readonly (readonly SoldPair[])[] {
  const [price, ...others] = prices;
  if (price === undefined) return [[]];
  return counts.flatMap((count) =>
    pairings(
      others,
      counts.filter((one) => one !== count),
    ).map((rest) => [{ price, count }, ...rest]),
  );
}

const SENTENCE_APART = 3;
const NUMBER_BETWEEN = 2;
const SAME_NAME = 5;
const FAR = 40;

function distance(ground: Ground, pair: SoldPair, numbers: readonly SoldNumber[]): number {
  const { price, count } = pair;
  const [first, second] = price.start < count.start ? [price, count] : [count, price];
  const others = between(price, count, numbers);
  const sentences = second.sentence - first.sentence;
  const alike = others > 0 || sentences > 0 ? SAME_NAME * Math.min(2, sharedWords(ground, pair, numbers)) : 0;
  return (second.start - first.end) / FAR + SENTENCE_APART * sentences + NUMBER_BETWEEN * others - alike;
}

/** The words of its own part of the sentence. */
function wordsAround({ text }: Ground, { from, until, start, end }: SoldNumber): readonly string[] {
  const parts = text.slice(from, start).split(PARTS);
  const [ahead = '', after = ''] = [opens(text, from) ? parts.join(' ') : parts.at(-1), text.slice(end, until).split(PARTS)[0]];
  return [...bothStemsIn(`${ahead} ${after}`, SHORTEST)];
}

/** Whether nothing stands before in its sentence. */
function opens(text: string, from: number): boolean {
  return from === 0 || /[.;!?\n]\s*$/u.test(text.slice(0, from));
}

const PARTS = /[,;:]\s|\s(?:and|y|e|plus|m[aá]s|then|luego)\s/iu;
const SHORTEST = 3;

/** How many a month: in its own period, in that of the number before it, or a month. */
function inMonth(pairs: readonly SoldPair[], count: SoldNumber, days: number | null): number {
  const counts = pairs.map((pair) => pair.count).sort((a, b) => a.start - b.start);
  const before = counts.slice(0, counts.indexOf(count)).findLast(({ sentence, per }) => sentence === count.sentence && per !== null);
  const per: AmountPeriod = count.per ?? before?.per ?? 'month';
  return asMonthly(toMonthly(count.value, per, days) ?? count.value);
}

/** A cost belongs to what was told just before it. */
function withCosts(lines: readonly SaleLine[], pairs: readonly SoldPair[], numbers: readonly SoldNumber[]): readonly SaleLine[] {
  const costs = numbers.filter(({ kind }) => kind === 'cost');
  if (costs.length !== pairs.length) return lines;
  const ends = pairs.map(({ price, count }) => Math.max(price.end, count.end));
  const own = costs.map(({ start }) => {
    const before = ends.flatMap((end, at) => (end <= start ? [at] : []));
    return before.length === 0 ? -1 : before.reduce((a, b) => ((ends[a] ?? 0) > (ends[b] ?? 0) ? a : b));
  });
  const isInOrder = costs.every(({ start }) => start > Math.max(...ends));
  if (!isInOrder && (own.includes(-1) || new Set(own).size !== own.length)) return lines;
  return lines.map((line, at) => {
    const cost = isInOrder ? costs[at] : costs[own.indexOf(at)];
    return cost !== undefined && cost.value < line.price ? { ...line, unitCost: cost.value } : line;
  });
}
