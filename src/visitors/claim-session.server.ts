import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isGuest, type PrivateLinkTables } from './private-link-store.server.ts';
import { bindSession, findSession, type Session, type SessionTables } from './session-store.server.ts';
import { digestOf } from './visitor-cookie.server.ts';

/**
 * Opens a session for whoever asks, or null, which is all a stranger learns.
 * The first call after start that carries the issued cookie binds the session to it, and from then on only that cookie opens it.
 * Until then the bare id is enough for a client that keeps no cookies. Another cookie never opens or binds, unless a private link
 * has let it in.
 */
export async function claimSession(
  db: Kysely<SessionTables & PrivateLinkTables>,
  id: string,
  cookie: string | null,
): Promise<Session | null> {
  const session = await findSession(db, id);
  if (cookie === null) return session?.boundTo === null ? session : null;
  const visitor = digestOf(cookie);
  if (!session) {
    // Asked all the same: a session that is unknown may not be told sooner than one that is somebody else's.
    await isGuest(db, id, visitor);
    return null;
  }
  if (!isSame(visitor, session.issuedTo)) return (await isGuest(db, id, visitor)) ? session : null;
  if (session.boundTo !== null) return session;
  await bindSession(db, id, visitor);
  return { ...session, boundTo: visitor };
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
