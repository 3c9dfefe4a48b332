// Whether something is to be built or done up before opening.
import { foldText } from '../language/fold-text.ts';
import { factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

const WORKS =
  /\b(?:obras?|reformas?|reformar|acondicionar|acondicionamiento|arreglar el local|remodel\w*|build.?out|fit.?out|refurb\w*|renovat\w*|building works?)\b/;

/** Whether works were told, in the list of purchases or of means. */
export const tellsWorks = keptWithFacts((facts): boolean => {
  const items = (factValue(facts, 'investmentItems') ?? []).map(({ label }) => label);
  return WORKS.test(foldText([...items, factValue(facts, 'resources') ?? ''].join('. ')));
});
