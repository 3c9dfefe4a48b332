// Where the lists of an answer begin and end.
import type { Span } from './clauses.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

/** The sentences, those that go on in the next line of a list or after a semicolon as one. */
export function statementsOf(text: string): readonly Span[] {
  const told: Span[] = [];
  for (const span of sentencesOf(text).map(spanOf)) {
    const last = told.at(-1);
    const goesOn = last && GOES_ON.test(text.slice(last.start, last.end)) && !NEW_SUBJECT.test(text.slice(span.start));
    if (last && (goesOn || NEXT_ITEM.test(text.slice(span.start, span.end)))) told[told.length - 1] = { start: last.start, end: span.end };
    else told.push(span);
  }
  return told;
}

const GOES_ON = /;\s*$/u;
const NEXT_ITEM = /^\s*[-–*•·]\s*\p{L}/u;
const NEW_SUBJECT = /^\s*\p{Lu}/u;
