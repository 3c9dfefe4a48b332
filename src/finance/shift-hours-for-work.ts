// The hours a month that a told shift has for the work itself, which are fewer than those of the team where somebody else has the day.
import type { FactSheet } from '../facts/fact.ts';
import { hiredByNight, worksAtNight } from '../facts/find-night.ts';
import { findShifts, lengthOf } from '../facts/find-shifts.ts';
import { toldOpenDays } from '../facts/open-days.ts';
import { FULL_MONTH } from '../facts/part-hours.ts';
import { splitTeam } from '../facts/split-team.ts';

/** Where no days were told, a month is counted at its most: no hours are denied that there may be. */
const MOST_DAYS_A_WEEK = 7;
const WEEKS_A_MONTH = 52 / 12;

/**
 * Hours of whole jobs of so many `minutes` in the shift told for the work, by those who were told to be there: whoever is employed where the night
 * is theirs, and else everybody. Null where no hours were told for it.
 */
export function shiftHoursForWork(facts: FactSheet, team: number, minutes: number | null): number | null {
  const shift = findShifts(facts).find(({ does }) => does === 'work');
  if (!shift || minutes === null) return null;
  const people = peopleInShift(facts, team);
  const jobs = Math.floor((lengthOf(shift) * 60) / minutes);
  // A job longer than the shift is taken up again on the next.
  const hours = jobs === 0 ? lengthOf(shift) : (jobs * minutes) / 60;
  const days = (toldOpenDays(facts) ?? MOST_DAYS_A_WEEK) * WEEKS_A_MONTH;
  return Math.round(people * Math.min(FULL_MONTH, hours * days));
}

function peopleInShift(facts: FactSheet, team: number): number {
  const { full, part, founders } = splitTeam(facts, team);
  return worksAtNight(facts) && hiredByNight(facts) ? Math.max(1, full - founders) : full + part;
}
