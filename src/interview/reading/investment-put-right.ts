// «Y oye, la inversión no son 343, yo la sumo y me da 498 mil», "opening isn't 343, I add it up to 498k": what opening comes to put right beside the answer
// to something else, which is read without that sentence.
import { factValue } from '../../facts/fact.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const DENIED =
  /(?<![a-z])(?:(?:la )?inversion|(?:lo de )?abrir|(?:the )?investment|(?:the )?opening|to open|it to open)(?: [a-z]+){0,3}? (?:no (?:es|son|da|suma[n]?)|(?:is|are)(?:n't| not)|it's not|doesn't come to)(?: (?:de|unos|los|about|the))* ?[$€£]?$/;
const IS =
  /(?<![a-z])(?:la inversion|lo de abrir|abrir|the investment|investment|opening|to open)(?: [a-z]+){0,2}? (?:es|son|is|are|comes to|it's)(?: (?:de|unos|about))* ?[$€£]?$/;
const WONDERS = /^[^.;\d]*(?:no se de donde|de donde|don't know where|no idea where|where (?:do|did|does|on earth)|where'd)[^.;\d]*$/;
/** Of three figures a thousand is left out: 343 is said of 343,200. */
const THOUSAND = 1000;
const NEARLY = 0.02;

export function readWithInvestmentPutRight(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (context.question === 'read-back' || context.known.investment === undefined) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  for (const span of sentencesOf(words).map(spanOf)) {
    const total = totalIn(ground, span, context);
    if (total === null) continue;
    const fact = makeFact('investment', total, {
      unit: context.known.investment.unit,
      quote: quoteOf(words, context.answer, span.start, span.end),
    });
    const rest = blankOut(words, [span]);
    const other = /\p{L}{2}/u.test(cleanWords(rest)) ? read(rest) : null;
    if (other === null || (other.kind === 'unclear' && other.facts.length === 0)) return { kind: 'correction', facts: [fact] };
    return {
      ...other,
      facts: [...other.facts.filter(({ id }) => id !== 'investment'), fact],
      corrected: [...(other.corrected ?? []), 'investment'],
    };
  }
  return read(words);
}

/** The sum told in place of the one known; null where none is denied. */
function totalIn({ folded, numerals }: Ground, { start, end }: Span, { known }: ReadingContext): number | null {
  const before = factValue(known, 'investment') ?? 0;
  const told = numerals.filter((one) => !one.isArticle && one.low === one.high && one.start >= start && one.end <= end);
  const [denied, instead] = told;
  if (!denied || !instead || told.length > 2) return null;
  const lead = folded.slice(start, denied.start).replaceAll('’', "'");
  const isKnown = [denied.low, denied.low * THOUSAND].some((value) => Math.abs(value - before) <= NEARLY * before);
  // «La inversión son 42.300, no sé de dónde sacas 56».
  if (IS.test(lead) && WONDERS.test(folded.slice(denied.end, instead.start))) return denied.low;
  const isSaid = DENIED.test(lead) && (isKnown || instead.low === before);
  if (!isSaid) return null;
  return instead.low < THOUSAND && before >= THOUSAND && denied.low < THOUSAND ? instead.low * THOUSAND : instead.low;
}
