// What the marketing money that no channel needs comes to, and what not spending it would spare.
import { asTold } from '../../finance/as-told.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { weighAsTold } from '../../finance/weigh-way.ts';
import { amountOf, type FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

const MONTHS_A_YEAR = 12;

/** `held-year`: a year of what is held back; `held-spared`: by how much what is missing, raised without debt, falls if it is never spent. Empty where nothing is held back. */
export function gatherHeldFigures(model: FinancialModel, market: FigureTable): FigureTable {
  const held = amountOf(market, 'budget-held');
  if (held <= 0) return {};
  const spared = spareOf(model, held);
  return {
    'held-year': derived('money', held * MONTHS_A_YEAR),
    ...(spared > 0 ? { 'held-spared': derived('money', spared) } : {}),
  };
}

function spareOf(model: FinancialModel, held: number): number {
  const told = asTold(model);
  if (told.ways.length === 0) return 0;
  const { assumptions: a } = told;
  const less = (of: typeof a.marketing) => ({ ...of, value: of.value - held });
  const without = { ...a, marketing: less(a.marketing), ...(a.isMarketingApart ? {} : { fixedCosts: less(a.fixedCosts) }) };
  return weighAsTold(a, 'own').raisedOwn - weighAsTold(without, 'own').raisedOwn;
}
