import { findServiceTime } from '../facts/find-service-time.ts';
import { jobsOfHelp } from '../facts/find-told-jobs.ts';
import { FULL_MONTH } from '../facts/part-hours.ts';
import { minutesOfPart } from '../facts/sold-with.ts';
import { splitTeam, type Team } from '../facts/split-team.ts';
import { isWorkPaidBySale } from '../facts/work-in-cost.ts';
import { rolesOf } from '../sectors/role-words.ts';
import { usualServiceMinutes } from '../sectors/usual-service.ts';
import type { Assumed, CostAssumptions, HandsAssumptions, ShapeAssumptions } from './assumption.ts';
import { type Ground, saidAs, usual } from './ground.ts';
import { countTeam } from './hours-paid.ts';
import { localUnits } from './local-amount.ts';
import { isBesideWork } from './roles-of-job.ts';
import { saidFigure } from './said-figure.ts';
import { shiftHoursForWork } from './shift-hours-for-work.ts';
import { skilledPct } from './skilled-pay.ts';
import { splitByShares } from './split-by-shares.ts';

interface Work extends Pick<ShapeAssumptions, 'shape' | 'lodging' | 'dayMost'> {
  readonly trade: string | null;
  readonly team: Assumed;
}

/**
 * How long one sale takes and the hours there are for it, where that is known: told, or widely known of the trade. An hour beyond those is paid
 * at the law's least with its charges, and more where it takes a skill.
 */
export function assumeHands(ground: Ground, work: Work, costs: CostAssumptions): HandsAssumptions {
  const time = assumeTime(ground, work, countTeam(ground.facts, costs, work.team.value));
  if (time === null) return {};
  const hourCents = isPayTold(costs, work.team) || isVolumeUntold(ground) ? hiredHourCents(ground, work.trade, costs) : null;
  return { hands: { ...time, ...(hourCents === null ? {} : { hourCents: usual(hourCents) }) } };
}

/** How many sales a month, or customers, whoever does the work has time for; null where nobody knows how long one takes. */
export function salesThatFit(ground: Ground, work: Work): number | null {
  const time = assumeTime(ground, work, splitTeam(ground.facts, work.team.value));
  return time && (time.hours.value * MINUTES) / time.minutes.value;
}

const MINUTES = 60;

/** Minutes of one sale, or of one customer in a month, and the hours a month there are for it. */
function assumeTime(
  ground: Ground,
  { shape, lodging, dayMost, trade, team }: Work,
  people: Team,
): { readonly minutes: Assumed; readonly hours: Assumed } | null {
  if (isWorkPaidBySale(ground.facts)) return null;
  const each = lodging ? null : assumeMinutes(ground, trade, shape.value === 'subscription');
  if (each === null) return null;
  const minutes = dayMost ? each : withTheWay(ground, each);
  if (dayMost) return { minutes, hours: { value: Math.ceil((dayMost.value * minutes.value) / MINUTES), origin: 'derived' } };
  const hours = hoursForSales(ground, trade, people);
  return { minutes, hours: usual(Math.min(hours, shiftHoursForWork(ground.facts, team.value, minutes.value) ?? hours)) };
}

/** A pace that nobody told is one that fits in the hours there are: whatever goes beyond it hires. */
function isVolumeUntold({ facts }: Ground): boolean {
  return saidFigure(facts, 'volume') === undefined && saidFigure(facts, 'team') !== undefined;
}

/** Hours a month that these people have for what is sold, the rest of the work done. */
export function hoursForSales({ facts, sector }: Pick<Ground, 'facts' | 'sector'>, trade: string | null, people: Team): number {
  const roles = rolesOf(sector.id, trade);
  const all = people.full * FULL_MONTH + people.partHours;
  const [hours = 0] = splitByShares(
    all,
    roles.map(({ share }) => share),
  );
  const beside = jobsOfHelp(facts).reduce((sum, { job, count, hours: each }) => sum + (isBesideWork(job, roles) ? count * each : 0), 0);
  return Math.max(0, Math.min(hours, all - beside));
}

/** Between one customer and the next there is a way, unless the time was asked for whole. */
function withTheWay({ facts, sector: { travelMinutes = 0 } }: Ground, each: Assumed): Assumed {
  if (travelMinutes === 0 || facts.minutesPerSale) return each;
  return { value: each.value + travelMinutes, origin: each.origin === 'said' ? 'derived' : each.origin };
}

/** Minutes of one sale, or of one customer in a month. */
function assumeMinutes(ground: Ground, trade: string | null, isMonthly: boolean): Assumed | null {
  const { facts } = ground;
  const said = saidFigure(facts, 'minutesPerSale');
  if (said) return saidAs(said, said.value);
  const told = isMonthly ? null : findServiceTime(facts);
  if (told !== null) return { value: told, origin: 'said' };
  const minutes = usualServiceMinutes(trade, isMonthly);
  if (minutes === null || (minutes >= LONG_JOB && isSmallerJob(ground))) return null;
  return usual(isMonthly ? minutes : minutes + minutesOfPart(facts, ground.sector.unit));
}

/** Two hours, in minutes: from here on a trade's usual time is that of its large job. */
const LONG_JOB = 120;

/** Told to charge less than the trade's large job ever costs: what is sold is another, a repair and not the installation. */
function isSmallerJob({ facts, sector, country, currency }: Ground): boolean {
  const price = saidFigure(facts, 'price');
  return price !== undefined && price.value < localUnits(sector.price.low, country, currency);
}

/** Pay that stands for the trade's share of sales grows with them: it pays for the hours that they take. */
function isPayTold({ fixedCosts, extraPay }: CostAssumptions, team: Assumed): boolean {
  return team.origin !== 'sector' && fixedCosts.origin !== 'sector' && (extraPay.value === 0 || extraPay.origin !== 'sector');
}

/** The law's least and what a skill is paid on top of it; null where the country names no least wage, or the sums are in other money. */
function hiredHourCents(
  { country, currency, sector }: Ground,
  trade: string | null,
  { employerCostBasisPoints }: CostAssumptions,
): number | null {
  const { leastWage } = country;
  if (leastWage === undefined || currency !== country.currency) return null;
  const percent = 100 + skilledPct(sector, trade);
  return Math.ceil((leastWage.base * percent * (10_000 + employerCostBasisPoints.value)) / (10_000 * FULL_MONTH));
}
