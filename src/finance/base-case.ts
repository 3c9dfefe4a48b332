import type { Assumptions } from './assumption.ts';
import type { CommonMonths } from './common-months.ts';
import type { ProjectedMonth } from './financial-model.ts';
import type { Funding } from './funding.ts';

/** The plan as it is meant to go, which scenarios and sensitivity vary. */
export interface BaseCase {
  readonly assumptions: Assumptions;
  readonly funding: Funding;
  readonly common: CommonMonths;
  readonly months: readonly ProjectedMonth[];
}
