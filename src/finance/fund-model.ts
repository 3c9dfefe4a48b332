import type { FactSheet } from '../facts/fact.ts';
import { buildModel, projectModel } from './build-model.ts';
import type { FinancialModel } from './financial-model.ts';
import { settleTerm } from './settle-term.ts';
import { AS_FACTS_TELL, type Timing } from './timing.ts';
import { raise, weighAsTold } from './weigh-way.ts';
import { countedWay, stretchTerm, weighWays } from './weigh-ways.ts';

/**
 * The model a plan is written on: the money told and, where that is not enough, what is missing raised in the way it counts on and over the term to
 * ask for, so that every figure stands on one case. Where no money would help, the money told alone: more would only lengthen the loss. `today` is
 * `YYYY-MM-DD`.
 */
export function buildFundedModel(facts: FactSheet, today: string, timing: Timing = AS_FACTS_TELL): FinancialModel {
  const told = overTermToAsk(facts, buildModel(facts, today, timing));
  const way = countedWay(told);
  return way === null
    ? told
    : {
        ...projectModel(facts, raise(told.assumptions, way)),
        ...{ ways: told.ways, contradictions: told.contradictions, shorter: told.shorter, told },
      };
}

/** The same on the longer term to ask for, where there is one. */
function overTermToAsk(facts: FactSheet, told: FinancialModel): FinancialModel {
  const years = settleTerm(told);
  if (years === null) return told;
  const longer = projectModel(facts, stretchTerm(told.assumptions, years));
  const shorter = { years: told.assumptions.loanYears.value, way: weighAsTold(told.assumptions, 'loan') };
  return { ...longer, ways: weighWays(longer), contradictions: told.contradictions, shorter, told: null };
}
