// The dated way to opening: one list, from which permits, roadmap, the decision to go on and the bank's list are all drawn.
import type { FactSheet } from '../../facts/fact.ts';
import { worksAtCustomers } from '../../facts/works-at-customers.ts';
import type { Assumptions } from '../../finance/assumption.ts';
import { openingDate } from '../../finance/opening-day.ts';
import type { Sector, SectorId } from '../../sectors/sector.ts';
import { gatherPermits } from './gather-permits.ts';
import { PERMIT_KINDS, type PermitKind } from './permit-kinds.ts';

export const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** Days that a lender usually takes to promise in writing, and that a count takes where nobody has to lend. Orientation, like the weeks of a permit. */
const LENDING_DAYS = 21;
const COUNTING_DAYS = 14;
/** Between deciding and the first signature. */
const SIGNING_DAYS = 3;
/** Weeks of building and fitting out, and of fitting out where nothing but purchases is needed. */
const FITTING_WEEKS = { works: 4, purchases: 2 } as const;
/** What is granted or built is there so many weeks before the doors open: one that comes a few days late is then no lost opening. */
const SPARE_WEEKS = 1;

/** Granted while trading goes on: it is asked for before opening, and waited for by nobody. */
const ONGOING: ReadonlySet<PermitKind> = new Set(['trade-mark']);
/** Asked for, and answered, before anything is signed. */
const BEFORE_SIGNING: ReadonlySet<PermitKind> = new Set(['zoning']);

/** Who can work for customers elsewhere, or at a distance, until the premises may open. */
const AWAY: ReadonlySet<SectorId> = new Set([
  'agency',
  'cleaning',
  'consulting_freelance',
  'construction_trades',
  'ecommerce',
  'event_services',
  'marketplace_app',
  'real_estate',
  'saas',
]);
/** Of the month told for opening, how much may pass before the work itself has to be allowed. */
const FIRST_DAYS = 14;
/** From this share of sales, rent is that of premises; below it, of a desk or of none. */
const PREMISES_FROM_PCT = 5;
/** Permits of a place; the others are of the work itself, which cannot begin without them. */
const OF_A_PLACE: ReadonlySet<PermitKind> = new Set(['works', 'town']);

/** One step on the way. Days are `YYYY-MM-DD`; `to` is the day by which it is done. */
export interface Step {
  readonly id: 'form' | 'money' | 'count' | 'sign' | 'fit' | 'open' | `permit-${PermitKind}`;
  readonly from: string;
  readonly to: string;
  readonly isOngoing?: true;
}

export interface Steps {
  readonly list: readonly Step[];
  /** The day by which the money is promised, the count made and it is decided whether to go on. */
  readonly goBy: string;
  readonly signBy: string;
  /** The day on which everything asked for is there: the told opening, or a later one where that is too soon. */
  readonly readyBy: string;
  /** Weeks that the told opening is too soon by; 0 where it is not, or where the business is open already. */
  readonly shortWeeks: number;
  /** Where it is too soon: whether one can begin without what is missing. */
  readonly canBeginAway: boolean;
  /** It opened before the plan was written: nothing is left to be done before. */
  readonly isOpen: boolean;
}

/** Every step with its days, counted back from the opening; forward from `date`, the plan's day, where there is no time left to count back. */
export function laySteps(facts: FactSheet, assumptions: Assumptions, sector: Sector, date: string): Steps {
  const opening = Date.parse(openingDate(assumptions));
  const today = Date.parse(date);
  const isOpen = opening <= today;
  const kinds = kindsAsked(facts, assumptions, sector).filter((kind) => !isOpen || !BEFORE_SIGNING.has(kind));
  const isAtHome = isWithoutPremises(kinds, sector) || (worksAtCustomers(facts) && !kinds.includes('works'));
  const ongoing = isAtHome ? new Set<PermitKind>([...ONGOING, 'town']) : ONGOING;
  const lead = (isLent(assumptions) ? LENDING_DAYS : COUNTING_DAYS) * DAY_MS;
  const fitting = weeksOfFitting(kinds, assumptions);
  const spare = isAtHome ? 0 : SPARE_WEEKS;
  const isAskedBefore = (kind: PermitKind) => kind === 'profession' && sector.isLicensed === true;
  const needed = kinds.filter((kind) => !ongoing.has(kind) && !BEFORE_SIGNING.has(kind) && !isAskedBefore(kind));
  const chain = spare + Math.max(fitting, ...needed.map((kind) => weeksBefore(kind, fitting)));
  const sign = Math.max(back(opening, chain), today + lead + SIGNING_DAYS * DAY_MS);
  const go = answeredBy(sign - SIGNING_DAYS * DAY_MS, today + lead);
  const licensed = licensedBy(go, today);
  const ready = Math.max(opening, forward(sign, chain), kinds.some(isAskedBefore) ? licensed[1] : opening);
  const canBeginAway = AWAY.has(sector.id) && isShortOfAPlace(needed, { sign, opening, fitting });
  const step = (id: Step['id'], from: number, to: number): Step => ({ id, from: dayOf(from), to: dayOf(to) });
  // A month was told: with no doors to open, its first days are as good as its first.
  const late = ready - (isAtHome ? opening + FIRST_DAYS * DAY_MS : opening);
  const shortWeeks = !isOpen && late > 0 ? Math.ceil((ready - opening) / (WEEK_DAYS * DAY_MS)) : 0;
  return {
    list: [
      step('form', go - lead, back(go, 1)),
      step('money', go - lead, go),
      step('count', go - lead, go),
      step('sign', sign, sign),
      ...kinds.map((kind) => {
        if (BEFORE_SIGNING.has(kind)) return step(`permit-${kind}`, back(go, weeksOf(kind)), go);
        if (isAskedBefore(kind)) return step(`permit-${kind}`, ...licensed);
        return permitStep(kind, { sign, ready: canBeginAway && !OF_A_PLACE.has(kind) ? opening : ready, fitting, spare, ongoing });
      }),
      ...(fitting > 0 ? [step('fit', back(ready, fitting + spare), back(ready, spare) - DAY_MS)] : []),
      step('open', ready, ready),
    ],
    goBy: dayOf(go),
    signBy: dayOf(sign),
    readyBy: dayOf(ready),
    shortWeeks,
    canBeginAway,
    isOpen,
  };
}

/** Nobody promises money on a Sunday or on Christmas Day: the working day before, where that leaves the time it takes. */
function answeredBy(day: number, soonest: number): number {
  const isFree = (time: number) => [0, 6].includes(new Date(time).getUTCDay()) || HOLIDAYS.has(dayOf(time).slice(5));
  let working = day;
  while (isFree(working)) working -= DAY_MS;
  return working >= soonest ? working : day;
}

/** Shut in every country of the plans. */
const HOLIDAYS: ReadonlySet<string> = new Set(['12-24', '12-25', '12-26', '12-31', '01-01']);

/** The kinds of permit that this business is sure to ask for, in the order of the offices. */
function kindsAsked(facts: FactSheet, assumptions: Assumptions, sector: Sector): readonly PermitKind[] {
  const permits = gatherPermits(facts, assumptions, sector).filter(({ isConditional }) => !isConditional);
  const asked = new Set(permits.map(({ kind }) => kind));
  return PERMIT_KINDS.flatMap(({ id }) => (asked.has(id) ? [id] : []));
}

function isLent({ loan, raisedLoan, raisedOwn }: Assumptions): boolean {
  return loan.value + raisedLoan.value + raisedOwn.value > 0;
}

function weeksOfFitting(kinds: readonly PermitKind[], { investment }: Assumptions): number {
  if (kinds.includes('works')) return FITTING_WEEKS.works;
  return investment.value > 0 ? FITTING_WEEKS.purchases : 0;
}

/** Weeks before opening by which it is asked for: works are fitted out once they are allowed. */
function weeksBefore(kind: PermitKind, fitting: number): number {
  return weeksOf(kind) + (kind === 'works' ? fitting : 0);
}

function weeksOf(kind: PermitKind): number {
  return PERMIT_KINDS.find(({ id }) => id === kind)?.weeks ?? 0;
}

/** Where the work is done elsewhere and nothing is built, what a town allows a place is asked for while one works. */
function isWithoutPremises(kinds: readonly PermitKind[], sector: Sector): boolean {
  return AWAY.has(sector.id) && sector.rentPct.base < PREMISES_FROM_PCT && !kinds.includes('works');
}

interface Frame {
  readonly ongoing: ReadonlySet<PermitKind>;
  readonly sign: number;
  readonly ready: number;
  readonly fitting: number;
  readonly spare: number;
}

/** Asked for no sooner than the first signature, and the registration on that day, since all the rest goes in its name. */
function permitStep(kind: PermitKind, { sign, ready, fitting, spare, ongoing }: Frame): Step {
  const from = kind === 'register' || ongoing.has(kind) ? sign : Math.max(sign, back(ready, spare + weeksBefore(kind, fitting)));
  const id = `permit-${kind}` as const;
  const to = dayOf(forward(from, weeksOf(kind)));
  return ongoing.has(kind) ? { id, from: dayOf(from), to, isOngoing: true } : { id, from: dayOf(from), to };
}

/** A licence to practise is nobody's but the person's: it is seen to before a lease is signed, or asked for at once. */
function licensedBy(go: number, today: number): readonly [from: number, to: number] {
  const from = Math.max(today + SIGNING_DAYS * DAY_MS, back(go, weeksOf('profession')));
  return [from, forward(from, weeksOf('profession'))];
}

/** Whether the only permits that come after the told opening are of a place. */
function isShortOfAPlace(
  kinds: readonly PermitKind[],
  { sign, opening, fitting }: Pick<Frame, 'sign' | 'fitting'> & { readonly opening: number },
): boolean {
  return kinds.every((kind) => OF_A_PLACE.has(kind) || forward(sign, weeksBefore(kind, fitting)) <= opening + FIRST_DAYS * DAY_MS);
}

function back(time: number, weeks: number): number {
  return time - weeks * WEEK_DAYS * DAY_MS;
}

function forward(time: number, weeks: number): number {
  return time + weeks * WEEK_DAYS * DAY_MS;
}

/** `YYYY-MM-DD` of a moment. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
