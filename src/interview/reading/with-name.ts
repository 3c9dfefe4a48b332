import { factValue } from '../../facts/fact.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { isTopic } from '../script.ts';
import { blankOut, type Span } from './clauses.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { nameAtReadBack } from './name-at-read-back.ts';
import { findTakenBack, ownName } from './own-name.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

/** These tell by themselves who and what it is. */
const TELLS_NAME: ReadonlySet<QuestionId> = new Set(['problem', 'solution', 'identity']);
/** The words of these are quoted: what only puts the name right is none of them. */
const MOST_WORDS = 12;

/** Reads an answer that may put the name right beside everything else. `read` reads the rest. */
export function readWithName(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const known = factValue(context.known, 'name');
  const told = ownName(words, known) ?? (context.question === 'read-back' ? nameAtReadBack(words, context.known) : null);
  const taken = known === undefined ? null : findTakenBack(words, known);
  const isAnew = told !== null && told.name !== known;
  if (!isAnew && taken === null) return read(words);
  if (known === undefined && TELLS_NAME.has(context.question)) return read(words);
  const spans = [...(told ? [told] : []), ...(taken ? [taken] : [])].map((span) => aboutName(words, span, context.question));
  const rest = blankOut(words, spans);
  const reading = /\p{L}{2}|\d/u.test(rest) ? read(rest) : NOTHING;
  const others = reading.facts.filter(({ id }) => id !== 'name');
  if (!isAnew) return told ? reading : { ...reading, facts: others, disputed: [...(reading.disputed ?? []), 'name'] };
  const { name } = told;
  const at = words.indexOf(name, told.start);
  const fact = makeFact('name', name, { quote: quoteOf(words, context.answer, at, at + name.length) });
  return { ...reading, kind: kindOf(reading, others.length > 0, known !== undefined), facts: [...others, fact] };
}

const NOTHING: Reading = { kind: 'unclear', facts: [] };

function kindOf({ kind }: Reading, hasOthers: boolean, isCorrected: boolean): Reading['kind'] {
  if (kind === 'answer' || kind === 'correction' || hasOthers) return kind;
  return isCorrected ? 'correction' : 'answer';
}

/** The sentence that is about the name and nothing else; where figures are told, or the sentence says more, what names it. */
function aboutName(words: string, span: Span, question: QuestionId): Span {
  const sentence = sentencesOf(words).find(({ start, words: own }) => start <= span.start && start + own.length >= span.end);
  if (sentence === undefined || !isTopic(question) || /\d/.test(sentence.words)) return span;
  const isShort = sentence.words.trim().split(/\s+/).length <= MOST_WORDS;
  return isShort || !KEEPS_MORE.has(question) ? spanOf(sentence) : span;
}

const KEEPS_MORE: ReadonlySet<QuestionId> = new Set(['problem', 'solution', 'customer']);
