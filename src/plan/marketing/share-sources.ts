// Whom each source is to bring in the first year, none more than it can: the channels by money and by hand, the front, those sent, and the rest by none.

import { splitByShares } from '../../finance/split-by-shares.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Strength } from './channel-strength.ts';

const WEEKS_A_YEAR = 52;
/** New customers bunch in the first three months: what those ask for, with the four weeks before, is where a source is at its limit. */
const OPENING_MONTHS = 3;
const WEEKS_OF_OPENING = 17;
const WEEKS_AFTER = 39;
/** One in five of all customers is sent by another, by our own convention: one for each four whom something else brought. */
const EACH_SENT_BY = 4;

/** What is worked by hand: how many it reaches in a week of the year on average, and the customers that makes. */
export interface Worked {
  readonly contacts: number;
  readonly customers: number;
}

/** The part of a year's customers who are won by the end of the opening months. */
function shareOfOpening(won: readonly number[]): number {
  return sumOf(won.slice(0, OPENING_MONTHS)) / Math.max(1, sumOf(won));
}

/** As many as are needed and no source more than its most: whole contacts a week, and the customers those make in a year. */
export function workSources(most: readonly Worked[], needed: number): readonly Worked[] {
  const all = sumOf(most.map(({ customers }) => customers));
  if (all <= needed) return most;
  return splitByShares(
    needed,
    most.map(({ customers }) => customers),
  ).map((customers, at) => {
    const { contacts, customers: full } = most[at] ?? NONE;
    return { customers, contacts: Math.ceil((contacts * customers) / Math.max(1, full)) };
  });
}

/** How many customers send, where so many are brought by something else. */
export function sentBy(brought: number, needed: number): number {
  return Math.min(needed, Math.round(brought / EACH_SENT_BY));
}

export const NONE: Worked = { contacts: 0, customers: 0 };

/** What there is strength for, in the opening months and after them. */
export function mostOf(strength: Strength | null, won: readonly number[]): Worked {
  if (!strength) return NONE;
  const { contacts, oneIn } = strength;
  const opening = shareOfOpening(won);
  const weeks = Math.min(
    WEEKS_OF_OPENING / Math.max(opening, 1 / WEEKS_A_YEAR),
    WEEKS_AFTER / Math.max(1 - opening, 1 / WEEKS_A_YEAR),
    WEEKS_A_YEAR,
  );
  const aWeek = Math.floor((contacts * weeks) / WEEKS_A_YEAR);
  return { contacts: aWeek, customers: Math.floor((aWeek * WEEKS_A_YEAR) / oneIn) };
}
