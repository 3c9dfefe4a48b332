// A goal of not working on Saturdays, which a forecast has to be held against.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { findShifts } from '../../facts/find-shifts.ts';
import { foldText } from '../../language/fold-text.ts';

const OFF = '(?:no (?:trabajar|abrir|currar)|sin (?:trabajar|abrir)|librar?|libres?|not (?:work|open|working)|no work|off|free)';
const SATURDAYS = new RegExp(
  `\\b(?:${OFF}[^.;]{0,25}\\b(?:sabados?|saturdays?|fin(?:es)? de semana|weekends?)|(?:sabados?|saturdays?|weekends?) (?:libres?|off|free))\\b(?! por la (?:tarde|manana)| (?:afternoon|morning|evening)s?)`,
);
const AFTERNOONS = new RegExp(`\\b${OFF}[^.;]{0,25}\\b(?:sabados? por la tarde|saturday afternoons?)\\b`);
/** Hour of the clock from which it is the afternoon. */
const AFTERNOON = 14;

/** Whether the founder wants no Saturdays; an afternoon free is a Saturday lost where what is worked on is fetched in it. */
export function wantsSaturdaysOff(facts: FactSheet): boolean {
  const goals = foldText(factValue(facts, 'goals') ?? '');
  if (SATURDAYS.test(goals)) return true;
  return AFTERNOONS.test(goals) && findShifts(facts).some(({ does, from }) => does === 'fetch' && from >= AFTERNOON);
}
