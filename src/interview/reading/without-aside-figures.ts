// An answer without whatever of its figures tells nothing by itself, so that all else stands where it stood.
import type { ReadingContext } from './reading-context.ts';
import { withoutDeniedShare } from './without-denied-share.ts';
import { withoutDeposit } from './without-deposit.ts';
import { withoutDisbelief } from './without-disbelief.ts';
import { withoutEach } from './without-each.ts';
import { withoutPartsOfCost } from './without-parts-of-cost.ts';
import { withoutWorking } from './without-working.ts';

type Told = Pick<ReadingContext, 'question' | 'language' | 'today'>;

/** How a number was worked out, what one of several costs, when a price is paid, what something is not. */
export function withoutAsideFigures(words: string, told: Told): string {
  const stated = withoutDeniedShare(withoutDeposit(withoutDisbelief(words), told.question), told.question);
  return [withoutWorking, withoutPartsOfCost, withoutEach].reduce((so, without) => without(so, told), stated);
}
