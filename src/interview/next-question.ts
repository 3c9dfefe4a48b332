// Which question comes next: the script in its order, a follow-up where an answer gives cause, and never more than the cap.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { isFarAboveCapacity, overrunsHours } from './far-above-capacity.ts';
import { findFollowUps, hasRoom } from './find-follow-up.ts';
import type { FollowUpChoice, Next, QuestionId } from './interview.ts';
import { isVague, namesNobody } from './is-vague.ts';
import { isOffered } from './offer-values.ts';
import { isFollowUp, isGap, isOpenGap, isTold, isTopic, MOST_QUESTIONS, MOST_TO_SETTLE, SCRIPT } from './script.ts';
import { countOwed, type Exchange, MOST_ASKED, type Step, type Trace, traceSteps } from './trace-steps.ts';

export type { Exchange } from './trace-steps.ts';

/** Fruitless answers to the read-back (no sé, unclear, help) after which it counts as agreed. */
const PATIENCE = 2;
/** The same for a bare «no» that never says what is wrong, and for words that say it in a way we do not understand. */
const PATIENCE_WITH_NO = 4;

/** Of the questions there are, those kept for the read-back beside the first: what it shows is corrected in more than one answer. */
const KEPT_TO_CORRECT = 2;

/** Without these the figures just told cannot be read: nobody chooses to leave them out. */
const NEEDED: ReadonlySet<FollowUpChoice> = new Set(['currency', 'period'] as const);

/** What comes where no follow-up is asked, and the follow-ups that may be, the weightiest first. */
interface Fork {
  readonly otherwise: Next;
  readonly followUps: Iterable<FollowUpChoice>;
  /** What they follow. */
  readonly last?: Step;
}

/**
 * The question after these exchanges, `facts` being what is known after the last one. A follow-up that was chosen for the last answer
 * counts as far as it is one that may be asked.
 */
export function chooseNext(exchanges: readonly Exchange[], facts: FactSheet): Next {
  const { otherwise, followUps, last } = findFork(exchanges, facts);
  const followUp = chooseFollowUp(followUps, last?.chosen);
  return (followUp === 'contrast' ? last?.question : followUp) ?? otherwise;
}

function chooseFollowUp(followUps: Iterable<FollowUpChoice>, chosen: FollowUpChoice | null | undefined): FollowUpChoice | null {
  let first: FollowUpChoice | null = null;
  for (const one of followUps) {
    if (chosen === undefined || one === chosen) return one;
    if (chosen !== null || NEEDED.has(one)) first ??= one;
  }
  return first;
}

export function findFork(exchanges: readonly Exchange[], facts: FactSheet): Fork {
  if (exchanges.some(({ reading }) => reading.kind === 'refused')) return goTo('declined');
  if (isTakenBack(exchanges)) return goTo('read-back');
  if (exchanges.length >= MOST_QUESTIONS) return goTo(unsettled(exchanges, facts) ?? 'complete');
  const trace = traceSteps(exchanges);
  const left = MOST_QUESTIONS - exchanges.length - countOwed(trace);
  const room = left - KEPT_TO_CORRECT;
  const { detour, steps, isFinished, reopenedAt } = trace;
  const last = steps.at(-1);
  // What the visitor asks for may take the place of a correction.
  if (detour && (left > 0 || !steps.some(({ question }) => question === detour.question))) return goTo(detour.question);
  if (last?.question === 'read-back' && steps.length > reopenedAt)
    return goTo(agrees(steps.slice(reopenedAt)) ? (unsettled(exchanges, facts) ?? 'complete') : 'read-back');
  if (isFinished) return goTo('read-back');
  const worth = last && room > 0 ? weighAnswer(last, trace, exchanges, facts, room) : 'enough';
  if (last && worth === 'again') return goTo(last.question);
  const asked = new Set(steps.map(({ question }) => question));
  const isOpen = (id: QuestionId) => (isGap(id) ? room > 0 && isOpenGap(id, facts) : !(isTopic(id) && isTold(id, facts)));
  const isMissing = (id: QuestionId) => !asked.has(id) && isOpen(id);
  const otherwise =
    SCRIPT.find((id) => id !== 'read-back' && isMissing(id)) ?? (room > 0 ? unsettled(exchanges, facts) : null) ?? 'read-back';
  if (!last || room <= 0) return goTo(otherwise);
  // Everything after it hangs on how many can be served.
  if (overrunsHours(exchanges, facts)) return goTo('volume-above-capacity');
  return { otherwise, last, followUps: listFollowUps(worth, trace, facts, otherwise, room) };
}

/** A correction was just taken back: what stands now is looked at once more. */
function isTakenBack(exchanges: readonly Exchange[]): boolean {
  if (exchanges.at(-1)?.reading.kind !== 'undo' || exchanges.length >= MOST_QUESTIONS + MOST_TO_SETTLE) return false;
  return traceSteps(exchanges).detour === null;
}

/** What the interview does not end with: sales many times what could be served, a correction whose outcome nobody has seen. */
function unsettled(exchanges: readonly Exchange[], facts: FactSheet): QuestionId | null {
  const last = exchanges.at(-1);
  if (last === undefined || exchanges.length >= MOST_QUESTIONS + MOST_TO_SETTLE) return null;
  if (isFarAboveCapacity(exchanges, facts)) return 'volume-above-capacity';
  // Words that correct something, and of which nothing could be made, are no yes either.
  const { kind, facts: told } = last.reading;
  return last.question === 'read-back' && (isHalfHeard(last) || told.length > 0 || kind === 'correction') ? 'read-back' : null;
}

/** Which figure was meant is asked before the end. */
function isHalfHeard({ reading: { mayMean = [], disputed = [] } }: Pick<Step, 'reading'>): boolean {
  return mayMean.length + disputed.length > 0;
}

function goTo(otherwise: Next): Fork {
  return { otherwise, followUps: [] };
}

function* listFollowUps(worth: Worth, { steps }: Trace, facts: FactSheet, next: QuestionId, room: number): Iterable<FollowUpChoice> {
  if (worth === 'vague') yield 'contrast';
  const last = steps.at(-1);
  if (last?.reading.kind === 'dont-know' && isFollowUp(last.question)) return;
  for (const doubt of findFollowUps(steps, facts, next)) {
    // A doubt is asked about where every gap can still be: what is doubted is read back too, and what was never asked is not.
    if (NEEDED.has(doubt) || room > countOpenGaps(steps, facts)) yield doubt;
  }
}

/** `again`: the question stays, for it was asked about or answered beside the point. `vague`: its answer leaves too much open. */
type Worth = 'again' | 'vague' | 'enough';

function weighAnswer(last: Step, { steps }: Trace, exchanges: readonly Exchange[], facts: FactSheet, room: number): Worth {
  const { question, reading } = last;
  const againIf = (isAgain: boolean): Worth => (isAgain ? 'again' : 'enough');
  const times = exchanges.filter((exchange) => exchange.question === question).length;
  if (times >= MOST_ASKED) return 'enough';
  if (reading.kind === 'help' || reading.kind === 'back' || reading.kind === 'change') return 'again';
  if (last.isRevision) return 'enough';
  // Help asked for in between is not a try.
  const tries = steps.filter((step) => step.question === question && step.reading.kind !== 'help').length;
  if (tries > 1) return 'enough';
  if (reading.kind === 'off-topic' || reading.kind === 'private') return 'again';
  if (isFollowUp(question)) return 'enough';
  const spare = room - countOpenGaps(steps, facts);
  const isSpare = spare > 0 && hasRoom(steps);
  if (reading.kind === 'dont-know') return againIf(isSpare && isOffered(question, facts) && !wasOffered(question, steps));
  if (question === 'identity') return againIf(isIdentityMissing(facts, reading.kind));
  // Money that does not reach was told: where the rest comes from is one question more.
  if (question === 'funding' && reading.kind === 'answer') return againIf(hasRoom(steps) && isOpenGap(question, facts));
  if (isGap(question)) return againIf(isOpenGap(question, facts));
  if (!isTopic(question)) return 'enough';
  if (reading.kind !== 'answer') return 'again';
  // Who buys what is worth more than the last gaps, which the answers to come may fill.
  const isWorthMore = spare > -KEPT_TO_CORRECT && hasRoom(steps);
  // Answered, but another question; what is asked for figures has its gaps.
  if (question !== 'revenue' && question !== 'resources' && factValue(facts, question) === undefined)
    return againIf(isSpare || (isWorthMore && isCore(question)));
  return isWorthMore && isTooVague(last) ? 'vague' : 'enough';
}

/** Gaps of the script that nobody has filled or been asked for. */
function countOpenGaps(steps: readonly Step[], facts: FactSheet): number {
  return SCRIPT.filter((id) => isGap(id) && isOpenGap(id, facts) && !steps.some(({ question }) => question === id)).length;
}

/** Whether the question already came with the trade's values: its topic was answered «no sé». */
export function wasOffered(question: QuestionId, steps: readonly Step[]): boolean {
  const topic = question === 'fixed-costs' || question === 'investment' ? 'resources' : 'revenue';
  return steps.some((step) => step.question === topic && step.reading.kind === 'dont-know');
}

/** Without which a plan tells of no business. */
function isCore(question: QuestionId): boolean {
  return question === 'problem' || question === 'customer' || question === 'solution';
}

function isTooVague({ question, reading }: Step): boolean {
  if (!isCore(question) && question !== 'competitors') return false;
  const words = reading.facts.find(({ id }) => id === question)?.value;
  if (typeof words !== 'string') return false;
  if (question !== 'competitors') return isVague(words);
  return !reading.facts.some(({ id }) => id === 'rivals') && (isVague(words) || namesNobody(words));
}

/** A business may have no name yet, but its place decides the currency and its trade every benchmark. */
function isIdentityMissing(facts: FactSheet, kind: Exchange['reading']['kind']): boolean {
  if (kind !== 'answer') return isOpenGap('identity', facts);
  return factValue(facts, 'country') === undefined || factValue(facts, 'sector') === undefined;
}

/** A wish that was granted is no step; one that was not counts as fruitless. */
function agrees(steps: readonly Step[]): boolean {
  const replies = steps.filter(({ question }) => question === 'read-back').map(({ reading }) => reading);
  const last = replies.at(-1);
  if (!last || last.facts.length > 0) return false;
  if (last.kind === 'confirmation') return true;
  const fruitless = replies.filter(({ facts }) => facts.length === 0);
  const bareNos = fruitless.filter((reading) => reading.kind === 'correction' || isHalfHeard({ reading })).length;
  return fruitless.length - bareNos >= PATIENCE || bareNos >= PATIENCE_WITH_NO;
}
