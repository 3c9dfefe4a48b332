import type { FactSheet } from '../../facts/fact.ts';
import { toldOpenDays } from '../../facts/open-days.ts';

const MONTHS_A_YEAR = 12;
const WEEKS_A_YEAR = 52;
export const WEEKS_A_MONTH = WEEKS_A_YEAR / MONTHS_A_YEAR;
/** Working days in a month: a usual value, printed as such. */
const USUAL_DAYS = 26;

/** Working days in a month, by the days of the week told to be open where they were. */
export function daysOfMonth(facts: FactSheet): number {
  const week = toldOpenDays(facts);
  return week === null ? USUAL_DAYS : week * WEEKS_A_MONTH;
}
