// "Muddy Paws. I'm Bethan by the way, Bethan Pritchard", «yo soy Marta, y el taller es Fuelle»: who speaks is not what the business is called.
import { blankOut } from './clauses.ts';

const NAMES = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}";
const SELF = new RegExp(
  `(?<=^|[.;!?,]\\s)(?:(?:[Hh]i|[Hh]ello|[Hh]ola),? )?(?:[Ii](?:['’]?m| am)|[Mm]y name(?:['’]?s| is)|[Mm]e llamo|[Mm]i nombre es|[Yy]o soy) ${NAMES}(?: by the way|,? btw|,? por cierto)?(?:, ${NAMES}(?=[.;!?]|\\s*$))?(?:[.,;!?]|\\s*$)`,
  'u',
);
const OTHER_WORDS = /\p{L}{2,}\P{L}+\p{L}{2,}/u;

/** The answer with a blank for it, where it tells more. */
export function withoutSelf(words: string): string {
  const match = SELF.exec(words);
  const rest = match ? blankOut(words, [{ start: match.index, end: match.index + match[0].length }]) : words;
  return OTHER_WORDS.test(rest) ? rest : words;
}
