import { foldText } from '../language/fold-text.ts';
import { keptWithFacts } from './kept-with-facts.ts';
import { toldOfTeam } from './split-team.ts';

const FULL_TIME = /\b(?:full.?time|(?:jornada|tiempo) complet[ao])\b/;

/** Whether whoever works there was told to be there all week: hours that nobody told are counted, and called no full time. */
export const isFullTimeTold = keptWithFacts((facts): boolean => {
  return FULL_TIME.test(foldText(toldOfTeam(facts)));
});
