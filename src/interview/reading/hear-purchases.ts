// «Abrir cuesta 27.400 €: obra 6.500, furgoneta 8.500…», "the van $56,000; dryer and table $4,800; … Total $74,100": what opening takes, told whole at
// the read-back with what it comes to. It is heard as the answer to what it takes to open, and the rest of the correction without it.
import type { Fact, FactSheet, MoneyItem } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { factsAs } from './collect-facts.ts';
import { isSum, type Sum } from './correct-costs.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { type Hear, hearRest } from './hear-rest.ts';
import { listedPurchases } from './listed-purchases.ts';
import type { ReadingContext } from './reading-context.ts';
import { FEWEST_SUMMED } from './run-with-sum.ts';

/** Sums of a list in a row, and what they come to, before it or after it. */
interface Listed {
  readonly total: Sum;
  readonly parts: readonly Sum[];
}

/** `hear` hears what is left, knowing what was told to be bought. */
export function hearPurchases(ground: Ground, context: ReadingContext, hear: Hear): Reading {
  const listed = listOf(ground);
  const span = listed && spanOf(ground, listed);
  const facts = listed && span && tellsOpening(ground, span) ? readList(ground, listed, span, context) : [];
  if (!span || facts.length === 0) return hear(ground, context);
  return hearRest(facts, blankOut(ground.text, [span]), context, hear);
}

/** The longest list; null where no sums in a row come to the one before or behind them. */
function listOf(ground: Ground): Listed | null {
  const sums = findAmounts(ground).filter(isSum);
  const found = sums.flatMap((total, at): readonly Listed[] => {
    const after = partsOf(total, sums.slice(at + 1));
    const before = partsOf(total, sums.slice(0, at).toReversed()).toReversed();
    return [after, before].flatMap((parts) => (parts.length >= FEWEST_SUMMED ? [{ total, parts }] : []));
  });
  return found.sort((a, b) => b.parts.length - a.parts.length)[0] ?? null;
}

/** The first of these that come to the total; empty where none do. */
function partsOf(total: Sum, next: readonly Sum[]): readonly Sum[] {
  for (let count = FEWEST_SUMMED; count <= next.length; count++) {
    const parts = next.slice(0, count);
    const so = sumOf(parts.map(({ low }) => low));
    if (Math.abs(so - total.low) < 1) return parts;
    if (so > total.low) return [];
  }
  return [];
}

/** From where the sentence of the first sum begins to where that of the last ends, or to what follows the last of its things. */
function spanOf({ text }: Ground, { total, parts }: Listed): Span {
  const all = [total, ...parts].sort((a, b) => a.start - b.start);
  const [first, last] = [all[0] as Sum, all.at(-1) as Sum];
  const start = Math.max(0, ...[...text.slice(0, first.start).matchAll(/[.!?\n](?=\s)/g)].map(({ index }) => index + 1));
  const stop = text.slice(last.end).search(/[.;!?](?=\s|$)|\n/);
  return { start, end: stop < 0 ? text.length : last.end + stop + 1 };
}

/** Of a month's costs the list would be another. */
function tellsOpening({ folded }: Ground, { start, end }: Span): boolean {
  const words = folded.slice(Math.max(0, start - REACH), end);
  return OPENS.test(words) && !OF_A_MONTH.test(folded.slice(start, end));
}

const REACH = 120;
const OPENS =
  /(?<![a-z])(?:abrir|apertura|inversion|inverti\w*|invierto|compras?|comprar|arrancar|empezar|to open|opening|open|investment|invest|start(?:ing)?(?: up)?|start-?up|set ?up|buy)(?![a-z])/;
const OF_A_MONTH = /(?<![a-z])(?:al mes|mensual\w*|cada mes|por mes|a month|per month|monthly|each month)(?![a-z])/;

function readList({ text }: Ground, { total }: Listed, span: Span, context: ReadingContext): readonly Fact[] {
  const alone = `${' '.repeat(span.start)}${text.slice(span.start, span.end)}`;
  const known = Object.fromEntries(
    Object.entries(context.known).filter(([id]) => id !== 'investment' && id !== 'investmentItems'),
  ) as FactSheet;
  const told = factsAs('investment', alone, { ...context, known }).filter(({ id }) => id === 'investment' || id === 'investmentItems');
  if (!told.some(({ id, value }) => id === 'investment' && value === total.low)) return [];
  // «La lista buena es obra 28.000, …»: the first of them is told after words of the whole.
  const ground = prepareGround(alone, 'investment', context.language, context.today);
  const list = listedPurchases(ground, findAmounts(ground));
  const isWhole = list !== null && list.total === total.low;
  return told.map((fact) => (isWhole && isLess(fact, total.low) ? ({ ...fact, value: list.items } as Fact) : fact));
}

function isLess({ id, value }: Fact, total: number): boolean {
  return id === 'investmentItems' && sumOf((value as readonly MoneyItem[]).map(({ amount }) => amount)) < total;
}
