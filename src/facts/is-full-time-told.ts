import { foldText } from '../language/fold-text.ts';
import type { FactSheet } from './fact.ts';
import { toldOfTeam } from './split-team.ts';

const FULL_TIME = /\b(?:full.?time|(?:jornada|tiempo) complet[ao])\b/;

/** Whether whoever works there was told to be there all week: hours that nobody told are counted, and called no full time. */
export function isFullTimeTold(facts: FactSheet): boolean {
  return FULL_TIME.test(foldText(toldOfTeam(facts)));
}
