// What each way of getting known costs and what is expected of it: it adds up to the funnel, and the funnel to the model's customers.
import { countryOf } from '../countries/countries.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import { localCents } from '../finance/local-amount.ts';
import { splitByShares } from '../finance/split-by-shares.ts';
import type { Sector } from '../sectors/sector.ts';
import type { ChannelKind } from './channel-clues.ts';
import type { FigureTable } from './figure.ts';
import type { SharedChannel } from './gather-channels.ts';
import { derived, fromCents } from './make-figure.ts';

const MONTHS_A_YEAR = 12;
const WEEKS_A_MONTH = 52 / 12;

/** What a customer costs through a channel against what one usually costs in the trade. Our own conventions: what asks for hours is cheaper in money. */
const COSTS: Readonly<Record<ChannelKind, number>> = {
  mouth: 0.4,
  mail: 0.5,
  messages: 0.5,
  loyalty: 0.5,
  partners: 0.6,
  visits: 0.7,
  groups: 0.7,
  search: 0.8,
  front: 0.8,
  trial: 0.8,
  site: 0.9,
  social: 1,
  business: 1,
  events: 1,
  street: 1.1,
  portal: 1.2,
  adverts: 1.4,
  other: 1,
};

/** Kinds that reach nobody but those who have bought: their money brings customers back, and brings no new one. */
const RETAINING: readonly ChannelKind[] = ['loyalty'];

/** Whether it brings new customers, or keeps those there are. */
export function isAcquiring({ kind }: Pick<SharedChannel, 'kind'>): boolean {
  return !RETAINING.includes(kind);
}

/** What the funnel of the first year ends in and what it takes to get there. */
interface Funnel {
  readonly customers: number;
  readonly asksEach: number;
  /** The customers won in each of its months. */
  readonly won: readonly number[];
}

/**
 * `channel-1` … the month's money of each channel, over the year where it ends sooner and then `channel-1-once` all of it, `channel-1-asks` and `channel-1-customers` what it is to bring in the first year at what a
 * customer usually costs there, `channel-1-cost` what each then costs; `channel-usual` and `channel-spend`, the same over all the channels, as is
 * usual and as it is spent; `free-…` those whom no money of the budget brings. One that only keeps customers is to bring none. Where it would bring nobody, the channels are worked by hand
 * and bring them all.
 */
export function channelFigures(model: FinancialModel, sector: Sector, channels: readonly SharedChannel[], funnel: Funnel): FigureTable {
  const budget = model.assumptions.marketing.value;
  const amounts = splitByShares(
    budget,
    channels.map(({ share, months }) => share * (months ?? MONTHS_A_YEAR)),
  );
  const usual = usualCostCents(model, sector);
  const costs = channels.map(({ kind }) => usual * COSTS[kind]);
  const acquiring = amounts.map((amount, at) => (channels[at] && isAcquiring(channels[at]) ? amount : 0));
  const affordable = customersAfforded(acquiring, costs);
  const paid = sumOf(affordable) > funnel.customers ? splitByShares(funnel.customers, affordable) : affordable;
  const isByHand = sumOf(paid) === 0;
  const won = isByHand ? customersByHand(channels, funnel.customers) : paid;
  const rows = channels.map((_, at): FigureTable => {
    const [amount, customers] = [amounts[at] ?? 0, won[at] ?? 0];
    const paidOut = amount * MONTHS_A_YEAR;
    return {
      [channelFigure(at)]: { kind: 'money', value: amount, origin: 'sector' },
      ...(channels[at]?.months ? { [`${channelFigure(at)}-once`]: derived('money', paidOut) } : {}),
      [`${channelFigure(at)}-asks`]: derived('count', customers * funnel.asksEach),
      [`${channelFigure(at)}-customers`]: derived('count', customers),
      [`${channelFigure(at)}-cost`]: derived('price', customers > 0 ? cents(paidOut / customers) : fromCents(Math.round(costs[at] ?? 0))),
    };
  });
  const free = funnel.customers - sumOf(won);
  const unpaid = funnel.customers - sumOf(paid);
  const spent = sumOf(acquiring);
  const each = isByHand ? fromCents(usual) : spentOnEach(spent, sumOf(affordable));
  return {
    ...Object.assign({}, ...rows),
    'paid-customers': derived('count', sumOf(paid)),
    'unpaid-customers': derived('count', unpaid),
    'free-customers': derived('count', free),
    ...freeFigures(free, channels.some(({ kind }) => kind === 'mouth') ? 0 : sentOf(free, funnel), funnel),
    'usual-customer-cost': { kind: 'price', value: fromCents(usual), origin: 'sector' },
    'channel-usual': derived('price', each),
    'budget-for-all': derived('money', Math.ceil((funnel.customers * each) / MONTHS_A_YEAR)),
    'channel-spend': derived('price', spentOnEach(spent, sumOf(won))),
    'customer-spend': derived('price', spentOnEach(budget, funnel.customers)),
  };
}

/**
 * `free-1`, `free-2`: those whom no money brings: to be looked for, and sent by another; `free-1-week` what a week of the opening months has to
 * bring of them, as new customers come in the forecast, or `free-1-month` where that is few. Whoever sends somebody has bought before, so that
 * theirs begin in the second month.
 */
function freeFigures(free: number, sent: number, { asksEach, won }: Funnel): FigureTable {
  const sources = [
    { count: free - sent, from: 0 },
    { count: sent, from: 1 },
  ];
  const rows = sources
    .filter(({ count }) => count > 0)
    .map(({ count, from }, at): FigureTable => {
      const aMonth = (count * sumOf(won.slice(from, OPENING_MONTHS))) / Math.max(1, sumOf(won.slice(from))) / (OPENING_MONTHS - from);
      const aWeek = Math.round(aMonth / WEEKS_A_MONTH);
      return {
        [freeFigure(at)]: derived('count', count),
        [`${freeFigure(at)}-asks`]: derived('count', count * asksEach),
        ...(aWeek >= FEWEST_A_WEEK
          ? { [`${freeFigure(at)}-week`]: derived('count', aWeek) }
          : { [`${freeFigure(at)}-month`]: derived('count', Math.max(1, Math.round(aMonth))) }),
      };
    });
  return Object.assign({}, ...rows);
}

/** New customers bunch in them: what a week asks for then is told. */
const OPENING_MONTHS = 3;
/** Fewer than these are counted by the month, which rounds them less. */
const FEWEST_A_WEEK = 3;

/** One in five of all customers is sent by another, by our own convention, and no more than half of those whom no money brings. */
function sentOf(free: number, { customers }: Funnel): number {
  return Math.min(Math.floor(free / 2), Math.round(customers / SENDERS));
}

const SENDERS = 5;

/** What the year's money comes to for each customer won. */
function spentOnEach(aMonth: number, customers: number): number {
  return cents((aMonth * MONTHS_A_YEAR) / Math.max(1, customers));
}

/** As many as the year's money of each channel buys at what one usually costs there. */
function customersAfforded(amounts: readonly number[], costs: readonly number[]): readonly number[] {
  return amounts.map((amount, at) => Math.floor((amount * MONTHS_A_YEAR * 100) / Math.max(1, costs[at] ?? 1)));
}

/** By the share of each channel, more through those that ask for hours than for money. */
function customersByHand(channels: readonly SharedChannel[], needed: number): readonly number[] {
  return splitByShares(
    needed,
    channels.map((channel) => (isAcquiring(channel) ? channel.share / COSTS[channel.kind] : 0)),
  );
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** What winning one customer usually costs in the trade, in cents of the plan's money. */
function usualCostCents({ assumptions: a }: FinancialModel, { customerCost, price }: Sector): number {
  return localCents(customerCost?.base ?? price.base, countryOf(a.country), a.currency);
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** The id of the customers from a source that no money is spent on, sources counted from 0. */
export function freeFigure(at: number): string {
  return `free-${at + 1}`;
}

/** The id of a channel's share of the monthly budget, channels counted from 0. */
export function channelFigure(at: number): string {
  return `channel-${at + 1}`;
}
