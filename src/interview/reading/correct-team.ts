// "There's three of us with Tash", «somos dos nada más», «voy yo sola»: how many work there, told in a sentence of the corrections.
import type { Fact } from '../../facts/fact.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { Ground } from './amount.ts';
import { findMeAnd } from './list-team.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const MANY = 'two|three|four|five|six|seven|eight|nine|ten';
const OF_US = new RegExp(`(?<!(?<![a-z])(?:the|both|all|each|for|between) )(?<![a-z\\d])(${MANY}|[2-9]|1\\d) of us(?![a-z])`);
const WE_ARE =
  /(?<![a-z])(?<!no )(?:somos|seremos|trabajamos|estaremos) (?:solo |solamente |nada mas )?(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|[2-9])(?: personas| nada mas| solamente| en total| en el equipo| no mas)?(?=[.,;:!?\n]|$| y | pero | no )/;
const WE_ARE_EN = new RegExp(
  `(?<![a-z])(?:we are|we're|we'll be|there are|there'?s) (?!not )(?:only |just )?(${MANY}|[2-9])(?: people| in total| now| altogether)?(?=[.,;:!?\\n]|$| and | but | not )`,
);
const ALONE =
  /(?<![a-z])(?:(?:estoy|voy|trabajo|soy|estare) (?:yo )?(?:sol[oa])|(?:solo|solamente|nada mas) (?:estoy |soy )?yo|yo sol[oa]|(?:it's |it is )?(?:just|only) me|i(?:'m| am) (?:alone|on my own|by myself)|i work (?:alone|on my own|by myself))(?= ?(?:[.,;:!?\n]|$|(?:y|and|pero|but|al|in|at|de|for|nobody|no|sin|with no|without)(?![a-z])))/;

/** Nothing where no such sentence is. */
export function correctTeam({ folded, text, language }: Ground, { answer }: ReadingContext): readonly Fact[] {
  const words = folded.replaceAll('’', "'");
  const together = findMeAnd({ folded: words, text, language });
  if (together) {
    const { people, start, end } = together;
    return [makeFact('team', people, { unit: 'people', quote: quoteOf(text, answer, start, end), origin: 'derived' })];
  }
  const match = OF_US.exec(words) ?? WE_ARE.exec(words) ?? WE_ARE_EN.exec(words);
  const alone = match === null ? ALONE.exec(words) : null;
  const found = match ?? alone;
  const people = alone ? 1 : match && (smallNumber(match[1] ?? '') || Number(match[1]));
  if (!found || !people) return [];
  return [makeFact('team', people, { unit: 'people', quote: quoteOf(text, answer, found.index, found.index + found[0].length) })];
}
