// Whether customers pay by the school year, as told: «pagan de octubre a junio».
import type { FactSheet } from './fact.ts';
import { findClosedMonths } from './find-closed-months.ts';
import { keptWithFacts } from './kept-with-facts.ts';
import { schoolHolidays } from './term-time.ts';

/** Longer closed than that, it is a season of its own. */
const MOST_CLOSED = 4;

/** The months without sales that were told hold all those without school where the business is, and few more. */
export const paysBySchoolYear = keptWithFacts((facts: FactSheet): boolean => {
  const [closed, holidays] = [findClosedMonths(facts)?.months ?? [], schoolHolidays(facts)];
  return holidays.length > 0 && closed.length <= MOST_CLOSED && holidays.every((month) => closed.includes(month));
});
