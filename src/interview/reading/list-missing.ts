import type { FactId } from '../../facts/fact.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { prepareGround } from './find-amounts.ts';
import { PROPOSABLE, PROPOSABLE_IDS, type ProposableId } from './proposal.ts';
import type { ReadingContext } from './reading-context.ts';

/** What an answer may tell beside what it was asked for; a gap between the topics asks for its own facts alone. */
const MAY_TELL: Partial<Record<QuestionId, readonly ProposableId[]>> = {
  solution: ['price'],
  revenue: ['price', 'volume', 'growth', 'unitCost'],
  resources: ['investment', 'fixedCosts', 'ownFunds', 'loan', 'loanYears', 'team', 'founderPay'],
  goals: ['growth', 'start'],
};

/**
 * The facts that this answer may hold and the rules have not found in it: none where it was no answer. A question between the topics is
 * looked into where nothing it asks for was found; a topic, where a number in its answer has not been read.
 */
export function listMissing(text: string, reading: Reading, context: ReadingContext): readonly ProposableId[] {
  const { question, known } = context;
  if (reading.kind !== 'answer' && reading.kind !== 'unclear') return [];
  const isFound = (id: FactId) => reading.facts.some((fact) => fact.id === id);
  const isMissing = (id: FactId) => known[id] === undefined && !isFound(id);
  const asked = PROPOSABLE_IDS.filter((id) => PROPOSABLE[id] === question);
  if (asked.length > 0) return question !== 'identity' && asked.some(isFound) ? [] : asked.filter(isMissing);
  const mayTell = (MAY_TELL[question] ?? []).filter(isMissing);
  return mayTell.length > 0 && hasUnreadNumber(text, reading, context) ? mayTell : [];
}

function hasUnreadNumber(text: string, { facts }: Reading, { question, language, today }: ReadingContext): boolean {
  const { numerals } = prepareGround(text.normalize('NFC'), question, language, today);
  // The words of a topic are a fact with the whole answer for its quote.
  const read = facts.flatMap(({ id, quote }) => (quote && id !== question ? [quote] : []));
  return numerals.some(({ start, end, isArticle }) => !isArticle && !read.some((quote) => start < quote.end && end > quote.start));
}
