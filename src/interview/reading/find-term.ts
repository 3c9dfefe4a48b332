import { GLOSSARY, type TermId } from '../glossary.ts';

const LONGEST = 140;
const ASKS =
  /(?:^|¿ ?|[,.;] )(?:pero |y |oye,? |perdona,? |no se |no entiendo |dime |explicame |me explicas |puedes explicarme |and |so |but |sorry,? |tell me |can you explain |could you explain |i don'?t know |i don'?t understand )*(?:que (?:es|son|era|eran|significan?|quiere decir|quieres decir con|entiendes por|entendemos por)|a que (?:te refieres con|llamas|le llamas)|como se define|que se entiende por|en que consisten?|what(?:'s| is| are| does| do you mean by| do you call| counts as)|whats|define|explicame|explica|explain)\b/;

const TERMS = Object.entries(GLOSSARY) as [TermId, (typeof GLOSSARY)[TermId]][];

/** The word whose meaning is asked for; null where none is. */
export function findTerm(folded: string): TermId | null {
  if (folded.length > LONGEST || /\d/.test(folded)) return null;
  const asks = ASKS.exec(folded);
  if (!asks) return null;
  const rest = folded.slice(asks.index + asks[0].length);
  const found = TERMS.map(([id, { asked }]) => ({ id, match: asked.exec(rest) })).filter(({ match }) => match !== null && match.index < 40);
  const longest = found.sort((a, b) => (b.match?.[0].length ?? 0) - (a.match?.[0].length ?? 0))[0];
  return longest?.id ?? null;
}
