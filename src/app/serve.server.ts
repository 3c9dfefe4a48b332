// Starts the server, and stops it decently.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { produceDocuments } from '../documents/produce-documents.server.ts';
import { createRenderPool, type RenderPool } from '../documents/render-pool.server.ts';
import { produceWorkbook } from '../documents/workbook/produce-workbook.server.ts';
import type { PaymentDesk } from '../payments/payment-desk.server.ts';
import { openDataFolder } from './data-folder.server.ts';
import type { App } from './http/app-parts.server.ts';
import { buildApp } from './http/build-app.server.ts';
import { createAppMetrics } from './metrics/app-metrics.ts';
import { watchProcess } from './metrics/watch-process.server.ts';
import { watchWork } from './metrics/watch-work.server.ts';
import { openPaymentDesk } from './open-plan.server.ts';
import { messageOf, OperatorError } from './operator-error.ts';
import { createPlanDesk, type PlanDesk } from './plan-desk.server.ts';
import { purgeSessions } from './purge-sessions.server.ts';
import { repeatWork } from './repeat-work.server.ts';
import { planInLog, reportPlan } from './report-plan.server.ts';
import { readSettings, type Settings, SettingsError } from './settings.server.ts';

const BUILD = join(import.meta.dirname, '..', '..', 'build');
/** Two, so that both editions of a plan are set side by side. */
const RENDER_WORKERS = 2;
/** How long a stop waits for what is under way. */
const LONGEST_STOP_MS = 25_000;
/** A payment nobody told about is found this soon. */
const RECONCILE_EVERY_MS = 60_000;
const PURGE_EVERY_MS = 60 * 60 * 1000;

/** Starts the server, or ends the process with a sentence about what the operator has to put right. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  try {
    await start(readSettings(env));
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function start(settings: Settings): Promise<void> {
  if (!existsSync(join(BUILD, 'web', 'index.html'))) throw new OperatorError('The page is not built yet: run npm run build first.');
  const { database, unlock } = await openDataFolder(settings.dataDir);
  // Warmed up once the page is served; a plan asked for meanwhile waits for it.
  let warming: Promise<RenderPool> | null = null;
  let pool: RenderPool | null = null;
  const metrics = createAppMetrics();
  const warmUp = () => {
    warming ??= createRenderPool({ workers: RENDER_WORKERS, observe: metrics.documentRendered }).then((loaded) => {
      pool = loaded;
      return loaded;
    });
    return warming;
  };
  const clock = () => new Date();
  const desk = createPlanDesk({
    database,
    clock,
    produce: async (plan, model, language) => {
      const warm = await warmUp();
      const [pages, workbook] = await Promise.all([produceDocuments(plan, warm), produceWorkbook({ plan, model, language }, warm)]);
      return [...pages, workbook];
    },
    report: (settled) => reportPlan(metrics, app.log, settled),
  });
  watchWork(metrics.registry, { database, clock, desk, countWaitingDocuments: () => pool?.countWaiting() ?? 0 });
  watchProcess(metrics.registry);
  const payments = await takePayments(settings, {
    database,
    clock,
    report: (plan, error) => app.log.error({ plan: planInLog(plan), err: error }, 'a payment needs a look'),
  });
  const app = await buildApp({
    settings,
    database,
    clock,
    desk,
    payments,
    metrics,
    isRendererReady: () => pool !== null,
    webDir: join(BUILD, 'web'),
    sampleDir: join(BUILD, 'sample'),
    logTo: process.stderr,
  });
  const purgeOnce = async (signal?: AbortSignal) => {
    metrics.interviewsPurged(await purgeSessions({ database, clock, settings }, signal));
  };
  await purge(purgeOnce);
  const purging = repeatWork(purgeOnce, PURGE_EVERY_MS, (error) => app.log.error({ err: error }, 'the purge of old interviews failed'));
  const reconcile = async () => payments?.reconcile();
  const reportReconciling = (error: unknown) => app.log.error({ err: error }, 'payments could not be reconciled');
  const reconciling = repeatWork(reconcile, RECONCILE_EVERY_MS, reportReconciling);
  stopOnSignal(app, desk, async () => {
    await reconciling.stop();
    await payments?.settle();
    await purging.stop();
    await (await warming)?.close();
    await database.destroy();
    unlock();
  });
  await listen(app, settings);
  await warmUp();
  await Promise.all([desk.resume(), reconcile().catch(reportReconciling)]);
}

/** Null where plans are free: the provider's package is then not even loaded. */
async function takePayments(
  settings: Settings,
  parts: Omit<Parameters<typeof openPaymentDesk>[0], 'provider'>,
): Promise<PaymentDesk | null> {
  if (!settings.payments) return null;
  const { createStripeProvider } = await import('../payments/stripe-provider.server.ts');
  return openPaymentDesk({ ...parts, provider: createStripeProvider(settings.payments) });
}

/** A site that says it forgets has to be able to. */
async function purge(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    throw new OperatorError(`Interviews past their time cannot be deleted: ${messageOf(error)}.`);
  });
}

async function listen(app: App, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'EADDRINUSE') throw new OperatorError(`Port ${port} is already in use: stop what uses it, or set PORT to another.`);
    if (code === 'EACCES') throw new OperatorError(`Port ${port} may not be opened by this user: set PORT to another.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new OperatorError(`HOST is ${host}, which is no address of this machine.`);
    throw error;
  }
  const address = app.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  const name = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  process.stdout.write(`Trama is listening on http://${name}:${taken}\n`);
}

/** On SIGTERM or SIGINT: takes nothing new, finishes requests and plans under way within a bound, closes, and ends with 0. */
function stopOnSignal(app: App, desk: PlanDesk, close: () => Promise<void>): void {
  const stop = async () => {
    const limit = setTimeout(() => process.exit(0), LONGEST_STOP_MS);
    await app.close();
    await desk.settle();
    await close();
    clearTimeout(limit);
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
