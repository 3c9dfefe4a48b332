import type { FastifyRequest } from 'fastify';
import { Problem } from '../../problems/problem.ts';
import { createMemoryUseCounter } from '../../visitors/memory-use-counter.ts';
import { networkOf } from '../../visitors/network-of.ts';
import { CALL_LIMITS, type CallLimits, OTHER_LIMITS, UNLIMITED_CALLS, WRITING_LIMITS } from '../../visitors/request-limits.ts';
import { countUse } from '../../visitors/use-counter.ts';
import type { App, AppParts } from './app-parts.server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts this call for the session it was allowed to open; throws when that was once too often. */
    countForSession(sessionId: string): Promise<void>;
    /** Counts a plan to be written; throws when that was once too often. */
    countWriting(sessionId: string): Promise<void>;
  }
}

/** Refuses who asks too often, with the seconds to wait. Pages and their files are not counted. */
export function limitRequests(app: App, { settings, clock, useCounter = createMemoryUseCounter() }: AppParts): void {
  const count = async (key: string, limits: CallLimits['network'] = []) => {
    if (!settings.isRateLimited) return;
    const wait = await countUse(useCounter, key, limits, clock().getTime());
    if (wait !== null) throw new Problem('too-many-requests', { retryAfterSeconds: Math.ceil(wait / 1000) });
  };

  app.decorateRequest('countForSession', async function (this: FastifyRequest, sessionId: string) {
    const call = callOf(this);
    await count(`${call} session ${sessionId}`, limitsOf(call).session);
  });
  app.decorateRequest('countWriting', async function (this: FastifyRequest, sessionId: string) {
    await count(`writing session ${sessionId}`, WRITING_LIMITS.session);
    await count(`writing network ${networkOf(this.ip)}`, WRITING_LIMITS.network);
  });
  app.addHook('onRequest', async (request) => {
    const call = callOf(request);
    if (!request.url.startsWith('/api') || UNLIMITED_CALLS.includes(call)) return;
    // Calls without figures of their own are counted together, so that guessing at routes counts as one thing.
    await count(`${call in CALL_LIMITS ? call : 'other'} network ${networkOf(request.ip)}`, limitsOf(call).network);
  });
}

function limitsOf(call: string): CallLimits {
  return CALL_LIMITS[call] ?? OTHER_LIMITS;
}

/** Method and route pattern; what is asked with HEAD counts as GET. */
function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? 'none'}`;
}
