// Where the business stands apart from a rival by what was said of both.
import type { PlanText } from '../plan.ts';
import type { Comparison } from './compare-rivals.ts';
import { withoutHearsay } from './read-standing.ts';

/** A rival, and what was said of the business and of it on the first point on which both are known and not alike; null where there is none. */
export function findContrast({ columns, lines }: Comparison): Readonly<Record<'rival' | 'ours' | 'theirs', PlanText>> | null {
  for (const [at, { head, rival }] of columns.entries()) {
    const shared = rival && lines.find(({ own, theirs }) => own && theirs[at] && !isAlike(own, theirs[at]));
    const [ours, theirs] = [shared?.own, shared?.theirs[at]];
    if (ours && theirs) return { rival: head, ours: withoutHearsay(ours), theirs: withoutHearsay(theirs) };
  }
  return null;
}

/** Both at any hour: nothing sets one apart. */
function isAlike(own: PlanText, theirs: PlanText): boolean {
  return withoutHearsay(own).es === withoutHearsay(theirs).es;
}
