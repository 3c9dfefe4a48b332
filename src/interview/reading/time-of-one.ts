// How long one sale takes, told beside what was asked: "each one takes me about 9 hours a month", «cada arreglo me lleva media hora».
import type { QuestionId, Reading } from '../interview.ts';
import { isWithinBounds } from './bounds.ts';
import { blankOut } from './clauses.ts';
import { prepareGround } from './find-amounts.ts';
import { findWorkTime } from './find-work-time.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { topicKept } from './topic-kept.ts';

const BESIDE: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'resources', 'team', 'solution']);
const TAKES =
  /(?<![a-z])(?:each|every|cada) (?!month|week|day|mes|semana|dia)(?:[a-z]+ ){1,3}?(?:takes?|(?:me |nos )?(?:lleva|ocupa)) (?:(?:me|us|about|around|roughly|unas|unos|como|casi) )*(?=\d|an? |una? |media|half|one|two|three|dos|tres|cuatro|five|six|seven|eight|nine|ten)[^.;,!?]*/;

/** Reads an answer without the clause that tells it, and the time of one; whatever is known of it stays. */
export function readWithTimeOfOne(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const { question, known, language, today, answer } = context;
  if (!BESIDE.has(question) || known.minutesPerSale !== undefined) return read(words);
  const { folded } = prepareGround(words, question, language, today);
  const match = TAKES.exec(folded);
  const minutes = match && findWorkTime(match[0], MONTHLY.test(match[0]));
  if (!match || minutes === null || !isWithinBounds('minutesPerSale', minutes)) return read(words);
  const span = { start: match.index, end: match.index + match[0].length };
  const reading = read(blankOut(words, [span]));
  const fact = makeFact('minutesPerSale', minutes, { unit: 'minutes', quote: quoteOf(words, answer, span.start, span.end) });
  return {
    ...reading,
    kind: reading.kind === 'unclear' ? 'answer' : reading.kind,
    facts: [...reading.facts.map((one) => topicKept(one, question, words)), fact],
  };
}

const MONTHLY = /(?<![a-z])(?:a|per|each|al|por|cada) (?:month|mes)(?![a-z])/;
