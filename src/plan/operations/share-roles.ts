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

/** What each of them puts into each role, `isTogether` where all were told to do the work itself; empty where one person does it all. */
export function shareFigures(team: Team, roleHours: readonly number[], fetching: number, isTogether = false): FigureTable {
  const shares = team.full + team.part > 1 && team.founders <= FOUNDERS.length ? shareRoles(team, roleHours, { fetching, isTogether }) : [];
  return Object.fromEntries(shares.map(({ at, who, hours }) => [shareFigure(at, who), derived('count', hours)]));
}

interface Share {
  readonly at: number;
  readonly who: Worker;
  readonly hours: number;
}

/**
 * Those employed fetch and bring where that is a part of it, and do the work itself before what holds it up; each founder in turn takes what is
 * signed and what sells, and then what is left. Where all were told to do the work itself, each first does their part of it.
 */
function shareRoles(
  { full, founders, partHours }: Team,
  roleHours: readonly number[],
  { fetching, isTogether }: { readonly fetching: number; readonly isTogether: boolean },
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
  const everybody: readonly (readonly [Worker, number])[] = [
    ['hired', (full - founders) * FULL_MONTH],
    ['help', partHours],
    ...FOUNDERS.slice(0, founders).map((letter) => [letter, FULL_MONTH] as const),
  ];
  const part = isTogether ? (left[0] ?? 0) / (full * FULL_MONTH + partHours) : 0;
  const together = everybody.flatMap(([who, hours]) => fill(who, Math.round(hours * part), [0]));
  const orderOf = (who: Worker) => (who === 'hired' ? first : who === 'help' ? forward : forward.toReversed());
  return joined([...together, ...everybody.flatMap(([who, hours]) => fill(who, hours - Math.round(hours * part), orderOf(who)))]);
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
