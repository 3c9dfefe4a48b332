import type { FinancialModel } from '../../finance/financial-model.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** `won-month`, the customers told to be won each month, `customers-y3`, those left at the end of the third year, and `won-most`, the most there is time for where that is reached. */
export function gatherWinningFigures({ assumptions: { ramp }, months }: FinancialModel): FigureTable {
  if (!ramp?.winning) return {};
  const { perMonth, most } = ramp.winning;
  const last = months.at(-1)?.customers?.after ?? 0;
  return {
    'won-month': { kind: Number.isInteger(perMonth.value) ? 'count' : 'ratio', value: perMonth.value, origin: perMonth.origin },
    'customers-y3': derived('count', last),
    ...(most !== null && ramp.normalUnits >= most ? { 'won-most': derived('count', most) } : {}),
  };
}
