// Which exchanges count. A visitor may go back, change a fact out of turn or finish early: those wishes are turns like any other, and what
// stands after them is worked out here from the list.
import type { FactId } from '../facts/fact.ts';
import { TOPICS } from '../facts/topic.ts';
import type { QuestionId, ReadingKind, ScriptQuestion, Turn } from './interview.ts';
import { isFollowUp, MOST_QUESTIONS } from './script.ts';

/** What the choice looks at in a turn. */
export type Exchange = Pick<Turn, 'question' | 'reading' | 'chosen'>;

/** An exchange that counts. `isRevision`: it answers a question asked again because the visitor wanted to change something. */
export interface Step extends Exchange {
  readonly isRevision: boolean;
}

type Returnable = ScriptQuestion | 'tax' | 'service-time';

/** A question that is asked out of turn. */
interface Detour {
  readonly question: Returnable;
  /** What is to be changed; null where the visitor went back. */
  readonly about: FactId | null;
}

export interface Trace {
  readonly steps: readonly Step[];
  readonly detour: Detour | null;
  /** The visitor wants no more questions. */
  readonly isFinished: boolean;
  /** So many steps had been taken when the visitor, who wanted no more questions, wanted them after all. */
  readonly reopenedAt: number;
}

/** A question is never asked more often than this because the visitor asks for it. */
export const MOST_ASKED = 6;

/** After these the same question still waits for its answer. */
const ASIDES: ReadonlySet<ReadingKind> = new Set(['help', 'off-topic', 'private', 'back', 'change', 'unclear']);

/** The question that asks for a fact. */
const ASKING: Readonly<Record<FactId, Returnable>> = {
  problem: 'problem',
  customer: 'customer',
  solution: 'solution',
  marketing: 'marketing',
  revenue: 'revenue',
  resources: 'resources',
  goals: 'goals',
  competitors: 'competitors',
  rivals: 'competitors',
  experience: 'resources',
  soFar: 'start',
  name: 'identity',
  sector: 'identity',
  trade: 'identity',
  city: 'identity',
  country: 'identity',
  currency: 'identity',
  price: 'price',
  commission: 'price',
  revenueShape: 'price',
  taxIncluded: 'tax',
  volume: 'volume',
  volumeFromStart: 'volume',
  season: 'volume',
  lines: 'revenue',
  saleUnit: 'price',
  targetVolume: 'volume',
  targetMonths: 'volume',
  openingShare: 'volume',
  openingMonths: 'volume',
  customersBrought: 'volume',
  wonPerMonth: 'volume',
  growth: 'volume',
  minutesPerSale: 'service-time',
  churn: 'volume',
  rooms: 'volume',
  occupancy: 'volume',
  unitCost: 'unit-cost',
  priceSpread: 'price',
  unitCostItems: 'unit-cost',
  chargedApart: 'unit-cost',
  fixedCosts: 'fixed-costs',
  costList: 'fixed-costs',
  costLines: 'fixed-costs',
  costsOpen: 'fixed-costs',
  staffPay: 'fixed-costs',
  rent: 'fixed-costs',
  marketingBudget: 'marketing',
  payIncluded: 'fixed-costs',
  investment: 'investment',
  investmentItems: 'investment',
  littleToBuy: 'investment',
  takeover: 'investment',
  ownFunds: 'funding',
  investorFunds: 'funding',
  investorShare: 'funding',
  moneySources: 'funding',
  loan: 'funding',
  loanYears: 'funding',
  loanRate: 'funding',
  familyLoan: 'funding',
  graceMonths: 'funding',
  team: 'team',
  founderPay: 'team',
  founderPayFrom: 'team',
  founderPayFirst: 'team',
  staffPayFrom: 'team',
  staffPayDate: 'team',
  staffPayLater: 'team',
  start: 'start',
};

/** The exchanges that count after all of these, and where the visitor's wishes lead. */
export function traceSteps(exchanges: readonly Exchange[]): Trace {
  const start: Trace = { steps: [], detour: null, isFinished: false, reopenedAt: 0 };
  return exchanges.reduce<Trace>((trace, exchange, at) => goOn(trace, exchange, exchanges.slice(0, at + 1)), start);
}

function goOn(trace: Trace, exchange: Exchange, soFar: readonly Exchange[]): Trace {
  const { kind } = exchange.reading;
  if (kind === 'finish') return { ...trace, detour: null, isFinished: true };
  const wished = grantWish(trace, exchange, soFar);
  if (wished) return wished;
  const isAsked = trace.detour?.question === exchange.question;
  const step = { ...exchange, isRevision: isAsked && trace.detour?.about !== null };
  const detour = isAsked && ASIDES.has(kind) && !hasTriedTwice(trace, exchange) ? trace.detour : null;
  return { ...trace, steps: [...trace.steps, step], detour };
}

/** What stands after a wish about the interview; null where there was none, or none that can be granted. */
function grantWish(trace: Trace, exchange: Exchange, soFar: readonly Exchange[]): Trace | null {
  switch (exchange.reading.kind) {
    case 'undo':
      return takeBack(trace) ?? goBack(trace, exchange, soFar);
    case 'back':
      return goBack(trace, exchange, soFar);
    case 'change':
      return changeFact(trace, exchange, soFar);
    default:
      return null;
  }
}

/** As if what was corrected last had not been said; null where nothing was. */
function takeBack(trace: Trace): Trace | null {
  const at = trace.steps.findLastIndex(({ question, reading }) => question === 'read-back' && reading.facts.length > 0);
  return at < 0 ? null : { ...trace, steps: trace.steps.toSpliced(at, 1) };
}

/** An unclear answer is asked about once. */
function hasTriedTwice({ steps }: Trace, { question, reading }: Exchange): boolean {
  if (reading.kind === 'help' || reading.kind === 'back' || reading.kind === 'change') return false;
  return steps.at(-1)?.question === question && steps.at(-1)?.reading.kind === reading.kind;
}

/** To the question before this one, its answer taken away; null where there is none or no question left to spend on it. */
function goBack(trace: Trace, { question }: Exchange, soFar: readonly Exchange[]): Trace | null {
  if (trace.isFinished) {
    const isOpen = soFar.length + countOwed({ steps: trace.steps, isFinished: false }) <= MOST_QUESTIONS;
    return isOpen ? reopen(trace) : null;
  }
  const at = trace.steps.findLastIndex((step) => step.question !== question && isReturnable(step));
  const target = trace.steps[at]?.question;
  if (target === undefined || isFollowUp(target)) return null;
  const steps = trace.steps.slice(0, at);
  if (!isAffordable(steps, false, target, soFar)) return null;
  return { ...trace, steps, detour: { question: target, about: null }, reopenedAt: Math.min(trace.reopenedAt, at) };
}

/** Asks on where the questions were left: what was agreed to before does not end them. */
function reopen({ steps }: Trace): Trace {
  return { steps, detour: null, isFinished: false, reopenedAt: steps.length };
}

function isReturnable({ question, reading }: Step): boolean {
  return question !== 'read-back' && !isFollowUp(question) && !(ASIDES.has(reading.kind) && reading.kind !== 'unclear');
}

/** To the question about that fact, where it was said or asked; null where it was not. */
function changeFact(trace: Trace, exchange: Exchange, soFar: readonly Exchange[]): Trace | null {
  const { question, reading } = exchange;
  const about = reading.about;
  if (about === undefined) return null;
  const target = ASKING[about];
  const isKnown = trace.steps.some((step) => step.question === target || step.reading.facts.some(({ id }) => id === about));
  if (!isKnown || target === question || !isAffordable(trace.steps, trace.isFinished, target, soFar)) return null;
  // What it is not is known at once.
  const steps = reading.facts.length > 0 ? [...trace.steps, { ...exchange, isRevision: false }] : trace.steps;
  return { ...trace, steps, detour: { question: target, about } };
}

function isAffordable(steps: readonly Step[], isFinished: boolean, target: QuestionId, soFar: readonly Exchange[]): boolean {
  const times = soFar.filter(({ question }) => question === target).length;
  const owed = countOwed({ steps, isFinished }) - (steps.some(({ question }) => question === target) || !isTopicId(target) ? 0 : 1);
  return times < MOST_ASKED && soFar.length + 1 + owed <= MOST_QUESTIONS;
}

function isTopicId(question: QuestionId): boolean {
  return (TOPICS as readonly QuestionId[]).includes(question);
}

/** What must still be asked whatever happens: the topics not yet reached and the read-back. */
export function countOwed({ steps, isFinished }: Pick<Trace, 'steps' | 'isFinished'>): number {
  const asked = new Set(steps.map(({ question }) => question));
  return 1 + (isFinished ? 0 : TOPICS.filter((topic) => !asked.has(topic)).length);
}
