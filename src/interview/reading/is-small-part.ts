import { factValue } from '../../facts/fact.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { isSoldThing } from './find-sale-unit.ts';
import type { ReadingContext } from './reading-context.ts';

/** "Sandpaper 20 cents a knife", where a knife was told to cost ten times as much: what goes into it, and no other price. */
export function isSmallPart(words: string, { known, language, today }: ReadingContext): boolean {
  const ground = prepareGround(words, 'unit-cost', language, today);
  const monies = findAmounts(ground).filter((amount) => amount.kind === 'money');
  const price = factValue(known, 'price') ?? 0;
  const [first] = monies;
  if (first === undefined || monies.length > 1 || first.low * 2 >= price || !NAMES_INPUT.test(ground.folded)) return false;
  return [...ground.folded.slice(first.start).matchAll(OF_EACH)].some(([, thing = '']) => isSoldThing(thing, known));
}

const OF_EACH = /(?<![a-z])(?:por|per|cada|each|an?|el|la) ([a-z]{3,})/g;
const NAMES_INPUT =
  /^(?!(?:no|si|yes|its?|it's|son|es|a|at|charge|cobro)(?![a-z]))[^a-z\d$€£]*[a-z]{3,}[^\d]*[$€£]?\d|\d[^a-z]*(?: ?(?:€|[a-z]+))? (?:de|of|on|in|en) [a-z]{3,}/;
