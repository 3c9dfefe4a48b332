import type { Interview, Reply } from '../interview/interview.ts';
import { addTurn, readTurns } from '../interview/interview-store.server.ts';
import { takeAnswer } from '../interview/take-answer.ts';
import { Problem } from '../problems/problem.ts';
import { type Session, touchSession } from '../visitors/session-store.server.ts';
import type { Database } from './database.server.ts';

/** Answers of one session that may run into each other before the last of them gives up. */
const MOST_ATTEMPTS = 20;

/**
 * Takes the visitor's words as the next turn and stores it; the reply is given only once it is committed.
 * Of two answers at the same moment the later one is read again, as the answer to the question that then stands.
 */
export async function answerSession(database: Database, clock: () => Date, session: Session, text: string): Promise<Reply> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const interview = await readInterview(database, session);
    const at = clock().toISOString();
    const turn = takeAnswer(interview, text, { at, today: at.slice(0, 10) });
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

export async function readInterview(database: Database, session: Session): Promise<Interview> {
  const turns = await readTurns(database, session.id);
  return { language: session.language, startedAt: session.createdAt, turns };
}
