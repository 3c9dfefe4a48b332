// «… y lo que falta hasta los 42.000, unos 5.800, de colchón», "and what's left up to the 42,000, about 5,800, as a cushion": a total that is told before comes
// again only to say what the last part of it is. The part is told; the total is no sum beside it.
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { blankOut } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import type { ReadingContext } from './reading-context.ts';

/** Their answers tell who pays, and who works there. */
const OF_ELSE: ReadonlySet<QuestionId> = new Set(['funding', 'team', 'read-back']);
const UP_TO =
  /(?<![a-z])(?:lo que (?:falta|queda|resta|sobra)|lo (?:demas|restante)|el resto|la diferencia|what(?:'s| is) (?:left|missing|over)|whatever(?:'s| is) left|the (?:rest|remainder|balance|difference))(?: (?:hasta|para(?: (?:llegar|completar))?(?: a)?|de|a|up to|to(?: (?:make|get|reach))?(?: (?:it|up))?(?: to)?|of|out of|from))+(?: (?:los|las|el|la|the|those|that))? ?[$€£]?$/;
const CLOSES = /^ ?(?:€|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks)?,? ?(?:que son |o sea |which is |that's |so )?/;
/** «Unos 5.800, de colchón»: the comma stands between the part and its name. */
const NAMED_AFTER =
  /^((?: ?(?:€|euros?))?,) (?:de|como|para|por|as|for|is|son|es|l[oa]s? (?:dejo|dejamos|guardo|guardamos)|(?:i'll |we'll )?(?:keep|leave))(?![a-z])/;
const LEAST = 100;

/** `read` reads the answer without the total that comes again. */
export function readWithRestToTotal(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (OF_ELSE.has(context.question)) return read(words);
  const folded = foldText(words).replaceAll('’', "'");
  if (folded.length !== words.length) return read(words);
  const told = prepareGround(words, context.question, context.language, context.today).numerals.filter(
    ({ isArticle, low }) => !isArticle && low >= LEAST,
  );
  const again = told.find((one, at) => UP_TO.test(folded.slice(0, one.start)) && told.slice(0, at).some(({ low }) => low === one.low));
  if (again === undefined) return read(words);
  const lead = UP_TO.exec(folded.slice(0, again.start))?.[0].length ?? 0;
  const tail = CLOSES.exec(folded.slice(again.end))?.[0].length ?? 0;
  const rest = told.find(({ start }) => start > again.end);
  const comma = rest === undefined ? null : NAMED_AFTER.exec(folded.slice(rest.end));
  const total = { start: again.start - lead, end: again.end + tail };
  const joint = rest && comma ? [{ start: rest.end, end: rest.end + (comma[1]?.length ?? 0) }] : [];
  return read(blankOut(words, [total, ...joint]));
}
