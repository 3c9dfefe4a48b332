import { type FactId, type FactSheet, factValue } from '../facts/fact.ts';
import { groundOf } from '../finance/assume-business.ts';
import { ODD_FIGURES } from './find-follow-up.ts';
import type { Exchange } from './trace-steps.ts';
import { isOdd, usualRange } from './usual-range.ts';

/** The figures far from what is usual that the visitor has not stood by when asked. */
export function listDoubts(exchanges: readonly Exchange[], facts: FactSheet): ReadonlySet<FactId> {
  const doubtful = ODD_FIGURES.filter(([question, id]) => {
    if (factValue(facts, id) === undefined) return false;
    const { currency, country } = groundOf(facts);
    const isConfirmed = exchanges.some((exchange) => exchange.question === question && exchange.reading.kind === 'confirmation');
    const range = isConfirmed ? null : usualRange(question, facts, { currency, country: country.code });
    return range !== null && isOdd(range);
  });
  return new Set(doubtful.map(([, id]) => id));
}
