import { DEFAULT_LANGUAGE, type Language } from '../language/language.ts';
import { drawId } from '../visitors/session-id.server.ts';
import { addSession, isKnownVisitor, type Session } from '../visitors/session-store.server.ts';
import { digestOf, drawVisitorCookie, readVisitorCookie } from '../visitors/visitor-cookie.server.ts';
import type { Database } from './database.server.ts';
import type { Settings } from './settings.server.ts';

interface StartParts {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: () => Date;
}

/**
 * Begins a session. A visitor whose cookie is known keeps it, so that earlier sessions stay open;
 * a cookie that was never given out is replaced, so that nobody can choose another visitor's cookie.
 */
export async function startSession(
  { database, settings, clock }: StartParts,
  cookieHeader: string | undefined,
  language: Language = DEFAULT_LANGUAGE,
): Promise<{ session: Session; cookie: string }> {
  const brought = readVisitorCookie(cookieHeader, settings.isHttps);
  const isKept = brought !== null && (await isKnownVisitor(database, digestOf(brought)));
  const cookie = isKept ? brought : drawVisitorCookie();
  const at = clock().toISOString();
  const session: Session = { id: drawId(), language, issuedTo: digestOf(cookie), boundTo: null, createdAt: at, lastActiveAt: at };
  await addSession(database, session);
  return { session, cookie };
}
