// Jobs of weeks: how many are open at once in the strongest month.
import type { FactSheet } from '../../facts/fact.ts';
import { findJobWeeks } from '../../facts/find-job-weeks.ts';
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
  };
}
