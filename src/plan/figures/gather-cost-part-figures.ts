import { costParts } from '../../facts/cost-parts.ts';
import type { FactSheet } from '../../facts/fact.ts';
import type { FigureTable } from './figure.ts';

/** What one part of a sale's cost comes to, parts counted from 0. */
export function costPartFigure(at: number): string {
  return `cost-part-${at + 1}`;
}

/** `cost-part-1` …: what the cost of one sale was told to go on; `marketing-said`: what was told to be spent on marketing in a month. */
export function gatherCostPartFigures(facts: FactSheet): FigureTable {
  const parts = costParts(facts).map(({ amount }, at) => [
    costPartFigure(at),
    { kind: 'price' as const, value: amount, origin: 'said' as const },
  ]);
  const { marketingBudget } = facts;
  return {
    ...Object.fromEntries(parts),
    ...(marketingBudget ? { 'marketing-said': { kind: 'money', value: Math.round(marketingBudget.value), origin: 'said' } } : {}),
  };
}
