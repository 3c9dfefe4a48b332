// What the plan comes to with those customers alone whom something brings: the case that stands where nobody finds the others.
import type { FinancialModel } from '../../finance/financial-model.ts';
import { runFewer } from '../../finance/run-fewer.ts';
import { amountOf, type FigureTable } from './figure.ts';
import { freeFigure } from './gather-channel-figures.ts';
import { derived } from './make-figure.ts';

const MONTHS_A_YEAR = 12;

/**
 * `gap-revenue`, `gap-result`: the first year without the customers of no source; `gap-sales` what it sells less; `gap-cash` the lowest the cash
 * then falls to; `gap-budget` and `gap-budget-year` what it would take to pay for them, and `gap-lost` what the first year's result loses without them. There only where somebody is missing.
 */
export function gapFigures(model: FinancialModel, funnel: FigureTable): FigureTable {
  const value = (id: string) => amountOf(funnel, id);
  const gap = value(freeFigure('none'));
  if (gap <= 0) return {};
  const all = value('funnel-customers');
  const { revenueYear1, resultYear1, lowestCash } = runFewer(model, Math.round(((all - gap) * 100) / all));
  return {
    'gap-revenue': derived('money', revenueYear1),
    'gap-sales': derived('money', model.years[0].revenue - revenueYear1),
    'gap-result': derived('money', resultYear1),
    'gap-cash': derived('money', lowestCash.amount),
    'gap-budget': derived('money', Math.ceil((gap * value('paid-customer-cost')) / MONTHS_A_YEAR)),
    'gap-budget-year': derived('money', Math.ceil(gap * value('paid-customer-cost'))),
    'gap-lost': derived('money', model.scenarios[1].resultYear1 - resultYear1),
  };
}
