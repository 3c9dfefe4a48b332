// Whom each month of the first year is sold to: those won in it and those who had bought before, which add up to the forecast.
import type { FinancialModel } from '../../finance/financial-model.ts';

const MONTHS_A_YEAR = 12;
/** Of those who come back, so many percent leave in a year. Our own convention, printed as an assumption. */
export const LEAVE_A_YEAR = 30;

export interface MonthOfCustomers {
  readonly units: number;
  /** Customers won in the month. */
  readonly won: number;
  /** What these buy in it; the rest of the units is sold to those who had bought. */
  readonly toNew: number;
  /** Where customers subscribe: those who leave in the month and those left at its end. */
  readonly lost?: number;
  readonly after?: number;
}

/** How a customer buys: so many times a year, over the year or, for each thing that brings them, at one go. */
export interface Buying {
  readonly uses: number;
  readonly isAtOneGo: boolean;
  /** Where each is treated visit by visit: what brings them takes some weeks, and not only those of the month they come in. */
  readonly isByVisits?: boolean;
  /** How much of an average month's sales each month has, by the season; none is told where every month is alike. */
  readonly season?: readonly number[];
}

/** The first year, month by month. */
export function shareCustomers({ months }: Pick<FinancialModel, 'months'>, buying: Buying): readonly MonthOfCustomers[] {
  const year = months.slice(0, MONTHS_A_YEAR);
  if (year.every(({ customers }) => customers)) return year.map(ofSubscribers);
  const units = year.map((month) => month.units);
  if (buying.isByVisits)
    return winByVisits(
      months.map((month) => month.units),
      buying.uses,
    );
  if (buying.isAtOneGo) return winByCase(units, buying.uses);
  return buying.uses >= MONTHS_A_YEAR ? winRegulars(units, buying) : winReturning(units, buying);
}

/** The customers won in the first year: what the channels have to bring. */
export function countWon(months: readonly MonthOfCustomers[]): number {
  return months.reduce((sum, { won }) => sum + won, 0);
}

/** Those of the opening are won before the first month. */
function ofSubscribers({ units, customers }: FinancialModel['months'][number], at: number): MonthOfCustomers {
  const { before, won, lost, after } = customers ?? { before: 0, won: 0, lost: 0, after: 0 };
  const isFirst = at === 0;
  const gained = won + (isFirst ? before : 0);
  return { units, won: gained, toNew: gained, lost, after };
}

/**
 * Whoever buys every month or oftener goes on buying until they leave: new are those whom the opening needs beyond them, or who replace leavers.
 * In a strong month the same people buy more: the season moves what they buy and wins nobody.
 */
function winRegulars(units: readonly number[], { uses, season }: Buying): readonly MonthOfCustomers[] {
  const leave = countLeavers();
  let active = 0;
  return units.map((sold, month) => {
    const index = season?.[month] || 1;
    const lost = leave(active);
    const won = Math.max(lost, Math.ceil((sold * MONTHS_A_YEAR) / uses / index) - active + lost);
    const isAllNew = active === 0;
    active += won - lost;
    return { units: sold, won, toNew: isAllNew ? sold : Math.min(sold, Math.round((won * uses * index) / MONTHS_A_YEAR)) };
  });
}

/**
 * Each who has not left comes back about once in so many months, nobody sooner than half of them: new are those whom a month needs beside them,
 * or who replace leavers.
 */
function winReturning(units: readonly number[], { uses, season }: Buying): readonly MonthOfCustomers[] {
  const soonest = MONTHS_A_YEAR / uses / 2;
  const comesBack = (months: number) => (uses > 1 && months >= soonest ? uses / MONTHS_A_YEAR : 0);
  const stay = (months: number) => 1 - (LEAVE_A_YEAR * months) / MONTHS_A_YEAR / 100;
  const leave = countLeavers();
  const won: number[] = [];
  let active = 0;
  return units.map((sold, month) => {
    const back = won.reduce((sum, count, at) => sum + count * stay(month - at) * comesBack(month - at), 0) * (season?.[month] || 1);
    const lost = uses > 1 ? leave(active) : 0;
    const fresh = Math.max(sold - Math.round(back), Math.min(sold, lost));
    active += fresh - lost;
    won.push(fresh);
    return { units: sold, won: fresh, toNew: fresh };
  });
}

/** Whole customers who leave in a month, of so many; the fractions wait for the months after. */
function countLeavers(): (active: number) => number {
  let owed = 0;
  return (active) => {
    owed += (active * LEAVE_A_YEAR) / MONTHS_A_YEAR / 100;
    const lost = Math.floor(owed);
    owed -= lost;
    return lost;
  };
}

/** A visit a week, until what brought them is over. Our own assumption, in days; and those of a month. */
const DAYS_BETWEEN_VISITS = 7;
const DAYS_A_MONTH = 30;

/** A case has begun, on average, half of its weeks before its visits: what a month treats was won partly before it, and the opening needs more of them. */
function winByVisits(units: readonly number[], uses: number): readonly MonthOfCustomers[] {
  const lag = (DAYS_BETWEEN_VISITS * (uses - 1)) / 2 / DAYS_A_MONTH;
  let cases = 0;
  return units.slice(0, MONTHS_A_YEAR).map((ofMonth, month) => {
    const won = Math.min(ofMonth, Math.round(soldUntil(units, month + 1 + lag) / uses) - cases);
    cases += won;
    return { units: ofMonth, won, toNew: won };
  });
}

/** What has been sold after so many months, a part of one counted as that part of its sales. */
function soldUntil(units: readonly number[], months: number): number {
  return Array.from({ length: Math.ceil(months) }, (_, at) => (units[at] ?? units.at(-1) ?? 0) * Math.min(1, months - at)).reduce(
    (sum, sold) => sum + sold,
    0,
  );
}

/** All that is bought for one stay or one job is bought running. */
function winByCase(units: readonly number[], uses: number): readonly MonthOfCustomers[] {
  let [sold, cases] = [0, 0];
  return units.map((ofMonth) => {
    sold += ofMonth;
    const won = Math.ceil(sold / uses) - cases;
    cases += won;
    return { units: ofMonth, won, toNew: won };
  });
}
