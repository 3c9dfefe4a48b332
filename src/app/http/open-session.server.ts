import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../problems/problem.ts';
import { claimSession } from '../../visitors/claim-session.server.ts';
import { ID_PATTERN } from '../../visitors/session-id.server.ts';
import type { Session } from '../../visitors/session-store.server.ts';
import { readVisitorCookie } from '../../visitors/visitor-cookie.server.ts';
import type { AppParts } from './app-parts.server.ts';

/** The id as it stands in an address. */
export const sessionAddress = z.object({ sessionId: z.string().regex(ID_PATTERN) });

/** The session this call may act on. For everyone else it does not exist. */
export async function openSession(
  { database, settings }: Pick<AppParts, 'database' | 'settings'>,
  request: FastifyRequest,
  id: string,
): Promise<Session> {
  const session = await claimSession(database, id, readVisitorCookie(request.headers.cookie, settings.isHttps));
  if (!session) throw new Problem('not-found');
  request.session = session;
  await request.countForSession(id);
  return session;
}
