// Which question comes next: the script in its order, a second try where the first brought nothing, and never more than the cap.
import { type FactSheet, factValue } from '../facts/fact.ts';
import type { QuestionId, Turn } from './interview.ts';
import { isGap, isOpenGap, isTopic, MOST_QUESTIONS, SCRIPT } from './script.ts';

/** What the choice looks at in a turn. */
export type Exchange = Pick<Turn, 'question' | 'reading'>;

export type Next = QuestionId | 'complete' | 'declined';

/** Fruitless answers to the read-back (no sé, unclear, help) after which it counts as agreed. */
const PATIENCE = 2;
/** The same for a bare «no» that never says what is wrong. */
const PATIENCE_WITH_NO = 4;
const FEWEST_WORDS = 3;

/** The question after these exchanges, `facts` being what is known after the last one. */
export function chooseNext(exchanges: readonly Exchange[], facts: FactSheet): Next {
  if (exchanges.some(({ reading }) => reading.kind === 'refused')) return 'declined';
  const last = exchanges.at(-1);
  if (last?.question === 'read-back') return agreesOrCap(exchanges) ? 'complete' : 'read-back';
  const asked = new Set(exchanges.map(({ question }) => question));
  // What must still be asked whatever happens: the topics not yet reached and the read-back.
  const owed = SCRIPT.filter((id) => !isGap(id) && !asked.has(id)).length;
  const isAffordable = exchanges.length + 1 + owed <= MOST_QUESTIONS;
  if (last && isAffordable && needsSecondTry(exchanges, facts)) return last.question;
  const next = SCRIPT.find((id) => !asked.has(id) && (!isGap(id) || (isAffordable && isOpenGap(id, facts))));
  return next ?? 'complete';
}

/** A question is asked a second time at most, and only when the first answer did not settle it. */
function needsSecondTry(exchanges: readonly Exchange[], facts: FactSheet): boolean {
  const last = exchanges.at(-1);
  if (!last || exchanges.filter(({ question }) => question === last.question).length > 1) return false;
  const { question, reading } = last;
  if (reading.kind === 'help') return true;
  if (reading.kind === 'dont-know') return false;
  if (question === 'identity') return isIdentityMissing(facts, reading.kind);
  if (isGap(question)) return isOpenGap(question, facts);
  return isTopic(question) && (reading.kind !== 'answer' || isTooShort(last));
}

/** One or two words on the problem, the customer or the offer leave the plan with nothing to tell. */
function isTooShort({ question, reading }: Exchange): boolean {
  if (question !== 'problem' && question !== 'customer' && question !== 'solution') return false;
  const words = reading.facts.find(({ id }) => id === question)?.value;
  return typeof words === 'string' && words.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length < FEWEST_WORDS;
}

/** A business may have no name yet, but its place decides the currency and its trade every benchmark. */
function isIdentityMissing(facts: FactSheet, kind: Exchange['reading']['kind']): boolean {
  if (kind !== 'answer') return isOpenGap('identity', facts);
  return factValue(facts, 'country') === undefined || factValue(facts, 'sector') === undefined;
}

function agreesOrCap(exchanges: readonly Exchange[]): boolean {
  if (exchanges.length >= MOST_QUESTIONS) return true;
  const replies = exchanges.filter(({ question }) => question === 'read-back').map(({ reading }) => reading);
  const last = replies.at(-1);
  if (!last || last.facts.length > 0) return false;
  if (last.kind === 'confirmation') return true;
  const fruitless = replies.filter(({ facts }) => facts.length === 0);
  const bareNos = fruitless.filter(({ kind }) => kind === 'correction').length;
  return fruitless.length - bareNos >= PATIENCE || bareNos >= PATIENCE_WITH_NO;
}
