import type { Assumptions } from './assumption.ts';

/** What the hours beyond those of the team cost at so many sales, to the minute, in whole currency units. */
export function hiredAt({ hands }: Assumptions, units: number): number {
  const beyond = units * (hands?.minutes.value ?? 0) - 60 * (hands?.hours.value ?? 0);
  return (Math.max(0, beyond) * (hands?.hourCents?.value ?? 0)) / 6000;
}
