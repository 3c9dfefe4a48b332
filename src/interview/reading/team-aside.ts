// "It's just me and Kai, he does 20 hours a week", «de gente somos dos, yo y Noelia», told where money was asked for: how many work there is heard, so that it
// need not be asked again.
import type { Fact } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { correctTeam } from './correct-team.ts';
import { prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf } from './split-sentences.ts';

const ASKS_MONEY: ReadonlySet<QuestionId> = new Set(['funding', 'fixed-costs', 'investment']);
const READ: ReadonlySet<Reading['kind']> = new Set<Reading['kind']>(['answer', 'correction', 'unclear']);
/** Of money, and not of who works there: «lo ponemos los dos». */
const OF_MONEY =
  /(?<![a-z])(?:(?<!me |nos )pon(?:go|emos|e|en)|ahorr\w+|aport\w+|prest\w+|savings?|saved|put(?:ting|s)? in|lend\w*|lent|borrow\w*|loan)(?![a-z])/;
/** "Just the two of us", "me and Ciarán": opening what is told. */
const PAIR =
  /^[^a-z\d]*(?:(?:and|y|so|well|pues|then|just|only|it's|its|it'll be|solo|somos) )*(?:(?:just |only )?the two of us|(?:me|yo|myself) (?:and|y) (?!(?:an?|two|three|my|un|una|dos|tres|mi|the|some|el|la|then|que)(?![a-z]))[a-z]{3,}(?= ?[,.;:]| ?$))/;

/** The reading with how many work there, where nobody told it before. */
export function withTeamAside(reading: Reading, answer: string, context: ReadingContext): Reading {
  const isOpen = ASKS_MONEY.has(context.question) && context.known.team === undefined && READ.has(reading.kind);
  if (!isOpen || reading.facts.some(({ id }) => id === 'team')) return reading;
  const [team] = sentencesOf(answer).flatMap((sentence) => teamIn(sentence, context));
  if (team === undefined) return reading;
  return { ...reading, kind: reading.kind === 'unclear' ? 'correction' : reading.kind, facts: [...reading.facts, team] };
}

function teamIn({ words, alone, start }: Sentence, context: ReadingContext): readonly Fact[] {
  const folded = foldText(words).replaceAll('’', "'");
  if (OF_MONEY.test(folded)) return [];
  const quote = quoteOf(alone, context.answer, start, start + words.length);
  const [told] = correctTeam(prepareGround(alone, 'team', context.language, context.today), context);
  if (told) return [{ ...told, quote }];
  return PAIR.test(folded) ? [makeFact('team', 2, { unit: 'people', quote, origin: 'derived' })] : [];
}
