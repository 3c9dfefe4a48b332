// What an answer tells besides what it was asked for, kept in the founder's words: «cobro un 40 % de señal», "eighteen jobs a day at most", «tengo doce en
// lista de espera», where the words of the answer itself are not kept.
import { type Fact, factValue } from '../../facts/fact.ts';
import { tellsBesides } from '../../facts/tells-besides.ts';
import { TOPICS } from '../../facts/topic.ts';
import type { Reading } from '../interview.ts';
import { clauseAround, type Span } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const READ: ReadonlySet<Reading['kind']> = new Set<Reading['kind']>(['answer', 'correction', 'unclear', 'confirmation']);

/** The reading with those sentences; what they were taken for a number of sales is none. */
export function withBesides(reading: Reading, answer: string, context: ReadingContext): Reading {
  const { question, known } = context;
  const isKept = question === 'start' || TOPICS.some((topic) => topic === question) || !READ.has(reading.kind);
  const told = isKept ? [] : sentencesOf(answer).filter(({ words }) => tellsBesides(words));
  const [first, last] = [told[0], told.at(-1)];
  const before = factValue(known, 'soFar');
  const said = told.map(({ words }) => cleanWords(words)).filter((words) => !before?.includes(words));
  if (!first || !last || said.length === 0) return reading;
  const spans = told.map(spanOf);
  const value = [before?.replace(/[\s.]+$/u, ''), ...said.map((words) => words.replace(/[\s.]+$/u, ''))].filter(Boolean).join('. ');
  const quote = quoteOf(answer, context.answer, spanOf(first).start, spanOf(last).end);
  const tellsItAlone = ({ quote }: Fact) => quote !== null && tellsBesides(wordsIn(answer, clauseAround(answer, quote)));
  const others = reading.facts.filter(
    (fact) => fact.id !== 'volume' || !spans.some((span) => isInside(fact.quote, span)) || !tellsItAlone(fact),
  );
  const { mayMean: _, ...rest } = reading;
  const kind = reading.kind === 'answer' ? 'answer' : question === 'read-back' ? 'correction' : 'answer';
  return { ...rest, kind, facts: [...others, makeFact('soFar', value, { quote })] };
}

function wordsIn(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}

function isInside(quote: Span | null, { start, end }: Span): boolean {
  return quote !== null && quote.start >= start && quote.end <= end;
}
