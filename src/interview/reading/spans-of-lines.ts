import { foldText } from '../../language/fold-text.ts';
import type { Span } from './clauses.ts';
import { type Sentence, sentencesOf, spanOf } from './split-sentences.ts';

/** The sentences that several things sold are told in, and the one beside them that says what they come to. `quote`: where they stand. */
export function spansOfLines(words: string, quote: Span): readonly Span[] {
  const sentences = sentencesOf(words);
  const isOfLines = ({ start, words: own }: Sentence) => start < quote.end && start + own.length > quote.start;
  const [first, last] = [sentences.findIndex(isOfLines), sentences.findLastIndex(isOfLines)];
  return sentences
    .filter((sentence, at) => isOfLines(sentence) || ((at === first - 1 || at === last + 1) && SUMS.test(foldText(sentence.words))))
    .map(spanOf);
}

const SUMS = /(?<![a-z])(?:total|altogether|in all|suman?|comes? (?:out|to)|that'?s (?:about|around|more)|asi que son)(?![a-z])/;
