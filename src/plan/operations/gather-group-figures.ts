// What classes for several take in hours, groups and rooms, at the volume of the opening and of the strongest month.
import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { WEEKS_A_MONTH } from '../figures/days-of-month.ts';
import { amountOf, type FigureTable } from '../figures/figure.ts';
import { derived } from '../figures/make-figure.ts';
import { type GroupClasses, readGroupClasses } from './read-group-classes.ts';

/** A morning or an afternoon of a classroom, minutes, and how many a week has. Our own assumptions, said with them. */
const HALF_DAY = 240;
const HALF_DAYS = 5;

/**
 * `group-size`, `group-visits`, `group-minutes`; `group-first…` at the opening's volume `group-most…` at that of the strongest month and `group-goal…` at a
 * goal’s beyond it: `…-groups` and
 * `…-hours` of class a month; `group-week`, its sessions a week; what the teaching hours leave, `group-spare` and `group-prepare` minutes for each hour of
 * class, or lack, `group-short`; `group-room`, sessions that one room holds, and `group-rooms`.
 */
export function gatherGroupFigures(model: FinancialModel, facts: FactSheet, capacity: FigureTable): FigureTable {
  const classes = readGroupClasses(facts, model.assumptions);
  const [taught, most] = [amountOf(capacity, 'role-1'), amountOf(capacity, 'hard-units')];
  if (!classes || taught === 0 || most === 0) return {};
  const first = Math.ceil(model.assumptions.monthlyUnits.value);
  const [start, peak] = [classHours(classes, first), classHours(classes, most)];
  const goal = amountOf(capacity, 'goal-load');
  const wanted = classHours(classes, goal);
  const week = peak.groups * Number(classes.visits.value);
  const room = Math.floor(HALF_DAY / Number(classes.minutes.value)) * HALF_DAYS;
  return {
    'group-size': classes.size,
    'group-visits': classes.visits,
    'group-minutes': classes.minutes,
    ...(first < most
      ? {
          'group-first': derived('count', first),
          'group-first-groups': derived('count', start.groups),
          'group-first-hours': derived('count', start.hours),
        }
      : {}),
    'group-most-groups': derived('count', peak.groups),
    'group-most-hours': derived('count', peak.hours),
    ...(goal > most ? { 'group-goal-groups': derived('count', wanted.groups), 'group-goal-hours': derived('count', wanted.hours) } : {}),
    'group-week': derived('count', week),
    ...(peak.hours > taught
      ? { 'group-short': derived('count', peak.hours - taught) }
      : {
          'group-spare': derived('count', taught - peak.hours),
          'group-prepare': derived('count', Math.floor(((taught - peak.hours) * 60) / peak.hours)),
        }),
    ...(classes.half === null || room === 0
      ? {}
      : {
          [classes.half === 'morning' ? 'group-mornings' : 'group-afternoons']: { kind: 'count', value: HALF_DAYS, origin: 'sector' },
          'group-half': { kind: 'count', value: HALF_DAY / 60, origin: 'sector' },
          'group-room': derived('count', room),
          'group-rooms': derived('count', Math.ceil(week / room)),
        }),
  };
}

/** What so many who pay take: groups, and hours of class a month. */
export function classHours({ size, visits, minutes }: GroupClasses, units: number): { readonly groups: number; readonly hours: number } {
  const groups = Math.ceil(units / Number(size.value));
  return { groups, hours: Math.ceil((groups * Number(visits.value) * Number(minutes.value) * WEEKS_A_MONTH) / 60) };
}
