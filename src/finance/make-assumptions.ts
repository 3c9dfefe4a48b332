import type { FactSheet } from '../facts/fact.ts';
import { assumeBusiness, groundOf } from './assume-business.ts';
import { assumeFunding } from './assume-funding.ts';
import type { Assumptions } from './assumption.ts';
import type { OpeningDay } from './opening-day.ts';

/**
 * Everything the model stands on: the visitor's figures where there are any, the trade's where not, each with its origin.
 * `today` is `YYYY-MM-DD`; `opening` the day it opens, where the month told is too soon. The sheet may be empty. A figure the model cannot carry is left out, and found as a contradiction.
 */
export function makeAssumptions(facts: FactSheet, today: string, opening: OpeningDay | null = null): Assumptions {
  const business = assumeBusiness(facts, today, opening);
  return { ...business, ...assumeFunding(groundOf(facts), business) };
}
