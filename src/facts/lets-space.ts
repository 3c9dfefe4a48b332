// Whether what is let is a desk or a storage unit: a business of places, and no agency for those of others.
import { foldText } from '../language/fold-text.ts';
import { factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

export type SpaceLet = 'coworking' | 'storage';

const SPACES: readonly (readonly [SpaceLet, RegExp])[] = [
  [
    'coworking',
    /\b(?:co-?work\w*|espacios? de trabajo compartidos?|oficinas? compartidas?|puestos? de trabajo (?:compartido|por)|hot desks?|shared (?:office|workspace)|desks? (?:to rent|by the (?:day|month)))\b/,
  ],
  ['storage', /\b(?:trasteros|minibodegas|bauleras|guardamuebles|self.?storage|storage units)\b/],
];
const TOLD_IN = ['solution', 'name', 'revenue', 'customer'] as const;

/** Null where another kind of business is known, and where none is. */
export const spaceLet = keptWithFacts((facts): SpaceLet | null => {
  if (facts.sector?.value !== 'real_estate' || facts.trade !== undefined) return null;
  const told = foldText([facts.sector.quote?.text ?? '', ...TOLD_IN.map((topic) => factValue(facts, topic) ?? '')].join('. '));
  return SPACES.find(([, words]) => words.test(told))?.[0] ?? null;
});
