import { foldText } from '../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../language/small-numbers.ts';
import { factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

const NUMBER = `(\\d{1,3}|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')})`;
const AT_MOST = '(?:(?:hasta|como maximo|un maximo de|maximo|no mas de|up to|at most|no more than|a maximum of|max) )?';
const GROUPS = '(?:grupos|clases|turnos|aulas|talleres|groups|classes|cohorts|batches|squads|sessions)';
const WAYS = [
  // «Doce grupos de seis», "four classes of up to eight".
  new RegExp(
    `(?<![a-z\\d])${NUMBER} (?:[a-z]+ )?${GROUPS} (?:de|of|con|with) ${AT_MOST}${NUMBER}(?![a-z\\d,.]*\\d)(?! ?(?:€|euros?|\\$|£|horas?|hours?|h\\b|min|semanas?|weeks?|dias?|days?|mes|months?|%))`,
  ),
  // "Groups of six, twelve of them".
  new RegExp(
    `(?<![a-z])${GROUPS} (?:de|of) ${AT_MOST}${NUMBER},? (?:son|hay|tengo|tendremos|abro|abrimos|there are|we run|i run)? ?${NUMBER} (?:grupos|en total|of them|groups|classes)`,
  ),
];
const FEWEST = 2;

/** How many people have a place where the founder tells how many groups there are and of how many each; the most that is told, null where it is not. */
export const findGroupPlaces = keptWithFacts((facts): number | null => {
  const told = (['revenue', 'solution', 'resources', 'goals'] as const).map((topic) => foldText(factValue(facts, topic) ?? ''));
  const products = told.flatMap((text) => WAYS.flatMap((way) => [...text.matchAll(new RegExp(way, 'g'))].map(productOf)));
  const most = Math.max(0, ...products.filter((places) => places !== null));
  return most >= FEWEST ? most : null;
});

function productOf(match: RegExpMatchArray): number | null {
  const [groups, size] = [countOf(match[1]), countOf(match[2])];
  return groups === null || size === null ? null : groups * size;
}

function countOf(word = ''): number | null {
  return /^\d/.test(word) ? Number(word) : (smallNumber(word) ?? null);
}
