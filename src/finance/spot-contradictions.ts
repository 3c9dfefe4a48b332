import type { FactSheet } from '../facts/fact.ts';
import { layCommonMonths } from './common-months.ts';
import { BASE_COURSE } from './course.ts';
import type { Contradiction } from './financial-model.ts';
import { findContradictions } from './find-contradictions.ts';
import { fundOpening } from './fund-opening.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { measureCapacity } from './measure-capacity.ts';
import { projectCourse } from './project-course.ts';
import { sumYears } from './sum-years.ts';

/** What does not fit together in these facts, without the rest of the model: quick enough for the middle of a conversation. */
export function spotContradictions(facts: FactSheet, today: string): readonly Contradiction[] {
  const assumptions = makeAssumptions(facts, today);
  const common = layCommonMonths(assumptions);
  const funding = fundOpening(assumptions, common);
  const { months } = projectCourse(assumptions, funding, BASE_COURSE, common);
  const capacity = measureCapacity(assumptions);
  return findContradictions(facts, assumptions, { funding, years: sumYears(months), months, capacity });
}
