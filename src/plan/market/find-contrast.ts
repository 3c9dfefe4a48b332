// Where the business stands apart from a rival by what was said of both.
import type { PlanText } from '../plan.ts';
import type { Comparison } from './compare-rivals.ts';
import { withoutHearsay } from './read-standing.ts';

/** A rival, and what was said of the business and of it on the first point on which both are known; null where there is none. */
export function findContrast({ columns, lines }: Comparison): Readonly<Record<'rival' | 'ours' | 'theirs', PlanText>> | null {
  for (const [at, { head, rival }] of columns.entries()) {
    const shared = rival && lines.find(({ own, theirs }) => own && theirs[at]);
    const [ours, theirs] = [shared?.own, shared?.theirs[at]];
    if (ours && theirs) return { rival: head, ours: withoutHearsay(ours), theirs: withoutHearsay(theirs) };
  }
  return null;
}
