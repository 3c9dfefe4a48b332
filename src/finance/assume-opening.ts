// What opening takes, and how long the trade's money is tied up.

import { buysFromPeople } from '../facts/buys-from-people.ts';
import { type FactSheet, factValue } from '../facts/fact.ts';
import { findBuyer, toldBuyer } from '../facts/find-buyer.ts';
import { findJobWeeks } from '../facts/find-job-weeks.ts';
import { findPaymentTerms } from '../facts/find-payment-terms.ts';
import { findShelfDays } from '../facts/find-shelf-days.ts';
import { priceOfTakeover } from '../facts/is-taken-over.ts';
import { areOfChannels } from '../facts/launch-purchases.ts';
import { tellsWorks } from '../facts/tells-works.ts';
import { findWorkInCost } from '../facts/work-in-cost.ts';
import { isFirm } from '../sectors/buyer.ts';
import type { Sector } from '../sectors/sector.ts';
import type { Assumed, Assumptions, CostAssumptions, OpeningAssumptions } from './assumption.ts';
import { type Ground, originFrom, saidAs, usual } from './ground.ts';
import { LARGEST_MONTHLY_AMOUNT } from './largest-amount.ts';
import { localUnits } from './local-amount.ts';
import { roundedShare } from './round-half-away.ts';
import { saidFigure, saidItems } from './said-figure.ts';
import { splitPurchases, toldKinds } from './split-purchases.ts';
import { usualReserve } from './usual-reserve.ts';

/** Deposit on premises, in months of rent, and the share of rent in sales from which a trade is taken to have premises. Our own estimate. */
const DEPOSIT_MONTHS = 2;
const PREMISES_FROM_PCT = 5;
/** Formalities and the first weeks before any sale, percent of the investment. Our own estimate. */
const PRE_OPENING_PCT = 5;

/** Whole months from signing for the premises to opening them: what permits and fitting out take, and with works. The dated steps of a plan agree. */
const MONTHS_BEFORE_OPENING = { purchases: 2, works: 3 } as const;

/** What «un celular bueno y ya» costs, percent of the least that the trade opens with. Our own estimate. */
const LITTLE_PCT = 10;

type Sold = Pick<Assumptions, 'monthlyUnits' | 'ramp' | 'unitCostCents'>;

/** A trade whose goods wait so many days keeps a range on its shelves, whatever a month sells. Our own line. */
const RANGE_FROM_DAYS = 60;
const DAYS_A_MONTH = 30;

/** `isOpen`: the business traded already when it was told of, and no rent is left to be paid ahead. */
export function assumeOpening(ground: Ground, costs: CostAssumptions, sold: Sold, isOpen: boolean): OpeningAssumptions {
  const { sector, facts } = ground;
  const { rent, fixedCosts } = costs;
  const investment = assumeInvestment(ground);
  const hasPremises = sector.rentPct.base >= PREMISES_FROM_PCT && fixedCosts.value > 0;
  const usualDeposit = DEPOSIT_MONTHS * rent.value;
  const kinds = toldKinds(facts);
  const isTold = { value: 0, origin: 'derived' } as const;
  const split = splitPurchases(facts, investment.value, {
    deposit: usualDeposit,
    goods: usualStock(sold, daysKept(ground)),
    reserve: usualReserve(costs),
  });
  const told = (amount: number): Assumed => (amount > 0 ? { value: amount, origin: 'derived' } : usual(0));
  const things = investment.value - Object.values(split).reduce((sum, amount) => sum + amount, 0);
  return {
    investment,
    isLittleBought: factValue(facts, 'littleToBuy') === true,
    lifeYears: usual(sector.capexLifeYears),
    deposit: kinds.has('deposit') ? isTold : usual(hasPremises ? usualDeposit : 0),
    depositTold: told(split.deposit),
    goodsTold: told(split.goods),
    reserveTold: told(split.reserve),
    formalitiesTold: told(split.formalities),
    launchTold: told(split.launch + split.rent),
    takeoverTold: takeoverWithin(ground, things),
    preOpening: kinds.has('formalities') ? isTold : usual(roundedShare(things, PRE_OPENING_PCT, 100)),
    openingRent: kinds.has('rent') ? isTold : usual(hasPremises && !isOpen ? monthsAhead(ground) * rent.value : 0),
    daysToCollect: assumeCollection(ground),
    daysToPay: buysFromPeople(facts, sector.id) ? isTold : usual(daysOfGoods(facts, sector.daysToPay ?? 0)),
    ...assumeStock(split.goods, kinds.has('goods'), { usualDays: daysKept(ground), sold }),
  };
}

/** First goods of a month's sales and more, in a trade that keeps a range, are that range: they stay on its shelves. */
function assumeStock(
  goods: number,
  isTold: boolean,
  { usualDays, sold: { ramp, monthlyUnits, unitCostCents } }: { readonly usualDays: number; readonly sold: Sold },
): Pick<OpeningAssumptions, 'daysOfStock' | 'isShelfKept'> {
  const monthCost = ((ramp?.normalUnits ?? monthlyUnits.value) * unitCostCents.value) / 100;
  if (usualDays >= RANGE_FROM_DAYS && monthCost > 0 && goods >= monthCost)
    return { daysOfStock: { value: Math.round((goods * DAYS_A_MONTH) / monthCost), origin: 'derived' }, isShelfKept: true };
  return { daysOfStock: isTold && goods === 0 ? { value: 0, origin: 'derived' } : usual(usualDays), isShelfKept: false };
}

/** The trade's days; where only the wide sector is known and what is sold perishes, no more than it keeps. */
function daysKept({ facts, sector }: Ground): number {
  const usualDays = sector.daysOfStock ?? 0;
  const shelf = facts.trade ? null : findShelfDays(facts);
  return daysOfGoods(facts, shelf === null ? usualDays : Math.min(usualDays, shelf));
}

/** Pay is neither kept in stock nor owed to a supplier: only the goods within a sale's cost are. */
function daysOfGoods(facts: FactSheet, days: number): number {
  const work = findWorkInCost(facts);
  return work === null ? days : Math.round(days * (1 - work.share));
}

function monthsAhead({ facts }: Ground): number {
  return tellsWorks(facts) ? MONTHS_BEFORE_OPENING.works : MONTHS_BEFORE_OPENING.purchases;
}

/** What the first month's sales cost, for the days that goods are kept. Whole currency units. */
function usualStock({ monthlyUnits, unitCostCents }: Sold, days: number): number {
  const monthCents = Math.round(monthlyUnits.value * unitCostCents.value);
  return Math.min(LARGEST_MONTHLY_AMOUNT, roundedShare(monthCents, days, 100 * 30));
}

/** What is paid for the business itself, where it is taken over and its price told among the purchases. */
function takeoverWithin({ facts }: Ground, investment: number): Assumed {
  const price = Math.min(investment, priceOfTakeover(facts, saidItems(facts)?.value ?? []));
  return price > 0 ? { value: price, origin: 'derived' } : usual(0);
}

/** A person at a counter pays by card, which reaches the bank the next working day. Our own estimate, days. */
const CARD_DAYS = 1;
/** A firm that is invoiced pays in this many days: the term of Ley 3/2004 and of the usual invoice elsewhere. */
const INVOICE_DAYS = 30;
/** From here on a trade's days are trade credit and not a card's or a platform's delay. */
const CREDIT_FROM_DAYS = 15;
/** A job of more weeks is paid in stages, on average when half of it is done. Our own line. */
const WEEKS_PAID_AT_ONCE = 2;
const DAYS_A_WEEK = 7;
/** Nobody waits longer than half a year for what a small business sold. */
const MOST_DAYS = 180;
const PAID_AT_ONCE: readonly Sector['revenueModel'][] = ['product', 'transaction', 'project'];

/**
 * The terms that were told are the terms. A job that was told to take weeks is paid in stages. Else the trade's days suit the trade's usual customer. Where the founder names other ones, credit follows who buys: people who buy goods or works, whose
 * deposits and stages pay for them, or who buy what firms usually do, take none; firms who buy what people usually do ask for some. Deposits paid ahead stay as the trade has them.
 */
function assumeCollection({ facts, sector }: Ground): Assumed {
  const terms = findPaymentTerms(facts);
  if (terms !== null) return { value: Math.min(terms, MOST_DAYS) || 0, origin: 'derived' };
  const days = sector.daysToCollect ?? 0;
  const weeks = findJobWeeks(facts);
  if (days >= 0 && weeks !== null && weeks > WEEKS_PAID_AT_ONCE && sector.revenueModel === 'project')
    return { value: Math.min(MOST_DAYS, Math.round((weeks * DAYS_A_WEEK) / 2)), origin: 'derived' };
  const [told, usualBuyer] = [toldBuyer(facts), findBuyer({}, sector.pack)];
  if (told === null || days < 0) return usual(days);
  if (isFirm(told)) return days < CREDIT_FROM_DAYS && !isFirm(usualBuyer) ? { value: INVOICE_DAYS, origin: 'derived' } : usual(days);
  const paysAtOnce = isFirm(usualBuyer) || PAID_AT_ONCE.includes(sector.revenueModel);
  return days >= CREDIT_FROM_DAYS && paysAtOnce ? { value: CARD_DAYS, origin: 'derived' } : usual(days);
}

function assumeInvestment({ facts, sector, country, currency }: Ground): Assumed {
  const said = saidFigure(facts, 'investment');
  if (said) return saidAs(said, Math.round(said.value));
  const items = saidItems(facts);
  const sum = items?.value.reduce((total, item) => total + item.amount, 0) ?? 0;
  if (items && !areOfChannels(facts)) {
    return { value: Math.round(sum), origin: originFrom(items.origin), fact: items };
  }
  const least = localUnits(sector.capex.low, country, currency);
  return usual((factValue(facts, 'littleToBuy') ? roundedShare(least, LITTLE_PCT, 100) : least) + Math.round(sum));
}
