// What the founder promises, in the order in which it sells: what nobody else has first, and never what the kind of business says already.
import { foldText } from '../language/fold-text.ts';
import type { Bilingual } from '../language/language.ts';
import type { Concept } from '../sectors/concepts/concept.ts';
import { isMeasured } from '../sectors/concepts/find-terms.ts';
import type { Said } from './gather-said.ts';

/** What is missed today, what of the rest can be measured, what sets the business apart, then what it offers besides; all that was named where that leaves nothing. */
export function orderPromises({ promise, edges, lacks }: Said, business: Bilingual): readonly Concept[] {
  const offers = promise.filter((offered) => !edges.includes(offered) && !isSaidBy(business, offered));
  const missed = offers.filter((offered) => lacks.includes(offered));
  const measured = edges.filter(isMeasured);
  const ordered = [...new Set([...missed, ...measured, ...edges, ...offers])];
  return ordered.length > 0 ? ordered : promise;
}

const SHORTEST_WORD = 4;
/** Enough of a word to know its cousins: «pasta fresca», «pastas frescas». */
const STEM = 5;
/** What is said of any trade: «sesiones de», «servicio de». */
const FILLER = /^(?:sesion|clase|servici|trabaj|taller|gestion|venta|sesiones|session|class|lesson|servic|works?$|sales?$|online|shop)/;

/** «Una clínica de fisioterapia con sesiones de fisioterapia»: what the kind of business says already. */
export function isSaidBy(business: Bilingual, { es, en }: Bilingual): boolean {
  return isWithin(business.es, es) || isWithin(business.en, en);
}

function isWithin(business: string, offered: string): boolean {
  const said = wordsOf(business).map((word) => word.slice(0, STEM));
  const words = wordsOf(offered).filter((word) => !FILLER.test(word));
  return words.length > 0 && words.every((word) => said.includes(word.slice(0, STEM)));
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= SHORTEST_WORD);
}
