// Plans of six businesses of six trades, written from whole interviews: for whoever measures or looks at what the product writes.

import { composePlan } from '../../src/plan/compose-plan.ts';
import { modelPlan } from '../../src/plan/model-plan.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { SAMPLE_DATE, SAMPLE_FACTS, SAMPLE_PLAN_ID } from '../../src/plan/sample-facts.ts';
import { planOf } from './plan-of.ts';

const TOLD = ['cafe_restaurant full', 'gym full', 'consulting_freelance english', 'tourism_lodging half-unknown', 'saas full'] as const;

export const SIX_PLANS: readonly { readonly name: string; readonly plan: Plan }[] = [
  {
    name: 'the sample',
    plan: composePlan({
      id: SAMPLE_PLAN_ID,
      date: SAMPLE_DATE,
      facts: SAMPLE_FACTS,
      model: modelPlan(SAMPLE_FACTS, SAMPLE_DATE),
      language: 'es',
    }),
  },
  ...TOLD.map((told, at) => ({ name: told, plan: planOf(told, `${at}`) })),
];

/** What in a plan is this visitor's alone: the figures said and the words quoted. */
export function detailsOf({ figures, quotes, cover }: Plan): readonly string[] {
  const said = Object.entries(figures).flatMap(([id, { origin }]) => (origin === 'said' ? [id] : []));
  return [...said, ...Object.keys(quotes).filter((id) => !id.endsWith('-short')), ...(cover.place ? [cover.place] : [])];
}
