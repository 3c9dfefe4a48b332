// «No, it's 80 lawns and 20 hedges a month. 3 a lawn and 12 a hedge»: asked what things cost, their numbers may be put right in the same breath.
import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { costsOfEach } from './costs-of-each.ts';
import { countsOfEach } from './counts-of-each.ts';
import { relaid } from './name-sale-lines.ts';

interface OfEach {
  readonly facts: readonly Fact[];
  /** Whether how many are sold of each was told as well. */
  readonly isCounted: boolean;
}

/** The known lines with what a list of costs tells of them, and a list of numbers beside it; null where no list of costs is told. */
export function tellsOfEach(ground: Ground, amounts: readonly Amount[], before: Fact<'lines'>): OfEach | null {
  const costs = costsOfEach(ground, amounts, before.value, true);
  if (costs === null) return null;
  const [from, to] = [Math.min(...costs.parts.map(({ start }) => start)), Math.max(...costs.parts.map(({ end }) => end))];
  const isLeft = ({ start, end }: { readonly start: number; readonly end: number }) => end <= from || start >= to;
  const rest = { ...ground, numerals: ground.numerals.filter(isLeft) };
  const counted = countsOfEach(rest, amounts.filter(isLeft), costs.lines);
  return { facts: relaid(before, counted ?? costs.lines), isCounted: counted !== null };
}
