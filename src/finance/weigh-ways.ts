// Three ways of finding the money that is missing, and whether the business can live with each.

import type { Assumptions } from './assumption.ts';
import { cashCostsOfAMonth } from './cash-costs.ts';
import { BASE_COURSE } from './course.ts';
import type { FinancialModel } from './financial-model.ts';
import { unitsToCover } from './find-break-even.ts';
import { fundOpening } from './fund-opening.ts';
import type { Funding, Way } from './funding.ts';
import { measureDebtCover } from './measure-debt-cover.ts';
import { measureNeed } from './measure-need.ts';
import { projectCourse } from './project-course.ts';
import { roundedShare } from './round-half-away.ts';
import { findLowestCash } from './run-scenarios.ts';
import { settleNeed } from './settle-need.ts';
import { sumYear } from './sum-years.ts';

/** Debt cover below which banks tend to refuse, in hundredths: 1.25 is what lenders usually ask for. */
export const COVER_ASKED = 125;
/** A bank lends the whole of what is missing where the founder brings this part of what it takes. Our own estimate, percent. */
const OWN_PART_PCT = 25;
/** Cover from which the larger loan is recommended, in hundredths: at the bank's own bar one poor month breaks the word given. Our own estimate. */
const COVER_WITH_ROOM = 150;

/** How much of what is missing each way borrows, percent; in the order of the table. */
const BORROWED: readonly (readonly [Way['id'], number])[] = [
  ['loan', 100],
  ['half', 50],
  ['own', 0],
];

/** The ways in the order of the table; none where nothing is missing. */
export function weighWays({ assumptions, funding }: Pick<FinancialModel, 'assumptions' | 'funding'>): readonly Way[] {
  return funding.gap === 0 ? [] : BORROWED.map(([id, pct]) => weighWay(assumptions, id, raiseEnough(assumptions, funding, pct)));
}

/** What is raised so that it is enough with the instalments of what is borrowed of it; where no sum is, what would be without them. */
function raiseEnough(told: Assumptions, { ownFunds, loan, gap }: Funding, borrowedPct: number): Raised {
  const borrowedOf = (missing: number) => Math.floor((missing * borrowedPct) / 100);
  const have = ownFunds + loan;
  const need = settleNeed(
    (raisedLoan) => measureNeed(raise(told, { raisedLoan, raisedOwn: 0 })).need,
    (needed) => borrowedOf(needed - have),
  );
  const missing = need === null ? gap : need - have;
  return { raisedLoan: borrowedOf(missing), raisedOwn: missing - borrowedOf(missing) };
}

/** The way a plan counts on: borrowing it all where that holds with room and the founder brings enough; else half of it, else none of it; null where no way holds. */
export function recommendWay(model: FinancialModel): Way | null {
  const isAllowed = ({ id, cover }: Way) => id !== 'loan' || (bringsEnough(model) && (cover ?? COVER_WITH_ROOM) >= COVER_WITH_ROOM);
  return model.ways.find((way) => way.holds && isAllowed(way)) ?? null;
}

/** Whether the founder's own money is enough of what it takes for a bank to lend all the rest. */
export function bringsEnough(model: FinancialModel): boolean {
  const [{ ownFunds }, all] = [model.funding, model.ways.find(({ id }) => id === 'loan')];
  return all === undefined || ownFunds * 100 >= (ownFunds + all.loan) * OWN_PART_PCT;
}

/** The year whose cover is told: the second, unless the loan is gone by then. Counted from 0. */
export function coverYear({ assumptions }: Pick<FinancialModel, 'assumptions'>): 0 | 1 {
  return assumptions.loanYears.value >= 2 ? 1 : 0;
}

type Raised = Pick<Way, 'raisedLoan' | 'raisedOwn'>;

/** The same assumptions with so much more borrowed, and so much more brought. */
export function raise(assumptions: Assumptions, { raisedLoan, raisedOwn }: Raised): Assumptions {
  return {
    ...assumptions,
    raisedLoan: { value: raisedLoan, origin: 'derived' },
    raisedOwn: { value: raisedOwn, origin: 'derived' },
  };
}

function weighWay(told: Assumptions, id: Way['id'], { raisedLoan, raisedOwn }: Raised): Way {
  const a = raise(told, { raisedLoan, raisedOwn });
  const funding = fundOpening(a);
  const { months } = projectCourse(a, funding, BASE_COURSE);
  const year = sumYear(months, coverYear({ assumptions: a }) === 0 ? 1 : 2);
  const { instalment } = funding;
  const coverYear1 = measureDebtCover(sumYear(months, 1));
  const breakEven = unitsToCover(cashCostsOfAMonth({ months, funding }), a.priceCents.value - a.unitCostCents.value);
  const cover = instalment === 0 ? null : roundedShare(year.operatingResult - year.profitTax, 100, 12 * instalment);
  const isPaidFor = breakEven !== null && breakEven * 12 <= year.units && (cover ?? COVER_ASKED) >= COVER_ASKED;
  const isEnough = funding.openingCash >= funding.startUpLosses + funding.reserve;
  const holds = isPaidFor && isEnough && findLowestCash(funding.openingCash, months).amount >= 0;
  return { id, loan: funding.loan + raisedLoan, raisedLoan, raisedOwn, instalment, breakEven, cover, coverYear1, isPaidFor, holds };
}
