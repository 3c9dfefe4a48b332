// What the money for those who are employed buys at the law's least, where that is fewer hours than their weeks have.
import type { FactSheet } from '../facts/fact.ts';
import { isFullTimeTold } from '../facts/is-full-time-told.ts';
import { FULL_MONTH } from '../facts/part-hours.ts';
import { splitTeam, type Team } from '../facts/split-team.ts';
import { isWorkPaidBySale } from '../facts/work-in-cost.ts';
import type { CostAssumptions } from './assumption.ts';
import { splitHiredPay } from './split-hired-pay.ts';

/** Hours that fall short by less than this part of those counted are within what a split of ours may be wrong by. */
const WITHIN = 10;
/** Money for less than this part of them is meant for something else: nobody is taken on for two hours a week. Our own line. */
const LEAST_PART = 10;

export interface HoursPaid {
  /** Wages and charges of a month, whole currency units. */
  readonly paid: number;
  /** Hours a month of those employed, as their weeks make them and as that money pays them at the law's least. */
  readonly counted: number;
  readonly bought: number;
  /** Hundredths, with the employer's charges. */
  readonly hourCents: number;
}

/** Null where they are paid enough, or nobody knows: a law without a least, sums in other money, pay by the sale. */
export function findHoursPaid(facts: FactSheet, costs: CostAssumptions, people: number): HoursPaid | null {
  const team = splitTeam(facts, people);
  const { wages, charges } = splitHiredPay(costs, team);
  if (costs.leastWageCents === undefined || isWorkPaidBySale(facts) || wages === 0) return null;
  const hourCents = Math.ceil((costs.leastWageCents * (10_000 + costs.employerCostBasisPoints.value)) / (10_000 * FULL_MONTH));
  const counted = (team.full - team.founders) * FULL_MONTH + team.partHours;
  const bought = Math.floor(((wages + charges) * 100) / hourCents);
  return (counted - bought) * WITHIN < counted ? null : { paid: wages + charges, counted, bought, hourCents };
}

/**
 * The team whose hours a plan counts: as told; but of those of whom nobody said that they are there all week, no more hours than the money for them
 * pays at the law's least. They then come for some hours, all of them together for those.
 */
export function countTeam(facts: FactSheet, costs: CostAssumptions, people: number): Team {
  const team = splitTeam(facts, people);
  const hours = limitedHours(facts, costs, people);
  return hours === null ? team : { ...team, full: team.founders, part: team.part + team.full - team.founders, partHours: hours.bought };
}

/** What limits them; null where their hours are those told, or those of a whole week. */
export function limitedHours(facts: FactSheet, costs: CostAssumptions, people: number): HoursPaid | null {
  const { full, founders, partHours } = splitTeam(facts, people);
  if (full === founders || isFullTimeTold(facts)) return null;
  const hours = findHoursPaid(facts, costs, people);
  return hours !== null && hours.bought >= Math.max(partHours, hours.counted / LEAST_PART) ? hours : null;
}
