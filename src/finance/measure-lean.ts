// What opening takes at the very least, for those who told of no money at all.

import type { SectorId } from '../sectors/sector.ts';
import type { Assumed, Assumptions } from './assumption.ts';
import { layCommonMonths } from './common-months.ts';
import { BASE_COURSE } from './course.ts';
import type { FinancialModel } from './financial-model.ts';
import { fundOpening } from './fund-opening.ts';
import { measureNeed } from './measure-need.ts';
import { projectCourse } from './project-course.ts';
import { projectOperations } from './project-operations.ts';
import { roundedShare } from './round-half-away.ts';
import { findLowestCash } from './run-scenarios.ts';
import { sumYears } from './sum-years.ts';
import { yearsWithOpening } from './years-with-opening.ts';

/** Our own terms of a lean opening: half of the pay that nobody told, and one month of costs in reserve instead of two. */
const HALF_PCT = 50;
/** A computer and a telephone, which whoever starts has. */
const WORKS_WITH_WHAT_IT_HAS: readonly SectorId[] = ['agency', 'consulting_freelance', 'real_estate'];
/** A lean opening that takes nearly as much is none. */
const WORTH_TELLING_PCT = 85;

/** A lean opening. Whole currency units. */
export interface LeanCase {
  /** What it takes, all of it brought and none borrowed. */
  readonly need: number;
  /** Of it, what is paid before opening, how far the first months let the cash sink, and one month of costs. */
  readonly parts: { readonly opening: number; readonly losses: number; readonly reserve: number };
  /** What each person is paid a month meanwhile; null where pay was told, and stays. */
  readonly payEach: number | null;
  /** Whether nothing is bought: nobody named a purchase, and the work takes what people have at home. */
  readonly buysNothing: boolean;
  /** Of the first two years, what was spent before opening in the first. */
  readonly results: readonly [number, number];
}

/** Null where somebody told of money or of a reserve to keep, where the business never pays its way, and where nothing can be spared. */
export function measureLean({ assumptions: a, funding, breakEven }: FinancialModel): LeanCase | null {
  const isTold = a.ownFunds.origin !== 'sector' || a.loan.origin !== 'sector';
  if (isTold || a.reserveTold.value > 0 || breakEven.month === null) return null;
  const buysNothing = a.investment.origin === 'sector' && !a.isLittleBought && WORKS_WITH_WHAT_IT_HAS.includes(a.sector);
  const whole = unborrowed(buysNothing ? { ...a, investment: { value: 0, origin: 'derived' } } : a);
  const lean = onHalfPay(whole);
  const uses = measureNeed(lean);
  const reserve = uses.reserve - roundedShare(uses.reserve, HALF_PCT, 100);
  const { results, losses } = runLean(whole, lean, breakEven.month);
  const need = uses.openingUses + losses + reserve;
  if (need * 100 >= funding.need * WORTH_TELLING_PCT) return null;
  const halved = lean.staff.value + lean.extraPay.value;
  return {
    need,
    parts: { opening: uses.openingUses, losses, reserve },
    payEach: isPayAssumed(a) ? Math.floor(halved / Math.max(1, a.team.value)) : null,
    buysNothing,
    results,
  };
}

/** What comes of half the pay up to the month from which sales pay a month's costs, `wholeFrom`, and whole pay from there on; `losses` is how far the cash sinks. */
function runLean(whole: Assumptions, lean: Assumptions, wholeFrom: number): Pick<LeanCase, 'results'> & { readonly losses: number } {
  const unfunded: Assumptions = { ...lean, ownFunds: { value: 0, origin: 'derived' } };
  const common = layCommonMonths(unfunded);
  const funding = fundOpening(unfunded, common);
  const [halved, paid] = [projectOperations(lean, BASE_COURSE, common), projectOperations(whole, BASE_COURSE, common)];
  const operations = [...halved.slice(0, wholeFrom - 1), ...paid.slice(wholeFrom - 1)];
  const { months } = projectCourse(unfunded, funding, BASE_COURSE, common, operations);
  const [first, second] = yearsWithOpening({ years: sumYears(months), funding });
  return { results: [first.result, second.result], losses: funding.openingCash - findLowestCash(funding.openingCash, months).amount };
}

function isPayAssumed({ founderPay }: Assumptions): boolean {
  return founderPay.origin === 'sector';
}

function onHalfPay(a: Assumptions): Assumptions {
  const half = ({ value }: Assumed): Assumed => ({ value: roundedShare(value, HALF_PCT, 100), origin: 'derived' });
  if (!isPayAssumed(a)) return a;
  const staff = half(a.staff);
  // The reserve is counted in months of these.
  const fixedCosts: Assumed = { value: a.fixedCosts.value - a.staff.value + staff.value, origin: 'derived' };
  return { ...a, staff, fixedCosts, extraPay: half(a.extraPay) };
}

function unborrowed(a: Assumptions): Assumptions {
  const none: Assumed = { value: 0, origin: 'derived' };
  return { ...a, loan: none, raisedLoan: none };
}
