// What only leads to a sum or says that it is of several things: «repairs say 110», "trimmers and blower, thats like 1,900 together", «el mantenimiento digamos 110».
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { blankOut } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import type { ReadingContext } from './reading-context.ts';

const LISTS: ReadonlySet<QuestionId> = new Set(['fixed-costs', 'investment']);
const BEFORE =
  /(?<=[a-z)])(?:,? (?:that'?s|which is|those are|son|eso es|eso son))?,? (?:like|say|call it|digamos|ponle|ponele|pongamos)(?= (?:about |around |unos |unas )?[$€£]?$)/;
const AFTER =
  /^ ?(?:€|euros?|pesos|bucks|dollars|pounds)? ?(?:all together|together|for (?:them|it) all|for the lot|todo junto|tod[oa]s junt[oa]s|junt[oa]s|en conjunto|entre tod[oa]s)(?: ?[.,;\n]|$|(?= and | y ))/;
/** What comes near all that was told before is their sum. */
const NEARLY = 0.85;
/** «So say», "that makes": of all of them. */
const SUMS_UP = /(?<![a-z])(?:so|asi que|o sea|total|en total|in total|altogether|all in|todo|everything|suma|suman)[ ,]*$/;

/** The reading of the words without those. */
export function readWithoutFillers(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!LISTS.has(context.question)) return read(words);
  const folded = foldText(words).replaceAll('’', "'");
  if (folded.length !== words.length) return read(words);
  const numbers = prepareGround(words, context.question, context.language, context.today).numerals.filter(({ isArticle }) => !isArticle);
  const left = numbers.reduce((so, { start, end, low }, at) => {
    const before = numbers.slice(0, at).reduce((sum, one) => sum + one.low, 0);
    if (at > 1 && low >= before * NEARLY) return so;
    const lead = BEFORE.exec(folded.slice(0, start));
    const isSum = lead !== null && SUMS_UP.test(folded.slice(0, lead.index));
    const tail = AFTER.exec(folded.slice(end))?.[0] ?? '';
    const within = lead && !isSum ? blankOut(so, [{ start: lead.index, end: lead.index + lead[0].length }]) : so;
    // The stop stands right after the sum, as it does after any other.
    const stop = /[.,;\n]$/.exec(tail)?.[0] ?? '';
    return `${within.slice(0, end)}${stop.padEnd(tail.length)}${within.slice(end + tail.length)}`;
  }, words);
  return read(left);
}

/** «No sé, la gasolina 80 céntimos», "i dont know yet, we have 5 grand": who guesses a sum denies none. Blank, with all else where it was. */
export function withoutHedge(answer: string): string {
  const hedge = HEDGE.exec(answer)?.[0] ?? '';
  return hedge !== '' && /\d/.test(answer.slice(hedge.length)) ? ' '.repeat(hedge.length) + answer.slice(hedge.length) : answer;
}

const HEDGE =
  /^\s*(?:(?:pues|bueno|uf+|hmm+|mmm*|eh|well|um+|honestly|tbh) ?,? )?(?:(?:la verdad )?(?:ni idea|no (?:lo )?s[eé](?: (?:bien|seguro|exactamente|todav[ií]a|a[uú]n|muy bien))?)|no idea|not sure(?: yet)?|(?:i )?(?:do ?n[o’']?t|dunno)(?: really)?(?: know)?(?: (?:yet|exactly|for sure))?)(?:,| pero| but|\.{1,3}) /iu;
