// What a day of the strongest month asks of the hours told for fetching, working and bringing back.
import type { FactSheet } from '../../facts/fact.ts';
import { findShifts, lengthOf } from '../told/find-shifts.ts';
import { daysOfMonth } from './days-of-month.ts';
import { amountOf, type FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/**
 * `shift-fetch-from`, `shift-fetch-to` … the hours told; `shift-day` how many a day fetches, `shift-runs` in how many runs, `shift-run-hours` how
 * long those take; `shift-work-need` the hours of work they ask for and `shift-work-length` those of one person in the shift.
 */
export function gatherShiftFigures(facts: FactSheet, figures: FigureTable): FigureTable {
  const shifts = findShifts(facts);
  if (shifts.length === 0 || !figures.trips || !figures['service-minutes']) return {};
  const day = Math.ceil(amountOf(figures, 'hard-units') / daysOfMonth(facts));
  const runs = Math.ceil(day / Math.max(1, amountOf(figures, 'trip-load')));
  const need = tenthsUp((day * amountOf(figures, 'service-minutes')) / 60);
  const work = shifts.find(({ does }) => does === 'work');
  return {
    ...Object.assign({}, ...shifts.map(({ does, from, to }) => ({ [`shift-${does}-from`]: told(from), [`shift-${does}-to`]: told(to) }))),
    'shift-day': derived('count', day),
    'shift-runs': derived('count', runs),
    'shift-run-minutes': derived('count', runs * amountOf(figures, 'trip-minutes')),
    'shift-work-need': derived(Number.isInteger(need) ? 'count' : 'rating', need),
    ...(work ? { 'shift-work-length': derived('count', lengthOf(work)) } : {}),
  };
}

function tenthsUp(value: number): number {
  return Math.ceil(value * 10 - 1e-9) / 10;
}

function told(value: number): FigureTable[string] {
  return { kind: 'count', value, origin: 'said' };
}
