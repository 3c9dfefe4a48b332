// Which reading of several things sold stands: by the names known before, list by list, by the order of prices and numbers, clause by clause, or as groups at
// prices of their own.
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { countedAtPrices } from './counted-at-prices.ts';
import { countsByMean } from './counts-by-mean.ts';
import { sumOfThings } from './counts-of-each.ts';
import { findSaleLines } from './find-sale-lines.ts';
import { linesByClause } from './lines-by-clause.ts';
import { linesInLists } from './lines-in-lists.ts';
import { linesOfThings } from './lines-of-things.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { nameSaleLines } from './name-sale-lines.ts';
import { namesNoSale } from './names-no-sale.ts';
import { type PairedSales, pairSold } from './pair-sold.ts';
import type { ReadingContext } from './reading-context.ts';
import type { SalePair } from './sales-total.ts';

/** An answer, whole and without what it says aside or in sum. */
interface Answer {
  readonly whole: Ground;
  readonly all: readonly Amount[];
  readonly ground: Ground;
  readonly amounts: readonly Amount[];
  /** Prices and numbers that come to the total that was told. */
  readonly pairs: readonly SalePair[] | undefined;
}

/** The lines and what they come to; empty where one thing is sold. */
export function settleLines(answer: Answer, context: ReadingContext, currency: CurrencyCode | null): readonly Fact[] {
  const lines = linesInOneForm(answer, context, currency);
  const things = context.question === 'read-back' ? null : linesOfThings(answer.whole, answer.all, context, currency);
  if (things === null) return lines;
  const [told, found] = [labelsOf(things.facts).length, isWhole(lines) ? labelsOf(lines).length : 0];
  const tellsMore = told === found && (things.isRamped || costedIn(things.facts) > costedIn(lines));
  return told > found || tellsMore ? things.facts : lines;
}

/** Told all in one form: in a list, in pairs, each in a clause of its own. */
function linesInOneForm(
  { whole, all, ground, amounts, pairs }: Answer,
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const paired = pairSold(whole, all, context, currency);
  const byName = nameSaleLines(ground, amounts, context);
  const inLists = byName.length > 0 ? byName : linesInLists(whole, all, context, currency);
  const inOrder = inLists.length > 0 ? inLists : findSaleLines(ground, amounts, context, currency, pairs);
  const isSold = context.question !== 'read-back' || !labelsOf(inOrder).some(namesNoSale);
  const isTold = isSold && inOrder.some(({ id }) => id === 'unitCost');
  if (isTold && !isOther(paired, inOrder)) return inOrder;
  const byClause = linesByClause(whole, all, context, currency);
  const lines = byClause.length > 0 ? byClause : isSold ? inOrder : [];
  if (paired && (isOther(paired, lines) || !isWhole(lines) || tellsMore(paired.facts, lines) || !areTold(lines, whole)))
    return paired.facts;
  if (lines.length > 0) return lines;
  const atPrices = countedAtPrices(ground, amounts, context, currency);
  if (atPrices.length > 0) return atPrices;
  const byMean = countsByMean(ground, amounts, context);
  return byMean.length > 0 ? byMean : thingsTogether(whole, all, context);
}

/** Of how many it is told what one costs. */
function costedIn(facts: readonly Fact[]): number {
  const lines = facts.find((fact): fact is Fact<'lines'> => fact.id === 'lines');
  return lines?.value.filter(({ unitCost }) => unitCost !== undefined).length ?? 0;
}

/** Whether it is known of each how many are sold. */
function isWhole(facts: readonly Fact[]): boolean {
  return facts.some(({ id }) => id === 'volume');
}

/** Whether it comes to the total that was told, and the other reading is of other prices. */
function isOther(paired: PairedSales | null, facts: readonly Fact[]): boolean {
  const told = pricesOf(facts);
  return paired?.isProven === true && (told.length === 0 || pricesOf(paired.facts).some((price) => !told.includes(price)));
}

/** Whether each price stands in the answer as it is. */
function areTold(facts: readonly Fact[], { numerals }: Ground): boolean {
  return pricesOf(facts).every((price) => numerals.some(({ low, high }) => low === price || high === price || low === price * CENTS));
}

const CENTS = 100;

/** Whether all that the one reading has at a price the other has at it too, and more; or the other has none of them. */
function tellsMore(one: readonly Fact[], other: readonly Fact[]): boolean {
  const [prices, others] = [pricesOf(one), pricesOf(other)];
  return (
    others.every((price) => !prices.includes(price)) || (others.length < prices.length && others.every((price) => prices.includes(price)))
  );
}

function pricesOf(facts: readonly Fact[]): readonly number[] {
  return facts.find((fact): fact is Fact<'lines'> => fact.id === 'lines')?.value.map(({ price }) => price) ?? [];
}

/** Several things counted where nothing is known of each. */
function thingsTogether(ground: Ground, amounts: readonly Amount[], { question, known, answer }: ReadingContext): readonly Fact[] {
  const units = question === 'volume' && known.lines === undefined ? sumOfThings(ground, amounts) : null;
  if (units === null) return [];
  const quote = quoteOf(ground.text, answer, 0, ground.text.length);
  return [makeFact('volume', units, { unit: 'units', period: 'month', quote, origin: 'derived' })];
}

function labelsOf(facts: readonly Fact[]): readonly string[] {
  const lines = facts.find((fact): fact is Fact<'lines'> => fact.id === 'lines');
  return lines?.value.map(({ label }) => label) ?? [];
}
