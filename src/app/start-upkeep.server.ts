import type { DocumentStorage } from '../documents/document-storage.server.ts';
import type { PaymentDesk } from '../payments/payment-desk.server.ts';
import { createCarefulPurge } from './careful-purge.server.ts';
import type { AppMetrics } from './metrics/app-metrics.ts';
import { messageOf, OperatorError } from './operator-error.ts';
import type { PurgeParts } from './purge-sessions.server.ts';
import { repeatWork } from './repeat-work.server.ts';

const PURGE_EVERY_MS = 60 * 60 * 1000;
/** A document that could not be deleted from its bucket is tried again this soon. */
const SWEEP_EVERY_MS = 10 * 60 * 1000;
/** A payment nobody told about is found this soon. */
const RECONCILE_EVERY_MS = 60_000;

export interface UpkeepParts extends PurgeParts {
  readonly storage: DocumentStorage;
  readonly payments: PaymentDesk | null;
  readonly metrics: AppMetrics;
  /** Hears what failed, and will be tried again. */
  readonly report: (error: unknown, words: string) => void;
}

export interface Upkeep {
  /** Asks the payment provider for what it did not tell while nobody was there. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** What is done every so often. Purges once before anything else, and throws an `OperatorError` when that cannot be. */
export async function startUpkeep({ storage, payments, metrics, report, ...parts }: UpkeepParts): Promise<Upkeep> {
  const reportMoved = (error: Error) => report(error, 'interviews past their time were not deleted this time');
  const purgeOld = createCarefulPurge({ ...parts, steady: () => performance.now(), reportMoved });
  const purge = async (signal?: AbortSignal) => {
    metrics.interviewsPurged(await purgeOld(signal));
  };
  const reconcile = async () => payments?.reconcile();
  const reportReconciling = (error: unknown) => report(error, 'payments could not be reconciled');
  // A site that says it forgets has to be able to.
  await purge().catch((error: unknown) => {
    throw new OperatorError(`Interviews past their time cannot be deleted: ${messageOf(error)}.`);
  });
  const works = [
    repeatWork(reconcile, RECONCILE_EVERY_MS, reportReconciling),
    repeatWork(purge, PURGE_EVERY_MS, (error) => report(error, 'the purge of old interviews failed')),
    repeatWork(
      () => storage.sweep(),
      SWEEP_EVERY_MS,
      (error) => report(error, 'the sweep of documents failed'),
    ),
  ];
  return {
    async catchUp() {
      await reconcile().catch(reportReconciling);
    },
    async stop() {
      for (const work of works) await work.stop();
    },
  };
}
