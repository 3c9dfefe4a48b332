// Sessions as rows: who was given which, who holds it, when it was last used.
import type { Kysely } from 'kysely';
import type { Language } from '../language/language.ts';
import { isGuestAnywhere, type PrivateLinkTables } from './private-link-store.server.ts';

export interface SessionTables {
  sessions: {
    id: string;
    language: Language;
    issued_to: string;
    bound_to: string | null;
    created_at: string;
    last_active_at: string;
  };
}

export interface Session {
  readonly id: string;
  readonly language: Language;
  /** SHA-256 (hex) of the cookie that `start` set. */
  readonly issuedTo: string;
  /** The same once a call has carried that cookie, else null. */
  readonly boundTo: string | null;
  readonly createdAt: string;
  readonly lastActiveAt: string;
}

type Database = Kysely<SessionTables>;

export async function addSession(db: Database, session: Session): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      language: session.language,
      issued_to: session.issuedTo,
      bound_to: session.boundTo,
      created_at: session.createdAt,
      last_active_at: session.lastActiveAt,
    })
    .execute();
}

export async function findSession(db: Database, id: string): Promise<Session | null> {
  const row = await db.selectFrom('sessions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    language: row.language,
    issuedTo: row.issued_to,
    boundTo: row.bound_to,
    createdAt: row.created_at,
    lastActiveAt: row.last_active_at,
  };
}

/** Binds a session that nobody holds yet; one that is held keeps its holder. */
export async function bindSession(db: Database, id: string, visitor: string): Promise<void> {
  await db.updateTable('sessions').set({ bound_to: visitor }).where('id', '=', id).where('bound_to', 'is', null).execute();
}

/** Marks the session as used now. False when it no longer exists. */
export async function touchSession(db: Database, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('sessions').set({ last_active_at: at }).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Holds these sessions until the transaction ends: whoever erases, purges or adds to one of them meanwhile waits. Where there is one
 * writer at a time that is so anyway; where there are several, what is read next stays true. Gives back how many still exist.
 */
export async function holdSessions(db: Database, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set((of) => ({ bound_to: of.ref('bound_to') }))
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** True when this cookie (as SHA-256) was given out with a session that still exists, or let into one by a private link. */
export async function isKnownVisitor(db: Kysely<SessionTables & PrivateLinkTables>, visitor: string): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('id').where('issued_to', '=', visitor).limit(1).executeTakeFirst();
  return row !== undefined || (await isGuestAnywhere(db, visitor));
}

/** Removes the session; its turns, plan and documents go with it. */
export async function removeSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}
