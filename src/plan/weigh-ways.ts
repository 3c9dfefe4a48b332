// Three ways of finding the money that is missing, and whether the business can live with each.
import { countryOf } from '../countries/countries.ts';
import type { Assumptions } from '../finance/assumption.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import { unitsToCover } from '../finance/find-break-even.ts';
import { instalmentOf } from '../finance/repay-loan.ts';
import { roundedShare } from '../finance/round-half-away.ts';
import { amountToFind } from './gather-funding-figures.ts';
import { COVER_ASKED } from './repay-words.ts';

export type WayId = 'loan' | 'half' | 'own';

/** One way of finding what is missing. Whole currency units. */
export interface Way {
  readonly id: WayId;
  readonly loan: number;
  /** Money that is not borrowed: the founder's, a partner's, or what is not spent. */
  readonly own: number;
  readonly instalment: number;
  /** Units a month that pay fixed costs, pay and the instalment; null where each sale loses. */
  readonly breakEven: number | null;
  /** What the year leaves after tax, over its instalments, in hundredths; null without a loan. */
  readonly cover: number | null;
  /** The lowest month end, once the money is in and each month pays the larger instalment. */
  readonly lowestCash: number;
  /** The cover banks ask for, and a bar below the pace. */
  readonly isPaidFor: boolean;
  /** Paid for, and no month in the red. */
  readonly holds: boolean;
}

/** A bank lends the whole of what is missing where the founder brings this part of what it takes. Our own estimate, percent. */
const OWN_PART_PCT = 25;
/** Cover from which the larger loan is recommended, in hundredths: at the bank's own bar one poor month breaks the word given. Our own estimate. */
const COVER_WITH_ROOM = 150;

/** The ways in the order of the table; none where nothing is missing. */
export function weighWays(model: FinancialModel): readonly Way[] {
  const missing = amountToFind(model);
  if (missing <= 0) return [];
  const half = Math.ceil(missing / 2);
  return [weighWay(model, 'loan', missing, 0), weighWay(model, 'half', missing - half, half), weighWay(model, 'own', 0, missing)];
}

/** Borrowing it all where that holds with room and the founder brings enough; else half of it, else none of it; null where no way holds. */
export function recommendWay(model: FinancialModel): Way | null {
  const isAllowed = ({ id, cover }: Way) => id !== 'loan' || (bringsEnough(model) && (cover ?? COVER_WITH_ROOM) >= COVER_WITH_ROOM);
  return weighWays(model).find((way) => way.holds && isAllowed(way)) ?? null;
}

/** Whether the founder's own money is enough of what it takes for a bank to lend all the rest. */
export function bringsEnough(model: FinancialModel): boolean {
  const { ownFunds, loan } = model.funding;
  return ownFunds * 100 >= (ownFunds + loan + amountToFind(model)) * OWN_PART_PCT;
}

/** The year whose cover is told: the second, unless the loan is gone by then. Counted from 0. */
export function coverYear({ assumptions }: FinancialModel): 0 | 1 {
  return assumptions.loanYears.value >= 2 ? 1 : 0;
}

function weighWay(model: FinancialModel, id: WayId, more: number, own: number): Way {
  const { assumptions: a, funding } = model;
  const loan = funding.loan + more;
  const instalment = instalmentBeyond(a, loan);
  const breakEven = unitsToCover(a.fixedCosts.value + a.extraPay.value + instalment, a.priceCents.value - a.unitCostCents.value);
  const year = model.years[coverYear(model)];
  const cover = instalment === 0 ? null : roundedShare(year.operatingResult - year.profitTax, 100, 12 * instalment);
  const lowestCash = lowestWith(model, more + own, instalment - funding.instalment);
  const isPaidFor = breakEven !== null && breakEven * 12 <= year.units && (cover ?? COVER_ASKED) >= COVER_ASKED;
  return { id, loan, own, instalment, breakEven, cover, lowestCash, isPaidFor, holds: isPaidFor && lowestCash >= 0 };
}

function lowestWith({ funding, months, assumptions }: FinancialModel, raised: number, moreEachMonth: number): number {
  const term = Math.round(assumptions.loanYears.value * 12);
  const ends = months.map(({ cash, number }) => cash + raised - moreEachMonth * Math.min(number, term));
  return Math.min(funding.openingCash + raised, ...ends);
}

/** The instalment of a larger loan. What family does not lend, a bank does, at the bank's rate. */
function instalmentBeyond(a: Assumptions, loan: number): number {
  const at = (value: number, rate = a.loanRateBasisPoints.value) =>
    instalmentOf({ ...a, loan: { ...a.loan, value }, loanRateBasisPoints: { ...a.loanRateBasisPoints, value: rate } });
  return a.isFamilyLoan ? at(a.loan.value) + at(loan - a.loan.value, Math.round(countryOf(a.country).loanRate.base * 100)) : at(loan);
}
