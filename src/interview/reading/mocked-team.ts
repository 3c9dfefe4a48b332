// «¡Cincuenta y una personas, ni que esto fuera una fábrica!», "Twenty people, are you having a laugh?": a team that is exclaimed at is not told. Where it is
// the one that was read back, it is open again until it is told.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Reading } from '../interview.ts';
import { blankOut } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf, spanOf } from './split-sentences.ts';

const PEOPLE = /^ (?:personas|people|emplead[oa]s|employees|trabajador(?:es|as)|staff|of us)(?![a-z])/;
const MOCKS =
  /(?<![a-z])(?:ni que|que dices|que va|anda ya|de donde (?:sacas|lo sacas|sale)|ojala|having a laugh|joking|kidding|you what|i wish|where (?:did|do) you get|where'd (?:you get )?that|not likely|as if)(?![a-z])/;
const TELLS =
  /(?<![a-z])(?:somos|seremos|we are|we're|we'll be|there are|there's|there will be|it's|the team is|el equipo es|trabajamos)(?![a-z])/;

/** The reading of the rest. */
export function readWithoutMockedTeam(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (context.question !== 'read-back') return read(words);
  const team = factValue(context.known, 'team');
  const mocked = sentencesOf(words).filter((sentence) => mocks(sentence, context));
  if (mocked.length === 0) return read(words);
  const rest = blankOut(words, mocked.map(spanOf));
  const other: Reading = /\p{L}{2}|\d/u.test(cleanWords(rest)) ? read(rest) : { kind: 'correction', facts: [] };
  const isKnown = mocked.some((sentence) => numbersIn(sentence, context).some(({ low }) => low === team));
  if (!isKnown || other.facts.some(({ id }) => id === 'team')) return other;
  const kind = other.kind === 'unclear' || other.kind === 'confirmation' ? 'correction' : other.kind;
  return { ...other, kind, disputed: [...(other.disputed ?? []), 'team'] };
}

function mocks(sentence: Sentence, context: ReadingContext): boolean {
  const folded = foldText(sentence.words).replaceAll('’', "'");
  const isExclaimed = /[!?]/.test(sentence.words.trimEnd().slice(-1)) || MOCKS.test(folded);
  return isExclaimed && !TELLS.test(folded) && numbersIn(sentence, context).length > 0;
}

/** Only people are counted in it. */
function numbersIn({ alone }: Sentence, { language, today }: ReadingContext) {
  const ground = prepareGround(alone, 'read-back', language, today);
  const told = ground.numerals.filter(({ isArticle }) => !isArticle);
  return told.every(({ end }) => PEOPLE.test(ground.folded.slice(end))) ? told : [];
}
