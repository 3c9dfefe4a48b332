// Which channel the month's money goes to.
import { splitByShares } from '../../finance/split-by-shares.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { isAcquiring, takesMoney } from './channel-strength.ts';
import type { SharedChannel } from './gather-channels.ts';

const MONTHS_A_YEAR = 12;

/** What was told of a channel is its money. What takes hours or a part of each sale, or sends work already, and no money, or reaches only the few there are, leaves the rest to the others, where there are any. */
export function shareBudget(budget: number, channels: readonly SharedChannel[]): readonly number[] {
  const told = channels.map(({ sum }) => sum ?? 0);
  const rest = budget - sumOf(told);
  const isToldOf = ({ sum }: SharedChannel) => rest >= 0 && sum !== null;
  const takes = (channel: SharedChannel) =>
    takesMoney(channel.kind) && !channel.isSending && !channel.isOnCommission && channel.reachable === null && !isToldOf(channel);
  const isShort = !channels.some((channel) => takes(channel) && isAcquiring(channel));
  const shared = splitByShares(
    Math.max(0, rest >= 0 ? rest : budget),
    channels.map((channel) => (isShort || takes(channel) ? channel.share * (channel.months ?? MONTHS_A_YEAR) : 0)),
  );
  return shared.map((amount, at) => amount + (rest >= 0 ? (told[at] ?? 0) : 0));
}
