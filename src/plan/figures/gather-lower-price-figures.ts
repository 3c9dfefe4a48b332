import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { costsToCover, unitsToPay } from '../../finance/find-break-even.ts';
import { findLowerPrice } from '../told/find-lower-price.ts';
import { asCharged } from './as-charged.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** `lower-price`, told for some of the customers, and `lower-break-even`: how many sales a month would pay if all were charged it; left out where none would. */
export function gatherLowerPriceFigures(model: FinancialModel, facts: FactSheet): FigureTable {
  const lower = findLowerPrice(facts);
  if (lower === null) return {};
  const { assumptions: a, breakEven } = model;
  // Net of tax where the price told has it.
  const net = Math.round((lower * 100 * a.priceCents.value) / Math.max(1, asCharged(model, a.priceCents.value)));
  const units = unitsToPay(a, costsToCover(a, breakEven), net - a.unitCostCents.value);
  return { 'lower-price': derived('price', lower), ...(units === null ? {} : { 'lower-break-even': derived('count', units) }) };
}
