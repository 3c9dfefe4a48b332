// The same business with one of its figures changed.
import type { Assumed, Assumptions } from './assumption.ts';
import { roundedShare } from './round-half-away.ts';

/** The price, and where a commission is kept the ticket it is a part of, at so many percent of what it is. */
export function scalePrice(assumptions: Assumptions, pct: number): Assumptions {
  const { commission } = assumptions;
  return {
    ...assumptions,
    priceCents: scaled(assumptions.priceCents, pct),
    ...(commission ? { commission: { ...commission, ticketCents: scaled(commission.ticketCents, pct) } } : {}),
  };
}

/** What each sale costs, at so many percent of it. */
export function scaleUnitCost(assumptions: Assumptions, pct: number): Assumptions {
  return { ...assumptions, unitCostCents: scaled(assumptions.unitCostCents, pct) };
}

/** Every fixed cost, pay included, at so many percent of it. */
export function scaleFixedCosts(assumptions: Assumptions, pct: number): Assumptions {
  const { staff, extraPay, rent, marketing, otherCosts, laterPay } = assumptions;
  return {
    ...assumptions,
    staff: scaled(staff, pct),
    extraPay: scaled(extraPay, pct),
    rent: scaled(rent, pct),
    marketing: scaled(marketing, pct),
    otherCosts: scaled(otherCosts, pct),
    ...(laterPay && { laterPay: laterPay.map((pay) => ({ ...pay, amount: scaled(pay.amount, pct) })) }),
  };
}

/** So much less a month, whole currency units: pay is the largest of it nearly everywhere; whichever line gives way, the months come out the same. */
export function withLessCost(assumptions: Assumptions, cut: number): Assumptions {
  const { fixedCosts, otherCosts } = assumptions;
  return {
    ...assumptions,
    fixedCosts: { value: fixedCosts.value - cut, origin: 'derived' },
    otherCosts: { value: otherCosts.value - cut, origin: 'derived' },
  };
}

function scaled(assumed: Assumed, pct: number): Assumed {
  return { ...assumed, value: roundedShare(assumed.value, pct, 100) };
}
