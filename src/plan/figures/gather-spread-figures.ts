import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import type { Figure, FigureTable } from './figure.ts';

/** `spread-low` and `spread-high`, from how much to how much is charged, as told; left out where the price is no longer between them or sales are counted line by line. */
export function gatherSpreadFigures({ assumptions }: FinancialModel, facts: FactSheet): FigureTable {
  const [spread, price] = [factValue(facts, 'priceSpread'), factValue(facts, 'price')];
  if (spread === undefined || price === undefined || assumptions.lines !== undefined) return {};
  const [low, high] = spread;
  const said = (value: number): Figure => ({ kind: 'price', value, origin: 'said' });
  return low < price && price < high ? { 'spread-low': said(low), 'spread-high': said(high) } : {};
}
