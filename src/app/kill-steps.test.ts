// A process that is killed between any two steps of writing a plan: the next one finishes it, and leaves nothing behind in the bucket.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listDocuments } from '../documents/document-store.server.ts';
import { findPlanById, orderPlan } from '../plan/plan-store.server.ts';
import { addSession } from '../visitors/session-store.server.ts';
import { openDatabase } from './database.server.ts';
import { placeIn } from './engine-fixture.ts';
import { makeFolder } from './folder-fixture.ts';
import { produceOutline } from './http/app-fixture.ts';
import { createPlanDesk } from './plan-desk.server.ts';
import { openTestBucket } from './storage-fixture.ts';

const AT = '2026-01-02T03:04:05.000Z';
const SESSION = { id: 's1', language: 'es', issuedTo: 'digest', boundTo: null, createdAt: AT, lastActiveAt: AT } as const;
/** Where the process ends; `entered` is within the transaction, after its last statement. */
const STEPS = ['figures', 'words', 'pages', 'produced', 'saving', 'put', 'entered', 'ready'] as const;
const NAMES = ['business-plan-p1-EN.pdf', 'business-plan-p1-ES.pdf', 'business-plan-p1.xlsx'];

test.each(STEPS)('killed at “%s”', async (step) => {
  const bucket = await openTestBucket();
  const place = await placeIn(makeFolder(), onTestFinished);
  const database = await openDatabase(place);
  onTestFinished(() => database.destroy());
  await addSession(database, SESSION);
  await orderPlan(database, { id: 'p1', sessionId: 's1', state: 'queued', language: 'es', facts: {}, date: '2026-01-02', createdAt: AT });

  expect(await killAt(step, place, bucket.server.settings)).toBe('SIGKILL');
  const isDone = step === 'ready';
  expect((await findPlanById(database, 'p1'))?.state).toBe(isDone ? 'ready' : 'writing');
  expect(await listDocuments(database, 'p1')).toEqual(isDone ? NAMES : []);

  const outcomes: string[] = [];
  const report = ({ outcome }: { outcome: string }) => outcomes.push(outcome);
  await createPlanDesk({ database, storage: bucket.storageOver(database), produce: produceOutline, report }).resume();
  expect(outcomes).toEqual(isDone ? [] : ['ready']);
  expect(await listDocuments(database, 'p1')).toEqual(NAMES);
  expect(bucket.server.list()).toHaveLength(step === 'put' || step === 'entered' ? 6 : 3);
  await bucket.storageOver(database, () => new Date(Date.now() + 3 * 3_600_000)).sweep();
  expect(bucket.server.list()).toHaveLength(3);
  expect(bucket.reports).toEqual([]);
});

/** Writes the plan in a process of its own that ends itself at that step, as a power cut would. Gives back by what it ended. */
async function killAt(step: string, place: string, settings: object): Promise<string | null> {
  const file = (path: string) => JSON.stringify(join(import.meta.dirname, path));
  const script = `
    import { openDatabase } from ${file('database.server.ts')};
    import { fulfilOrder } from ${file('fulfil-order.server.ts')};
    import { findPlanById } from ${file('../plan/plan-store.server.ts')};
    import { createBucketStorage } from ${file('../documents/bucket-storage.server.ts')};
    import { createS3Bucket } from ${file('../documents/s3-bucket.server.ts')};
    const endAt = (step) => step === ${JSON.stringify(step)} && process.kill(process.pid, 'SIGKILL');
    const database = await openDatabase(${JSON.stringify(place)});
    const bucket = createS3Bucket(${JSON.stringify(settings)});
    const kept = createBucketStorage({ database, clock: () => new Date(), bucket, report: () => {} });
    const storage = {
      ...kept,
      secure: async (documents) => { const safe = await kept.secure(documents); endAt('put'); return safe; },
      enter: async (...asked) => { await kept.enter(...asked); endAt('entered'); },
    };
    const produce = async (plan) => {
      const documents = ['-ES.pdf', '-EN.pdf', '.xlsx'].map((ending) => (
        { name: 'business-plan-' + plan.id + ending, mediaType: 'application/pdf', bytes: Buffer.from(plan.id) }));
      endAt('produced');
      return documents;
    };
    const order = await findPlanById(database, 'p1');
    await fulfilOrder({ database, storage, produce, report: () => {} }, { order, requestId: null, since: 0 }, endAt);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    stdio: 'ignore',
  });
  const [, signal] = await once(child, 'exit');
  return signal;
}
