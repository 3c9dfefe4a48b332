import type { FinancialModel } from './financial-model.ts';
import { hiredPayOfFirstYear } from './hire-hours.ts';
import { unpaidInFirstYear } from './later-pay.ts';
import { sumYear } from './sum-years.ts';

/**
 * What an average month of the first year takes in cash once everybody is paid, with the instalment where there is a loan and without the hours
 * that its sales have hired: those a number of sales is asked for pay what that number takes.
 */
export function standingCashCosts({ assumptions, months, funding }: Pick<FinancialModel, 'assumptions' | 'months' | 'funding'>): number {
  const standing = sumYear(months, 1).fixedCosts + unpaidInFirstYear(assumptions) - hiredPayOfFirstYear(assumptions, months);
  return Math.ceil(standing / 12) + funding.instalment;
}
