import type { FinancialModel } from '../../finance/financial-model.ts';
import type { FigureTable } from './figure.ts';
import { derived, monthOf } from './make-figure.ts';

const MONTHS_A_YEAR = 12;

/**
 * Why cash is lowest where it is, in a first year whose lowest month is followed by one that brings in more than it takes: `low-in` and `low-out` of that
 * month, `low-next-in`, `low-next-out` and `low-next-units` of `low-next-month`; `low-vat` where but for the tax on sales it would have brought in more
 * itself; `low-every` where every month up to it took more than it brought in. Where cash is lowest after that year although the last one makes a
 * profit, what takes it: `low-repaid` and `low-credit` of that year, debt paid back and tax on purchases not recovered. None where cash is lowest at opening.
 */
export function gatherLowFigures(model: FinancialModel): FigureTable {
  const { months, funding, lowestCash } = model;
  const at = lowestCash.month - 1;
  if (at >= MONTHS_A_YEAR) return laterFigures(model);
  const [lowest, next] = [months[at], months[at + 1]];
  const netOf = (index: number) => (months[index]?.cash ?? 0) - (months[index - 1]?.cash ?? funding.openingCash);
  if (lowest === undefined || next === undefined || at + 1 >= MONTHS_A_YEAR || netOf(at) >= 0 || netOf(at + 1) <= 0) return {};
  const money = (value: number) => derived('money', value);
  const isEvery = at > 0 && months.slice(0, at + 1).every((_, index) => netOf(index) < 0);
  return {
    'low-in': money(lowest.collected),
    'low-out': money(lowest.collected - netOf(at)),
    'low-next-month': derived('month-name', monthOf(model, next.number)),
    'low-next-in': money(next.collected),
    'low-next-out': money(next.collected - netOf(at + 1)),
    'low-next-units': derived('count', next.units),
    ...(lowest.vatPaid > 0 && netOf(at) + lowest.vatPaid > 0 ? { 'low-vat': money(lowest.vatPaid) } : {}),
    ...(isEvery ? { 'low-every': derived('count', at + 1) } : {}),
  };
}

function laterFigures({ years, balances }: FinancialModel): FigureTable {
  const last = years[2];
  if (last.result <= 0) return {};
  const creditAt = (month: number) => Math.max(0, -(balances[month]?.vatOwed ?? 0));
  const credit = creditAt(MONTHS_A_YEAR * 3) - creditAt(MONTHS_A_YEAR * 2);
  return {
    ...(last.principal > 0 ? { 'low-repaid': derived('money', last.principal) } : {}),
    ...(credit > 0 ? { 'low-credit': derived('money', credit) } : {}),
  };
}
