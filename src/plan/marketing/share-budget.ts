// Which channel the month's money goes to.
import { splitByShares } from '../../finance/split-by-shares.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { isAcquiring, takesMoney } from './channel-strength.ts';
import type { SharedChannel } from './gather-channels.ts';
import { mostAMonth } from './most-a-month.ts';

const MONTHS_A_YEAR = 12;

/**
 * What was told of a channel is its money. What takes hours or a part of each sale, or sends work already, and no money, or reaches only the few there
 * are, leaves the rest to the others, where there are any; none takes more than it can use, in the plan's money by `unit` to the euro, and what no
 * channel can use is left.
 */
export function shareBudget(budget: number, channels: readonly SharedChannel[], unit = 1): readonly number[] {
  const told = channels.map(({ sum }) => sum ?? 0);
  const rest = budget - sumOf(told);
  const isToldOf = ({ sum }: SharedChannel) => rest >= 0 && sum !== null;
  const takes = (channel: SharedChannel) =>
    takesMoney(channel.kind) && !channel.isSending && !channel.isOnCommission && channel.reachable === null && !isToldOf(channel);
  const isShort = !channels.some((channel) => takes(channel) && isAcquiring(channel));
  const shares = channels.map((channel) => (isShort || takes(channel) ? channel.share * (channel.months ?? MONTHS_A_YEAR) : 0));
  const most = channels.map((channel) => {
    const euros = mostAMonth(channel);
    return euros === null ? Number.POSITIVE_INFINITY : Math.round(euros * unit);
  });
  const shared = shareUpTo(Math.max(0, rest >= 0 ? rest : budget), shares, most);
  return shared.map((amount, at) => amount + (rest >= 0 ? (told[at] ?? 0) : 0));
}

/** By their shares, and what one cannot take to the others. */
function shareUpTo(amount: number, shares: readonly number[], most: readonly number[]): readonly number[] {
  const parts = splitByShares(amount, shares);
  const isOver = parts.map((part, at) => part > (most[at] ?? part));
  if (!isOver.includes(true)) return parts;
  const full = parts.map((_, at) => (isOver[at] ? (most[at] ?? 0) : 0));
  const others = shareUpTo(
    amount - sumOf(full),
    shares.map((share, at) => (isOver[at] ? 0 : share)),
    most,
  );
  return full.map((part, at) => part + (others[at] ?? 0));
}
