// How the months of the first year share its marketing: money is spent when it has customers to win.
import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { splitByShares } from '../../finance/split-by-shares.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Sector } from '../../sectors/sector.ts';
import { isAcquiring } from '../marketing/channel-strength.ts';
import { shareChannels } from '../marketing/gather-channels.ts';
import { usesOf } from '../told/uses-of.ts';
import { amountOf } from './figure.ts';
import { channelFigure } from './gather-channel-figures.ts';
import { funnelFigures } from './gather-market-figures.ts';
import { monthFigure } from './gather-month-figures.ts';

const MONTHS_A_YEAR = 12;
/** Of a month's marketing, as the model's pace counts it. */
const WHOLE = 10_000;
/** A channel that wins fewer in the year is paid every month alike: one client in November is not won with November's money. */
const LEAST_WON = 24;
/** Months this close to an even share, in the model's parts, are as good as even. */
const EVEN = 1000;

/**
 * What each month of the first year spends of a month's marketing, 10,000 for all of it, as the ledger of the channels has their customers; the twelve
 * come to twelve months. Null where every month spends much the same.
 */
export function paceOfMarketing(model: FinancialModel, sector: Sector, facts: FactSheet): readonly number[] | null {
  const uses = usesOf(facts, sector.id, model.assumptions.trade, sector.revenueModel === 'service');
  const figures = funnelFigures(model, sector, facts, uses);
  const budget = model.assumptions.marketing.value;
  const months = Array.from({ length: MONTHS_A_YEAR }, (_, at) => at + 1);
  const moves = shareChannels(facts, sector).map((channel, at) => {
    const id = channelFigure(at);
    const [amount, won] = [amountOf(figures, id), amountOf(figures, `${id}-customers`)];
    if (!isAcquiring(channel) || amountOf(figures, `${id}-paid`) === 0 || won < LEAST_WON) return months.map(() => 0);
    return months.map((month) => amount * ((MONTHS_A_YEAR * amountOf(figures, `${id}-${monthFigure(month, 'new')}`)) / won - 1));
  });
  const spent = months.map((_, at) => Math.max(0, budget + sumOf(moves.map((move) => move[at] ?? 0))));
  const pace = splitByShares(MONTHS_A_YEAR * WHOLE, spent);
  return budget > 0 && pace.some((part) => Math.abs(part - WHOLE) > EVEN) ? pace : null;
}
