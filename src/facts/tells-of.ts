import { foldText } from '../language/fold-text.ts';
import type { FactSheet } from './fact.ts';

/** Whether any answer holds such words, folded. */
export function tellsOf(facts: FactSheet, words: RegExp): boolean {
  return Object.values(facts).some((fact) => typeof fact?.value === 'string' && words.test(foldText(fact.value)));
}
