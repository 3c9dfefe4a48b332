// Three ways of finding the money that is missing, and the one a plan counts on.

import type { Assumed, Assumptions } from './assumption.ts';
import type { FinancialModel } from './financial-model.ts';
import type { Way } from './funding.ts';
import { roundedShare } from './round-half-away.ts';
import { COVER_ASKED, weighWay } from './weigh-way.ts';

/** A bank lends the whole of what is missing where the founder brings this part of what it takes. Our own estimate, percent. */
const OWN_PART_PCT = 25;
/** Cover that the larger loan keeps where a fifth less is sold, in hundredths: its instalments are then still earned. Our own bar. */
const LOW_COVER_WITH_ROOM = 100;

/** In the order of the table. */
const WAYS: readonly Way['id'][] = ['loan', 'half', 'own'];

/** The ways in the order of the table; none where nothing is missing. */
export function weighWays({ assumptions, funding }: Pick<FinancialModel, 'assumptions' | 'funding'>): readonly Way[] {
  return funding.gap === 0 ? [] : WAYS.map((id) => weighWay(assumptions, id));
}

/**
 * The way to sign: borrowing it all where that holds with room, the founder brings enough and half of it would not hold better; else half of it, else
 * none of it. Whoever refused a loan is proposed none where that holds. Null where no way does.
 */
export function recommendWay(model: Pick<FinancialModel, 'ways' | 'funding' | 'assumptions'>): Way | null {
  const isAllowed = (way: Way) => way.id !== 'loan' || (bringsEnough(model) && hasRoomFor(way) && !isOutdone(way, model));
  const holding = model.ways.filter((way) => way.holds && isAllowed(way));
  const unborrowed = isLoanRefused(model.assumptions) ? holding.find(({ id }) => id === 'own') : undefined;
  return unborrowed ?? holding[0] ?? null;
}

/** Whether a loan would hold too, and was refused. */
export function isUnborrowedByWish({ assumptions, ways }: Pick<FinancialModel, 'ways' | 'assumptions'>): boolean {
  return isLoanRefused(assumptions) && ways.some(({ id, holds }) => id !== 'own' && holds);
}

/** Whether it was said that no loan is wanted. */
export function isLoanRefused({ loan }: Pick<Assumptions, 'loan'>): boolean {
  return loan.value === 0 && loan.origin === 'said';
}

/** Whether a year with a fifth fewer sales would still earn its instalments. */
function hasRoomFor({ lowCover }: Way): boolean {
  return (lowCover ?? LOW_COVER_WITH_ROOM) >= LOW_COVER_WITH_ROOM;
}

/** Whether a fifth fewer sales would leave it under what banks ask, and half of it not. */
function isOutdone({ lowCover }: Way, { ways }: Pick<FinancialModel, 'ways'>): boolean {
  const half = ways.find(({ id }) => id === 'half');
  return isBelowAsked(lowCover) && half?.holds === true && !isBelowAsked(half.lowCover);
}

function isBelowAsked(cover: number | null): boolean {
  return cover !== null && cover < COVER_ASKED;
}

/**
 * The way a plan is written on: the one to sign; where none is, no more borrowed than was told, if the business lives on that from its second year,
 * so that its months can be read while nobody signs. Null where money would only lengthen a loss.
 */
export function countedWay(model: FinancialModel): Way | null {
  return recommendWay(model) ?? model.ways.find(({ id, isPaidFor }) => id === 'own' && isPaidFor) ?? null;
}

/** The same way with one month of costs in reserve instead of two: what can be left for later without selling less. Null where it changes nothing, or the founder named the reserve. */
export function lightenWay({ assumptions, funding }: FinancialModel, way: Way): Way | null {
  if (assumptions.reserveTold.value > 0) return null;
  const lighter = weighWay(assumptions, way.id, roundedShare(funding.reserve, 1, 2));
  return lighter.isPaidFor && lighter.raisedLoan + lighter.raisedOwn < way.raisedLoan + way.raisedOwn ? lighter : null;
}

/** What banks usually give at least, where a shorter term was told. */
export const USUAL_YEARS = 5;

/**
 * Everything borrowed over the usual term, where it is not paid for over the shorter one told; null where that makes the first year no better. A year
 * that loses money pays no instalment, however small.
 */
export function lengthenWay({ assumptions: a, ways }: FinancialModel): Way | null {
  const all = ways.find(({ id }) => id === 'loan');
  if (!all || all.holds || a.loanYears.value >= USUAL_YEARS) return null;
  const longer = weighWay(stretchTerm(a, USUAL_YEARS), 'loan');
  return (longer.coverYear1 ?? 0) > Math.max(0, all.coverYear1 ?? 0) ? longer : null;
}

/** The same with every loan of a bank repaid over so many years at least. */
export function stretchTerm(a: Assumptions, years: number): Assumptions {
  const longer = { value: years, origin: 'derived' } as const;
  const atLeast = (told: Assumed): Assumed => (told.value < years ? longer : told);
  const lenders = a.lenders?.map((lender) => (lender.kind === 'bank' ? { ...lender, years: atLeast(lender.years) } : lender));
  return { ...a, loanYears: longer, raisedYears: atLeast(a.raisedYears), ...(lenders ? { lenders } : {}) };
}

/** Whether the founder's own money is enough of what it takes for a bank to lend all the rest. */
export function bringsEnough(model: Pick<FinancialModel, 'ways' | 'funding'>): boolean {
  const [{ ownFunds }, all] = [model.funding, model.ways.find(({ id }) => id === 'loan')];
  return all === undefined || ownFunds * 100 >= (ownFunds + all.loan) * OWN_PART_PCT;
}
