// Private links as rows, and the visitors they let in. Secrets and cookies are kept as SHA-256 only.
import type { Kysely } from 'kysely';

export interface PrivateLinkTables {
  private_links: { session_id: string; digest: string; created_at: string; expires_at: string; uses_left: number };
  session_guests: { session_id: string; visitor: string };
}

type Database = Kysely<PrivateLinkTables>;

/**
 * Puts the link in place of the session's earlier one, whose guests lose their way in. Call it inside a transaction. The link comes first:
 * whoever is coming in by the earlier one is a guest by then, or finds it gone.
 */
export async function replaceLink(db: Database, link: PrivateLinkTables['private_links']): Promise<void> {
  await db
    .insertInto('private_links')
    .values(link)
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(link))
    .execute();
  await db.deleteFrom('session_guests').where('session_id', '=', link.session_id).execute();
}

/** Takes the session's link back, and with it whoever came in by it. Call it inside a transaction. */
export async function removeLink(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('private_links').where('session_id', '=', sessionId).execute();
  await db.deleteFrom('session_guests').where('session_id', '=', sessionId).execute();
}

/** The session a link leads to, whether or not it still opens it. */
export async function findLinkSession(db: Database, digest: string): Promise<string | null> {
  const row = await db.selectFrom('private_links').select('session_id').where('digest', '=', digest).executeTakeFirst();
  return row?.session_id ?? null;
}

/** Uses the link up by one. The session it opens, or null when it is unknown, too old or used up: one statement, so that it is counted once. */
export async function spendLink(db: Database, digest: string, now: string): Promise<string | null> {
  const row = await db
    .updateTable('private_links')
    .set((of) => ({ uses_left: of('uses_left', '-', 1) }))
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .where('uses_left', '>', 0)
    .returning('session_id')
    .executeTakeFirst();
  return row?.session_id ?? null;
}

/** When the session's link ends to open it; null when there is none. */
export async function findLinkEnd(db: Database, sessionId: string): Promise<string | null> {
  const row = await db.selectFrom('private_links').select('expires_at').where('session_id', '=', sessionId).executeTakeFirst();
  return row?.expires_at ?? null;
}

export async function addGuest(db: Database, sessionId: string, visitor: string): Promise<void> {
  await db
    .insertInto('session_guests')
    .values({ session_id: sessionId, visitor })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isGuest(db: Database, sessionId: string, visitor: string): Promise<boolean> {
  const row = await db
    .selectFrom('session_guests')
    .select('visitor')
    .where('session_id', '=', sessionId)
    .where('visitor', '=', visitor)
    .executeTakeFirst();
  return row !== undefined;
}

/** True when a link let this visitor into any session that still exists. */
export async function isGuestAnywhere(db: Database, visitor: string): Promise<boolean> {
  const row = await db.selectFrom('session_guests').select('visitor').where('visitor', '=', visitor).limit(1).executeTakeFirst();
  return row !== undefined;
}
