// Jobs of weeks: how many are open at once in the strongest month.
import type { FactSheet } from '../../facts/fact.ts';
import { findJobWeeks } from '../../facts/find-job-weeks.ts';
import { promisesPermission } from '../../facts/promises-permission.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { WEEKS_A_MONTH } from '../figures/days-of-month.ts';
import { amountOf, type FigureTable } from '../figures/figure.ts';
import { derived } from '../figures/make-figure.ts';

/** `job-weeks`, as told, and `jobs-open`, as many as the strongest month keeps under way; none where customers pay month after month. */
export function gatherJobFigures(model: FinancialModel, facts: FactSheet, capacity: FigureTable): FigureTable {
  const weeks = findJobWeeks(facts);
  const units = amountOf(capacity, 'hard-units');
  if (weeks === null || units === 0 || model.assumptions.shape.value === 'subscription') return {};
  return {
    'job-weeks': { kind: 'count', value: weeks, origin: 'said' },
    'jobs-open': derived('count', Math.max(1, Math.round((units * weeks) / WEEKS_A_MONTH))),
    ...submissionFigures(model, facts, weeks),
  };
}

/** Weeks that a council has by law, from a valid application of a householder. Source: Town and Country Planning (Development Management Procedure) Order 2015, art. 34. */
const COUNCIL_WEEKS = 8;

/** `council-weeks`, and `submit-weeks`, what they leave of the weeks promised for whoever draws; none where the law gives no such term, or leaves nothing. */
function submissionFigures({ assumptions }: FinancialModel, facts: FactSheet, weeks: number): FigureTable {
  if (assumptions.country !== 'GB' || !promisesPermission({ facts, trade: assumptions.trade }) || weeks <= COUNCIL_WEEKS) return {};
  return {
    'council-weeks': { kind: 'count', value: COUNCIL_WEEKS, origin: 'sector' },
    'submit-weeks': derived('count', weeks - COUNCIL_WEEKS),
  };
}
