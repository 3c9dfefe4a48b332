import type { FactSheet } from '../../facts/fact.ts';
import { toldOpenDays } from '../../facts/open-days.ts';
import { isNamedInFull, minutesOfPart, soldWith } from '../../facts/sold-with.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import type { Role } from '../../sectors/role-words.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { gatherGoals, lineOfGoal, monthlyTarget } from '../goals/gather-goals.ts';
import { tripsPerSale } from '../operations/collected-steps.ts';
import { findDenied } from '../told/find-denied.ts';
import { daysOfMonth } from './days-of-month.ts';
import type { FigureTable } from './figure.ts';
import { unitsThatFit } from './gather-hands-figures.ts';
import { derived } from './make-figure.ts';

/** From so many minutes on, a time is told in hours. */
export const HOURS_FROM = 120;
/** Where the hours run short, less time is tried; where they do not, or what is sold has more in it than the trade's own, more. Our own steps, for a stopwatch to choose between. */
const LESS = [60, 80] as const;
const MORE = [125, 150] as const;
const AROUND = [75, 125] as const;
const TIGHT = 0.85;
const LEAST_MINUTES = 4;
/** Minutes of one way with one order, loading and talking included. Our own assumption, to be timed. */
const TRIP_MINUTES = 15;
/** Of a day's customers, those of its fullest hour, percent; and minutes that a seat is taken, longer at a set meal. Our own assumptions. */
const PEAK_SHARE = 25;
const STAY = 30;
const SLOW_STAY = 60;
/** Sales in an hour beyond which nobody serves alone: one every two minutes. Our own limit. */
const MOST_SERVED = 30;
/** Nobody is served at a counter for longer, whatever the month leaves. Our own limit. */
const SLOWEST_SALE = 10;
const SLOW_MEALS: readonly string[] = ['set_menu_restaurant', 'home_style_eatery', 'tapas_bar'];
/** A goal beyond so many times the strongest month is no month's goal. */
const MOST_TIMES = 4;

/** The work's own hours, and the sales of the strongest month. */
interface Load {
  readonly work: number;
  readonly units: number;
}

interface HoursAndSales extends Load {
  /** The hours of whoever sees to what is fetched and brought; undefined where nobody does. */
  readonly tripHours: number | undefined;
}

/**
 * What the hours allow where one sale takes less or more than is counted: `try-1`, `try-1-units`, `try-1-months` of the forecast that do not fit and `try-1-lost`, what the strongest of them loses…; `fit-most`, the longest it may take in the strongest
 * month; `goal-load` and `goal-most`, the same at a goal's volume, and `goal-told`, the goal where other things are sold beside it; `trips` and what the hours for them allow; `seat-day`, whom a day has to seat.
 */
export function gatherServiceFigures(model: FinancialModel, facts: FactSheet, { work, units, tripHours }: HoursAndSales): FigureTable {
  const hours = model.assumptions.hands?.hours.value ?? work;
  const most = timeFigures('fit-most', (hours * 60) / units);
  if (model.assumptions.lodging || units === 1 || hours === 0) return most;
  const isMonthly = model.assumptions.shape.value === 'subscription';
  return {
    ...most,
    ...triedFigures(model, facts, { work: hours, units }),
    ...goalLoad(model, facts, { work: hours, units }),
    ...postFigures(model, facts, { work, units }),
    ...(isMonthly || tripHours === undefined ? {} : tripFigures(facts, units, tripHours)),
    ...seatFigures(model, facts, { work: hours, units }),
  };
}

/** How many a day brings, and what its fullest hour takes in seats and in people who serve, and leaves one of them in minutes for each. */
function seatFigures({ assumptions: { trade, hands } }: FinancialModel, facts: FactSheet, { work, units }: Load): FigureTable {
  const day = Math.max(1, Math.round(units / daysOfMonth(facts)));
  const peak = Math.max(1, Math.ceil((day * PEAK_SHARE) / 100));
  const stay = SLOW_MEALS.includes(trade ?? '') ? SLOW_STAY : STAY;
  const longerStay = (id: string, times: number): FigureTable => ({
    [`seat-stay-${id}`]: { kind: 'count', value: stay * times, origin: 'sector' },
    [`seat-places-${id}`]: derived('count', Math.ceil((peak * stay * times) / 60)),
  });
  return {
    'seat-day': derived('count', day),
    'seat-share': { kind: 'percent', value: PEAK_SHARE, origin: 'sector' },
    'seat-stay': { kind: 'count', value: stay, origin: 'sector' },
    'seat-places': derived('count', Math.ceil((peak * stay) / 60)),
    ...longerStay('two', 2),
    ...longerStay('three', 3),
    'seat-sales': derived('count', peak),
    ...(peak > MOST_SERVED ? {} : { 'seat-minutes': derived('count', Math.floor(60 / peak)) }),
    ...serverFigures(peak, hands?.minutes.value ?? Math.floor((work * 60) / units)),
    ...openDays(facts),
  };
}

/**
 * `seat-servers`, how many have to serve at once in the fullest hour where each sale takes `seat-pace` minutes: as told, or as many as the month's hours
 * leave. None where one is enough, or where the month leaves so much that no sale takes it.
 */
function serverFigures(peak: number, minutes: number): FigureTable {
  const servers = Math.ceil((peak * minutes) / 60);
  if (minutes < 1 || minutes > SLOWEST_SALE || servers < 2) return {};
  return { 'seat-pace': derived('count', minutes), 'seat-servers': derived('count', servers) };
}

/** A time in minutes, and in hours and the minutes left where it is long: nobody reads minutes off a decimal. */
function timeFigures(id: string, minutes: number): FigureTable {
  const left = Math.floor((minutes % 60) / STEP) * STEP;
  return {
    [id]: derived('count', Math.floor(minutes)),
    ...(minutes >= HOURS_FROM ? { [`${id}-hours`]: derived('count', Math.floor(minutes / 60)) } : {}),
    ...(minutes >= HOURS_FROM && left > 0 ? { [`${id}-left`]: derived('count', left) } : {}),
  };
}

/** Beside hours, minutes are told in fives. */
const STEP = 5;

function triedFigures({ assumptions, months }: FinancialModel, facts: FactSheet, { work: hours, units }: Load): FigureTable {
  const { hands, sector, trade, priceCents, unitCostCents } = assumptions;
  const marginCents = priceCents.value - unitCostCents.value;
  const fits = (id: string, fit: number): FigureTable => ({
    [`${id}-units`]: derived('count', fit),
    [`${id}-months`]: derived('count', months.filter((month) => Math.round(month.units) > fit).length),
    [`${id}-lost`]: derived('money', Math.max(0, Math.round(((units - fit) * marginCents) / 100))),
  });
  if (hands && hands.minutes.origin !== 'sector') return {};
  const room = (hours * 60) / units;
  const base = hands?.minutes.value ?? room;
  if (base < LEAST_MINUTES) return {};
  const { unit } = sectorOf(sector, trade);
  const isLonger = isNamedInFull(soldWith(facts, unit)) && minutesOfPart(facts, unit) === 0;
  const shares = hands ? (base > room * TIGHT && !isLonger ? LESS : MORE) : AROUND;
  const step = base >= HOURS_FROM ? 60 : base >= 20 ? 5 : 1;
  const [first, second] = shares.map((share) => Math.max(step, Math.round((base * share) / 100 / step) * step));
  if (first === undefined || second === undefined || first === second) return {};
  return {
    ...timeFigures('try-1', first),
    ...fits('try-1', Math.floor((hours * 60) / first)),
    ...(hands
      ? fits('service', unitsThatFit(assumptions))
      : fits('fit-most', Math.max(units, Math.floor((hours * 60) / Math.floor(room))))),
    ...timeFigures('try-2', second),
    ...fits('try-2', Math.floor((hours * 60) / second)),
    ...slowFigures({ units, minutes: second, hours, marginCents }),
  };
}

/** What the slower of the two leaves out of the strongest month: `slow-hours`, the hours that would serve it. */
function slowFigures(of: {
  readonly units: number;
  readonly minutes: number;
  readonly hours: number;
  readonly marginCents: number;
}): FigureTable {
  const over = of.units - Math.floor((of.hours * 60) / of.minutes);
  if (over <= 0 || of.marginCents <= 0) return {};
  return {
    // The hours there are stand on the same page: whoever takes one from the other has to come to this.
    'slow-hours': derived('count', Math.ceil((of.units * of.minutes) / 60) - of.hours),
  };
}

/**
 * `post-hours`: the work's hours a day, one person at a time; of chairs that one works at. Where several work and two
 * cannot be at it all of a day, `post-both`, the same with two at once.
 */
function postFigures({ assumptions: { sector, team } }: FinancialModel, facts: FactSheet, { work }: Load): FigureTable {
  if (sector !== 'beauty_salon') return {};
  const days = daysOfMonth(facts);
  const isShort = work < 2 * POST_DAY * days;
  return {
    'post-hours': derived('count', Math.max(1, Math.round(work / days))),
    ...(team.value > 1 && isShort ? { 'post-both': derived('count', Math.max(1, Math.round(work / days / 2))) } : {}),
  };
}

/** Hours of a working day at a chair. */
const POST_DAY = 8;

/** The largest of the goals that count what is sold in a month, with the other things sold beside the one it names, where it asks for more than the strongest month. */
function goalLoad(model: FinancialModel, facts: FactSheet, { work, units }: Load): FigureTable {
  const targets = gatherGoals(facts, model).flatMap((goal) => {
    const target = monthlyTarget(goal);
    return target ? [{ target, all: target + soldBeside(model, lineOfGoal(facts, goal)) }] : [];
  });
  const [most] = targets.filter(({ target }) => target <= units * MOST_TIMES).sort((a, b) => b.all - a.all);
  const all = Math.round(most?.all ?? 0);
  if (!most || all <= units) return {};
  return {
    'goal-load': derived('count', all),
    ...(all > Math.round(most.target) ? { 'goal-told': derived('count', most.target) } : {}),
    ...timeFigures('goal-most', (work * 60) / all),
  };
}

/** What a normal month sells of everything but that one thing. */
function soldBeside({ assumptions: { lines } }: FinancialModel, line: number | null): number {
  if (line === null) return 0;
  return (lines ?? []).filter((_, at) => at !== line).reduce((sum, { units }) => sum + units.value, 0);
}

/** Where what is promised is fetched or brought: how many trips the hours for them allow, and how many orders each then carries. */
function tripFigures(facts: FactSheet, units: number, hours: number): FigureTable {
  const trips = units * tripsPerSale(facts);
  if (trips === 0 || findDenied(facts).includes('delivery')) return {};
  const room = Math.floor((hours * 60) / TRIP_MINUTES);
  return {
    trips: derived('count', trips),
    'trip-minutes': { kind: 'count', value: TRIP_MINUTES, origin: 'sector' },
    'trip-hours': derived('count', Math.ceil((trips * TRIP_MINUTES) / 60)),
    'trip-room': derived('count', room),
    'trip-load': derived('count', Math.ceil(trips / Math.max(1, room))),
  };
}

const FETCHES = /\b(?:collecting|collection|deliver(?:y|ies|ing)|driving|van)\b/;

/** Which of the roles sees to what is fetched and brought; below 0 where none does. */
export function tripRole(roles: readonly Role[]): number {
  return roles.findIndex(({ name, tasks }, at) => at < roles.length - 1 && FETCHES.test(`${name.en}, ${tasks.en}`.toLowerCase()));
}

/** On how many days of the week it opens, where that was told. */
function openDays(facts: FactSheet): FigureTable {
  const value = toldOpenDays(facts);
  return value === null ? {} : { 'open-days': { kind: 'count', value, origin: 'said' } };
}
