import type { FactId, FactSheet } from '../facts/fact.ts';
import { assumeBusiness } from '../finance/assume-business.ts';
import { ODD_FIGURES } from './find-follow-up.ts';
import type { Exchange } from './trace-steps.ts';
import { isOdd, usualRange } from './usual-range.ts';

/** The figures far from what is usual that the visitor has not stood by when asked. */
export function listDoubts(exchanges: readonly Exchange[], facts: FactSheet, today: string): ReadonlySet<FactId> {
  const business = assumeBusiness(facts, today);
  const doubtful = ODD_FIGURES.filter(([question]) => {
    const isConfirmed = exchanges.some((exchange) => exchange.question === question && exchange.reading.kind === 'confirmation');
    const range = isConfirmed ? null : usualRange(question, facts, business);
    return range !== null && isOdd(range);
  });
  return new Set(doubtful.map(([, id]) => id));
}
