import type { FactSheet } from '../facts/fact.ts';
import type { Assumptions } from './assumption.ts';
import { checkIntegrity } from './check-integrity.ts';
import { layCommonMonths } from './common-months.ts';
import { BASE_COURSE } from './course.ts';
import type { FinancialModel } from './financial-model.ts';
import { findBreakEven } from './find-break-even.ts';
import { findContradictions } from './find-contradictions.ts';
import { fundOpening } from './fund-opening.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { measureCapacity } from './measure-capacity.ts';
import { measureReturns } from './measure-returns.ts';
import { priceMishaps } from './price-mishaps.ts';
import { projectCourse } from './project-course.ts';
import { readTaxOtherwise } from './read-tax-otherwise.ts';
import { findLowestCash, runScenarios } from './run-scenarios.ts';
import { runSensitivity } from './run-sensitivity.ts';
import { sumYears } from './sum-years.ts';
import { AS_FACTS_TELL, type Timing } from './timing.ts';
import { weighInputs } from './weigh-inputs.ts';
import { weighWays } from './weigh-ways.ts';

/**
 * The financial model of a business on the money that was told: a pure function of its facts and the day it is asked on (`YYYY-MM-DD`).
 * The sheet may be empty. A failed check is a value in `checks`; whoever writes the document refuses it.
 */
export function buildModel(facts: FactSheet, today: string, timing: Timing = AS_FACTS_TELL): FinancialModel {
  const model = projectModel(facts, makeAssumptions(facts, today, timing));
  return { ...model, ways: weighWays(model), shorter: null, told: null };
}

/** The model of these assumptions, whatever money they count on. */
export function projectModel(facts: FactSheet, assumptions: Assumptions): Omit<FinancialModel, 'ways' | 'shorter' | 'told'> {
  const common = layCommonMonths(assumptions);
  const funding = fundOpening(assumptions, common);
  const { months, balances } = projectCourse(assumptions, funding, BASE_COURSE, common);
  const base = { assumptions, funding, common, months };
  const years = sumYears(months);
  const capacity = measureCapacity(assumptions);
  const model = {
    assumptions,
    months,
    years,
    balances,
    funding,
    capacity,
    breakEven: findBreakEven(assumptions, funding, months),
    returns: measureReturns(assumptions, funding, months, years),
    scenarios: runScenarios(base),
    sensitivity: runSensitivity(base),
    mishaps: priceMishaps(base),
    otherTaxReading: readTaxOtherwise(assumptions, funding, common),
    lowestCash: findLowestCash(funding.openingCash, months),
    contradictions: findContradictions(facts, assumptions, { funding, years, months, capacity }),
    ...weighInputs(assumptions),
  };
  return { ...model, checks: checkIntegrity(model) };
}
