// Parts of an answer by where they start and end, in UTF-16 offsets.

export interface Span {
  readonly start: number;
  readonly end: number;
}

const JOINT = /[,;:!?](?=\s|$)|\n|\.(?=\s|$)|\s(?:y|e|and|pero|but)\s/g;

/** The clause or clauses a span stands in: from the joint before it to the joint after it, neither of them included. */
export function clauseAround(text: string, { start, end }: Span): Span {
  const before = [...text.slice(0, start).matchAll(JOINT)].at(-1);
  const after = text.slice(end).search(JOINT);
  return { start: before ? before.index + before[0].length : 0, end: after < 0 ? text.length : end + after };
}

/** The text with blanks for these spans, so that what is left stands where it stood. */
export function blankOut(text: string, spans: readonly Span[]): string {
  return spans.reduce((so, { start, end }) => `${so.slice(0, start)}${' '.repeat(end - start)}${so.slice(end)}`, text);
}

/** The text with a full stop and blanks for these spans, where they end what is said. */
export function stopAt(text: string, spans: readonly Span[]): string {
  return spans.reduce((so, { start, end }) => `${so.slice(0, start)}.${' '.repeat(end - start - 1)}${so.slice(end)}`, text);
}
