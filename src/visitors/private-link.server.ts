// A private link opens one session on another device. Its secret is shown once and kept as SHA-256; it ends by itself.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Problem } from '../problems/problem.ts';
import { addGuest, findLinkSession, type PrivateLinkTables, replaceLink, spendLink } from './private-link-store.server.ts';
import { holdSessions, isKnownVisitor, type SessionTables } from './session-store.server.ts';
import { digestOf, drawVisitorCookie } from './visitor-cookie.server.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** A handful of devices, and no more. */
const MOST_USES = 5;

type Tables = SessionTables & PrivateLinkTables;

/** Draws the session's link; an earlier one, and whoever came in by it, is shut out. `now` in UTC. A `Problem` when it was erased. */
export async function drawPrivateLink(db: Kysely<Tables>, sessionId: string, now: Date): Promise<{ secret: string; expiresAt: string }> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + KEPT_MS).toISOString();
  await db.transaction().execute(async (step: Kysely<Tables>) => {
    if ((await holdSessions(step, [sessionId])) === 0) throw new Problem('not-found');
    await replaceLink(step, {
      session_id: sessionId,
      digest: digestOf(secret),
      created_at: now.toISOString(),
      expires_at: expiresAt,
      uses_left: MOST_USES,
    });
  });
  return { secret, expiresAt };
}

/**
 * Lets whoever brings the secret into its session, beside the visitor it was given to. A cookie that is known is kept; one that was
 * never given out is replaced, so that nobody can choose another visitor's. Null when the secret opens nothing (any more).
 */
export async function openPrivateLink(
  db: Kysely<Tables>,
  secret: string,
  brought: string | null,
  now: Date,
): Promise<{ sessionId: string; cookie: string } | null> {
  return db.transaction().execute(async (step: Kysely<Tables>) => {
    const digest = digestOf(secret);
    const sessionId = await findLinkSession(step, digest);
    // The session before its link, as an erasure takes them: otherwise each of the two could wait for the other.
    if (sessionId === null || (await holdSessions(step, [sessionId])) === 0) return null;
    if ((await spendLink(step, digest, now.toISOString())) === null) return null;
    const isKept = brought !== null && (await isKnownVisitor(step, digestOf(brought)));
    const cookie = isKept ? brought : drawVisitorCookie();
    await addGuest(step, sessionId, digestOf(cookie));
    return { sessionId, cookie };
  });
}
