// What would have to change for a way of finding the money to hold, where none does.

import type { Assumptions } from './assumption.ts';
import { BASE_COURSE } from './course.ts';
import type { FinancialModel, Outcome } from './financial-model.ts';
import { findLeast } from './find-least.ts';
import { isPriceFixed } from './fixed-price.ts';
import { fundOpening } from './fund-opening.ts';
import { measureDebtCover } from './measure-debt-cover.ts';
import { projectCourse } from './project-course.ts';
import { roundedShare } from './round-half-away.ts';
import { summarise } from './run-scenarios.ts';
import { sumYear } from './sum-years.ts';
import { scalePrice, withLessCost } from './vary-assumptions.ts';
import { raise, weighAsTold } from './weigh-way.ts';

/** The least change with which nothing more is borrowed and the loan told is paid from the first year, with no more grace than was told. */
export interface Remedy {
  /** Whole percent more on the price, the same number being sold; null beyond the most that is tried, and where the law fixes it. */
  readonly pricePct: number | null;
  /** Whole currency units less a month of costs and pay. */
  readonly monthlyCut: number | null;
  /** The plan with that price; with that cut, where price alone is not enough. Null where neither is. */
  readonly mended: Mended | null;
}

/** What comes of the change. Whole currency units; covers in hundredths, null without debt to serve. */
export interface Mended {
  readonly priceCents: number;
  /** A month of fixed costs and pay. */
  readonly monthlyCosts: number;
  /** What is still to be raised without debt. */
  readonly missing: number;
  readonly outcome: Outcome;
  readonly covers: readonly [number | null, number | null];
  /** Cash at the end of each month of the first year. */
  readonly cash: readonly number[];
  /** The first year's cover with slightly fewer sales, in hundredths. */
  readonly fewer: { readonly volumePct: number; readonly cover: number | null };
}

/** So many of its sales: how much such a version can lose is what a lender asks first. Our own measure, percent. */
const FEWER_PCT = 95;

/** Changes beyond these are another business. Our own limits, percent. */
const MOST_PRICE_PCT = 40;
const MOST_CUT_PCT = 60;
/** Nobody cuts a month by single units. */
const TENS = 10;

/** Null where what is missing cannot be found because no month would ever pay its way. */
export function findRemedy({ assumptions, breakEven }: FinancialModel): Remedy | null {
  if (breakEven.month === null) return null;
  const monthly = assumptions.fixedCosts.value + assumptions.extraPay.value;
  const cutOf = (thousandths: number) => Math.ceil(roundedShare(monthly, thousandths, 1000) / TENS) * TENS;
  const pricePct = isPriceFixed(assumptions) ? null : findLeast(MOST_PRICE_PCT, (percent) => holds(scalePrice(assumptions, 100 + percent)));
  const cut = findLeast(MOST_CUT_PCT * 10, (thousandths) => holds(withLessCost(assumptions, cutOf(thousandths))));
  const monthlyCut = cut === null ? null : cutOf(cut);
  return { pricePct, monthlyCut, mended: mend(assumptions, pricePct, monthlyCut) };
}

function mend(a: Assumptions, pricePct: number | null, monthlyCut: number | null): Mended | null {
  if (pricePct !== null) return runMended(scalePrice(a, 100 + pricePct));
  return monthlyCut === null ? null : runMended(withLessCost(a, monthlyCut));
}

function runMended(changed: Assumptions): Mended {
  const way = weighAsTold(changed, 'own');
  const funded = raise(changed, way);
  const funding = fundOpening(funded);
  const { months } = projectCourse(funded, funding, BASE_COURSE);
  const fewer = projectCourse(funded, funding, { ...BASE_COURSE, volumePct: FEWER_PCT }).months;
  return {
    priceCents: changed.priceCents.value,
    monthlyCosts: changed.fixedCosts.value + changed.extraPay.value,
    missing: way.raisedOwn,
    outcome: summarise({ assumptions: funded, funding }, months),
    covers: [way.coverYear1, way.cover],
    cash: months.slice(0, 12).map(({ cash }) => cash),
    fewer: { volumePct: FEWER_PCT, cover: measureDebtCover(sumYear(fewer, 1)) },
  };
}

function holds(changed: Assumptions): boolean {
  return weighAsTold(changed, 'own').holds;
}
