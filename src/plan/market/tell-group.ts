// Those of the ages, of the sex and of the country told: what they are called where they are counted.
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
import { findNationals } from '../told/find-nationals.ts';
import { findSex } from '../told/find-sex.ts';
import { areHouseholds, findTrait, type Trait } from '../told/find-trait.ts';
import { findAges } from '../told/gather-ages.ts';
import { mealOf } from './eaters-out.ts';
import { ALL_OF_SEX, GROUP, GROUP_HOMES, GROUP_OF_SEX, OF_THEIR_AGES } from './reach-words.ts';

/** Homes are of no sex. */
export function groupOf({ facts }: Draft): PlanText {
  const isAged = findAges(facts) !== null;
  const nationals = findNationals(facts);
  if (nationals) return isAged ? add(nationals, OF_THEIR_AGES) : nationals;
  if (areHouseholds(facts)) return GROUP_HOMES;
  const sex = findSex(facts);
  if (!sex) return GROUP;
  return isAged ? GROUP_OF_SEX[sex] : ALL_OF_SEX[sex];
}

/** What narrows those who are counted; of those who eat out, the meal that was told. */
export function traitOf({ figures, facts }: Draft): Trait | null {
  const trait = figures['trait-share'] ? findTrait(facts) : null;
  const meal = trait?.id === 'eaters-out' ? mealOf(facts) : null;
  return trait && meal ? { ...trait, name: meal.name } : trait;
}
