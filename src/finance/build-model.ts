import type { FactSheet } from '../facts/fact.ts';
import { checkIntegrity } from './check-integrity.ts';
import type { FinancialModel } from './financial-model.ts';
import { findBreakEven } from './find-break-even.ts';
import { findContradictions } from './find-contradictions.ts';
import { fundOpening } from './fund-opening.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { measureSaidShare } from './measure-said-share.ts';
import { projectMonths } from './project-months.ts';
import { findLowestCash, runScenarios } from './run-scenarios.ts';
import { sumYears } from './sum-years.ts';

/**
 * The financial model of a business: a pure function of its facts and the day it is asked on (`YYYY-MM-DD`).
 * The sheet may be empty. A failed check is a value in `checks`; whoever writes the document refuses it.
 */
export function buildModel(facts: FactSheet, today: string): FinancialModel {
  const assumptions = makeAssumptions(facts, today);
  const funding = fundOpening(assumptions);
  const months = projectMonths(assumptions, funding.openingCash);
  const years = sumYears(months);
  const model = {
    assumptions,
    months,
    years,
    funding,
    breakEven: findBreakEven(assumptions, funding, months),
    scenarios: runScenarios(assumptions, funding),
    lowestCash: findLowestCash(funding.openingCash, months),
    contradictions: findContradictions(facts, assumptions, funding, years[2]),
    saidPct: measureSaidShare(assumptions),
  };
  return { ...model, checks: checkIntegrity(model) };
}
