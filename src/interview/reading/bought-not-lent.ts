// «El banco de acabado no es préstamo, es una máquina», "the 42,000 isn't a loan, it's the press": what was taken for borrowed is bought.
import { type Fact, type FactId, factValue, type MoneyItem } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Ground } from './amount.ts';
import { blankOut } from './clauses.ts';
import { isSum, lowOf } from './correct-costs.ts';
import { findAmounts } from './find-amounts.ts';
import { BENCH, GIVEN, OWNED } from './funding-words.ts';
import { giverIn } from './giver-words.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { namesThing } from './names-thing.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';

export interface Bought {
  readonly facts: readonly Fact[];
  /** Nobody has told yet who pays for the opening: how much is lent is open again. */
  readonly disputed: readonly FactId[];
  /** The answer with blanks for what told it. */
  readonly rest: string;
}

const LOAN = '(?:un |el |ningun |una |an? |the |any )?(?:prestamo|credito|financiacion|bank loan|loan)(?![a-z])';
const DENIED = `(?:no (?:es|son|era[n]?|fue)(?: de)?|(?:(?:is|are|was|were)(?: not|n't)|not|no)) ${LOAN}`;
const IS = "(?:es|son|era[n]?|is|are|it's|it is|that's|they're)";
const A_THING = `(?:lo que (?:cuesta|vale) |what (?:the|a) )?(?:una?|el|la|los|las|an?|the|some)? ?(?<thing>[a-z][a-z' -]{2,40}?)(?= costs?(?![a-z])|[,.;]|$| (?:y|and|que|which)(?![a-z]))`;
/** Denied and then named, or named and then denied. */
const WAYS = [
  new RegExp(`(?<![a-z])${DENIED}[,;:]? (?:sino |but |que |pues )?${IS} ${A_THING}`),
  new RegExp(`(?<![a-z])${IS} ${A_THING}, ?(?:y |and )?${DENIED}`),
];
const OF_SOMEBODY = new RegExp(`(?<![a-z])(?:${GIVEN}|${OWNED}|dinero|money|cash|inversion|investment)(?![a-z])`);

/** Null where nothing that is counted as lent is told to be a thing. */
export function boughtNotLent({ text, question, ...ground }: Ground, { known, answer }: ReadingContext): Bought | null {
  const loan = factValue(known, 'loan') ?? 0;
  if (loan <= 0) return null;
  for (const sentence of sentencesOf(text)) {
    const words = foldText(sentence.words).replaceAll('’', "'");
    const found = WAYS.map((way) => way.exec(words)).find((match) => match !== null);
    const thing = found?.groups?.thing;
    if (!found || thing === undefined) continue;
    const end = found.index + found[0].length;
    const span = { start: sentence.start, end: sentence.start + end };
    const sums = findAmounts({ text, question, ...ground })
      .filter((amount) => isSum(amount) && amount.start >= span.start && amount.end <= span.end)
      .map(lowOf);
    const isGiven = giverIn(thing) !== null || OF_SOMEBODY.test(thing.replace(new RegExp(BENCH, 'g'), ' '));
    if (isGiven || sums.some((sum) => sum !== loan)) continue;
    const subject = labelOf(sentence.words.slice(0, found.index));
    const at = found[0].lastIndexOf(thing);
    const label = subject ?? sentence.words.slice(found.index + at, found.index + at + thing.length).trim();
    if (!namesThing(label)) continue;
    const facts = factsOf(label, loan, known, quoteOf(text, answer, span.start, span.end));
    const isUntold = known.ownFunds === undefined && known.investorFunds === undefined;
    const rest = blankOut(text, [span]);
    return { facts: facts.filter(({ id }) => !(isUntold && id === 'loan')), disputed: isUntold ? ['loan'] : [], rest };
  }
  return null;
}

/** «Y el banco de acabado de 42,000»: the thing, without what leads to it or its sum; null where only the sum stands there. */
function labelOf(words: string): string | null {
  const label = words
    .replace(/[^\p{L}]*(?:(?:y|and|no|pero|but|el|la|los|las|the|that)(?!\p{L})[,\s]*)*/iu, '')
    .replace(/,?\s*(?:(?:de|of|for|at|por)\s+)?[$€£]?\d.*$/su, '');
  return /\p{L}{3}/u.test(label) ? label.trim() : null;
}

function factsOf(label: string, loan: number, known: ReadingContext['known'], quote: Fact['quote']): readonly Fact[] {
  const items = factValue(known, 'investmentItems') ?? [];
  const isListed = items.some(({ amount }) => amount === loan);
  const unit = known.loan?.unit ?? null;
  const list: readonly MoneyItem[] = isListed ? items : [{ label, amount: loan }, ...items];
  const sources = (factValue(known, 'moneySources') ?? []).filter(({ kind, amount }) => kind !== 'bank' || amount !== loan);
  const investment = roundMoney((factValue(known, 'investment') ?? 0) + (isListed ? 0 : loan));
  return [
    makeFact('loan', 0, { unit, quote, origin: 'derived' }),
    ...(isListed ? [] : [makeFact('investment', investment, { unit, quote, origin: 'derived' })]),
    ...(items.length > 0 ? [makeFact('investmentItems', list, { unit, quote })] : []),
    ...(known.moneySources ? [makeFact('moneySources', sources, { quote })] : []),
  ];
}
