import { z } from 'zod';
import { Problem } from '../../problems/problem.ts';
import { checkDatabase } from '../database.server.ts';
import type { App, AppParts } from './app-parts.server.ts';
import { problemResponse } from './reply-with-problem.server.ts';

const health = z.object({ status: z.enum(['alive', 'ready']) });

/** Alive: the process answers. Ready: the database does too, and the renderer is loaded. */
export function addHealthRoutes(app: App, { database, isRendererReady }: AppParts): void {
  app.route({
    method: 'GET',
    url: '/healthz',
    schema: { summary: 'Whether the process is alive', response: { 200: health } },
    handler: async () => ({ status: 'alive' as const }),
  });
  app.route({
    method: 'GET',
    url: '/readyz',
    schema: { summary: 'Whether the service is ready', response: { 200: health, ...problemResponse } },
    handler: async () => {
      if (!isRendererReady()) throw new Problem('not-ready');
      await checkDatabase(database).catch((error: unknown) => {
        throw new Problem('not-ready', { cause: error });
      });
      return { status: 'ready' as const };
    },
  });
}
