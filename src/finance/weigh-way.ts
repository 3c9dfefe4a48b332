// One way of finding the money that is missing: what it takes, and whether the business can live with it from its first year.

import type { Assumptions } from './assumption.ts';
import { standingCashCosts } from './cash-costs.ts';
import { layCommonMonths } from './common-months.ts';
import { BASE_COURSE } from './course.ts';
import type { ProjectedMonth, ProjectedYear } from './financial-model.ts';
import { unitsToPay } from './find-break-even.ts';
import { fundOpening } from './fund-opening.ts';
import type { Way } from './funding.ts';
import { measureDebtCover, measureDebtShort } from './measure-debt-cover.ts';
import { measureNeed } from './measure-need.ts';
import { atNominalRates } from './nominal-debt.ts';
import { coversAfterOwnerTax } from './owner-tax.ts';
import { projectCourse } from './project-course.ts';
import { repayLoan, termInMonths } from './repay-loan.ts';
import { roundedShare } from './round-half-away.ts';
import { findLowestCash, VOLUME_PCT } from './run-scenarios.ts';
import { settleNeed } from './settle-need.ts';
import { sumYear, sumYears } from './sum-years.ts';

/** Debt cover below which banks tend to refuse, in hundredths: 1.25 is what lenders usually ask for. */
export const COVER_ASKED = 125;
/** How much of what is missing each way borrows, percent. */
const BORROWED_PCT: Readonly<Record<Way['id'], number>> = { loan: 100, half: 50, own: 0 };
/** Months of interest alone that are asked for where the first year does not pay whole instalments, the fewest first. Our own terms. */
const GRACES = [6, 12] as const;

/** What is raised beyond the money told, and the months of interest alone that all of the debt is given. */
export type Raised = Pick<Way, 'raisedLoan' | 'raisedOwn' | 'graceMonths'>;

/** The same assumptions with so much more borrowed, so much more brought, and so long a grace. */
export function raise(assumptions: Assumptions, { raisedLoan, raisedOwn, graceMonths }: Raised): Assumptions {
  return {
    ...assumptions,
    raisedLoan: { value: raisedLoan, origin: 'derived' },
    raisedOwn: { value: raisedOwn, origin: 'derived' },
    graceMonths: graceMonths === assumptions.graceMonths.value ? assumptions.graceMonths : { value: graceMonths, origin: 'derived' },
  };
}

/**
 * The way with the fewest months of grace it holds with, beginning with those told; as told where none makes it hold.
 * `needless`: what of the need is left out, whole currency units.
 */
export function weighWay(told: Assumptions, id: Way['id'], needless = 0): Way {
  const asTold = weighAsTold(told, id, needless);
  if (asTold.holds || !asTold.isPaidFor || asTold.instalment === 0) return asTold;
  const longer = GRACES.filter((months) => months > told.graceMonths.value && months < termInMonths({ years: told.loanYears.value }));
  const eased = longer.map((graceMonths) => weigh(told, id, graceMonths, needless)).find(({ holds }) => holds);
  return eased ? { ...eased, bareCover: asTold.bareCover } : asTold;
}

/** The way with the grace that was told and no more. */
export function weighAsTold(told: Assumptions, id: Way['id'], needless = 0): Way {
  return weigh(told, id, told.graceMonths.value, needless);
}

function weigh(told: Assumptions, id: Way['id'], graceMonths: number, needless: number): Way {
  return weighRaised(told, id, raiseEnough(told, graceMonths, BORROWED_PCT[id], needless), needless);
}

/** The year whose cover is told beside the first: the second, unless the loan is gone by then. Counted from 0. */
export function coverYear({ assumptions }: { readonly assumptions: Pick<Assumptions, 'loanYears'> }): 0 | 1 {
  return assumptions.loanYears.value >= 2 ? 1 : 0;
}

/** A loan that asks for more than this many times what is missing without it goes on its own instalments: nobody lends so. Our own bar. */
const MOST_TIMES = 2;

/** What is raised so that it is enough with the instalments of what is borrowed of it; where no sum is, what would be without them. */
function raiseEnough(told: Assumptions, graceMonths: number, borrowedPct: number, needless: number): Raised {
  const borrowedOf = (missing: number) => Math.floor((Math.max(0, missing) * borrowedPct) / 100);
  const have = told.ownFunds.value + told.loan.value;
  const needWith = (raisedLoan: number) => measureNeed(raise(told, { raisedLoan, raisedOwn: 0, graceMonths })).need - needless;
  const alone = Math.max(0, needWith(0) - have);
  const settled = settleNeed(needWith, (needed) => borrowedOf(needed - have));
  const missing = settled === null || settled - have > MOST_TIMES * alone ? alone : Math.max(0, settled - have);
  return { raisedLoan: borrowedOf(missing), raisedOwn: missing - borrowedOf(missing), graceMonths };
}

function weighRaised(told: Assumptions, id: Way['id'], raised: Raised, needless: number): Way {
  const a = raise(told, raised);
  const common = layCommonMonths(a);
  const funding = fundOpening(a, common);
  const run = (volumePct: number) => projectCourse(a, funding, { ...BASE_COURSE, volumePct }, common).months;
  const months = run(BASE_COURSE.volumePct);
  const { instalment } = funding;
  const [first, second] = [sumYear(months, 1), wholeYear(a, months)];
  const breakEven = unitsToPay(a, standingCashCosts({ assumptions: a, months, funding }), a.priceCents.value - a.unitCostCents.value);
  const low = run(VOLUME_PCT.low);
  const [lowFirst, lowSecond] = [sumYear(low, 1), wholeYear(a, low)];
  const shorts = {
    year1: measureDebtShort(first),
    whole: shortOf(second, 12 * instalment),
    lowYear1: measureDebtShort(lowFirst),
    lowWhole: shortOf(lowSecond, 12 * instalment),
  };
  const covers = {
    cover: coverOf(second, 12 * instalment),
    coverYear1: measureDebtCover(first),
    bareCover: measureNominalCover(a, first) ?? measureDebtCover(first),
    lowCover: coverOf(lowSecond, 12 * instalment),
    lowCoverYear1: measureDebtCover(lowFirst),
    taxedCovers: a.isPassedThrough ? firstTwo(coversAfterOwnerTax({ assumptions: a, funding, years: sumYears(months) })) : null,
  };
  const isEnough =
    funding.openingCash + needless >= funding.startUpLosses + funding.reserve && findLowestCash(funding.openingCash, months).amount >= 0;
  const isPaidFor = isEnough && breakEven !== null && breakEven * 12 <= second.units && isCovered(covers.cover);
  const holds = isPaidFor && [covers.coverYear1, covers.bareCover, ...(covers.taxedCovers ?? [])].every(isCovered);
  return { id, loan: funding.loan + raised.raisedLoan, ...raised, instalment, breakEven, ...covers, shorts, isPaidFor, holds };
}

function firstTwo([first = null, second = null]: readonly (number | null)[]): Way['taxedCovers'] {
  return [first, second];
}

/** The year that pays whole instalments. */
function wholeYear(a: Assumptions, months: readonly ProjectedMonth[]): ProjectedYear {
  return sumYear(months, coverYear({ assumptions: a }) === 0 ? 1 : 2);
}

function coverOf({ operatingResult, profitTax }: ProjectedYear, service: number): number | null {
  return service === 0 ? null : roundedShare(operatingResult - profitTax, 100, service);
}

function shortOf({ operatingResult, profitTax }: ProjectedYear, service: number): number {
  return Math.max(0, service - (operatingResult - profitTax));
}

/** Whether a cover is what banks ask for, or there is no debt to cover. */
export function isCovered(cover: number | null): boolean {
  return (cover ?? COVER_ASKED) >= COVER_ASKED;
}

/** How often the first year, at today's prices, pays what a bank's contract asks in it; null where that is what the plan counts with. */
export function measureNominalCover(a: Assumptions, first: ProjectedYear): number | null {
  const nominal = atNominalRates(a);
  if (nominal === null) return null;
  const paid = repayLoan(nominal).slice(0, 12);
  return coverOf(
    first,
    paid.reduce((sum, { interest, principal }) => sum + interest + principal, 0),
  );
}
