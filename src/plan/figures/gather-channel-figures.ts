// What each way of getting known costs and what is expected of it: it adds up to the funnel, and the funnel to the model's customers.
import { countryOf } from '../../countries/countries.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { localCents } from '../../finance/local-amount.ts';
import { splitByShares } from '../../finance/split-by-shares.ts';
import type { Sector } from '../../sectors/sector.ts';
import { COSTS, HOURS_A_WEEK, isAcquiring, type Strength, worksOnMoneyAlone } from '../marketing/channel-strength.ts';
import type { SharedChannel } from '../marketing/gather-channels.ts';
import { shareBudget } from '../marketing/share-budget.ts';
import { mostOf, NONE, sentBy, shareOfOpening, type Worked, workSources } from '../marketing/share-sources.ts';
import {
  type Business,
  findUnpaidSources,
  type Pace,
  strengthOfChannel,
  strengthOfSource,
  type UnpaidSource,
} from '../marketing/unpaid-sources.ts';
import type { FigureTable } from './figure.ts';
import { WEEKS_A_MONTH } from './gather-calendar-figures.ts';
import { salesGiven, weekFigures } from './gather-channel-weeks.ts';
import { derived, fromCents } from './make-figure.ts';

const MONTHS_A_YEAR = 12;

/** What the funnel of the first year ends in and what it takes to get there. */
interface Funnel extends Pace {
  readonly customers: number;
  /** The customers won in each of its months. */
  readonly won: readonly number[];
  /** The weeks in which those of its first month ask: none before the doors open where one has to walk in. */
  readonly weeksOfFirst: number;
}

/** Whoever comes without money: by one of the sources there are, sent by another customer, or by no source that is known. */
export type FreeSource = UnpaidSource | 'sent' | 'none';

/** A year's customers by where they come from. */
interface Sources {
  readonly paid: readonly number[];
  readonly worked: readonly Worked[];
  readonly free: readonly (readonly [FreeSource, Worked])[];
}

/**
 * `channel-1` … the month's money of each channel, over the year where it ends sooner and then `channel-1-once` all of it, `channel-1-asks` and
 * `channel-1-customers` what it is to bring in the first year, `channel-1-paid` of them by its money and `channel-1-worked` by hand, at so many
 * `channel-1-contacts` a year of whom one in `channel-1-one-in` buys, in `channel-1-hours` a month; `channel-1-cost` what each then costs, `channel-1-commission` the
 * part of each sale that was told to be its own;
 * `channel-usual` and `channel-spend`, the same over all the channels, as is usual and as it is spent; `free-…` those whom no channel brings, of
 * whom `free-none` come by no source there is. One that only keeps customers is to bring none.
 */
export function channelFigures(
  business: Business & { readonly model: FinancialModel; readonly sector: Sector },
  channels: readonly SharedChannel[],
  funnel: Funnel,
): FigureTable {
  const { model, sector } = business;
  const budget = model.assumptions.marketing.value;
  const amounts = shareBudget(budget, channels);
  const usual = usualCostCents(model, sector);
  const costs = channels.map(({ kind }) => usual * COSTS[kind]);
  const acquiring = amounts.map((amount, at) => (channels[at] && isAcquiring(channels[at]) ? amount : 0));
  const affordable = customersAfforded(acquiring, costs);
  const strengths = strengthsOf(business, channels, affordable, funnel);
  const { paid, worked, free } = findSources(business, channels, { amounts, affordable, strengths }, funnel);
  const rows = channels.map((channel, at): FigureTable => {
    const [amount, byHand] = [amounts[at] ?? 0, worked[at] ?? NONE];
    const customers = (paid[at] ?? 0) + byHand.customers;
    const id = channelFigure(at);
    return {
      [id]: { kind: 'money', value: amount, origin: 'sector' },
      ...(channel.months ? { [`${id}-once`]: derived('money', amount * MONTHS_A_YEAR) } : {}),
      [`${id}-asks`]: derived('count', customers * funnel.asksEach),
      [`${id}-customers`]: derived('count', customers),
      ...(channel.commission === null ? {} : { [`${id}-commission`]: { kind: 'percent', value: channel.commission, origin: 'said' } }),
      [`${id}-paid`]: derived('count', paid[at] ?? 0),
      [`${id}-cost`]: derived('price', customers > 0 ? spentOnEach(amount, customers) : fromCents(Math.round(costs[at] ?? 0))),
      ...workedFigures(id, strengths[at] ?? null, byHand),
      ...weekFigures(id, customers, funnel),
      ...(channel.months ? salesGiven(id, amount * MONTHS_A_YEAR, model) : {}),
    };
  });
  const brought = sumOf(paid) + customersOf(worked);
  const spent = sumOf(acquiring);
  const each = sumOf(paid) === 0 ? fromCents(usual) : spentOnEach(spent, sumOf(affordable));
  return {
    ...Object.assign(
      {},
      ...rows,
      ...free.map(([source, { customers, contacts }]) => freeFigures(source, customers, contacts, funnel, business)),
    ),
    'referred-customers': derived('count', referredOf(channels, { paid, worked, free })),
    'paid-customers': derived('count', sumOf(paid)),
    'unpaid-customers': derived('count', funnel.customers - sumOf(paid)),
    'free-customers': derived('count', funnel.customers - brought),
    'usual-customer-cost': { kind: 'price', value: fromCents(usual), origin: 'sector' },
    'channel-usual': derived('price', each),
    'budget-for-all': derived('money', Math.ceil((funnel.customers * each) / MONTHS_A_YEAR)),
    'channel-spend': derived('price', spentOnEach(spent, brought)),
    'customer-spend': derived('price', spentOnEach(budget, funnel.customers)),
  };
}

/** Whom customers and partners send. */
function referredOf(channels: readonly SharedChannel[], { paid, worked, free }: Sources): number {
  const sending = channels.map(({ kind }, at) =>
    kind === 'mouth' || kind === 'partners' ? (paid[at] ?? 0) + (worked[at] ?? NONE).customers : 0,
  );
  return sumOf(sending) + sumOf(free.map(([source, { customers }]) => (source === 'sent' ? customers : 0)));
}

/** In the order of the channels, as far as the hours of a week go. What works by its money alone is worked by hand only where it has none. */
function strengthsOf(
  business: Business,
  channels: readonly SharedChannel[],
  affordable: readonly number[],
  funnel: Funnel,
): readonly (Strength | null)[] {
  let left = HOURS_A_WEEK;
  return channels.map((channel, at) => {
    if (worksOnMoneyAlone(channel.kind) && (affordable[at] ?? 0) > 0) return null;
    const strength = strengthOfChannel(channel, business, funnel);
    if (!strength || strength.hours > left) return null;
    left -= strength.hours;
    return strength;
  });
}

/**
 * By the channels that take no money, by money, by hand where there is money too, by who passes, by one thing more that is worked; then those
 * whom all these send, and whoever is left.
 */
function findSources(business: Business, channels: readonly SharedChannel[], means: Means, funnel: Funnel): Sources {
  const { customers, won } = funnel;
  const { affordable, amounts } = means;
  const most = mostByHand(channels, means, funnel);
  const takesHours = channels.map((channel, at) => amounts[at] === 0 && isAcquiring(channel));
  const pick = (isPicked: (at: number) => boolean) => most.map((one, at) => (isPicked(at) ? one : NONE));
  const first = workSources(
    pick((at) => takesHours[at] === true),
    Math.max(Math.ceil(customers / 2), customers - sumOf(affordable)),
  );
  let left = customers - customersOf(first);
  const paid = sumOf(affordable) > left ? splitByShares(left, affordable) : affordable;
  left -= sumOf(paid);
  const second = workSources(
    pick((at) => takesHours[at] === false),
    left,
  );
  left -= customersOf(second);
  const others = findUnpaidSources(business).map((source): [FreeSource, Worked] => {
    const [one = NONE] = workSources([mostOf(strengthOfSource(source, business, funnel), won)], left);
    left -= one.customers;
    return [source, one];
  });
  const sent = channels.some(({ kind }) => kind === 'mouth') ? 0 : sentBy(customers - left, left);
  const rest: [FreeSource, Worked][] = [
    ['sent', { contacts: 0, customers: sent }],
    ['none', { contacts: 0, customers: left - sent }],
  ];
  return {
    paid,
    worked: first.map((one, at) => (takesHours[at] ? one : (second[at] ?? NONE))),
    free: [...others, ...rest].filter(([, one]) => one.customers > 0),
  };
}

/** What there is to get customers with: the month's money of each channel, the customers it pays for, and the strength of working it by hand. */
interface Means {
  readonly amounts: readonly number[];
  readonly affordable: readonly number[];
  readonly strengths: readonly (Strength | null)[];
}

/** Word of mouth sends what customers send. */
function mostByHand(channels: readonly SharedChannel[], { amounts, affordable, strengths }: Means, { won }: Funnel): readonly Worked[] {
  const most = strengths.map((strength) => mostOf(strength, won));
  const sent = splitByShares(
    sentBy(Math.min(sumOf(affordable) + customersOf(most), (sumOf(won) * 4) / 5), sumOf(won)),
    channels.map(({ kind }, at) => (kind === 'mouth' && amounts[at] === 0 ? 1 : 0)),
  );
  return most.map((one, at) => ((sent[at] ?? 0) > 0 ? { contacts: 0, customers: sent[at] ?? 0 } : one));
}

function customersOf(worked: readonly Worked[]): number {
  return sumOf(worked.map(({ customers }) => customers));
}

function workedFigures(id: string, strength: Strength | null, { contacts, customers }: Worked): FigureTable {
  if (customers === 0) return {};
  return {
    [`${id}-worked`]: derived('count', customers),
    ...(strength && contacts > 0
      ? {
          [`${id}-contacts`]: supposed(customers * strength.oneIn),
          [`${id}-one-in`]: supposed(strength.oneIn),
          [`${id}-hours`]: supposed(Math.round(strength.hours * WEEKS_A_MONTH)),
        }
      : {}),
  };
}

/** `free-passers` …: their customers and those who ask, how many of them in the opening months and how many later; whoever sends somebody has bought before, so that theirs begin in the second. */
function freeFigures(source: FreeSource, customers: number, contacts: number, funnel: Funnel, business: Business): FigureTable {
  const id = freeFigure(source);
  const opening = Math.round(customers * shareOfOpening(funnel.won, source === 'sent' ? 1 : 0));
  const strength = source === 'sent' || source === 'none' ? null : strengthOfSource(source, business, funnel);
  return {
    [id]: derived('count', customers),
    [`${id}-asks`]: derived('count', customers * funnel.asksEach),
    [`${id}-opening`]: derived('count', opening),
    [`${id}-later`]: derived('count', customers - opening),
    ...(strength && contacts > 0 ? { [`${id}-contacts`]: supposed(contacts), [`${id}-one-in`]: supposed(strength.oneIn) } : {}),
  };
}

function supposed(value: number): FigureTable[string] {
  return { kind: 'count', value, origin: 'sector' };
}

/** What the year's money comes to for each customer won. */
function spentOnEach(aMonth: number, customers: number): number {
  return Math.round(((aMonth * MONTHS_A_YEAR) / Math.max(1, customers)) * 100) / 100;
}

/** As many as the year's money of each channel buys at what one usually costs there. */
function customersAfforded(amounts: readonly number[], costs: readonly number[]): readonly number[] {
  return amounts.map((amount, at) => Math.floor((amount * MONTHS_A_YEAR * 100) / Math.max(1, costs[at] ?? 1)));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** What winning one customer usually costs in the trade, in cents of the plan's money. */
function usualCostCents({ assumptions: a }: FinancialModel, { customerCost, price }: Sector): number {
  return localCents(customerCost?.base ?? price.base, countryOf(a.country), a.currency);
}

/** The id of the customers from a source that no money is spent on. */
export function freeFigure(source: FreeSource): string {
  return `free-${source}`;
}

/** The id of a channel's share of the monthly budget, channels counted from 0. */
export function channelFigure(at: number): string {
  return `channel-${at + 1}`;
}
