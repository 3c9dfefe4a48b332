import { METRICS_TYPE } from '../metrics/metric-registry.ts';
import type { App, AppParts } from './app-parts.server.ts';

/** Figures for a monitoring system. They hold no visitor's words and no ids, but a public site closes this path at its proxy. */
export function addMetricsRoute(app: App, { metrics }: AppParts): void {
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    return reply
      .type(METRICS_TYPE)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.write());
  });
}
