// Where the business stands apart from a rival by what was said of both.
import type { Comparison, Line } from '../market/compare-rivals.ts';
import type { Point } from '../market/comparison-points.ts';
import { withoutHearsay } from '../market/read-standing.ts';
import type { PlanText } from '../plan.ts';

interface Shared {
  readonly point: Point;
  readonly ours: PlanText;
  readonly theirs: PlanText;
}

/** A rival and the point on which the business stands apart from it, by what was said of both; null where there is none. */
export function findContrast({ columns, lines }: Comparison): Readonly<Record<'rival' | 'point' | 'ours' | 'theirs', PlanText>> | null {
  for (const [at, { head, rival }] of columns.entries()) {
    const shared = rival && findShared(lines, at);
    if (shared) return { rival: head, point: shared.point.name, ours: shared.ours, theirs: shared.theirs };
  }
  return null;
}

/** The first point on which something is known of the business and of the rival in this column. */
function findShared(lines: readonly Line[], at: number): Shared | null {
  for (const { point, own, theirs } of lines) {
    const told = theirs[at];
    if (own && told) return { point, ours: withoutHearsay(own), theirs: withoutHearsay(told) };
  }
  return null;
}
