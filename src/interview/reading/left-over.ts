// What is left once the opening is paid, told with where the money comes from: "with 42,000 I have about 10,500 left over as a cushion", «son 12.000 en
// total y me quedan 3.710 de colchón». It is nobody's money besides, and what it is left of is what was told already.
import { factValue } from '../../facts/fact.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut, clauseAround } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import type { Numeral } from './numeral.ts';
import type { ReadingContext } from './reading-context.ts';

const TOLD_WITH_FUNDS: ReadonlySet<string> = new Set(['funding', 'odd-investment']);
const LEFT_AFTER =
  /^ ?(?:€|euros?|pesos|soles|dollars|pounds|quid|k)? ?(?:(?:is |are |would be |i(?:'ve| have) |we(?:'ve| have) )?(?:left(?: over)?|spare|to spare)|(?:as|for|of|in|is|de|para|como|en|son)(?: (?:an?|my|our|un|el|mi|cash))* (?:cushion|buffer|margin|reserve|colchon|margen|reserva|tesoreria|imprevistos)|(?:me |nos )?(?:queda[n]?|sobra[n]?))(?![a-z])/;
const LEFT_BEFORE =
  /(?<![a-z])(?:(?:me|nos|quedando|sobrando)?(?: ?(?:queda[n]?|quedarian|sobra[n]?|sobrarian|quedando))|left (?:over )?with|leaves? (?:me|us)(?: with)?|leaving(?: (?:me|us))?(?: with)?|(?:a|the|my) (?:cushion|buffer) of|un colchon de)(?: (?:about|around|some|another|unos|unas|como|los|otros|con))* ?[$€£]?$/;
const LEAST = 100;

/** Reads the answer without what it says is left over, and without the sum known already that it is left of. */
export function readWithoutLeftOver(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!TOLD_WITH_FUNDS.has(context.question)) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  const left = ground.numerals.filter((numeral) => isLeftOver(ground, numeral));
  if (left.length === 0) return read(words);
  const { known } = context;
  const all = (factValue(known, 'ownFunds') ?? 0) + (factValue(known, 'loan') ?? 0);
  const ofThat = ground.numerals.filter(({ low, high }) => low === high && low === all);
  return read(
    blankOut(
      words,
      [...left, ...ofThat].map((number) => clauseAround(words, number)),
    ),
  );
}

function isLeftOver({ folded }: Ground, { isArticle, low, start, end }: Numeral): boolean {
  if (isArticle || low < LEAST) return false;
  const plain = folded.replaceAll('’', "'");
  return LEFT_AFTER.test(plain.slice(end)) || LEFT_BEFORE.test(plain.slice(Math.max(0, start - 60), start));
}
