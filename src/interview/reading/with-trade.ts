import { type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { isFollowUp } from '../script.ts';
import { correctTrade } from './correct-trade.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

/** These tell the trade themselves. */
const TELLS_TRADE: ReadonlySet<QuestionId> = new Set(['problem', 'solution']);
/** Of others, only what is said of oneself is no trade of theirs. */
const OF_OTHERS: ReadonlySet<QuestionId> = new Set(['customer', 'competitors']);
const OF_ONESELF = /(?<![a-z])(?:soy|somos|lo (?:mio|nuestro)|yo|nosotr[oa]s|i'm|i am|we're|we are|mine|ours)(?![a-z])/;

/** Reads an answer that may say beside everything else what the trade is and what it is not. `read` reads the rest. */
export function readWithTrade(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const { question } = context;
  const isReviewed = question === 'read-back' || isFollowUp(question);
  if (!isReviewed && !mayCorrect(words, context)) return read(words);
  const { facts, rest, isDenied, isAgainstKnown } = correctTrade(words, context);
  if (!isReviewed && !(isAgainstKnown && facts.length > 0)) return read(words);
  if (isDenied && !/\d/.test(words)) {
    const beside = read(words).facts.filter(({ id }) => id !== 'sector' && id !== 'trade');
    return { kind: 'change', facts: [...beside, ...withoutTrade(words, context)], about: 'sector' };
  }
  if (facts.length === 0) return read(words);
  // Asked for the name, the sentence that tells the trade may hold it.
  const other = question === 'identity' ? read(words) : rest.trim() === '' ? null : read(rest);
  const others = other?.facts.filter(({ id }) => id !== 'sector' && id !== 'trade') ?? [];
  const kind = isReviewed || other === null || others.length === 0 ? 'correction' : other.kind;
  const corrected = isReviewed ? {} : { corrected: [...(other?.corrected ?? []), ...facts.map(({ id }) => id)] };
  return { ...other, kind, facts: [...others, ...facts], ...corrected };
}

/** What it is, and not what it is narrowed to, until that is told. */
function withoutTrade(words: string, { known, answer }: ReadingContext): readonly Fact[] {
  const sector = factValue(known, 'sector');
  return sector === undefined || known.trade === undefined
    ? []
    : [makeFact('sector', sector, { quote: quoteOf(words, answer, 0, words.length) })];
}

function mayCorrect(words: string, { question, known }: ReadingContext): boolean {
  if (known.sector === undefined || TELLS_TRADE.has(question)) return false;
  return !OF_OTHERS.has(question) || OF_ONESELF.test(foldText(words).replaceAll('’', "'"));
}
