import type { FactSheet } from './fact.ts';

/** The same finding, made once for each sheet: facts never change, and one turn of a conversation asks the same of them many times. */
export function keptWithFacts<Found>(find: (facts: FactSheet) => Found): (facts: FactSheet) => Found {
  const kept = new WeakMap<FactSheet, { readonly found: Found }>();
  return (facts) => {
    const known = kept.get(facts) ?? { found: find(facts) };
    kept.set(facts, known);
    return known.found;
  };
}
