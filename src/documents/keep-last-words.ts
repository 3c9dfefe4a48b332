import type { Rich, Span } from './sheet-data.ts';

const KEPT = '\u00a0';
/** A longer end fills enough of a line to stand alone; two words longer than that would leave a hole above, in a cell sooner than on a page. */
const SHORT_WORD = 12;
const SHORT_PAIR = 24;
export const SHORT_PAIR_IN_CELL = 18;

/** The last word of a text stays with the one before it, so that no line holds a short word alone. It takes no line more. */
export function keepLastWords(text: Rich, longest = SHORT_PAIR): Rich {
  const whole = text.map(lettersOf).join('');
  const [, before = '', last = ''] = /([^ ]*) ([^ ]+)$/.exec(whole) ?? [];
  if (last === '' || last.length > SHORT_WORD || before.length + last.length > longest) return text;
  let rest = last.length;
  return text
    .toReversed()
    .map((span): Span => {
      const letters = lettersOf(span).length;
      const at = letters - rest - 1;
      rest -= letters;
      // The space is looked for in plain words only: what was said, and what stands out, stays letter by letter.
      const isThere = span.t === 'text' && rest < 0 && at >= 0 && span.s[at] === ' ';
      return isThere ? { t: 'text', s: `${span.s.slice(0, at)}${KEPT}${span.s.slice(at + 1)}` } : span;
    })
    .toReversed();
}

function lettersOf(span: Span): string {
  return span.t === 'strong' ? span.spans.map(lettersOf).join('') : span.s;
}
