import { z } from 'zod';
import {
  answerRequest,
  answerResponse,
  chatResponse,
  generateRequest,
  generateResponse,
  startRequest,
  startResponse,
} from '../../interview/chat-calls.ts';
import { greet } from '../../interview/greet.ts';
import { writeVisitorCookie } from '../../visitors/visitor-cookie.server.ts';
import { answerSession } from '../answer-session.server.ts';
import { eraseSession, erasureReceipt } from '../erase-session.server.ts';
import { exportedSession, exportSession } from '../export-session.server.ts';
import { handOverPlan } from '../hand-over-plan.server.ts';
import { retellSession } from '../retell-session.server.ts';
import { startSession } from '../start-session.server.ts';
import { createTurnstile } from '../take-turns.server.ts';
import type { App, AppParts } from './app-parts.server.ts';
import { openSession, sessionAddress } from './open-session.server.ts';
import { languageOf, problemResponse } from './reply-with-problem.server.ts';

/** The conversation: start, answer, generate, read again, take away, erase. */
export function addChatRoutes(app: App, parts: AppParts): void {
  const { settings, database, storage, clock, metrics, payments } = parts;
  const takeTurn = createTurnstile();

  app.route({
    method: 'POST',
    url: '/api/chat/start',
    schema: { summary: 'Begin an interview', body: startRequest, response: { 200: startResponse, ...problemResponse } },
    handler: async (request, reply) => {
      const { session, cookie } = await startSession(parts, request.headers.cookie, request.body.language);
      reply.header('set-cookie', writeVisitorCookie(cookie, settings.isHttps)).header('cache-control', 'no-store');
      metrics.interviewStarted(session.language);
      return { sessionId: session.id, initialMessages: greet(session.language) };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/chat/:sessionId/answer',
    schema: {
      summary: 'Answer the question that stands',
      params: sessionAddress,
      body: answerRequest,
      response: { 200: answerResponse, ...problemResponse },
    },
    handler: async (request) => {
      const session = await openSession(parts, request, request.params.sessionId);
      await takeTurn();
      const reply = await answerSession(database, clock, session, request.body.answer, parts.office);
      if (reply.isComplete) metrics.interviewFinished(session.language, reply.shouldGenerate ? 'complete' : 'declined');
      return { ...reply, suggestions: [...reply.suggestions] };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/chat/:sessionId/generate',
    schema: {
      summary: 'Have the plan written; asked again, the same plan',
      params: sessionAddress,
      body: generateRequest,
      response: { 200: generateResponse, ...problemResponse },
    },
    handler: async (request) => {
      const session = await openSession(parts, request, request.params.sessionId);
      return handOverPlan({ ...parts, countWriting: (id) => request.countWriting(id) }, session, languageOf(request), request.id);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/chat/:sessionId',
    schema: { summary: 'Read the interview again', params: sessionAddress, response: { 200: chatResponse, ...problemResponse } },
    handler: async (request, reply) => {
      const session = await openSession(parts, request, request.params.sessionId);
      reply.header('cache-control', 'no-store');
      return retellSession(database, session, payments);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/chat/:sessionId/export',
    schema: { summary: 'Take everything away as JSON', params: sessionAddress, response: { 200: exportedSession, ...problemResponse } },
    handler: async (request, reply) => {
      const session = await openSession(parts, request, request.params.sessionId);
      reply.header('cache-control', 'no-store').header('content-disposition', 'attachment; filename="trama.json"');
      return exportSession(database, session);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/chat/:sessionId',
    schema: {
      summary: 'Erase everything; with “Prefer: return=representation” 200 and a receipt',
      params: sessionAddress,
      response: { 200: erasureReceipt, 204: z.null(), ...problemResponse },
    },
    handler: async (request, reply) => {
      const session = await openSession(parts, request, request.params.sessionId);
      const receipt = await eraseSession(database, storage, session, clock);
      if (request.headers.prefer === 'return=representation') return receipt;
      return reply.code(204).send(null);
    },
  });
}
