import { foldText } from '../../language/fold-text.ts';

/** How an answer or a correction opens. */
const OPENS_TALK =
  /^(?:no|not|nope|si|yes|yeah|yep|ok|okay|vale|bueno|pues|well|sure|out of|por cada|for each|for every|per|ni|tampoco|neither|sorry|perdon\w*|oye|hey)\b/;
/** What says something of somebody, or that something is wrong: no name of a thing holds a verb of these. */
const SAYS =
  /\b(?:se|sabemos|know|gast(?:o|amos|aba)|spend|spent|cobr(?:o|amos)|charge|sal(?:e|en|dria)|vien(?:e|en)|comes?|dij(?:e|iste)|dicho|said|told|creo|think|est(?:a|an|oy|amos)|is|are|was|were|fue|eran?|son|es|does|doesn't|isn't|aren't|don't|wrong|equivocad[oa]s?|corrijo|corrig\w+|correg\w+|correction|that's|it's|i'm|i've|we've|we're)\b/;

/** Whether words may stand in a table as the name of what is bought: no answer, complaint or correction is one. */
export function namesThing(words: string): boolean {
  const folded = foldText(words).replaceAll('’', "'").trim();
  return folded !== '' && !OPENS_TALK.test(folded) && !SAYS.test(folded);
}
