import type { FactSheet } from '../../facts/fact.ts';
import { asTold } from '../../finance/as-told.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { isShort, lengthenAfterTax } from '../../finance/lengthen-after-tax.ts';
import { coversAfterOwnerTax } from '../../finance/owner-tax.ts';
import { recommendWay } from '../../finance/weigh-ways.ts';
import type { FigureTable } from './figure.ts';
import { isPassedThrough } from './gather-owner-tax-figures.ts';
import { figuresOf } from './gather-way-figures.ts';
import { derived } from './make-figure.ts';

/**
 * Where everything is borrowed and the owner's own tax leaves its cover short: the same over a longer term, with `way-longer-after-y1` and `-y2`,
 * its cover after that tax; `way-loan-short` alone where no term is long enough.
 */
export function gatherLongerFigures(model: FinancialModel, facts: FactSheet): FigureTable {
  const told = asTold(model);
  if (!isPassedThrough(model, facts) || recommendWay(told)?.id !== 'loan') return {};
  const [first, second] = coversAfterOwnerTax(model);
  if (!isShort(first) && !isShort(second)) return {};
  const longer = lengthenAfterTax(told);
  if (longer === null) return { 'way-loan-short': derived('ratio', Math.min(first ?? 0, second ?? 0) / 100) };
  const after = longer.covers.map((cover, at) =>
    cover === null ? {} : { [`way-longer-after-y${at + 1}`]: derived('ratio', cover / 100) },
  );
  return Object.assign(figuresOf('longer', longer.way, told), { 'way-longer-term': derived('term', longer.years * 12) }, ...after);
}
