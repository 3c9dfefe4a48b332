// What each way of getting known costs and what is expected of it: it adds up to the funnel, and the funnel to the model's customers.

import { countryOf } from '../../countries/countries.ts';
import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { localCents } from '../../finance/local-amount.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Sector } from '../../sectors/sector.ts';
import { COSTS, type Strength } from '../marketing/channel-strength.ts';
import { countBrought, withoutBrought } from '../marketing/count-brought.ts';
import { customersOf, type FreeSource, type Funnel, oneInOf, oneInOfFree, type Sources } from '../marketing/find-sources.ts';
import type { SharedChannel } from '../marketing/gather-channels.ts';
import { listForGoal, monthOfGoal } from '../marketing/list-for-goal.ts';
import { NONE, type Worked } from '../marketing/share-sources.ts';
import { gatheredFigures } from '../marketing/tell-gathered.ts';
import type { Business } from '../marketing/unpaid-sources.ts';
import { WEEKS_A_MONTH } from './days-of-month.ts';
import { amountOf, type FigureTable } from './figure.ts';
import { buysAtOneGo } from './gather-customer-figures.ts';
import { evenFigures } from './gather-even-figures.ts';
import { monthFigure } from './gather-month-figures.ts';
import { premiumFigures } from './gather-premium-figures.ts';
import { type LedgerSource, ledgerFigures } from './lay-ledger.ts';
import { derived, fromCents } from './make-figure.ts';
import { spreadBudget } from './spread-budget.ts';

const MONTHS_A_YEAR = 12;

/**
 * `channel-1` … the month's money of each channel, over the year where it ends sooner and then `channel-1-once` all of it; `channel-1-customers`
 * whom it is to bring in the first year, `channel-1-paid` of them by its money and `channel-1-worked` by hand, in `channel-1-hours` a month;
 * `channel-1-cost` what each of those by money costs, `channel-1-premium` what its reward comes to in the year, `channel-1-commission` the part of each sale that was told to be its own; `paid-customer-cost` the same over
 * all the channels whose money wins somebody, `budget-held` a month what none of them can use, `winning-budget` what they can, which at the usual cost would bring in `afforded-customers`; `customer-spend` all that is spent over all customers; `free-…` those whom no channel brings, of whom
 * `free-none` come by no source there is. One that only keeps customers is to bring none. With the ledger of all sources, month by month.
 */
export function channelFigures(
  business: Business & { readonly model: FinancialModel; readonly sector: Sector },
  told: readonly SharedChannel[],
  all: Funnel,
): FigureTable {
  const { model, sector } = business;
  const followers = countBrought(business.facts, all.won);
  const funnel = withoutBrought(all, followers);
  const lists = told.map((channel) => listForGoal(channel, business.facts, model, funnel.asksEach));
  const channels = told.map((channel, at) => ({ ...channel, reachable: lists[at]?.list ?? channel.reachable }));
  const budget = model.assumptions.marketing.value;
  const usual = usualCostCents(model, sector);
  const costs = channels.map(({ kind }) => usual * COSTS[kind]);
  const { amounts, acquiring, affordable, strengths, paid, worked, free } = spreadBudget(budget, business, channels, costs, funnel);
  const rows = channels.map((channel, at): FigureTable => {
    const [amount, byHand] = [amounts[at] ?? 0, worked[at] ?? NONE];
    const customers = (paid[at] ?? 0) + byHand.customers;
    const id = channelFigure(at);
    return {
      [id]: { kind: 'money', value: amount, origin: 'sector' },
      ...(channel.months ? { [`${id}-once`]: derived('money', amount * MONTHS_A_YEAR) } : {}),
      [`${id}-customers`]: derived('count', customers),
      ...(channel.commission === null ? {} : { [`${id}-commission`]: { kind: 'percent', value: channel.commission, origin: 'said' } }),
      [`${id}-paid`]: derived('count', paid[at] ?? 0),
      [`${id}-cost`]: derived('price', customers > 0 ? spentOnEach(amount, paid[at] || customers) : fromCents(Math.round(costs[at] ?? 0))),
      ...workedFigures(id, strengths[at] ?? null, byHand),
      ...listFigures(id, lists[at] ?? null),
      ...(channel.isReward ? rewardsGiven(id, amount, customers, business.facts, channel.told) : {}),
      ...(channel.months ? salesGiven(id, amount * MONTHS_A_YEAR, model) : {}),
    };
  });
  const customersBy = (at: number) => (paid[at] ?? 0) + (worked[at] ?? NONE).customers;
  const inLedger = (channel: SharedChannel, at: number): LedgerSource => ({
    id: channelFigure(at),
    customers: customersBy(at),
    oneIn: oneInOf(channel, business, funnel),
    starts: channel.kind === 'mouth' ? 1 : 0,
    ends: channel.months ?? monthOfGoal(channel, business.facts, model, customersBy(at)),
  });
  const freeInLedger = ([source, { customers }]: Sources['free'][number]): LedgerSource => ({
    id: freeFigure(source),
    customers,
    oneIn: oneInOfFree(source, business, funnel),
    starts: source === 'sent' ? 1 : 0,
    ends: null,
  });
  const ledger = ledgerFigures(funnel.won, [...channels.map(inLedger), ...free.map(freeInLedger)], funnel.asksEach, [
    ...(sumOf(followers) > 0 ? [{ id: freeFigure('brought'), months: followers }] : []),
  ]);
  const brought = sumOf(paid) + customersOf(worked);
  const spent = sumOf(acquiring);
  const each = sumOf(paid) === 0 ? fromCents(usual) : spentOnEach(spent, sumOf(paid));
  return {
    ...Object.assign({}, ...rows, ...free.map(([source, worked]) => freeFigures(source, worked))),
    ...gatheredFigures(business.facts),
    ...(sumOf(followers) > 0 ? { [freeFigure('brought')]: { kind: 'count', value: sumOf(followers), origin: 'said' } } : {}),
    ...ledger,
    ...passersFigures(ledger),
    ...(sumOf(paid) > 0 ? {} : evenFigures(funnel.won, model, { uses: funnel.uses, isAtOneGo: buysAtOneGo(model, business.facts) })),
    'referred-customers': derived('count', referredOf(channels, { paid, worked, free })),
    'paid-customers': derived('count', sumOf(paid)),
    'unpaid-customers': derived('count', funnel.customers - sumOf(paid)),
    'free-customers': derived('count', all.customers - brought),
    'usual-customer-cost': { kind: 'price', value: fromCents(usual), origin: 'sector' },
    'paid-customer-cost': derived('price', each),
    'winning-budget': derived('money', spent),
    'keeping-budget': derived('money', sumOf(amounts) - spent),
    'budget-held': derived('money', budget - sumOf(amounts)),
    'afforded-customers': derived('count', sumOf(affordable)),
    'budget-for-all': derived('money', Math.ceil((funnel.customers * each) / MONTHS_A_YEAR)),
    'customer-spend': derived('price', spentOnEach(budget, all.customers)),
  };
}

/** Whom customers and partners send. */
function referredOf(channels: readonly SharedChannel[], { paid, worked, free }: Sources): number {
  const sending = channels.map(({ kind }, at) =>
    kind === 'mouth' || kind === 'partners' ? (paid[at] ?? 0) + (worked[at] ?? NONE).customers : 0,
  );
  return sumOf(sending) + sumOf(free.map(([source, { customers }]) => (source === 'sent' ? customers : 0)));
}

function workedFigures(id: string, strength: Strength | null, { contacts, customers }: Worked): FigureTable {
  if (customers === 0) return {};
  return {
    [`${id}-worked`]: derived('count', customers),
    ...(strength && contacts > 0 ? { [`${id}-hours`]: supposed(Math.round(strength.hours * WEEKS_A_MONTH)) } : {}),
  };
}

/** `free-partners` …: their customers, and how many are reached in a week on average, where a week's work reaches them; of who passes, `passersFigures` tells the busiest. */
function freeFigures(source: FreeSource, { customers, contacts }: Worked): FigureTable {
  const id = freeFigure(source);
  return { [id]: derived('count', customers), ...(contacts > 0 && source !== 'passers' ? { [`${id}-contacts`]: supposed(contacts) } : {}) };
}

/** Of who passes, the busiest week there is to be: that is what is counted before signing, as the street holds no more in one month than in another. */
function passersFigures(ledger: FigureTable): FigureTable {
  const id = freeFigure('passers');
  // Nobody walks into a door that is shut: those of the first month all pass once it is open.
  const aWeek = Array.from(
    { length: MONTHS_A_YEAR },
    (_, month) => amountOf(ledger, `${id}-${monthFigure(month + 1, 'reached')}`) / WEEKS_A_MONTH,
  );
  const most = Math.max(...aWeek);
  return most > 0 ? { [`${id}-contacts`]: supposed(Math.ceil(most / 10) * 10) } : {};
}

/** `channel-1-list` …: how many have to be called on where a goal asks for more than those told would sign. */
function listFigures(id: string, list: ReturnType<typeof listForGoal>): FigureTable {
  if (!list) return {};
  return {
    [`${id}-list`]: derived('count', list.list),
    [`${id}-told`]: { kind: 'count', value: list.told, origin: 'said' },
    [`${id}-goal`]: { kind: 'count', value: list.goal, origin: 'said' },
  };
}

function supposed(value: number): FigureTable[string] {
  return { kind: 'count', value, origin: 'sector' };
}

/** A cost from which cents tell nothing. */
const NO_CENTS = 100;

/** What the year's money comes to for each customer won. */
function spentOnEach(aMonth: number, customers: number): number {
  const each = (aMonth * MONTHS_A_YEAR) / Math.max(1, customers);
  return each >= NO_CENTS ? Math.round(each) : Math.round(each * 100) / 100;
}

/** What winning one customer usually costs in the trade, in cents of the plan's money. */
function usualCostCents({ assumptions: a }: FinancialModel, { customerCost, price }: Sector): number {
  return localCents(customerCost?.base ?? price.base, countryOf(a.country), a.currency);
}

/** What its rewards come to in the year: the money kept for them, or by what was told of each where there is none. */
function rewardsGiven(id: string, amount: number, customers: number, facts: FactSheet, told: number | null): FigureTable {
  return amount > 0 ? { [`${id}-premium`]: derived('money', amount * MONTHS_A_YEAR) } : premiumFigures(id, customers, facts, told);
}

/** What is given away is so many sales at what they cost to make. */
function salesGiven(id: string, amount: number, { assumptions: { unitCostCents } }: FinancialModel): FigureTable {
  const sales = Math.floor((amount * 100) / Math.max(1, unitCostCents.value));
  return sales > 0 && unitCostCents.value > 0 ? { [`${id}-sales`]: derived('count', sales) } : {};
}

/** The id of the customers from a source that no money is spent on. */
export function freeFigure(source: FreeSource): string {
  return `free-${source}`;
}

/** The id of a channel's share of the monthly budget, channels counted from 0. */
export function channelFigure(at: number): string {
  return `channel-${at + 1}`;
}
