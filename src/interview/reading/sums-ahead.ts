// A list of purchases in which each sum stands ahead of its thing: "$24,000 renovation, $9,000 for table and equipment", «4.000 el horno y 2.000 de género».
import type { Ground, Money } from './amount.ts';

/** The sum opens its part of the list. */
const OPENS =
  /(?:^|[:;,(.\n]|(?<!\p{L})(?:and|y|e|plus|más|mas|there(?:['’]s| is| are)|hay|(?:i|we)(?:['’]ll)? (?:pay|spend)|pago|pagamos|pagar[eé]))\s*[$€£]?\s*$/iu;
const THING =
  /^\s?(?:€|euros?|pesos|soles|dollars|pounds)?\s?(?:(?:for|on|in|of|de|del|en|para)\s)?(?:(?:the|an?|some|my|our|el|la|los|las|una?|unos|unas)\s)?((?!(?:is|are|was|from|at|per|each|al|so|which|that|que|or|o|more|más|mas|to|total|in|all|altogether|all|mine|own|saved|savings|a|y|and|con|with|month|mes|year|año|total|every|cada|tengo|pongo|míos?|propios?)(?!\p{L}))\p{L}{3,}[^.,;:()\n\d$€£]{0,60}?)\s*(?=[.,;)\n]|\s(?:and|y|plus|más|mas)\s[$€£]?\s?\d|$)/iu;

const LEAST = 2;
const LEAD_REACH = 16;
const AND_LAST = /,?\s(?:and|plus|y|e|m[aá]s)\s*$/u;

/** What each of these sums buys, where all of them stand ahead of it; null where one does not. */
export function labelsBehind({ text }: Pick<Ground, 'text'>, parts: readonly Money[]): readonly string[] | null {
  if (parts.length < LEAST) return null;
  const labels = parts.map(({ start, end }, at) => {
    const next = parts[at + 1]?.start ?? text.length;
    // "Five-fifty in gas and a dollar-fifty in soap": said, no digit ends what the first buys.
    const after = /\p{L}/u.test(text[next] ?? '') ? text.slice(end, next).replace(AND_LAST, '') : text.slice(end);
    return OPENS.test(text.slice(Math.max(0, start - LEAD_REACH), start)) ? behind(after.slice(0, 90)) : '';
  });
  return labels.every((label) => label !== '') ? labels : null;
}

function behind(after: string): string {
  return THING.exec(after)?.[1]?.trim() ?? '';
}
