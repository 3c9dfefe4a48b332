import type { FactSheet, MoneyItem } from '../../facts/fact.ts';
import { largestItems } from '../told/largest-items.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** The id of an investment's amount, items counted from 0. */
export function itemFigure(at: number): string {
  return `item-${at + 1}`;
}

/** What each purchase told costs, and what a long list holds beyond its largest. */
export function itemFigures(facts: FactSheet): FigureTable {
  const items = facts.investmentItems?.value ?? [];
  const rest = Math.round(facts.investment?.value ?? 0) - items.reduce((sum, { amount }) => sum + Math.round(amount), 0);
  return {
    ...Object.fromEntries(
      items.map(({ amount }, at) => [itemFigure(at), { kind: 'money' as const, value: Math.round(amount), origin: 'said' as const }]),
    ),
    ...(items.length > 0 && rest > 0 ? { 'item-rest': derived('money', rest) } : {}),
    ...smallerFigure(items, rest),
  };
}

/** What a long list holds beyond its largest purchases, with what was not itemised. */
function smallerFigure(items: readonly MoneyItem[], rest: number): FigureTable {
  const largest = largestItems(items);
  if (largest.length === items.length) return {};
  const others = items.filter((_, at) => !largest.includes(at)).reduce((sum, { amount }) => sum + Math.round(amount), 0);
  return { 'items-smaller': derived('money', others + Math.max(0, rest)) };
}
