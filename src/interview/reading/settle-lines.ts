// Which reading of several things sold stands: by the names known before, by the order of prices and numbers, clause by clause, or as groups at
// prices of their own.
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { countedAtPrices } from './counted-at-prices.ts';
import { countsByMean } from './counts-by-mean.ts';
import { findSaleLines } from './find-sale-lines.ts';
import { linesByClause } from './lines-by-clause.ts';
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
  const inOrder = byName.length > 0 ? byName : findSaleLines(ground, amounts, context, currency, pairs);
  const isSold = context.question !== 'read-back' || !labelsOf(inOrder).some(namesNoSale);
  if (isSold && inOrder.some(({ id }) => id === 'unitCost')) return inOrder;
  const byClause = linesByClause(whole, all, context, currency);
  const lines = byClause.length > 0 ? byClause : isSold ? inOrder : [];
  if (lines.length > 0) return lines;
  const atPrices = countedAtPrices(ground, amounts, context, currency);
  return atPrices.length > 0 ? atPrices : countsByMean(ground, amounts, context);
}

function labelsOf(facts: readonly Fact[]): readonly string[] {
  const lines = facts.find((fact): fact is Fact<'lines'> => fact.id === 'lines');
  return lines?.value.map(({ label }) => label) ?? [];
}
