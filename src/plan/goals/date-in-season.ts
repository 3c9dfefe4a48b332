// The month at which a goal of so many a day, a week or a month is looked at: not one of the weak months of the year.

import type { FinancialModel } from '../../finance/financial-model.ts';
import { isRecurring } from '../diagnose-plan.ts';

const MONTHS_A_YEAR = 12;
/** A month that sells less than this of the year's highest is a weak one. Our own limit. */
const WEAK = 0.9;
/** The first year's highest month is as high as the second's. */
const AS_HIGH = 0.99;

interface Dated {
  readonly month: number;
  /** What it asks for in a month; null where it counts at no pace. */
  readonly aMonth: number | null;
  /** `none`: nobody told a date; `span`: within so many months or years; `month`: one by its name. */
  readonly told: 'none' | 'span' | 'month';
}

/**
 * The month of the plan at which it is looked at. Without a date, the first that reaches it, and where none does, the highest of the first year, or the next
 * high month where the second year sells more; within a time that was told, the highest of its last twelve months where its own is weak. A month told by its name stays, and so does one of several things sold, whose months are not those of all sales.
 */
export function dateInSeason({ month, aMonth, told }: Dated, model: FinancialModel): number {
  const units = model.months.map((one) => one.units);
  const isOfOneThing = (model.assumptions.lines?.length ?? 0) <= 1;
  if (aMonth === null || told === 'month' || month > units.length || isRecurring(model) || !isOfOneThing) return month;
  if ((units[month - 1] ?? 0) >= aMonth) return month;
  const first = units.findIndex((sold) => sold >= aMonth) + 1;
  if (told === 'none' && first > 0) return first;
  const highestOf = (year: number) => Math.max(...units.slice(year * MONTHS_A_YEAR, (year + 1) * MONTHS_A_YEAR));
  if (told === 'none' && month <= MONTHS_A_YEAR && highestOf(0) >= highestOf(1) * AS_HIGH) return units.indexOf(highestOf(0)) + 1;
  const [from, to] = told === 'none' ? [month, month + MONTHS_A_YEAR - 1] : [Math.max(1, month - MONTHS_A_YEAR + 1), month];
  const year = units.slice(from - 1, to);
  const highest = Math.max(...year);
  return (units[month - 1] ?? 0) < highest * WEAK ? from + year.indexOf(highest) : month;
}
