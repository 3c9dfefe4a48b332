import { findOpenPoints } from '../interview/find-open-points.ts';
import type { Interview, Reply } from '../interview/interview.ts';
import { addTurn, readTurns } from '../interview/interview-store.server.ts';
import { type Advice, takeAnswer } from '../interview/take-answer.ts';
import { Problem } from '../problems/problem.ts';
import { type Session, touchSession } from '../visitors/session-store.server.ts';
import type { LanguageModelOffice } from '../writing/model-call.ts';
import { adviseAnswer } from './advise-answer.server.ts';
import type { Database } from './database.server.ts';

/** What all answers of a session may come to, in bytes as they are stored. */
const MOST_ANSWER_BYTES = 120 * 1024;
/** The rest is kept for short answers, so that a full interview can still be brought to its end. */
const KEPT_FOR_SHORT_BYTES = 4096;
const SHORT_BYTES = 100;
/** Answers of one session that may run into each other before the last of them gives up. */
const MOST_ATTEMPTS = 20;

/**
 * Takes the visitor's words as the next turn and stores it; the reply is given only once it is committed.
 * Of two answers at the same moment the later one is read again, as the answer to the question that then stands.
 */
export async function answerSession(
  database: Database,
  clock: () => Date,
  session: Session,
  text: string,
  office: LanguageModelOffice | null = null,
): Promise<Reply> {
  let advice: Advice | null = null;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const interview = await readInterview(database, session);
    refuseOverfull(interview, text);
    const at = clock().toISOString();
    const today = at.slice(0, 10);
    advice ??= await askModel(office, interview, text, today);
    const turn = takeAnswer(interview, text, { at, today }, advice);
    if (turn === 'finished') throw new Problem('interview-finished');
    const place = interview.turns.length;
    const isStored = await database.transaction().execute(async (step: Database) => {
      if (!(await touchSession(step, session.id, at))) throw new Problem('not-found');
      return addTurn(step, session.id, place, turn);
    });
    if (isStored) return turn.reply;
  }
  throw new Problem('unexpected');
}

function refuseOverfull({ turns }: Interview, text: string): void {
  const bytes = Buffer.byteLength(text);
  const kept = bytes > SHORT_BYTES ? KEPT_FOR_SHORT_BYTES : 0;
  const told = turns.reduce((sum, turn) => sum + Buffer.byteLength(turn.text), 0);
  if (told + bytes + kept > MOST_ANSWER_BYTES) throw new Problem('interview-full');
}

/** Asked once, and only where the rules leave something open; whatever comes is held against the answer that is then read. */
async function askModel(office: LanguageModelOffice | null, interview: Interview, text: string, today: string): Promise<Advice> {
  const open = office && findOpenPoints(interview, text, today);
  return office && open ? adviseAnswer(office, open, text, interview.language) : { proposals: [] };
}

export async function readInterview(database: Database, session: Session): Promise<Interview> {
  const turns = await readTurns(database, session.id);
  return { language: session.language, startedAt: session.createdAt, turns };
}
