// What is usual in a trade, around what is already known: low, usual and high, round enough to be said in a conversation.
import type { Business } from '../finance/assume-funding.ts';
import { roundToTwoDigits } from '../finance/local-amount.ts';
import type { Benchmark } from '../sectors/benchmark.ts';
import type { Sector } from '../sectors/sector.ts';

/** Money in currency units; the unit cost, the price and the volume are of one sale and of one month. */
export interface TradeValues {
  readonly price: number;
  readonly volume: number;
  readonly unitCost: number;
  readonly fixedCosts: number;
  readonly investment: number;
}

const STEPS = ['low', 'base', 'high'] as const;

/** Three sets of values: low, usual, high. */
export function tradeValues(sector: Sector, business: Business): TradeValues[] {
  const price = business.priceCents.value / 100;
  return STEPS.map((at) => ({
    price: roundForTalk(price * overBase(sector.price, at)),
    volume: Math.max(1, Math.round(roundForTalk(business.monthlyUnits.value * overBase(sector.monthlyUnits, at)))),
    unitCost: roundForTalk((price * sector.variableCostPct[at]) / 100),
    fixedCosts: roundForTalk((business.fixedCosts.value * fixedPct(sector, at)) / fixedPct(sector, 'base')),
    // The investment assumed is the trade's low one.
    investment: roundForTalk((business.investment.value * sector.capex[at]) / sector.capex.low),
  }));
}

/** Two significant digits from ten up; below, tenths, and never nothing. */
export function roundForTalk(value: number): number {
  return value >= 10 ? roundToTwoDigits(Math.round(value)) : Math.max(0.1, Math.round(value * 10) / 10);
}

function overBase(range: Benchmark, at: (typeof STEPS)[number]): number {
  return range[at] / range.base;
}

function fixedPct({ staffPct, rentPct, marketingPct, otherFixedPct }: Sector, at: (typeof STEPS)[number]): number {
  return staffPct[at] + rentPct[at] + marketingPct[at] + otherFixedPct[at];
}
