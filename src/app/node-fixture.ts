// One process of several on the run's PostgreSQL, without the process: its own pool, desk and routes, over a database it shares.
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createRowStorage } from '../documents/row-storage.server.ts';
import { type Database, openDatabase } from './database.server.ts';
import type { PlanSettled } from './fulfil-order.server.ts';
import { produceOutline } from './http/app-fixture.ts';
import type { App } from './http/app-parts.server.ts';
import { buildApp } from './http/build-app.server.ts';
import { type AppMetrics, createAppMetrics } from './metrics/app-metrics.ts';
import { type OpenedDesk, openPlanDesk } from './open-plan-desk.server.ts';
import type { PlanJob, Retries } from './plan-queue.server.ts';
import { reportGivenUp, reportPlan } from './report-plan.server.ts';
import { readSettings } from './settings.server.ts';
import type { Produce } from './write-plan.server.ts';

export interface TestNode extends OpenedDesk {
  readonly app: App;
  readonly database: Database;
  readonly metrics: AppMetrics;
  readonly settled: PlanSettled[];
  readonly givenUp: PlanJob[];
}

export interface NodeOptions {
  readonly produce?: Produce;
  readonly retries?: Retries;
  readonly logTo?: { write(line: string): void };
  /** How often who waits for a plan looks for itself. */
  readonly lookEveryMs?: number;
}

/** `place` is the folder with the page; `url` the database that the nodes share. Closed when the test is over. */
export async function openNode(place: string, url: string, role: 'web' | 'worker' | 'all', options: NodeOptions = {}): Promise<TestNode> {
  const clock = () => new Date();
  const settings = readSettings({ DATABASE_URL: url, ROLE: role, PUBLIC_URL: 'http://trama.test', RATE_LIMIT: 'off' });
  const database = await openDatabase(url);
  const storage = createRowStorage(clock);
  const metrics = createAppMetrics();
  const settled: PlanSettled[] = [];
  const givenUp: PlanJob[] = [];
  const plans = await openPlanDesk({
    settings,
    database,
    storage,
    clock,
    produce: options.produce ?? produceOutline,
    ...(options.retries && { retries: options.retries }),
    lookEveryMs: options.lookEveryMs,
    report: (one) => {
      settled.push(one);
      reportPlan(metrics, app.log, one);
    },
    reportQueue: () => undefined,
    reportGivenUp: (job) => {
      givenUp.push(job);
      reportGivenUp(metrics, app.log, job);
    },
  });
  const app = await buildApp({
    settings,
    database,
    storage,
    clock,
    desk: plans.desk,
    payments: null,
    metrics,
    isRendererReady: () => true,
    webDir: join(place, 'web'),
    sampleDir: join(place, 'sample'),
    logTo: options.logTo ?? null,
  });
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= app
      .close()
      .then(() => plans.close())
      .then(() => database.destroy());
    return closing;
  };
  onTestFinished(close);
  return { ...plans, close, app, database, metrics, settled, givenUp };
}
