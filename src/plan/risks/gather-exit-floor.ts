import type { FinancialModel } from '../../finance/financial-model.ts';
import { ALARM_MONTH } from '../../finance/rescue-cash.ts';
import type { FigureTable } from '../figures/figure.ts';
import { derived } from '../figures/make-figure.ts';

/**
 * `exit-floor`: the cash under which it stops, the most that a month of the first year takes once the alarm can have rung, instalment included. Told where a
 * fixed sum in a fixed month would mislead: lower sales leave cash in every month, or the forecast itself counts on money that is not raised.
 */
export function gatherExitFloor({ months, scenarios: [low], lowestCash, breakEven, funding }: FinancialModel): FigureTable {
  const isAlive = low.lowestCash >= 0;
  const isUnraised = funding.openingCash < 0 || lowestCash.amount < 0;
  if (breakEven.month === null || !(isAlive || isUnraised)) return {};
  const paid = months.slice(ALARM_MONTH, 12).map(({ fixedCosts, interest, principal }) => fixedCosts + interest + principal);
  return { 'exit-floor': derived('money', Math.max(...paid)) };
}
