// Who does how much of each part of the work: whoever was told to be there, for as many hours as they have.
import { FULL_MONTH } from '../../facts/part-hours.ts';
import type { Team } from '../../facts/split-team.ts';
import type { FigureTable } from '../figures/figure.ts';
import { derived } from '../figures/make-figure.ts';

/** The founders by letter, whoever is employed all week, and whoever comes for some hours of it. */
export type Worker = (typeof FOUNDERS)[number] | 'hired' | 'help';
/** So few hours of a role are not handed to somebody else: whoever does the rest of it does them too. */
const FEW_HOURS = 4;
export const FOUNDERS = ['a', 'b', 'c', 'd'] as const;

/** The id of the hours that somebody puts into a role, counted from 0. */
export function shareFigure(at: number, who: Worker): string {
  return `role-${at + 1}-${who}`;
}

/** Somebody employed who was told to do one thing: the roles in which they do it, first to last. */
export interface Assigned {
  readonly who: 'hired' | 'help';
  readonly hours: number;
  readonly order: readonly number[];
}

interface Way {
  /** The role of what is fetched and brought, and whether all were told to do the work itself. */
  readonly fetching: number;
  readonly isTogether?: boolean;
  readonly assigned?: readonly Assigned[];
}

/** What each of them puts into each role; empty where one person does it all. */
export function shareFigures(team: Team, roleHours: readonly number[], way: Way): FigureTable {
  const shares = team.full + team.part > 1 && team.founders <= FOUNDERS.length ? shareRoles(team, roleHours, way) : [];
  return Object.fromEntries(shares.map(({ at, who, hours }) => [shareFigure(at, who), derived('count', hours)]));
}

interface Share {
  readonly at: number;
  readonly who: Worker;
  readonly hours: number;
}

/**
 * Those employed fetch and bring where that is a part of it, and do the work itself before what holds it up; each founder in turn takes what is
 * signed and what sells, and then what is left. Whoever was told to do one thing does that first. Where all were told to do the work itself, each first does their part of it.
 */
function shareRoles(
  { full, founders, partHours }: Team,
  roleHours: readonly number[],
  { fetching, isTogether = false, assigned = [] }: Way,
): Share[] {
  const left = [...roleHours];
  const forward = [...left.keys()];
  const fill = (who: Worker, hours: number, order: readonly number[]): Share[] => {
    let rest = hours;
    return order.flatMap((at) => {
      if (rest <= 0) return [];
      const wanted = left[at] ?? 0;
      const taken = wanted - rest <= FEW_HOURS ? wanted : rest;
      rest = Math.max(0, rest - taken);
      left[at] = wanted - taken;
      return taken > 0 ? [{ at, who, hours: taken }] : [];
    });
  };
  const first = fetching === 1 ? [fetching, ...forward.filter((at) => at !== fetching)] : forward;
  const told = (worker: Worker) => assigned.reduce((sum, { who, hours }) => (who === worker ? sum + hours : sum), 0);
  const everybody: readonly (readonly [Worker, number])[] = [
    ['hired', Math.max(0, (full - founders) * FULL_MONTH - told('hired'))],
    ['help', Math.max(0, partHours - told('help'))],
    ...FOUNDERS.slice(0, founders).map((letter) => [letter, FULL_MONTH] as const),
  ];
  const theirs = isTogether ? [] : assigned.flatMap(({ who, hours, order }) => fill(who, hours, order));
  const part = isTogether ? (left[0] ?? 0) / (full * FULL_MONTH + partHours) : 0;
  const together = everybody.flatMap(([who, hours]) => fill(who, Math.round(hours * part), [0]));
  const orderOf = (who: Worker) => (who === 'hired' ? first : who === 'help' ? forward : forward.toReversed());
  return joined([
    ...theirs,
    ...together,
    ...everybody.flatMap(([who, hours]) => fill(who, hours - Math.round(hours * part), orderOf(who))),
  ]);
}

/** One entry for each person and role. */
function joined(shares: readonly Share[]): Share[] {
  const first = shares.filter((share, place) => shares.findIndex(({ at, who }) => at === share.at && who === share.who) === place);
  return first.map(({ at, who }) => ({
    at,
    who,
    hours: shares.reduce((sum, share) => (share.at === at && share.who === who ? sum + share.hours : sum), 0),
  }));
}
