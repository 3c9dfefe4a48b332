// Where a year's customers come from: by hand, by money, by who passes, by other customers, or by no source that is known.

import { splitByShares } from '../../finance/split-by-shares.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { HOURS_A_WEEK, isAcquiring, type Strength, worksOnMoneyAlone } from './channel-strength.ts';
import type { SharedChannel } from './gather-channels.ts';
import { mostOf, NONE, sentBy, type Worked, workSources } from './share-sources.ts';
import {
  type Business,
  findUnpaidSources,
  isPassedBy,
  type Pace,
  strengthOfChannel,
  strengthOfSource,
  type UnpaidSource,
} from './unpaid-sources.ts';

/** What the funnel of the first year ends in and what it takes to get there. */
export interface Funnel extends Pace {
  readonly customers: number;
  /** The customers won in each of its months. */
  readonly won: readonly number[];
  /** Of how many who see it one asks. */
  readonly seesEach: number;
}

/** Whoever comes without money: after the founder from where they were served before, by one of the sources there are, sent by another customer, or by no source that is known. */
export type FreeSource = 'brought' | UnpaidSource | 'sent' | 'none';

/** A year's customers by where they come from. */
export interface Sources {
  readonly paid: readonly number[];
  readonly worked: readonly Worked[];
  readonly free: readonly (readonly [FreeSource, Worked])[];
}

/** In the order of the channels, as far as the hours of a week go. What works by its money alone is worked by hand only where it has none. */
export function strengthsOf(
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
export function findSources(business: Business, channels: readonly SharedChannel[], means: Means, funnel: Funnel): Sources {
  const { customers, won } = funnel;
  const { affordable, amounts } = means;
  const isNamed = channels.some((channel) => channel.isNamed);
  const unpaid = findUnpaidSources(business).map((source): [FreeSource, Worked] => {
    const most = mostOf(strengthOfSource(source, business, funnel), won);
    return [source, isNamed && source !== 'passers' ? atMost(most, Math.floor(customers / PROPOSED)) : most];
  });
  const most = mostByHand(channels, means, funnel, customersOf(unpaid.map(([, one]) => one))).map((one, at) =>
    withinReach(one, channels[at]?.reachable ?? null, means.strengths[at]),
  );
  const takesHours = channels.map((channel, at) => amounts[at] === 0 && isAcquiring(channel));
  const pick = (isPicked: (at: number) => boolean) => most.map((one, at) => (isPicked(at) ? one : NONE));
  const first = workSources(
    pick((at) => takesHours[at] === true),
    Math.max(Math.ceil(customers / 2), customers - sumOf(affordable)),
  );
  let left = customers - customersOf(first);
  const unbought = comeUnbought(business, channels, left);
  const buyable = left - unbought.passing - unbought.sent;
  const paid = sumOf(affordable) > buyable ? splitByShares(buyable, affordable) : affordable;
  left -= sumOf(paid);
  const second = workSources(
    pick((at) => takesHours[at] === false),
    left - unbought.sent,
  );
  left -= customersOf(second);
  const others = unpaid.map(([source, could]): [FreeSource, Worked] => {
    const [one = NONE] = workSources([could], left - unbought.sent);
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

/** Of those who come to a door on the street, who walks in from it and who is sent there, however much money there is for adverts. */
function comeUnbought(
  business: Business,
  channels: readonly SharedChannel[],
  left: number,
): { readonly passing: number; readonly sent: number } {
  if (!isPassedBy(business)) return { passing: 0, sent: 0 };
  const isToldOf = channels.some(({ kind }) => kind === 'mouth');
  return { passing: Math.floor(left / FROM_THE_STREET), sent: isToldOf ? 0 : Math.floor(left / SENT_THERE) };
}

/** One in three from the street and one in five by another customer, at least: our own convention, printed as an assumption where money would pay for more. */
const FROM_THE_STREET = 3;
const SENT_THERE = 5;

/** What nobody named beside channels that were is to bring no more than one customer of so many. Our own convention. */
const PROPOSED = 5;

/** No more than those there are to be reached make. */
function withinReach(most: Worked, reachable: number | null, strength: Strength | null | undefined): Worked {
  return reachable === null || !strength ? most : atMost(most, Math.floor(reachable / strength.oneIn));
}

function atMost(most: Worked, limit: number): Worked {
  const customers = Math.min(most.customers, limit);
  return { customers, contacts: Math.ceil((most.contacts * customers) / Math.max(1, most.customers)) };
}

/** What there is to get customers with: the month's money of each channel, the customers it pays for, and the strength of working it by hand. */
interface Means {
  readonly amounts: readonly number[];
  readonly affordable: readonly number[];
  readonly strengths: readonly (Strength | null)[];
}

/** Word of mouth sends what customers send, whoever brought them. */
function mostByHand(
  channels: readonly SharedChannel[],
  { amounts, affordable, strengths }: Means,
  { won }: Funnel,
  unpaid: number,
): readonly Worked[] {
  const most = strengths.map((strength) => mostOf(strength, won));
  const sent = splitByShares(
    sentBy(Math.min(sumOf(affordable) + customersOf(most) + unpaid, (sumOf(won) * 4) / 5), sumOf(won)),
    channels.map(({ kind }, at) => (kind === 'mouth' && amounts[at] === 0 ? 1 : 0)),
  );
  return most.map((one, at) => ((sent[at] ?? 0) > 0 ? { contacts: 0, customers: sent[at] ?? 0 } : one));
}

export function customersOf(worked: readonly Worked[]): number {
  return sumOf(worked.map(({ customers }) => customers));
}

/** Of how many whom a channel reaches one buys: as where it is worked by hand, or by how many see it before one asks. Whoever is sent asks. */
export function oneInOf(channel: SharedChannel, business: Business, funnel: Funnel): number {
  if (channel.kind === 'mouth') return funnel.asksEach;
  return strengthOfChannel(channel, business, funnel)?.oneIn ?? funnel.asksEach * funnel.seesEach;
}

/** The same of a source that no money is spent on. */
export function oneInOfFree(source: FreeSource, business: Business, funnel: Funnel): number {
  if (source === 'brought') return 1;
  if (source === 'sent') return funnel.asksEach;
  const strength = source === 'none' ? null : strengthOfSource(source, business, funnel);
  return strength?.oneIn ?? funnel.asksEach * funnel.seesEach;
}
