// The turns of an interview as rows, one each, never changed.
import type { Kysely } from 'kysely';
import type { Turn } from './interview.ts';

export interface InterviewTables {
  turns: { session_id: string; number: number; turn: string };
}

type Database = Kysely<InterviewTables>;

/** The turns so far, in order. */
export async function readTurns(db: Database, sessionId: string): Promise<Turn[]> {
  const rows = await db.selectFrom('turns').select('turn').where('session_id', '=', sessionId).orderBy('number').execute();
  // Written by `addTurn` and by nothing else, so the shape is the type's.
  return rows.map(({ turn }) => JSON.parse(turn) as Turn);
}

/** Stores a turn at its place, counted from 0. False when another answer already took that place: read the turns again and try anew. */
export async function addTurn(db: Database, sessionId: string, place: number, turn: Turn): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('turns')
    .values({ session_id: sessionId, number: place, turn: JSON.stringify(turn) })
    .onConflict((conflict) => conflict.columns(['session_id', 'number']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
