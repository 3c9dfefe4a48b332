// Starts the server, and stops it decently.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PaymentDesk } from '../payments/payment-desk.server.ts';
import { createTableUseCounter } from '../visitors/table-use-counter.server.ts';
import { openDataFolder } from './data-folder.server.ts';
import { isPostgres } from './database.server.ts';
import { loadPlanWriter } from './fulfil-order.server.ts';
import type { App } from './http/app-parts.server.ts';
import { buildApp } from './http/build-app.server.ts';
import { createAppMetrics } from './metrics/app-metrics.ts';
import { watchProcess } from './metrics/watch-process.server.ts';
import { watchWork } from './metrics/watch-work.server.ts';
import { openDatabaseServer } from './open-database-server.server.ts';
import { openDocumentStorage } from './open-document-storage.server.ts';
import { openModel } from './open-model.server.ts';
import { openPaymentDesk } from './open-plan.server.ts';
import { openPlanDesk } from './open-plan-desk.server.ts';
import { openPress } from './open-press.server.ts';
import { messageOf, OperatorError } from './operator-error.ts';
import type { PlanDesk } from './plan-desk.server.ts';
import { planInLog, reportGivenUp, reportPlan } from './report-plan.server.ts';
import { readSettings, type Settings, SettingsError } from './settings.server.ts';
import { startUpkeep } from './start-upkeep.server.ts';
import { sweepHeap } from './sweep-heap.server.ts';

const BUILD = join(import.meta.dirname, '..', '..', 'build');
/** How long a stop waits for what is under way. */
const LONGEST_STOP_MS = 25_000;
/** What starting left behind is given back once it is over: nobody waits longer for the start. */
const SWEPT_AFTER_MS = 2_000;

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
  const { databaseUrl, dataDir, role } = settings;
  const { database, unlock } = await (databaseUrl ? openDatabaseServer(databaseUrl) : openDataFolder(dataDir));
  const clock = () => new Date();
  const metrics = createAppMetrics();
  let log: App['log'] | null = null;
  const report = (error: unknown, words: string) => {
    if (log) log.error({ err: error }, words);
    else process.stderr.write(`${words}: ${messageOf(error)}\n`);
  };
  const documents = await openDocumentStorage(settings, {
    database,
    clock,
    report: (error) => report(error, 'the store of documents failed'),
  });
  const { storage } = documents;
  const press = openPress(metrics.documentRendered);
  // The renderer loads in threads of its own while the rest is opened; who is answered is answered by a server that is ready.
  const warming = role === 'web' ? null : press.warmUp();
  // Waited for below, where a failure stops the start.
  warming?.catch(() => {});
  const office = await openModel(settings, { database, clock, registry: metrics.registry, findLog: () => log });
  const plans = await openPlanDesk({
    settings,
    database,
    storage,
    clock,
    office,
    produce: press.produce,
    report: (settled) => reportPlan(metrics, app.log, settled),
    reportQueue: (error) => report(error, 'the queue of plans failed'),
    reportGivenUp: (job) => reportGivenUp(metrics, app.log, job),
  });
  const { desk } = plans;
  watchWork(metrics.registry, { database, clock, desk, countWaitingDocuments: press.countWaiting });
  watchProcess(metrics.registry);
  const payments = await takePayments(settings, {
    database,
    clock,
    report: (plan, error) => app.log.error({ plan: planInLog(plan), err: error }, 'a payment needs a look'),
  });
  const app = await buildApp({
    settings,
    database,
    storage,
    clock,
    desk,
    payments,
    office,
    metrics,
    patienceMs: settings.patienceSeconds * 1000,
    // Several processes may serve one database: they count together.
    ...(isPostgres(database) && { useCounter: createTableUseCounter(database) }),
    // Who writes no plans needs no renderer.
    isRendererReady: () => role === 'web' || press.isWarm(),
    webDir: join(BUILD, 'web'),
    sampleDir: join(BUILD, 'sample'),
    logTo: process.stderr,
  });
  log = app.log;
  if (documents.warning) log.error(documents.warning);
  // What is done every so often is the workers' to do.
  const upkeep = role === 'web' ? null : await startUpkeep({ database, clock, settings, storage, payments, metrics, report });
  stopOnSignal(app, desk, async () => {
    await plans.close();
    await upkeep?.stop();
    await payments?.settle();
    await press.close();
    documents.close();
    await database.destroy();
    unlock();
  });
  await warming;
  await listen(app, settings);
  if (role !== 'web') await loadPlanWriter();
  await Promise.all([plans.begin(), upkeep?.catchUp()]);
  setTimeout(sweepHeap, SWEPT_AFTER_MS).unref();
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
