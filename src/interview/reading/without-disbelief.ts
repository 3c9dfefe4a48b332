// "Whoa no, a million four?? I wish.", «¿cómo que 563? ni de broma»: a figure that was read back, said again because it cannot be; it tells nothing.
import { foldText } from '../../language/fold-text.ts';
import { blankOut } from './clauses.ts';

const DISBELIEF =
  /(?:^|(?<=[.!?] ))(?:(?:whoa|woah|wow|what|no+|nope|hey|eh|lol|haha|um|uh|huh|wait|sorry|uy|hala|anda|que|como|madre mia|espera|perdon|ostras)[ ,!?.…¿¡-]+)+(?:(?:que|como que|like) )?[¿"“«]?[^.?!\n]{0,24}?(?:\d|million|thousand|hundred|millon|mil(?![a-z])|grand)[^.?!\n]{0,24}\?+(?: ?(?:i wish|no way|ojala|ya quisiera|ni de broma|que va|ni loc[oa])[^.?!\n]{0,30}(?:[.?!]+|$))?/g;

/** The answer with blanks for what it asks back in disbelief; as it is where it says nothing else. */
export function withoutDisbelief(words: string): string {
  const folded = foldText(words);
  if (folded.length !== words.length || !folded.includes('?')) return words;
  const spans = [...folded.matchAll(DISBELIEF)].map(({ index, 0: told }) => ({ start: index, end: index + told.length }));
  const rest = spans.length > 0 ? blankOut(words, spans) : words;
  return /\p{L}{2}|\d/u.test(rest) ? rest : words;
}
