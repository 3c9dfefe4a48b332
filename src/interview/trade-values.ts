// What is usual in a trade, around what is already known: low, usual and high, round enough to be said in a conversation.
import type { Assumptions } from '../finance/assumption.ts';
import { roundToTwoDigits } from '../finance/local-amount.ts';
import type { Range, Sector } from '../sectors/sector.ts';

/** Money in currency units; the unit cost, the price and the volume are of one sale and of one month. */
export interface TradeValues {
  readonly price: number;
  readonly volume: number;
  readonly unitCost: number;
  readonly fixedCosts: number;
  readonly investment: number;
}

const STEPS = [0, 1, 2] as const;

/** Three sets of values: low, usual, high. */
export function tradeValues(sector: Sector, assumptions: Assumptions): TradeValues[] {
  const price = assumptions.priceCents.value / 100;
  const [low, high] = sector.capex;
  const investments: Range = [low, (low + high) / 2, high];
  return STEPS.map((at) => ({
    price: roundForTalk(price * overBase(sector.price, at)),
    volume: Math.max(1, Math.round(roundForTalk(assumptions.monthlyUnits.value * overBase(sector.monthlyUnits, at)))),
    unitCost: roundForTalk((price * sector.variableCostPct[at]) / 100),
    fixedCosts: roundForTalk((assumptions.fixedCosts.value * fixedPct(sector, at)) / fixedPct(sector, 1)),
    // The investment assumed is the trade's low one.
    investment: roundForTalk((assumptions.investment.value * investments[at]) / low),
  }));
}

/** Two significant digits from ten up; below, tenths, and never nothing. */
export function roundForTalk(value: number): number {
  return value >= 10 ? roundToTwoDigits(Math.round(value)) : Math.max(0.1, Math.round(value * 10) / 10);
}

function overBase(range: Range, at: (typeof STEPS)[number]): number {
  return range[at] / range[1];
}

function fixedPct({ staffPct, rentPct, marketingPct, otherFixedPct }: Sector, at: (typeof STEPS)[number]): number {
  return staffPct[at] + rentPct[at] + marketingPct[at] + otherFixedPct[at];
}
