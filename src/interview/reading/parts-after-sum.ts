// A sum and, after a comma, the parts that come to it: «pongo 22.000 míos, 12.000 de ahorros y 10.000 del paro». They are read as if they stood after
// a colon; where figures are put right, the sum alone is.
import type { QuestionId, Reading } from '../interview.ts';
import { blankOut, type Span } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS_FUNDS: ReadonlySet<QuestionId> = new Set(['funding', 'read-back']);
const LEAST = 100;
const MOST_PARTS = 4;
/** From the sum to its first part, in one breath. */
const COMMA = /^[^.;:,\d]{0,25}(,)\s/;
const OURS =
  /(?<![a-z])(?:pongo|pondre|ponemos|pondremos|aport\w+|tengo|tenemos|mi[oa]s|propi[oa]s|(?:mi|nuestro) dinero|ahorr\w+|(?:i|we)(?:'m|'re| am| are|'ve| have|'ll| will)? (?:put(?:ting)?|got|have)|of (?:my|our) own|mine|ours|savings|(?:my|our) money)(?![a-z])/;
const IN_A_ROW = /^[^.;:\d]{0,40}$/;

/** `read` reads the answer with that colon; quotes keep the founder's own. */
export function readPartsAfterSum(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const parts = TELLS_FUNDS.has(context.question) ? partsIn(words, context) : null;
  if (parts === null) return read(words);
  const { start } = parts;
  const reading = read(context.question === 'read-back' ? blankOut(words, [parts]) : `${words.slice(0, start)}:${words.slice(start + 1)}`);
  const facts = reading.facts.map((fact) =>
    fact.quote ? { ...fact, quote: { ...fact.quote, text: words.slice(fact.quote.start, fact.quote.end) } } : fact,
  );
  return { ...reading, facts };
}

/** From the comma to the end of the last part's clause; null where no sum is followed by its parts. */
function partsIn(words: string, { question, language, today }: ReadingContext): Span | null {
  const ground = prepareGround(words, question, language, today);
  const numbers = ground.numerals.filter(({ isArticle, low, high }) => !isArticle && low === high && low >= LEAST);
  for (const [at, sum] of numbers.entries()) {
    const comma = COMMA.exec(words.slice(sum.end));
    const around = `${/[^.;!?]*$/.exec(ground.folded.slice(0, sum.start))?.[0] ?? ''} ${ground.folded.slice(sum.end, sum.end + (comma?.[0].length ?? 0))}`;
    if (!OURS.test(around)) continue;
    let so = 0;
    for (const [nth, part] of numbers.slice(at + 1, at + 1 + MOST_PARTS).entries()) {
      const before = numbers[at + nth] as typeof part;
      if (nth > 0 && !IN_A_ROW.test(words.slice(before.end, part.start))) break;
      so += part.low;
      if (comma && nth > 0 && so === sum.low)
        return { start: sum.end + comma[0].length - 2, end: part.end + (/^[^.;:,\n]*/.exec(words.slice(part.end))?.[0].length ?? 0) };
    }
  }
  return null;
}
