import { addMonths, daysInMonth, monthIndex } from './add-months.ts';
import type { Assumptions } from './assumption.ts';
import type { Course } from './course.ts';
import type { CustomerFlow } from './financial-model.ts';
import { LARGEST_MONTHLY_AMOUNT } from './largest-amount.ts';
import { MONTHS } from './month-count.ts';
import { firstMonthDays } from './opening-day.ts';
import { roundedShare } from './round-half-away.ts';
import { isTrendCapped, projectTrend } from './volume-trend.ts';

/** Below this many units a month, what rounding takes from one month is carried into the next: else half a sale a month would vanish or double. */
const CARRY_BELOW = 30;

/** thousandths of the trend × ten-thousandths of the season × percent of the volume */
const SCALE = 1000 * 10_000 * 100;

/** What is sold in a month; where customers subscribe, how their number moved. */
export interface MonthlyVolume {
  readonly units: number;
  readonly customers?: CustomerFlow;
}

/**
 * The volume of each of the 36 months, by the shape of the revenue.
 * Capped where a month's revenue or variable cost could no longer be held exactly: see `isVolumeCapped`.
 */
export function projectUnits(assumptions: Assumptions, course: Course, trend: readonly number[]): readonly MonthlyVolume[] {
  const months = {
    subscription: subscribe,
    lodging: letNights,
    transaction: sell,
    commission: sell,
    project: sell,
  }[assumptions.shape.value](assumptions, course, trend);
  return Array.from({ length: MONTHS }, (_, index) => months[index - course.delayMonths] ?? { units: 0 });
}

/** Whether the volume had to be cut to what the model can carry, in the base case or in the high scenario. */
export function isVolumeCapped(assumptions: Assumptions): boolean {
  const trend = projectTrend(assumptions);
  const months = projectUnits(assumptions, { volumePct: 120, delayMonths: 0 }, trend);
  const most = mostUnits(assumptions);
  // Customers who leave at once are cut at the opening and charged by their mean, which is below it.
  return isTrendCapped(trend) || months.some(({ units, customers }) => Math.max(units, customers?.before ?? 0) >= most);
}

/** Whether what rounding takes from one month is carried into the next: whole jobs, and few units. */
export function carriesFractions({ shape, ramp, monthlyUnits }: Assumptions): boolean {
  return shape.value === 'project' || (ramp?.normalUnits ?? monthlyUnits.value) < CARRY_BELOW;
}

/** trend × index of the calendar month × percent of the volume; of the first month, the days it trades. Few units, and whole jobs, carry their fractions over. */
function sell(assumptions: Assumptions, course: Course, trend: readonly number[]): readonly MonthlyVolume[] {
  const most = Math.min(mostUnits(assumptions), assumptions.dayMost?.value ?? Number.POSITIVE_INFINITY);
  const carries = carriesFractions(assumptions);
  const [traded, all] = firstMonthDays(assumptions);
  let [carried, given] = [0, 0];
  return trend.map((level, index) => {
    const weight = seasonOf(assumptions, course, index) * course.volumePct;
    const [part, whole] = index === 0 ? [traded, all] : [1, 1];
    if (!carries) return { units: Math.min(most, roundedShare(level, weight * part, SCALE * whole)) };
    // Thousandths of a unit are enough to carry: their sum stays exact.
    carried += roundedShare(level, weight * part, (SCALE / 1000) * whole);
    const units = Math.min(most, roundedShare(carried, 1, 1000) - given);
    given += units;
    return { units };
  });
}

/**
 * Customers who pay each month: N = N before − N before × churn + new ones, and a month charges the mean of its first and last day.
 * New customers are those the trend needs beside the ones who leave, moved by the season. In a month without sales nobody pays and nobody leaves,
 * and whom the trend gains begins with the next. Customers of the opening that nobody told are won through its first month. N is carried in thousandths: a third of a customer won each month would else be none for ever.
 */
function subscribe(assumptions: Assumptions, course: Course, trend: readonly number[]): readonly MonthlyVolume[] {
  const churn = assumptions.churnBasisPoints?.value ?? 0;
  const most = mostCustomers(assumptions) * 1000;
  const first = Math.min(most, roundedShare(trend[0] ?? 0, course.volumePct, 100));
  const isEmpty = opensEmpty(assumptions);
  let exact = isEmpty ? 0 : first;
  let [before, leaving, gone] = [roundedShare(exact, 1, 1000), 0, 0];
  const [traded, all] = firstMonthDays(assumptions);
  return trend.map((level, index) => {
    const earlier = trend[index - 1] ?? level;
    const season = seasonOf(assumptions, course, index);
    const isShut = season === 0;
    const left = isShut ? 0 : roundedShare(exact, churn, 10_000);
    const gained =
      isEmpty && index === 0
        ? first
        : isShut
          ? roundedShare(Math.max(0, level - earlier), course.volumePct, 100)
          : roundedShare(Math.max(0, level - earlier + roundedShare(earlier, churn, 10_000)), season * course.volumePct, SCALE / 1000);
    exact = Math.min(most, exact - left + gained);
    leaving += left;
    const after = roundedShare(exact, 1, 1000);
    // Who leaves is whole as well, and as many as are missing at the end.
    const lost = Math.max(0, before - after, roundedShare(leaving, 1, 1000) - gone);
    const customers = { before, lost, won: after - before + lost, after };
    gone += lost;
    before = after;
    const [part, whole] = index === 0 ? [traded, all] : [1, 1];
    return { units: isShut ? 0 : roundedShare(customers.before + customers.after, part, 2 * whole), customers };
  });
}

/** Whether the first customers are won through the first month: how many there would be was told by nobody, and none of them is there on the first day. */
export function opensEmpty({ monthlyUnits }: Pick<Assumptions, 'monthlyUnits'>): boolean {
  return monthlyUnits.origin === 'sector';
}

/** Rooms × days of the month × occupancy: the trend in nights of an average month, moved by season and days, never above the nights there are. */
function letNights(assumptions: Assumptions, course: Course, trend: readonly number[]): readonly MonthlyVolume[] {
  const { lodging } = assumptions;
  if (!lodging) return sell(assumptions, course, trend);
  return trend.map((level, index) => {
    const all = daysInMonth(addMonths(assumptions.start.value, index + course.delayMonths));
    const days = index === 0 ? Math.min(all, assumptions.firstDays?.value ?? all) : all;
    // A year has 365 / 12 days in its average month.
    const nights = roundedShare(level * days * 12, seasonOf(assumptions, course, index) * course.volumePct, SCALE * 365);
    return { units: Math.min(nights, lodging.rooms.value * days, mostUnits(assumptions)) };
  });
}

/** The season's index for month `index` of the trend, which a delay moves along the calendar. */
function seasonOf({ start, season }: Assumptions, { delayMonths }: Course, index: number): number {
  return season.value[(monthIndex(start.value) + index + delayMonths) % 12] ?? 0;
}

/** No more than have a place, where that was told. */
function mostCustomers(assumptions: Assumptions): number {
  return Math.min(mostUnits(assumptions), assumptions.places?.value ?? Number.POSITIVE_INFINITY);
}

function mostUnits({ priceCents, unitCostCents, commission }: Assumptions): number {
  return Math.floor(
    (LARGEST_MONTHLY_AMOUNT * 100) / Math.max(1000, priceCents.value, unitCostCents.value, commission?.ticketCents.value ?? 0),
  );
}
