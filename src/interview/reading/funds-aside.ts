// «Nosotros ponemos 50.000 de nuestros ahorros y pedimos un préstamo de 55.000. Con eso tenemos 105.000», where a month's costs were doubted: who pays
// for the opening, told before it was asked. It is read as that, and what a month costs without it.
import type { Fact, FactId } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Reading } from '../interview.ts';
import { isFollowUp } from '../script.ts';
import { blankOut } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { factsAs } from './collect-facts.ts';
import { OWED } from './funding-words.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const FUNDS: ReadonlySet<FactId> = new Set<FactId>([
  ...(['ownFunds', 'investorFunds', 'investorShare', 'loan', 'moneySources'] as const),
  ...(['loanYears', 'loanRate', 'familyLoan', 'graceMonths'] as const),
]);
const PUT_IN =
  /(?<![a-z])(?:(?:pon(?:go|emos|dremos|dre)|aport(?:o|amos)|tengo|tenemos).{0,30}?(?:ahorr\w+|propi[oa]s)|(?:put(?:ting)? in|have|got|i've|we've).{0,30}?(?:savings?|saved|of (?:my|our) own))(?![a-z])/;
const LENT = new RegExp(`(?<![a-z])(?:${OWED})(?![a-z])`);
/** What both come to. */
const ALTOGETHER =
  /^[^a-z]*(?:y |and |so )?(?:con (?:eso|esto|ello)|(?:that|which|it) (?:makes|gives)|en total|in all|altogether)(?![a-z])/;

/** Only where one figure was doubted, and nothing was told of it before. */
export function readWithFundsAside(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const { question, known } = context;
  if (!isFollowUp(question) || known.ownFunds !== undefined || known.loan !== undefined) return read(words);
  const sentences = sentencesOf(words);
  const isOfFunds = sentences.map((one) => /\d/.test(one.words) && PUT_IN.test(foldText(one.words)) && LENT.test(foldText(one.words)));
  const told = sentences.filter((one, at) => isOfFunds[at] || (isOfFunds[at - 1] && ALTOGETHER.test(foldText(one.words))));
  if (told.length === 0) return read(words);
  const others = sentences.filter((one) => !told.includes(one));
  const own = factsAs('funding', blankOut(words, others.map(spanOf)), { ...context, question: 'funding' });
  const facts: readonly Fact[] = own.filter(({ id }) => FUNDS.has(id));
  const rest = blankOut(words, told.map(spanOf));
  if (!/\p{L}{2}|\d/u.test(cleanWords(rest))) return { kind: 'answer', facts };
  const other = read(rest);
  return { ...other, facts: [...other.facts.filter(({ id }) => !FUNDS.has(id)), ...facts] };
}
