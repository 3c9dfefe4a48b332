// Who gives a share, with what was told of them before.
import { factValue, type MoneySource } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { isGranted, isUnsure } from './funding-words.ts';
import type { ReadingContext } from './reading-context.ts';
import type { Share } from './share-out.ts';
import { sourceOfPortion } from './source-of-portion.ts';

/** Told again with less: the name, the terms and whether it is granted stay as they were told before. Undefined for who is not named. */
export function sourceOf(ground: Ground, amounts: readonly Amount[], share: Share, context: ReadingContext): MoneySource | undefined {
  const told = sourceOfPortion(ground, amounts, share);
  const before = earlierOf(share, context);
  const source = !before || !told ? (told ?? before) : { ...before, ...told, ...(/\p{Lu}/u.test(told.who) ? {} : { who: before.who }) };
  if (source === undefined) return undefined;
  const { isPending: _, ...rest } = source;
  return isPending(ground, share, context) ? { ...rest, isPending: true } : rest;
}

/** A grant that was only applied for. */
export function isPending({ folded }: Ground, share: Share, context: ReadingContext): boolean {
  const words = folded.slice(share.portion.start, share.portion.end);
  const wasPending = earlierOf(share, context)?.isPending === true;
  return share.giver === 'grant' && (isUnsure(words) || (wasPending && !isGranted(words)));
}

/** "If they turn it down I would put it in from my savings": there either way. */
export function isThere(ground: Ground, share: Share, context: ReadingContext): boolean {
  return !isPending(ground, share, context) || EITHER_WAY.test(ground.folded);
}

const EITHER_WAY =
  /(?<![a-z])(?:(?:if|should) (?:they|it|we|i|that)(?![a-z])[^.;]*(?:turn|refus|reject|n't|not|fail|fall)[^.;]*(?:put it in|savings|cover it|my own|our own)|si (?:no|me la (?:niegan|deniegan)|la (?:niegan|deniegan)|al final no)(?![a-z])[^.;]*(?:l[oa] (?:pongo|pondr[a-z]*|ponemos)|ahorros|de mi bolsillo))/;

function earlierOf({ giver, amount }: Share, { known }: ReadingContext): MoneySource | undefined {
  return factValue(known, 'moneySources')?.find((one) => one.kind === giver && one.amount === amount);
}
