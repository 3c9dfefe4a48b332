import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Problem } from '../problems/problem.ts';
import { type DocumentDatabase, type DocumentStorage, openRow } from './document-storage.server.ts';
import { addDocuments, type SafeDocument, type StoredDocument } from './document-store.server.ts';
import { endDeletion, findDueDeletions, keepObjects, noteDeletions, RETRY_DELETION_MS } from './pending-deletion-store.server.ts';

/** `refused`: there is one, but not for these keys, or not in this region. `silent`: nobody answers. */
export type BucketState = 'ready' | 'absent' | 'refused' | 'silent';

/** A bucket of an object store; an object is named `bucket/key`. */
export interface Bucket {
  readonly name: string;
  put(object: string, document: StoredDocument): Promise<void>;
  get(object: string): Promise<{ size: number; stream: Readable }>;
  /** One that is not there counts as deleted. */
  remove(object: string): Promise<void>;
  look(): Promise<BucketState>;
  close(): void;
}

export interface BucketParts {
  readonly database: DocumentDatabase;
  readonly clock: () => Date;
  readonly bucket: Bucket;
  /** Hears of what could not be put, opened or deleted. */
  readonly report: (error: unknown) => void;
}

/** Bytes put into the bucket are entered within this time, or the plan is written again. */
const ENTER_WITHIN_MS = 60 * 60 * 1000;
/** And they stay this long: the clocks of two machines may differ by less than what lies between. */
const ORPHAN_KEPT_MS = 2 * ENTER_WITHIN_MS;
const BATCH = 100;
/** After so many in a row the bucket is taken to be out of reach, and the rest waits. */
const MOST_FAILURES = 3;
const NO_BYTES = new Uint8Array(0);

/**
 * Documents in a bucket, with rows that lead to them. An attempt at a plan has keys of its own, noted as to be deleted before they are
 * put and kept by the transaction that enters them: what an attempt leaves behind, however it ended, is swept, and never another's.
 */
export function createBucketStorage({ database, clock, bucket, report }: BucketParts): DocumentStorage {
  const fromNow = (ms: number) => new Date(clock().getTime() + ms).toISOString();
  const ask = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch((error: unknown) => {
      report(error);
      throw new Problem('documents-unavailable', { cause: error });
    });

  /** True unless the object is still there. */
  async function sweepOne({ object, isNeeded }: { object: string; isNeeded: boolean }): Promise<boolean> {
    try {
      if (!isNeeded) await bucket.remove(object);
    } catch (error) {
      report(error);
      await noteDeletions(database, [object], fromNow(RETRY_DELETION_MS));
      return false;
    }
    await endDeletion(database, object);
    return true;
  }

  async function sweepDue(): Promise<number> {
    const by = fromNow(0);
    let gone = 0;
    for (let failures = 0; ; ) {
      const due = await findDueDeletions(database, by, BATCH);
      for (const one of due) {
        if (await sweepOne(one)) gone += 1;
        else failures += 1;
        if (failures >= MOST_FAILURES) return gone;
      }
      if (due.length < BATCH) return gone;
    }
  }

  return {
    async secure(documents) {
      const batch = randomBytes(16).toString('hex');
      const objects = documents.map(({ name }) => `${bucket.name}/${batch}/${name}`);
      await noteDeletions(database, objects, fromNow(ORPHAN_KEPT_MS));
      return Promise.all(
        documents.map(async (document, at): Promise<SafeDocument> => {
          const object = objects[at] ?? '';
          await ask(bucket.put(object, document));
          return { ...document, bytes: NO_BYTES, object };
        }),
      );
    },
    async enter(step, planId, documents) {
      const entered = await addDocuments(step, planId, documents, fromNow(0));
      const objects = entered.flatMap(({ object }) => object ?? []);
      if (!(await keepObjects(step, objects, fromNow(ENTER_WITHIN_MS)))) throw new Error('these documents were put too long ago');
    },
    open: async (document) => (document.object === undefined ? openRow(document) : ask(bucket.get(document.object))),
    async sweep(objects) {
      if (!objects) return sweepDue();
      const swept = await Promise.all(objects.map((object) => sweepOne({ object, isNeeded: false })));
      return swept.filter(Boolean).length;
    },
  };
}
