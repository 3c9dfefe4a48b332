import { KIN } from './people-words.ts';

/** Nobody besides who is talking. */
export const ALONE =
  /\b(?:(?:solo|solamente|unicamente|nada mas que) yo|yo sol[oa]|^sol[oa]|yo misma?o?|trabajo sol[oa]|estoy sol[oa]|estare sol[oa]|sol[oa] de momento|just me|only me|me alone|on my own|by myself|just myself|only myself|i work alone|(?:run|do|start) it alone|i'm alone|one[- ](?:person|man|woman) (?:business|show|band)|sole trader|soy autonom[oa] sol[oa])\b/;

const ME = '(?:yo|me|myself|i)';
const AND = '(?:y|e|and|&|\\+|plus|mas|con|with)';
const NAMED_PAIR = /(?:^|[:,;.(] ?)(?:con )?[a-z]{3,} (?:y|and) (?:yo|me|i)(?: ?$| ?[,.;)])/;
const PAIR = new RegExp(
  `(?<![a-z])(?:${ME},? ${AND} (?:mi|my|the|el|la) ${KIN}|(?:(?:mi|my) )?${KIN} ${AND} ${ME})(?![a-z'])(?! (?:\\w+ )?(?:dinero|money|nos presta|lends?))`,
);

/** The people who start the business where no number is said: "yo sola" is 1, "me and my sister" is 2; else null. `folded` is folded text. */
export function countFounders(folded: string): number | null {
  if (PAIR.test(folded) || NAMED_PAIR.test(folded)) return 2;
  return ALONE.test(folded) ? 1 : null;
}
