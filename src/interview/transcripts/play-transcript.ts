import type { FactSheet } from '../../facts/fact.ts';
import { foldTurns } from '../fold-turns.ts';
import type { Interview, InterviewState, QuestionId } from '../interview.ts';
import { isGap, isOpenGap, isTopic, SCRIPT } from '../script.ts';
import { takeAnswer } from '../take-answer.ts';
import type { Transcript } from './transcript.ts';

const AT = '2026-11-20T10:00:00.000Z';
export const TODAY = '2026-11-20';
/** More than any interview takes: a conversation that does not end is cut here. */
const PATIENCE = 40;

export interface Played {
  readonly status: InterviewState['status'];
  readonly facts: FactSheet;
  /** Every question that was answered, in order, repeats included. */
  readonly asked: readonly QuestionId[];
  readonly interview: Interview;
}

const played = new WeakMap<Transcript, Played>();

/** Plays an interview in Spanish to its end, answering as its founder would: once, however many ask how it went. */
export function playTranscript(transcript: Transcript): Played {
  const known = played.get(transcript) ?? play(transcript);
  played.set(transcript, known);
  return known;
}

function play(transcript: Transcript): Played {
  let interview: Interview = { language: 'es', startedAt: AT, turns: [] };
  for (;;) {
    const { status, facts, pending, asked } = foldTurns(interview);
    if (pending === null || interview.turns.length > PATIENCE) return { status, facts, asked, interview };
    const before = interview.turns.filter(({ question }) => question === pending).length;
    const turn = takeAnswer(interview, chooseWords(transcript, pending, before, facts), { at: AT, today: TODAY });
    if (turn === 'finished') return { status, facts, asked, interview };
    interview = { ...interview, turns: [...interview.turns, turn] };
  }
}

/** `before` is how often the question was answered already. Whoever is asked what is not in the script lets it stand. */
function chooseWords({ topics, replies, kind }: Transcript, question: QuestionId, before: number, facts: FactSheet): string {
  const isEnglish = kind === 'english';
  if (question === 'read-back') return isEnglish ? 'yes' : 'sí';
  if (isTopic(question) && before === 0) return topics[question];
  const reply = replies?.[question];
  if (reply !== undefined && before === (isTopic(question) ? 1 : 0)) return reply;
  const isDoubted = !(SCRIPT as readonly QuestionId[]).includes(question) || (isGap(question) && !isOpenGap(question, facts));
  if (isDoubted) return isEnglish ? 'yes, that is right' : 'sí, está bien así';
  return isEnglish ? "I don't know" : 'no sé';
}
