import { z } from 'zod';
import { LANGUAGES } from '../../language/language.ts';
import { Problem } from '../../problems/problem.ts';
import { writePrivateLink } from '../../ui/private-link.ts';
import { drawPrivateLink, openPrivateLink } from '../../visitors/private-link.server.ts';
import { removeLink } from '../../visitors/private-link-store.server.ts';
import { findSession } from '../../visitors/session-store.server.ts';
import { readVisitorCookie, writeVisitorCookie } from '../../visitors/visitor-cookie.server.ts';
import type { Database } from '../database.server.ts';
import type { App, AppParts } from './app-parts.server.ts';
import { openSession, sessionAddress } from './open-session.server.ts';
import { problemResponse } from './reply-with-problem.server.ts';

const privateLink = z.object({ url: z.string(), expiresAt: z.string() });
/** A malformed secret is told no more than a wrong one. */
const openRequest = z.object({ secret: z.string().max(200) });
const openResponse = z.object({ sessionId: z.string(), language: z.enum(LANGUAGES) });

/** The private link: draw it, take it back, open a session by it. Nothing is opened by a GET, which machines send unasked. */
export function addPrivateLinkRoutes(app: App, parts: AppParts): void {
  const { settings, database, clock } = parts;

  app.route({
    method: 'POST',
    url: '/api/chat/:sessionId/link',
    schema: {
      summary: 'Draw a private link in place of any earlier one',
      params: sessionAddress,
      response: { 200: privateLink, ...problemResponse },
    },
    handler: async (request, reply) => {
      const session = await openSession(parts, request, request.params.sessionId);
      const { secret, expiresAt } = await drawPrivateLink(database, session.id, clock());
      reply.header('cache-control', 'no-store');
      return { url: writePrivateLink(settings.publicUrl, secret), expiresAt };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/chat/:sessionId/link',
    schema: {
      summary: 'Take the private link back, with the access it gave',
      params: sessionAddress,
      response: { 204: z.null(), ...problemResponse },
    },
    handler: async (request, reply) => {
      const session = await openSession(parts, request, request.params.sessionId);
      await database.transaction().execute((step: Database) => removeLink(step, session.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/open',
    schema: {
      summary: 'Open the session of a private link; sets the visitor cookie',
      body: openRequest,
      response: { 200: openResponse, ...problemResponse },
    },
    handler: async (request, reply) => {
      const brought = readVisitorCookie(request.headers.cookie, settings.isHttps);
      const opened = await openPrivateLink(database, request.body.secret, brought, clock());
      const session = opened && (await findSession(database, opened.sessionId));
      if (!session) throw new Problem('not-found');
      reply.header('set-cookie', writeVisitorCookie(opened.cookie, settings.isHttps)).header('cache-control', 'no-store');
      return { sessionId: session.id, language: session.language };
    },
  });
}
