// «No, that's only the cakes. With the coffees it's about 7,350 a month»: said back what the month brings in, who denies it tells sales and nothing that is
// bought or paid. What cannot be read into lines is asked for again, and none of its sums is taken for anything else.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { ReadingContext } from './reading-context.ts';

const AFTER_ECHO: ReadonlySet<QuestionId> = new Set(['unit-cost', 'resources']);
const DENIES = /^[^a-z\d]*(?:(?:oh|eh|wait|espera|perdona?|sorry)[ ,.!]+)*(?:no|nope|nah|eso no|that'?s not)(?![a-z])/;
/** Only some of what is sold. */
const OF_SALES =
  /(?<![a-z])(?:(?:that'?s|it'?s|eso es|es|eso son|son) (?:only|just|solo|solamente|nada mas)(?: de| for)? (?:the|for|l[oa]s?|el|mis|my|our)|on top|(?:falta|faltan|sin contar|te has dejado|you'?ve (?:missed|left out|dropped)))(?![a-z])/;
const OF_MEANS =
  /(?<![a-z])(?:rent|alquiler|renta|wages?|sueldos?|salarios?|insurance|seguros?|buy|need|comprar|necesit\w+|obra|reforma|maquin\w+|equipment|machines?|savings?|saved|ahorr\w+|loan|prestamo|costs?|cuesta\w*|cost[eo]s?|material\w*|ingredient\w*|gast\w+|accountant|gestor\w*|luz|electric\w*|deposit|fianza|salary|pay)(?![a-z])/;

/** A wish to tell again what is sold; null where the answer denies nothing, or tells what is bought and paid besides. */
export function deniedSales(words: string, { question, known }: ReadingContext): Reading | null {
  const folded = foldText(words).replaceAll('’', "'");
  if (!AFTER_ECHO.has(question) || factValue(known, 'volume') === undefined) return null;
  if (!/\d|hundred|thousand|mil(?![a-z])/.test(folded) || !DENIES.test(folded) || !OF_SALES.test(folded) || OF_MEANS.test(folded))
    return null;
  return { kind: 'change', facts: [], about: 'lines' };
}
