// Who buys, told where the figures are read back: "You never asked who my customers are. It's working women 25 to 55", «mis clientes son oficinistas».
import { type Fact, factValue } from '../../facts/fact.ts';
import { blankOut } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

interface ToldCustomers {
  readonly facts: readonly Fact[];
  /** The answer with blanks for what tells of them. */
  readonly rest: string;
}

const THEY_ARE =
  /^[^\p{L}\d]*(?:(?:no|oh|ah|y|and|but|pero|also|tambi[eé]n),? )*(?:my|our|the|mis|nuestr[oa]s|l[oa]s) (?:customers?|clients?|buyers|client[ea]s|compradores) (?:are|will be|would be|son|ser[aá]n|ser[ií]an) (?=\p{L})(?!(?:wrong|mal|right|bien|missing|not|no)(?!\p{L}))/iu;
const NEVER_ASKED =
  /(?:you (?:never|didn['’]t|did not) ask(?:ed)?|no me (?:has preguntado|preguntaste|preguntas)|(?:you )?(?:forgot|missed|left out)|(?:te )?faltan?|no (?:salen|aparecen)) [^.;\d]{0,20}(?:(?:my|our|mis|nuestr[oa]s|l[oa]s|the) )?(?:customers?|clients?|client[ea]s)(?: (?:are|son))?[^.;\d]{0,8}$/iu;
const IT_IS = /^\s*(?:it['’]?s|it is|they['’]?re|they are|that['’]?s|son|es|ser[ií]an|ser[aá]n)\s+/iu;
const FEWEST_WORDS = 2;

/** The customers as told now, in place of what was answered where they were asked for. */
export function toldCustomers(text: string, { answer, known }: ReadingContext): ToldCustomers {
  const sentences = sentencesOf(text);
  for (const [at, sentence] of sentences.entries()) {
    const words = sentence.words.trim();
    const next = sentences[at + 1];
    const isInNext = NEVER_ASKED.test(words.replace(/[.!?\s]+$/u, '')) && next !== undefined && IT_IS.test(next.words);
    const said = isInNext ? next.words.replace(IT_IS, '') : THEY_ARE.test(words) ? words.replace(THEY_ARE, '') : '';
    const value = cleanWords(said).replace(/[\s.]+$/u, '');
    if (value.split(/\s+/u).length < FEWEST_WORDS || value === factValue(known, 'customer')) continue;
    const told = isInNext ? next : sentence;
    const { start, end } = spanOf(told);
    const spans = [spanOf(sentence), spanOf(told)];
    return { facts: [makeFact('customer', value, { quote: quoteOf(text, answer, start, end) })], rest: blankOut(text, spans) };
  }
  return { facts: [], rest: text };
}
