// Which question comes next: the script in its order, a follow-up where an answer gives cause, and never more than the cap.
import { type FactSheet, factValue } from '../facts/fact.ts';
import { findFollowUp, hasRoom } from './find-follow-up.ts';
import type { QuestionId } from './interview.ts';
import { isVague } from './is-vague.ts';
import { isOffered } from './offer-values.ts';
import { isFollowUp, isGap, isOpenGap, isTopic, MOST_QUESTIONS, SCRIPT } from './script.ts';
import { countOwed, type Exchange, MOST_ASKED, type Step, type Trace, traceSteps } from './trace-steps.ts';

export type { Exchange } from './trace-steps.ts';

export type Next = QuestionId | 'complete' | 'declined';

/** Fruitless answers to the read-back (no sé, unclear, help) after which it counts as agreed. */
const PATIENCE = 2;
/** The same for a bare «no» that never says what is wrong. */
const PATIENCE_WITH_NO = 4;

/** The question after these exchanges, `facts` being what is known after the last one. */
export function chooseNext(exchanges: readonly Exchange[], facts: FactSheet): Next {
  if (exchanges.some(({ reading }) => reading.kind === 'refused')) return 'declined';
  if (exchanges.length >= MOST_QUESTIONS) return 'complete';
  const trace = traceSteps(exchanges);
  const room = MOST_QUESTIONS - exchanges.length - countOwed(trace);
  const { detour, steps, isFinished } = trace;
  const last = steps.at(-1);
  if (detour && (room > 0 || !steps.some(({ question }) => question === detour.question))) return detour.question;
  if (last?.question === 'read-back') return agrees(steps) ? 'complete' : 'read-back';
  if (isFinished) return 'read-back';
  if (last && room > 0 && needsSecondTry(last, trace, exchanges, facts)) return last.question;
  const asked = new Set(steps.map(({ question }) => question));
  const isMissing = (id: QuestionId) => !asked.has(id) && (!isGap(id) || (room > 0 && isOpenGap(id, facts)));
  const next = SCRIPT.find((id) => id !== 'read-back' && isMissing(id)) ?? 'read-back';
  return (room > 0 && last ? chooseFollowUp(last, trace, facts, next, room) : null) ?? next;
}

/** The tax is asked about only where every gap can still be; a doubt is worth more than the last gap. */
function chooseFollowUp(last: Step, { steps }: Trace, facts: FactSheet, next: QuestionId, room: number): QuestionId | null {
  const followUp = last.reading.kind === 'dont-know' && isFollowUp(last.question) ? null : findFollowUp(steps, facts, next);
  return followUp === 'tax' && room <= countOpenGaps(steps, facts) ? null : followUp;
}

/** Whether the question stays: it was asked about, answered beside the point, or its answer left too much open. */
function needsSecondTry(last: Step, { steps }: Trace, exchanges: readonly Exchange[], facts: FactSheet): boolean {
  const { question, reading } = last;
  const times = exchanges.filter((exchange) => exchange.question === question).length;
  if (times >= MOST_ASKED) return false;
  if (reading.kind === 'help' || reading.kind === 'back' || reading.kind === 'change') return true;
  if (last.isRevision) return false;
  // Help asked for in between is not a try.
  const tries = steps.filter((step) => step.question === question && step.reading.kind !== 'help').length;
  if (tries > 1) return false;
  if (reading.kind === 'off-topic' || reading.kind === 'private') return true;
  if (isFollowUp(question)) return false;
  const isSpare =
    hasRoom(steps) && MOST_QUESTIONS - exchanges.length - countOwed({ steps, isFinished: false }) > countOpenGaps(steps, facts);
  if (reading.kind === 'dont-know') return isSpare && isOffered(question, facts) && !wasOffered(question, steps);
  if (question === 'identity') return isIdentityMissing(facts, reading.kind);
  // Money that does not reach was told: where the rest comes from is one question more.
  if (question === 'funding' && reading.kind === 'answer') return hasRoom(steps) && isOpenGap(question, facts);
  if (isGap(question)) return isOpenGap(question, facts);
  return isTopic(question) && (reading.kind !== 'answer' || (isSpare && isTooVague(last)));
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

function isTooVague({ question, reading }: Step): boolean {
  if (question !== 'problem' && question !== 'customer' && question !== 'solution' && question !== 'competitors') return false;
  const words = reading.facts.find(({ id }) => id === question)?.value;
  if (typeof words !== 'string' || !isVague(words)) return false;
  return question !== 'competitors' || !reading.facts.some(({ id }) => id === 'rivals');
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
  const bareNos = fruitless.filter(({ kind }) => kind === 'correction').length;
  return fruitless.length - bareNos >= PATIENCE || bareNos >= PATIENCE_WITH_NO;
}
