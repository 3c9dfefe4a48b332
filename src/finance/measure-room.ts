// How far sales may fall before the month, instalment and hired hours with it, is no longer paid.
import type { FinancialModel } from './financial-model.ts';
import { unitsToPayAll } from './find-break-even.ts';

/** What the room is measured on. */
type Measured = Pick<FinancialModel, 'assumptions' | 'breakEven' | 'funding' | 'months' | 'years' | 'returns'>;

/** Cover at which the year's instalments are just paid, in hundredths. */
const JUST_PAID = 100;

/** How many sales a month pay for it: the bar of the break-even, or the one in cash where that is higher. Null where each sale loses. */
export function unitsToStand(model: Measured): number | null {
  const paysAll = unitsToPayAll(model);
  const paysCash = model.breakEven.unitsPerMonthWithLoan;
  return paysAll === null || paysCash === null ? null : Math.max(paysAll, paysCash);
}

/** Whether sales may fall at all: the first year's average month reaches that bar, which is in whole sales, and what the year makes pays its instalments. */
export function hasRoom(model: Measured): boolean {
  const bar = unitsToStand(model);
  const [cover] = model.returns.debtCover;
  return bar !== null && model.years[0].units / 12 >= bar && (cover ?? JUST_PAID) >= JUST_PAID;
}
