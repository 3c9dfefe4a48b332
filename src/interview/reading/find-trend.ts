// How sales go on from where they start: the pace of the first months, where they are to get to and by when, and what is won each month.
import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { climbByMonths } from './climb-by-months.ts';
import { findPace } from './find-pace.ts';
import { findRampMonths } from './find-ramp-months.ts';
import { findTarget, findWonPerMonth } from './find-target.ts';
import { openingPace } from './opening-pace.ts';
import type { ReadingContext } from './reading-context.ts';

/** `found`: what was read of the same answer, the volume among it. */
export function findTrend(ground: Ground, amounts: readonly Amount[], found: readonly Fact[], context: ReadingContext): readonly Fact[] {
  const volume = found.find(({ id }) => id === 'volume');
  const won = volume ? findWonPerMonth(ground, amounts, context) : [];
  if (found.some(({ id }) => id === 'targetVolume' || id === 'openingShare')) return won;
  const steps = climbByMonths(ground, context);
  if (steps.length > 0) return [...steps, ...won];
  const climb = findRampMonths(ground, context);
  return [
    ...openingPace(ground, context),
    ...findPace(ground, volume, context),
    ...(climb.length > 0 ? climb : findTarget(ground, amounts, volume, context)),
    ...won,
  ];
}
