// What a day of the strongest month asks of the hours told for fetching, working and bringing back.
import type { FactSheet } from '../../facts/fact.ts';
import { findShifts, lengthOf } from '../../facts/find-shifts.ts';
import { toldOpenDays } from '../../facts/open-days.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { wantsSaturdaysOff } from '../told/find-days-off.ts';
import { daysOfMonth, WEEKS_A_MONTH } from './days-of-month.ts';
import { amountOf, type FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** Minutes that each further door of a run adds to it: the way there, the bell, the talk. Our own assumption, to be timed. */
const STOP_MINUTES = 8;
const WEEKDAYS = 5;

/**
 * `shift-days`, the working days of the month, and `shift-days-usual` those it would have with the Saturdays that a goal does without;
 * `shift-fetch-minutes` … how long each shift lasts;
 * `shift-fetch-from`, `shift-fetch-to` … the hours told; `shift-day` how many a day fetches, `shift-runs` in how many runs, `shift-run-hours` how
 * long those take; `shift-work-need` the hours of work they ask for and `shift-work-length` those of one person in the shift.
 */
export function gatherShiftFigures(facts: FactSheet, figures: FigureTable): FigureTable {
  const shifts = findShifts(facts);
  if (shifts.length === 0 || !figures.trips || !figures['service-minutes']) return {};
  const isShorter = losesSaturdays(facts);
  const days = daysOfShifts(facts);
  const day = Math.ceil(amountOf(figures, 'hard-units') / days);
  const runs = Math.ceil(day / Math.max(1, amountOf(figures, 'trip-load')));
  const need = tenthsUp((day * amountOf(figures, 'service-minutes')) / 60);
  const work = shifts.find(({ does }) => does === 'work');
  return {
    ...Object.assign({}, ...shifts.map(({ does, from, to }) => ({ [`shift-${does}-from`]: told(from), [`shift-${does}-to`]: told(to) }))),
    'shift-days': derived('count', Math.round(days)),
    ...(isShorter ? { 'shift-days-usual': derived('count', Math.round(daysOfMonth(facts))) } : {}),
    'shift-day': derived('count', day),
    'shift-runs': derived('count', runs),
    'shift-run-minutes': derived('count', runs * amountOf(figures, 'trip-minutes') + (day - runs) * STOP_MINUTES),
    'shift-stop-minutes': { kind: 'count', value: STOP_MINUTES, origin: 'sector' },
    ...Object.assign({}, ...shifts.map((shift) => ({ [`shift-${shift.does}-minutes`]: derived('count', lengthOf(shift) * 60) }))),
    'shift-work-need': derived(Number.isInteger(need) ? 'count' : 'rating', need),
    ...(work ? { 'shift-work-length': derived('count', lengthOf(work)) } : {}),
  };
}

/** Whether a goal does without the Saturdays that a month is usually counted with. */
function losesSaturdays(facts: FactSheet): boolean {
  return toldOpenDays(facts) === null && wantsSaturdaysOff(facts);
}

function daysOfShifts(facts: FactSheet): number {
  return losesSaturdays(facts) ? WEEKDAYS * WEEKS_A_MONTH : daysOfMonth(facts);
}

/** Hours a month that were told for fetching and bringing back; 0 where none were. */
export function shiftHours(facts: FactSheet): number {
  const moving = findShifts(facts).filter(({ does }) => does !== 'work');
  return Math.round(sumOf(moving.map(lengthOf)) * daysOfShifts(facts));
}

function tenthsUp(value: number): number {
  return Math.ceil(value * 10 - 1e-9) / 10;
}

function told(value: number): FigureTable[string] {
  return { kind: 'clock', value, origin: 'said' };
}
