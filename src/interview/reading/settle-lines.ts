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
import { makeFact, quoteOf } from './make-fact.ts';
import { nameSaleLines } from './name-sale-lines.ts';
import { namesNoSale } from './names-no-sale.ts';
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
export function settleLines(
  { whole, all, ground, amounts, pairs }: Answer,
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const byName = nameSaleLines(ground, amounts, context);
  const inLists = byName.length > 0 ? byName : linesInLists(whole, all, context, currency);
  const inOrder = inLists.length > 0 ? inLists : findSaleLines(ground, amounts, context, currency, pairs);
  const isSold = context.question !== 'read-back' || !labelsOf(inOrder).some(namesNoSale);
  if (isSold && inOrder.some(({ id }) => id === 'unitCost')) return inOrder;
  const byClause = linesByClause(whole, all, context, currency);
  const lines = byClause.length > 0 ? byClause : isSold ? inOrder : [];
  if (lines.length > 0) return lines;
  const atPrices = countedAtPrices(ground, amounts, context, currency);
  if (atPrices.length > 0) return atPrices;
  const byMean = countsByMean(ground, amounts, context);
  return byMean.length > 0 ? byMean : thingsTogether(whole, all, context);
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
