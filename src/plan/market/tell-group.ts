// Those of the ages and of the sex told, among all who live around: what they are called in the sum, and by what share they are counted.
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { findSex } from '../told/find-sex.ts';
import { areHouseholds } from '../told/find-trait.ts';
import { findAges } from '../told/gather-ages.ts';
import {
  ALL_OF_SEX,
  GROUP,
  GROUP_HOMES,
  GROUP_OF_SEX,
  HALF,
  OF_SEX,
  OF_THEIR_AGES,
  OF_THEM,
  OF_THEM_WOMEN,
  OF_THESE_AGES,
} from './reach-words.ts';

interface Group {
  readonly name: PlanText;
  /** Why the share of them among all is what it is. */
  readonly share: PlanText;
  /** Behind «uno de cada diez». */
  readonly among: PlanText;
}

/** Homes are of no sex. */
export function groupOf(draft: Draft): Group {
  const areHomes = areHouseholds(draft.facts);
  const [sex, isAged] = [areHomes ? null : findSex(draft.facts), findAges(draft.facts) !== null];
  const aged = { ...draft, slots: { ...draft.slots, ofSex: sex ? OF_SEX[sex] : NO_WORDS } };
  return {
    name: areHomes ? GROUP_HOMES : sex ? (isAged ? GROUP_OF_SEX : ALL_OF_SEX)[sex] : GROUP,
    share: isAged ? label(aged, OF_THESE_AGES) : HALF,
    among: sex === null ? OF_THEIR_AGES : sex === 'men' ? OF_THEM : OF_THEM_WOMEN,
  };
}
