import type { Fact } from '../../facts/fact.ts';
import { TOPICS } from '../../facts/topic.ts';
import type { QuestionId } from '../interview.ts';
import { cleanWords } from './clean-words.ts';

/** A fact with the words of the answer as they were said, whatever was read of it apart and blanked out: its quote, and all of it where it is what was asked. */
export function topicKept(fact: Fact, question: QuestionId, words: string): Fact {
  const { quote } = fact;
  const isTopic = fact.id === question && TOPICS.some((topic) => topic === fact.id);
  const said = quote ? ({ ...fact, quote: { ...quote, text: words.slice(quote.start, quote.end) } } as Fact) : fact;
  return isTopic ? ({ ...said, value: cleanWords(words) } as Fact) : said;
}
