import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** Where permits and fitting out take longer than the month told allows: `told-start`, that month; `first-days`, the days traded in the first one. */
export function gatherOpeningFigures({ assumptions: { start, firstDays } }: FinancialModel, facts: FactSheet): FigureTable {
  const isMoved = start.origin === 'derived' && facts.start !== undefined;
  return {
    ...(isMoved ? { 'told-start': { kind: 'month', value: facts.start.value, origin: 'said' } } : {}),
    ...(firstDays ? { 'first-days': derived('count', firstDays.value) } : {}),
  };
}
