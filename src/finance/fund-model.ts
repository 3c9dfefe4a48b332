import type { FactSheet } from '../facts/fact.ts';
import { buildModel, projectModel } from './build-model.ts';
import type { FinancialModel } from './financial-model.ts';
import { raise } from './weigh-way.ts';
import { countedWay } from './weigh-ways.ts';

/**
 * The model a plan is written on: the money told and, where that is not enough, what is missing raised in the way it counts on, so that every
 * figure stands on one case. Where no money would help, the money told alone: more would only lengthen the loss. `today` is `YYYY-MM-DD`.
 */
export function buildFundedModel(facts: FactSheet, today: string): FinancialModel {
  const told = buildModel(facts, today);
  const way = countedWay(told);
  return way === null
    ? told
    : {
        ...projectModel(facts, raise(told.assumptions, way)),
        ...{ ways: told.ways, contradictions: told.contradictions, told },
      };
}
