import { type FactId, type FactSheet, factValue } from '../../facts/fact.ts';
import { findDayLimit } from '../../facts/find-day-limit.ts';
import { hiredByNight } from '../../facts/find-night.ts';
import { jobsOfHelp, jobsOfHired, type ToldJob } from '../../facts/find-told-jobs.ts';
import { FULL_MONTH } from '../../facts/part-hours.ts';
import { splitTeam, type Team } from '../../facts/split-team.ts';
import { isWorkPaidBySale } from '../../facts/work-in-cost.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { missingHours } from '../../finance/hire-hours.ts';
import { countTeam, limitedHours } from '../../finance/hours-paid.ts';
import { rolesOfJob } from '../../finance/roles-of-job.ts';
import { shiftHoursForWork } from '../../finance/shift-hours-for-work.ts';
import { splitByShares } from '../../finance/split-by-shares.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Role, rolesOf } from '../../sectors/role-words.ts';
import type { Sector, SectorId } from '../../sectors/sector.ts';
import { type Assigned, shareFigures } from '../operations/share-roles.ts';
import { findDenied } from '../told/find-denied.ts';
import { findPeakDay, findQuietDay } from '../told/find-peak-day.ts';
import { WEEKS_A_MONTH } from './days-of-month.ts';
import type { FigureTable } from './figure.ts';
import { gatherHandsFigures, unitsThatFit } from './gather-hands-figures.ts';
import { gatherOwnerPay } from './gather-owner-pay.ts';
import { gatherSaleTimeFigures } from './gather-sale-time-figures.ts';
import { gatherServiceFigures, tripRole } from './gather-service-figures.ts';
import { gatherShiftFigures, shiftHours } from './gather-shift-figures.ts';
import { derived, fromCents } from './make-figure.ts';

/** No role of the table: whoever is employed works by night, and the founder has what is fetched and brought by day. */
const NOBODY = -1;
/** What is made once and sold many times takes no time for each sale. */
const IS_A_PRODUCT: ReadonlySet<SectorId> = new Set<SectorId>(['saas', 'marketplace_app']);
/** Hours of a day's work. */
const FULL_DAY = 8;

/** The hours of the team, shared out among what the trade needs somebody for, and what the work itself has of them for each unit sold. */
export function gatherCapacityFigures(model: FinancialModel, sector: Sector, facts: FactSheet): FigureTable {
  const { assumptions: a } = model;
  const team = countTeam(facts, a, a.team.value);
  const hours = team.full * FULL_MONTH + team.partHours;
  const roles = rolesOf(sector.id, model.assumptions.trade, findDenied(facts));
  const isBySale = isWorkPaidBySale(facts);
  const usual = splitByShares(
    hours,
    roles.map(({ share }, at) => (isBySale && at === 0 ? 0 : share)),
  );
  const shared = withoutHoursElsewhere(
    withShiftHours(usual, tripRole(roles), shiftHours(facts)),
    shiftHoursForWork(facts, model.assumptions.team.value, model.assumptions.hands?.minutes.value ?? null),
  );
  const limit = findDayLimitOf(model, facts);
  const hoursOf = limit === null ? shared : [model.assumptions.hands?.hours.value ?? shared[0] ?? 0, ...shared.slice(1)];
  const busiest = strongestMonth(model);
  const units = Math.max(1, busiest?.units ?? 0);
  const figures: FigureTable = {
    ...teamFigures(team, limit === null ? hours : sumOf(hoursOf)),
    ...(limit === null ? {} : { 'day-most': { kind: 'count' as const, value: limit, origin: 'said' as const } }),
    ...paidHoursFigures(model, facts),
    ...gatherOwnerPay(model, splitTeam(facts, a.team.value)),
    ...Object.fromEntries(
      hoursOf.flatMap((value, at) =>
        isBySale && at === 0 ? [] : [[roleFigure(at), { kind: 'count' as const, value, origin: 'sector' as const }]],
      ),
    ),
    'role-others': derived('count', sumOf(hoursOf.slice(1))),
    ...(isBySale ? workBySale(facts, units) : {}),
    ...(model.assumptions.team.origin !== 'sector'
      ? shareFigures(team, hoursOf, {
          fetching: hiredByNight(facts) ? NOBODY : tripRole(roles),
          isTogether: workTogether(facts),
          assigned: assignedIn(facts, team, roles),
        })
      : {}),
    'hard-units': derived('count', units),
    ...(busiest ? { 'hard-month': derived('month', busiest.month) } : {}),
    ...(model.assumptions.places ? { 'group-places': derived('count', model.assumptions.places.value) } : {}),
    ...serviceFigures(model),
    ...gatherSaleTimeFigures(model, sector, facts),
    ...(isBySale || IS_A_PRODUCT.has(sector.id)
      ? {}
      : gatherServiceFigures(model, facts, { work: hoursOf[0] ?? hours, units, tripHours: tripHours(hoursOf[tripRole(roles)], facts) })),
    ...(model.assumptions.lodging ? {} : dayFigures(facts, team)),
  };
  return { ...figures, ...gatherShiftFigures(facts, figures) };
}

/** Those employed of whom it was told what they do. */
function assignedIn(facts: FactSheet, team: Team, roles: readonly Role[]): readonly Assigned[] {
  const assign =
    (who: Assigned['who']) =>
    ({ job, count, hours }: ToldJob): readonly Assigned[] =>
      job === null ? [] : [{ who, hours: count * hours, order: rolesOfJob(job, roles) }];
  return [
    ...jobsOfHelp(facts).slice(0, team.part).flatMap(assign('help')),
    ...jobsOfHired(facts, team.full - team.founders, FULL_MONTH).flatMap(assign('hired')),
  ];
}

/** Hours that the strongest month takes of those paid out of each sale, where it was told how long one takes. */
function workBySale(facts: FactSheet, units: number): FigureTable {
  const minutes = factValue(facts, 'minutesPerSale');
  return minutes === undefined ? {} : { [roleFigure(0)]: derived('count', Math.ceil((units * minutes) / 60)) };
}

/** How many a day at most, where that was told and what one takes is known; null where it limits nothing. */
function findDayLimitOf({ assumptions: { dayMost, hands } }: FinancialModel, facts: FactSheet): number | null {
  return dayMost && hands ? findDayLimit(facts) : null;
}

/** The hours told for fetching and bringing are kept whatever they are used for: the roles beside the work make room for them, where they leave a half. */
function withShiftHours(hoursOf: readonly number[], at: number, told: number): readonly number[] {
  const others = [...hoursOf.keys()].filter((role) => role !== 0 && role !== at);
  const [kept, had] = [sumOf(others.map((role) => hoursOf[role] ?? 0)), hoursOf[at] ?? 0];
  const more = told - had;
  if (at < 1 || more <= 0 || more > kept * MOST_TAKEN) return hoursOf;
  const left = splitByShares(
    kept - more,
    others.map((role) => hoursOf[role] ?? 0),
  );
  return hoursOf.map((value, role) => (role === at ? told : others.includes(role) ? (left[others.indexOf(role)] ?? 0) : value));
}

const MOST_TAKEN = 0.6;

/** What the shift told for the work has no hours for is done beside it, as the hours already told are shared out. */
function withoutHoursElsewhere(hoursOf: readonly number[], most: number | null): readonly number[] {
  const [work = 0, ...others] = hoursOf;
  if (most === null || most >= work || others.length === 0) return hoursOf;
  return [most, ...splitByShares(sumOf(others) + work - most, others)];
}

/** The hours told for fetching and bringing, where they were; what else that role does is not done on the way. */
function tripHours(ofRole: number | undefined, facts: FactSheet): number | undefined {
  const told = shiftHours(facts);
  return ofRole !== undefined && told > 0 ? Math.min(told, ofRole) : ofRole;
}

const TOGETHER =
  /\b(?:entre (?:l[oa]s|nosotr[oa]s) (?:dos|tres|cuatro)|entre tod[oa]s|(?:atend|corta|pein|repar|limpi|trabaj|hac)\w*mos (?:l[oa]s (?:dos|tres)|tod[oa]s)|between (?:the (?:two|three) of us|us)|both of us (?:cut|serve|work|clean|repair|see|do))\b/;

/** «60 hogazas entre todas» are those of whoever buys. */
const OF_OTHERS: readonly FactId[] = ['problem', 'customer', 'marketing', 'competitors'];

/** Whether everybody was told to do the work itself: «hacemos once al día entre las dos». */
function workTogether(facts: FactSheet): boolean {
  return Object.values(facts).some(
    ({ id, value, quote }) =>
      !OF_OTHERS.includes(id) && TOGETHER.test(foldText(`${typeof value === 'string' ? value : ''}. ${quote?.text ?? ''}`)),
  );
}

/** The month of the three years that asks most of the hands, the first where several do. */
function strongestMonth({ months }: FinancialModel): FinancialModel['months'][number] | undefined {
  return months.reduce((high, month) => (month.units > (high?.units ?? 0) ? month : high), months[0]);
}

/** The id of the hours of a role, counted from 0. */
export function roleFigure(at: number): string {
  return `role-${at + 1}`;
}

function teamFigures({ full, part, partHours, founders }: Team, hours: number): FigureTable {
  return {
    'hours-person': { kind: 'count', value: FULL_MONTH, origin: 'sector' },
    'hours-month': derived('count', hours),
    'team-full': derived('count', full),
    'team-founders': derived('count', founders),
    'hours-founders': derived('count', founders * FULL_MONTH),
    ...(full > 1 ? { 'team-others': derived('count', full - 1), 'hours-others': derived('count', (full - 1) * FULL_MONTH) } : {}),
    ...(full > founders
      ? { 'team-hired': derived('count', full - founders), 'hours-hired': derived('count', (full - founders) * FULL_MONTH) }
      : {}),
    ...(part > 0 ? { 'team-part': derived('count', part), 'hours-part': { kind: 'count', value: partHours, origin: 'sector' } } : {}),
  };
}

/** Where hours are counted by what is paid: `paid-hours` a month of those employed, `paid-hours-week` of each of them, `paid-hours-money`, with charges, and `paid-hour`. */
function paidHoursFigures({ assumptions: a }: FinancialModel, facts: FactSheet): FigureTable {
  const hours = limitedHours(facts, a, a.team.value);
  if (hours === null) return {};
  const { part } = countTeam(facts, a, a.team.value);
  return {
    'paid-hours': derived('count', hours.bought),
    'paid-hours-week': derived('count', Math.max(1, Math.round(hours.bought / (part * WEEKS_A_MONTH)))),
    'paid-hours-money': derived('money', hours.paid),
    'paid-hour': { kind: 'price', value: fromCents(hours.hourCents), origin: 'sector' },
  };
}

/** Where it is told, or usual in the trade, how long one sale takes: the hours of the busiest month, how many the hours there are allow, and from when not. */
function serviceFigures(model: FinancialModel): FigureTable {
  const { hands } = model.assumptions;
  if (!hands) return {};
  const { value: minutes, origin } = hands.minutes;
  const needed = ((strongestMonth(model)?.units ?? 0) * minutes) / 60;
  const short = model.months.find(({ units }) => missingHours(model.assumptions, units) > 0);
  return {
    'service-minutes': { kind: 'count', value: minutes, origin },
    'service-hours-each': { kind: 'count', value: Math.floor(minutes / 60), origin },
    ...(minutes % 60 > 0 ? { 'service-minutes-left': { kind: 'count', value: Math.round(minutes % 60), origin } } : {}),
    'service-hours': derived('count', Math.ceil(needed)),
    'service-units': derived('count', unitsThatFit(model.assumptions)),
    ...highFigures(model),
    'service-use': derived('percent', Math.round((needed * 100) / Math.max(1, hands.hours.value))),
    ...(short ? { 'short-month': derived('month', short.month), ...gatherHandsFigures(model) } : {}),
  };
}

/** `high-units`: what the strongest month of the case of higher sales asks for; customers who pay month after month are not so counted. */
function highFigures(model: FinancialModel): FigureTable {
  if (model.assumptions.shape.value === 'subscription' || model.assumptions.places) return {};
  const [, , high] = model.scenarios;
  return { 'high-units': derived('count', Math.round(((strongestMonth(model)?.units ?? 0) * high.volumePct) / 100)) };
}

/** What a told peak day leaves for each sale with everybody there all day, and how many the other days sell where that was told as well. */
function dayFigures(facts: FactSheet, { full, part }: Team): FigureTable {
  const units = findPeakDay(facts);
  if (units === null) return {};
  const quiet = findQuietDay(facts);
  return {
    ...(quiet === null ? {} : { 'quiet-day-units': { kind: 'count', value: quiet, origin: 'said' } }),
    'day-units': { kind: 'count', value: units, origin: 'said' },
    'day-people': derived('count', full + part),
    'day-hours': { kind: 'count', value: FULL_DAY, origin: 'sector' },
    ...handOverFigures(units),
    'day-minutes': derived('count', Math.floor(((full + part) * FULL_DAY * 60) / units)),
  };
}

/** Hours in which most of a strong day's orders are collected. Our own assumption. */
const HAND_OVER_HOURS = 4;

/** How many of a strong day's orders are handed over in an hour, and how often that is one. */
function handOverFigures(units: number): FigureTable {
  const rate = Math.ceil(units / HAND_OVER_HOURS);
  return {
    'hand-over-hours': { kind: 'count', value: HAND_OVER_HOURS, origin: 'sector' },
    'hand-over-rate': derived('count', rate),
    'hand-over-minutes': derived('count', Math.max(1, Math.floor(60 / rate))),
  };
}
