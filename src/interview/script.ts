// The script: every question in the order it is asked, the topic it belongs to, and when a gap need not be asked.
import { type FactId, type FactSheet, factValue } from '../facts/fact.ts';
import { givesTheRest, pendingFunds } from '../facts/money-sources.ts';
import { TOPICS, type Topic } from '../facts/topic.ts';
import type { FollowUp, QuestionId, ScriptQuestion } from './interview.ts';
import { tellsWhatIsDone } from './reading/what-is-done.ts';

/** Repeats included. */
export const MOST_QUESTIONS = 20;

/** Beyond them, for what cannot be left as it stands: a correction, which is read back before it counts, and sales that nobody could serve. */
export const MOST_TO_SETTLE = 6;

export const SCRIPT: readonly QuestionId[] = [
  'problem',
  'customer',
  'solution',
  'identity',
  'marketing',
  'revenue',
  'price',
  'volume',
  'unit-cost',
  'resources',
  'fixed-costs',
  'investment',
  'funding',
  'team',
  'goals',
  'start',
  'competitors',
  'read-back',
];

/** A question between two topics, asked only for what no answer gave. */
export type Gap = Exclude<ScriptQuestion, Topic | 'read-back'>;

const GAP_TOPICS: Readonly<Record<Gap, Topic>> = {
  identity: 'solution',
  price: 'revenue',
  volume: 'revenue',
  'unit-cost': 'revenue',
  'fixed-costs': 'resources',
  investment: 'resources',
  funding: 'resources',
  team: 'resources',
  start: 'goals',
};

/** A gap is open while one of these is unknown; `funding` while both are, or while the sums told do not reach the investment. */
const GAP_FACTS: Readonly<Record<Exclude<Gap, 'funding'>, readonly FactId[]>> = {
  identity: ['name', 'country', 'sector'],
  price: ['price'],
  volume: ['volume'],
  'unit-cost': ['unitCost'],
  'fixed-costs': ['fixedCosts'],
  investment: ['investment'],
  team: ['team'],
  start: ['start'],
};

/** A gap this small is rounding, percent of the investment. */
const ROUNDING_PCT = 2;

/**
 * What is still missing of the investment, beside the money that was told, currency units. Nothing where no sum was told, or no investment, or
 * where the visitor wants no loan or told who gives the rest.
 */
export function missingFunds(facts: FactSheet): number {
  if (givesTheRest(facts)) return 0;
  const [investment, own, loan, given] = (['investment', 'ownFunds', 'loan', 'investorFunds'] as const).map((id) => factValue(facts, id));
  if (investment === undefined || own === undefined || loan === 0) return 0;
  const missing = investment - own - (loan ?? 0) - (given ?? 0) - pendingFunds(facts);
  return missing * 100 > investment * ROUNDING_PCT ? missing : 0;
}

/** The topic a question of the script belongs to; null for the read-back. */
export function topicOf(question: ScriptQuestion): Topic | null {
  if (question === 'read-back') return null;
  return isGap(question) ? GAP_TOPICS[question] : question;
}

export function isFollowUp(question: QuestionId): question is FollowUp {
  return !SCRIPT.includes(question);
}

export function isGap(question: QuestionId): question is Gap {
  return question in GAP_TOPICS;
}

export function isTopic(question: QuestionId): question is Topic {
  return (TOPICS as readonly QuestionId[]).includes(question);
}

/** Topics of words: told in answer to any question, and never instead of what was told before. */
export const TOLD_ANYWHERE: ReadonlySet<FactId> = new Set<Topic>(['goals', 'competitors', 'marketing']);

/** What leaves nothing to ask about a topic: all of it was said in answer to other questions. */
const TOLD_BY: Partial<Record<Topic, readonly FactId[]>> = {
  marketing: ['marketing'],
  revenue: ['price', 'volume'],
  resources: ['investment', 'fixedCosts', 'team'],
  goals: ['goals'],
  competitors: ['competitors', 'rivals'],
};

export function isTold(topic: Topic, facts: FactSheet): boolean {
  // Of the figures, what an early answer left out is asked for one by one.
  if ((topic === 'revenue' || topic === 'resources') && factValue(facts, topic) !== undefined) return true;
  return TOLD_BY[topic]?.every((id) => factValue(facts, id) !== undefined) ?? false;
}

/** Whether of the sales only their number is left to ask: the one price was told before. */
export function isSalesAlone({ price, volume, lines }: FactSheet): boolean {
  return price !== undefined && volume === undefined && lines === undefined;
}

/** Whether nothing was said of what the founders or an investor put in, and no loan pays for all of it. */
function isOwnUntold(facts: FactSheet): boolean {
  if (factValue(facts, 'ownFunds') !== undefined || factValue(facts, 'investorFunds') !== undefined) return false;
  // «No pido nada al banco»: asked, and answered.
  if (facts.loan?.value === 0 && facts.loan.origin === 'said') return false;
  const [investment, loan] = [factValue(facts, 'investment'), factValue(facts, 'loan')];
  return loan === undefined || investment === undefined || (investment - loan) * 100 > investment * ROUNDING_PCT;
}

/** Whether nobody has said yet what this gap asks for. */
export function isOpenGap(gap: Gap, facts: FactSheet): boolean {
  if (gap === 'funding') {
    return isOwnUntold(facts) || missingFunds(facts) > 0;
  }
  // Each thing has its price: what they come to follows from how many of each.
  if (gap === 'price' && facts.lines !== undefined && factValue(facts, 'volume') === undefined) return false;
  // Rooms and how full they are say how many nights are sold.
  if (gap === 'volume' && factValue(facts, 'rooms') !== undefined && factValue(facts, 'occupancy') !== undefined) return false;
  // «Nada más», asked what is bought: the list is closed.
  if (gap === 'investment' && facts.littleToBuy?.quote && facts.littleToBuy.quote.answer !== facts.resources?.quote?.answer) return false;
  const isOpen = (id: FactId) => factValue(facts, id) === undefined;
  // An offer that tells what is done has said what kind of business it is, though no sector is known by it.
  if (gap === 'identity' && !isOpen('name') && !isOpen('country') && tellsWhatIsDone(factValue(facts, 'solution') ?? '')) return false;
  return GAP_FACTS[gap].some(isOpen);
}
