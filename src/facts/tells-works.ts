// Whether something is to be built or done up before opening.
import { foldText } from '../language/fold-text.ts';
import { type FactSheet, factValue } from './fact.ts';

const WORKS =
  /\b(?:obras?|reformas?|reformar|acondicionar|acondicionamiento|arreglar el local|remodel\w*|build.?out|fit.?out|refurb\w*|renovat\w*|building works?)\b/;

/** Whether works were told, in the list of purchases or of means. */
export function tellsWorks(facts: FactSheet): boolean {
  const items = (factValue(facts, 'investmentItems') ?? []).map(({ label }) => label);
  return WORKS.test(foldText([...items, factValue(facts, 'resources') ?? ''].join('. ')));
}
