import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { toldLines } from '../../finance/told-lines.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** What one line of a month's costs comes to, lines counted from 0. */
export function costLineFigure(at: number): string {
  return `cost-line-${at + 1}`;
}

/**
 * `cost-line-1` …: the costs of a month as they were told, line by line; `cost-line-rest`, what the total holds beyond them and no other row shows;
 * `cost-hired-beside`, what those hired cost who are in none of the lines. None where they were not told so.
 */
export function gatherCostLineFigures({ assumptions: a }: FinancialModel, facts: FactSheet): FigureTable {
  const told = a.fixedCosts.origin === 'sector' ? null : toldLines(facts, a.fixedCosts.value);
  if (!told) return {};
  const rows = (facts.costLines?.value ?? []).map(({ amount }, at) => [
    costLineFigure(at),
    { kind: 'money' as const, value: Math.round(amount), origin: 'said' as const },
  ]);
  const rest = a.otherCosts.value - told.other;
  const beside = told.pay > 0 ? 0 : (a.hiredPay?.value ?? 0) - told.hired;
  return {
    ...Object.fromEntries(rows),
    ...(rest > 0 ? { 'cost-line-rest': derived('money', rest) } : {}),
    ...(beside > 0 ? { 'cost-hired-beside': derived('money', beside) } : {}),
  };
}
