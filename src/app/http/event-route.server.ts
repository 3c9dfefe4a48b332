import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ProgressEvent } from '../../interview/chat-calls.ts';
import { findPlan } from '../../plan/plan-store.server.ts';
import { LAST_EVENT } from '../plan-progress.ts';
import type { App, AppParts } from './app-parts.server.ts';
import { openSession, sessionAddress } from './open-session.server.ts';
import { problemResponse } from './reply-with-problem.server.ts';

/** Keeps proxies from closing a stream on which nothing happens. */
const HEARTBEAT_MS = 15_000;

/** Server-sent events: how far the session's plan is. The stream may be opened before the plan is asked for, and ends when it is ready. */
export function addEventRoute(app: App, parts: AppParts): void {
  const open = new Set<PassThrough>();
  // A stream would otherwise keep a stopping server waiting.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.route({
    method: 'GET',
    url: '/api/chat/:sessionId/events',
    exposeHeadRoute: false,
    schema: {
      summary: 'Hear how far the plan is: data is {stage, done, total}',
      params: sessionAddress,
      response: { 200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } }, ...problemResponse },
    },
    handler: async (request, reply) => {
      const session = await openSession(parts, request, request.params.sessionId);
      const stream = new PassThrough();
      const tell = (event: ProgressEvent) => {
        stream.write(`data: ${JSON.stringify(event)}\n\n`);
        if (event.done >= event.total) stream.end();
      };
      stream.write(': open\n\n');
      const stopListening = parts.desk.listen(session.id, tell);
      const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
      open.add(stream);
      // `finish` when all is told, `close` when the visitor has left.
      const leave = () => {
        stopListening();
        clearInterval(heartbeat);
        open.delete(stream);
      };
      stream.once('finish', leave).once('close', leave);
      const plan = await findPlan(parts.database, session.id);
      if (plan?.state === 'ready' && !stream.writableEnded) tell(LAST_EVENT);
      return sendStream(reply, stream);
    },
  });
}

function sendStream(reply: FastifyReply, stream: PassThrough): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').type('text/event-stream').send(stream);
}
