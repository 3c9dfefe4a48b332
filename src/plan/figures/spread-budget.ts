// What the month's money does: what each channel takes of it, what is kept for rewards, and whom it and the other sources bring.
import { countryOf } from '../../countries/countries.ts';
import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { localCents } from '../../finance/local-amount.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { isAcquiring, type Strength } from '../marketing/channel-strength.ts';
import { type Funnel, findSources, oneInOf, type Sources, strengthsOf } from '../marketing/find-sources.ts';
import type { SharedChannel } from '../marketing/gather-channels.ts';
import { shareBudget } from '../marketing/share-budget.ts';
import { NONE } from '../marketing/share-sources.ts';
import type { Business } from '../marketing/unpaid-sources.ts';
import { premiumOf } from './gather-premium-figures.ts';

const MONTHS_A_YEAR = 12;

/** The month's money by channel, and whom it and the other sources bring. */
export interface Spread extends Sources {
  readonly amounts: readonly number[];
  readonly acquiring: readonly number[];
  readonly affordable: readonly number[];
  readonly strengths: readonly (Strength | null)[];
}

type Priced = Business & { readonly model: FinancialModel };

/** `costs`: what a customer usually costs in each channel, in cents. What is given to whoever brings somebody comes out of the same money. */
export function spreadBudget(
  budget: number,
  business: Priced,
  channels: readonly SharedChannel[],
  costs: readonly number[],
  funnel: Funnel,
): Spread {
  const unrewarded = spreadOnce(budget, business, channels, costs, funnel);
  const rewards = rewardsOf(budget, business.facts, channels, unrewarded);
  const kept = sumOf(rewards);
  return kept > 0 ? withRewards(spreadOnce(budget - kept, business, channels, costs, funnel), rewards) : unrewarded;
}

function spreadOnce(
  budget: number,
  business: Priced,
  channels: readonly SharedChannel[],
  costs: readonly number[],
  funnel: Funnel,
): Spread {
  const { country, currency } = business.model.assumptions;
  const amounts = shareBudget(budget, channels, localCents(1, countryOf(country), currency) / 100);
  const acquiring = amounts.map((amount, at) => (channels[at] && isAcquiring(channels[at]) ? amount : 0));
  const affordable = customersAfforded(acquiring, costs).map((count, at) => Math.min(count, mostWon(channels[at], business, funnel)));
  const strengths = strengthsOf(business, channels, affordable, funnel);
  return { amounts, acquiring, affordable, strengths, ...findSources(business, channels, { amounts, affordable, strengths }, funnel) };
}

/** A month's money for what is given to whoever brings somebody, where a sum was told and the channel has no other: at most half of all there is. */
function rewardsOf(budget: number, facts: FactSheet, channels: readonly SharedChannel[], { amounts, worked }: Spread): readonly number[] {
  return channels.map(({ isReward, told }, at) => {
    const each = isReward && amounts[at] === 0 ? premiumOf(facts, told) : 0;
    return Math.min(Math.ceil((each * (worked[at] ?? NONE).customers) / MONTHS_A_YEAR), Math.floor(budget / 2));
  });
}

/** Whoever is brought for a reward is brought by money. */
function withRewards(spread: Spread, rewards: readonly number[]): Spread {
  const plus = (amounts: readonly number[]) => amounts.map((amount, at) => amount + (rewards[at] ?? 0));
  const rewarded = spread.worked.map(({ customers }, at) => ((rewards[at] ?? 0) > 0 ? customers : 0));
  const and = (counts: readonly number[]) => counts.map((count, at) => count + (rewarded[at] ?? 0));
  return {
    ...spread,
    amounts: plus(spread.amounts),
    acquiring: plus(spread.acquiring),
    affordable: and(spread.affordable),
    paid: and(spread.paid),
    worked: spread.worked.map((one, at) => ((rewards[at] ?? 0) > 0 ? NONE : one)),
  };
}

/** What ends after some months brings no more than are won in them, and what reaches a few no more than those make. */
function mostWon(channel: SharedChannel | undefined, business: Business, funnel: Funnel): number {
  const inTime = channel?.months ? sumOf(funnel.won.slice(0, channel.months)) : Number.POSITIVE_INFINITY;
  if (!channel || channel.reachable === null) return inTime;
  return Math.min(inTime, Math.floor(channel.reachable / oneInOf(channel, business, funnel)));
}

/** As many as the year's money of each channel buys at what one usually costs there. */
function customersAfforded(amounts: readonly number[], costs: readonly number[]): readonly number[] {
  return amounts.map((amount, at) => Math.floor((amount * MONTHS_A_YEAR * 100) / Math.max(1, costs[at] ?? 1)));
}
