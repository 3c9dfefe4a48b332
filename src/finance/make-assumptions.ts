import type { FactSheet } from '../facts/fact.ts';
import { assumeBusiness, groundOf } from './assume-business.ts';
import { assumeFunding, type Business } from './assume-funding.ts';
import type { Assumptions } from './assumption.ts';
import { AS_FACTS_TELL, type Timing } from './timing.ts';

/**
 * Everything the model stands on: the visitor's figures where there are any, the trade's where not, each with its origin.
 * `today` is `YYYY-MM-DD`. The sheet may be empty. A figure the model cannot carry is left out, and found as a contradiction.
 */
export function makeAssumptions(facts: FactSheet, today: string, timing: Timing = AS_FACTS_TELL): Assumptions {
  const business = assumeBusiness(facts, today, timing);
  const known = made.get(business) ?? { ...business, ...assumeFunding(groundOf(facts), business) };
  made.set(business, known);
  return known;
}

/** A business is made of one sheet. */
const made = new WeakMap<Business, Assumptions>();
