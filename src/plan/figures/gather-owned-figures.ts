import type { FactSheet } from '../../facts/fact.ts';
import { findOwned } from '../told/find-owned.ts';
import { amountOf, type FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

const MONTHS_A_YEAR = 12;
const MOST_SHARE = 100;

/** A frequency told "each" of those who own several, read as that of each thing: how many things and owners that is, and what share the largest owner would be. */
export function ownedFigures(facts: FactSheet, customers: FigureTable): FigureTable {
  const owned = findOwned(facts);
  const [units, uses] = [amountOf(customers, 'regulars-units'), amountOf(customers, 'uses-sometimes')];
  if (!owned || units === 0 || uses < MONTHS_A_YEAR) return {};
  const things = (units * MONTHS_A_YEAR) / uses;
  const most = Math.max(1, Math.floor(things / owned.from));
  if (most >= amountOf(customers, 'regulars')) return {};
  return {
    'owned-things': derived(Number.isInteger(things) ? 'count' : 'rating', Math.round(things * 10) / 10),
    'owned-from': { kind: 'count', value: owned.from, origin: 'said' },
    'owned-to': { kind: 'count', value: owned.to, origin: 'said' },
    'owners-fewest': derived('count', Math.max(1, Math.ceil(things / owned.to))),
    'owners-most': derived('count', most),
    'owner-share': derived('percent', Math.min(MOST_SHARE, Math.round((owned.to / things) * MOST_SHARE))),
  };
}
