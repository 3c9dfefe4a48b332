import { type FactSheet, factValue } from '../facts/fact.ts';
import type { Assumptions } from '../finance/assumption.ts';
import { makeAssumptions } from '../finance/make-assumptions.ts';
import { measureCapacity, mostServed } from '../finance/measure-capacity.ts';
import type { Exchange } from './trace-steps.ts';

/** Sales told above capacity by this much are a figure misread, or one nobody has weighed. */
const MANY_TIMES = 3;
/** Stands in for an opening month nobody said. Always the same, so that the choice is too whenever the interview is read again. */
const ANY_DAY = '2026-01-01';

/** Whether the sales told are many times what those who work there can serve, and nobody has been asked since they were. */
export function isFarAboveCapacity(exchanges: readonly Exchange[], facts: FactSheet): boolean {
  const volume = factValue(facts, 'volume');
  if (volume === undefined) return false;
  const told = exchanges.findLastIndex(({ reading }) =>
    reading.facts.some(({ id }) => id === 'volume' || id === 'team' || id === 'minutesPerSale'),
  );
  const asked = exchanges.findLastIndex(({ question }) => question === 'volume-above-capacity');
  if (asked >= 0 && asked >= told) return false;
  return volume > mostSales(makeAssumptions(facts, ANY_DAY)) * MANY_TIMES;
}

/** The most sales of a month that the places, the people and their hours allow; without bound where nothing tells. */
export function mostSales(assumptions: Assumptions): number {
  return mostServed(measureCapacity(assumptions) ?? Number.POSITIVE_INFINITY, assumptions);
}
