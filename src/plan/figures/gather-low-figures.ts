import type { FinancialModel, ProjectedMonth } from '../../finance/financial-model.ts';
import type { FigureTable } from './figure.ts';
import { derived, monthOf } from './make-figure.ts';

const MONTHS_A_YEAR = 12;

/**
 * Why cash is lowest where it is, in a first year whose lowest month is followed by one that brings in more than it takes: `low-in` and `low-out` of that
 * month, `low-next-in`, `low-next-out` and `low-next-units` of `low-next-month`; `low-vat` where but for the tax on sales it would have brought in more
 * itself; `low-every` where every month up to it took more than it brought in. None where cash is lowest at opening, or after that year.
 */
export function gatherLowFigures(model: FinancialModel): FigureTable {
  const { month } = model.lowestCash;
  const lowest = model.months[month - 1];
  const next = model.months[month];
  if (lowest === undefined || next === undefined || month >= MONTHS_A_YEAR || netOf(lowest) >= 0 || netOf(next) <= 0) return {};
  const money = (value: number) => derived('money', value);
  return {
    'low-in': money(lowest.collected),
    'low-out': money(paidIn(lowest)),
    'low-next-month': derived('month-name', monthOf(model, next.number)),
    'low-next-in': money(next.collected),
    'low-next-out': money(paidIn(next)),
    'low-next-units': derived('count', next.units),
    ...(lowest.vatPaid > 0 && netOf(lowest) + lowest.vatPaid > 0 ? { 'low-vat': money(lowest.vatPaid) } : {}),
    ...(month > 1 && model.months.slice(0, month).every((one) => netOf(one) < 0) ? { 'low-every': derived('count', month) } : {}),
  };
}

function paidIn({ paidSuppliers, paidRunning, paidStaff, vatPaid, profitTaxPaid, interest, principal }: ProjectedMonth): number {
  return paidSuppliers + paidRunning + paidStaff + vatPaid + profitTaxPaid + interest + principal;
}

function netOf(month: ProjectedMonth): number {
  return month.collected - paidIn(month);
}
