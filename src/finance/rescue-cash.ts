import type { FinancialModel, ProjectedMonth, ProjectedYear } from './financial-model.ts';
import { isPriceFixed } from './fixed-price.ts';
import { missingHours } from './hire-hours.ts';
import { inflate } from './inflate.ts';
import { measureDebtCover } from './measure-debt-cover.ts';
import { spentBeforeOpening } from './measure-opening.ts';
import { projectCourse } from './project-course.ts';
import { roundedShare } from './round-half-away.ts';
import { sumYear } from './sum-years.ts';

/** The measures against lower sales, in the order they are taken: what is easiest to undo first. */
export type RescueId = 'hours' | 'marketing' | 'founder' | 'interest-only' | 'price';

/** What a measure frees from the month after the alarm to `until`, whole currency units, before tax. */
export interface RescueMeasure {
  readonly id: RescueId;
  readonly saved: number;
}

/** The same, up to the end of each month of the plan. */
export interface DatedMeasure extends RescueMeasure {
  readonly upTo: readonly number[];
}

/** What is done where a fifth less is sold, and whether it is enough. */
export interface Rescue {
  readonly measures: readonly DatedMeasure[];
  readonly total: number;
  /** The month up to which it is counted: that of the lowest cash, or the last of the first year where it is not cash that it is up against. */
  readonly until: number;
  /** What it is up against: cash that runs out; where it never does, the year's loss, or what its instalments lack where that is more; the loss alone where no month pays. */
  readonly against: 'cash' | 'loss' | 'instalments';
  /** What of that is left once all of it is done. */
  readonly open: number;
  /** The lowest cash of the three years once all of it is done. */
  readonly lowestCash: number;
  /** What busy months pay again for hours that were cut, up to `until`: taken off what the hours free. 0 where none are cut. */
  readonly rehired: number;
  readonly newPriceCents: number;
  /** The first year's debt cover once all of it is done, pay that waits not counted, in hundredths; null without instalments, where nothing is earned towards them, and where profit would be taxed more. */
  readonly coverYear1: number | null;
  /** The same of the second year, its profit taxed in full, as if no loss were set against it. */
  readonly coverYear2: number | null;
}

/** Sales are compared with the forecast in the third month; what is decided then counts from the next. */
export const ALARM_MONTH = 3;
/** Our own terms: half of what can be halved, hours as sales, a year of interest alone, a twentieth on the price. */
const HALF_PCT = 50;
const LEAST_PCT = 4;
/** Of what is put off: a year of interest alone, and as long with half of what the founder takes. */
const DEFERRED_MONTHS = 12;
const PRICE_RISE_PCT = 5;

/** `foundersPay`: what all who own the business take in a month. Null where lower sales neither empty the cash, nor lose money, nor leave instalments unpaid by what is earned; where they do so before anything can be done; and where they lose less than the forecast does. */
export function rescueCash(model: FinancialModel, foundersPay: number): Rescue | null {
  const [low] = model.scenarios;
  const against = hitOf(model);
  const until = against === 'cash' ? low.lowestCashMonth : 12;
  if (until <= ALARM_MONTH || against === null) return null;
  const { assumptions, funding } = model;
  const { months } = projectCourse(assumptions, funding, { volumePct: low.volumePct, delayMonths: 0 });
  const hired = hiredCost(assumptions, foundersPay);
  const monthly = savingsOf(model, months, hired);
  const savedBy = (id: RescueId, last: number) => months.slice(ALARM_MONTH, last).reduce((sum, month) => sum + monthly[id](month), 0);
  const hole = { cash: -low.lowestCash, loss: -low.resultYear1, instalments: low.debtShortYear1 }[against];
  const allowed = isPriceFixed(assumptions) ? RESCUE_IDS.filter((id) => id !== 'price') : RESCUE_IDS;
  const ids = against === 'loss' ? allowed.filter((id) => !DEFERRALS.has(id)) : allowed;
  const measures = takeEnough(
    ids.map((id) => ({ id, saved: savedBy(id, until) })),
    hole,
  );
  const cashAt = ({ number, cash }: ProjectedMonth) => measures.reduce((sum, { id }) => sum + savedBy(id, number), cash);
  if (measures.length === 0) return null;
  const total = measures.reduce((sum, { saved }) => sum + saved, 0);
  return {
    ...{ total, against },
    measures: measures.map((measure) => ({ ...measure, upTo: months.map(({ number }) => savedBy(measure.id, number)) })),
    open: Math.max(0, hole - total),
    until,
    lowestCash: Math.min(funding.openingCash, ...months.map(cashAt)),
    rehired: measures.some(({ id }) => id === 'hours') ? (until - ALARM_MONTH) * cutOf(model, hired) - savedBy('hours', until) : 0,
    newPriceCents: risenPrice(assumptions.priceCents.value),
    coverYear1: coverWith(
      sumYear(months, 1),
      measures.map(({ id }) => ({ id, saved: savedBy(id, 12) })),
      assumptions.isSimplified,
    ),
    coverYear2: coverTaxed(
      sumYear(months, 2),
      measures.map(({ id }) => ({ id, saved: savedBy(id, 24) - savedBy(id, 12) })),
      assumptions,
    ),
  };
}

/** Pay that waits leaves cash for the instalments and is owed all the same: it covers nothing. What is repaid later is none of the year's. */
function coverWith(year: ProjectedYear, measures: readonly RescueMeasure[], isUntaxed: boolean): number | null {
  const sumOf = (isCounted: (id: RescueId) => boolean) => measures.reduce((sum, { id, saved }) => sum + (isCounted(id) ? saved : 0), 0);
  const saved = sumOf((id) => !DEFERRALS.has(id));
  if (!isUntaxed && year.result + saved > 0) return null;
  const later = sumOf((id) => id === 'interest-only');
  const cover = measureDebtCover({ ...year, operatingResult: year.operatingResult + saved, principal: year.principal - later });
  return cover !== null && cover > 0 ? cover : null;
}

/** As above, with what is saved taxed at the higher of the rates where it leaves a profit. */
function coverTaxed(year: ProjectedYear, measures: readonly RescueMeasure[], a: FinancialModel['assumptions']): number | null {
  const saved = measures.reduce((sum, { id, saved: one }) => (DEFERRALS.has(id) ? sum : sum + one), 0);
  const later = measures.reduce((sum, { id, saved: one }) => (id === 'interest-only' ? sum + one : sum), 0);
  const { first, above } = a.profitTax;
  const taxed = a.isSimplified ? 0 : Math.max(0, year.result + year.profitTax + saved);
  const profitTax = Math.max(year.profitTax, roundedShare(taxed, Math.max(first.value, above.value), 10_000));
  return measureDebtCover({ ...year, operatingResult: year.operatingResult + saved, profitTax, principal: year.principal - later });
}

/**
 * What lower sales do worst; null where they do none of it. What was spent before opening is lost, but no month has to find it. No measure fills the cash
 * of a business that never pays: there it is the loss they deepen, unless each sale loses and fewer of them lose less.
 */
export function hitOf({
  scenarios: [low, base],
  funding,
  breakEven,
}: Pick<FinancialModel, 'scenarios' | 'funding' | 'breakEven'>): Rescue['against'] | null {
  if (breakEven.month === null) return low.resultYear1 < Math.min(0, base.resultYear1) ? 'loss' : null;
  if (low.lowestCash < 0) return 'cash';
  if (low.debtShortYear1 > Math.max(0, -low.resultYear1 - spentBeforeOpening(funding))) return 'instalments';
  return low.resultYear1 < 0 ? 'loss' : null;
}

/** One after another until the hole is filled; what would fill next to none of it is not worth doing. */
function takeEnough(measures: readonly RescueMeasure[], hole: number): readonly RescueMeasure[] {
  const taken: RescueMeasure[] = [];
  for (const measure of measures) {
    const isFilled = taken.reduce((sum, { saved }) => sum + saved, 0) >= hole;
    if (!isFilled && measure.saved * 100 >= hole * LEAST_PCT) taken.push(measure);
  }
  return taken;
}

const RESCUE_IDS: readonly RescueId[] = ['hours', 'marketing', 'founder', 'interest-only', 'price'];

/** What is paid later leaves cash meanwhile, for instalments too, and no smaller a loss. */
const DEFERRALS: ReadonlySet<RescueId> = new Set(['founder', 'interest-only']);

type Saving = (month: ProjectedMonth) => number;

/** What each measure frees in one month of the lower course. */
function savingsOf(model: FinancialModel, months: readonly ProjectedMonth[], hired: number): Readonly<Record<RescueId, Saving>> {
  const { assumptions: a } = model;
  const founder = a.staff.value + a.extraPay.value - hired;
  const rise = risenPrice(a.priceCents.value) - a.priceCents.value;
  const held = new Set(months.slice(ALARM_MONTH, ALARM_MONTH + DEFERRED_MONTHS).map(({ number }) => number));
  return {
    hours: (month) => savedHours(a, month, cutOf(model, hired)),
    marketing: ({ marketing }) => roundedShare(marketing, HALF_PCT, 100),
    founder: ({ number }) => (held.has(number) ? roundedShare(founder, HALF_PCT, 100) : 0),
    'interest-only': ({ number, principal }) => (held.has(number) ? principal : 0),
    price: ({ units }) => roundedShare(units, rise, 100),
  };
}

/** What those who are hired cost in a month: all pay but the founders'. */
function hiredCost({ staff, extraPay }: FinancialModel['assumptions'], foundersPay: number): number {
  return Math.max(0, staff.value + extraPay.value - foundersPay);
}

/** Hours fall as sales do. */
function cutOf({ scenarios: [low] }: FinancialModel, hired: number): number {
  return roundedShare(hired, 100 - low.volumePct, 100);
}

/** What hours cut for `cut` a month save in one: a busy month needs some of them and hires them again, at the price of an hour hired. */
function savedHours(
  { hands, inflationBasisPoints }: FinancialModel['assumptions'],
  { number, units }: ProjectedMonth,
  cut: number,
): number {
  if (!hands?.hourCents) return cut;
  const hourCents = inflate(hands.hourCents.value, inflationBasisPoints.value, Math.floor((number - 1) / 12));
  const left = { ...hands, hours: { ...hands.hours, value: hands.hours.value - Math.floor((cut * 100) / hourCents) } };
  const needed = missingHours({ hands: left }, units) - missingHours({ hands }, units);
  return Math.max(0, cut - roundedShare(needed, hourCents, 100));
}

/** The price a twentieth higher, in cents. */
function risenPrice(cents: number): number {
  return roundedShare(cents, 100 + PRICE_RISE_PCT, 100);
}
