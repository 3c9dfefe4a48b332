// Where documents are kept: the same suite for the database and for a bucket; then what is true of a bucket alone.
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { DocumentStorage } from '../documents/document-storage.server.ts';
import { findDocument, listDocuments, type SafeDocument, type StoredDocument } from '../documents/document-store.server.ts';
import { countDueDeletions } from '../documents/pending-deletion-store.server.ts';
import { createRowStorage } from '../documents/row-storage.server.ts';
import { orderPlan } from '../plan/plan-store.server.ts';
import { addSession } from '../visitors/session-store.server.ts';
import { type Database, openDatabase } from './database.server.ts';
import { placeIn } from './engine-fixture.ts';
import { eraseSession } from './erase-session.server.ts';
import { makeFolder } from './folder-fixture.ts';
import { openDocumentStorage } from './open-document-storage.server.ts';
import { purgeSessions } from './purge-sessions.server.ts';
import { openTestBucket, type TestBucket } from './storage-fixture.ts';

const AT = '2026-01-02T03:04:05.000Z';
const HOUR_MS = 3_600_000;
const SESSION = { id: 's1', language: 'es', issuedTo: 'digest', boundTo: null, createdAt: AT, lastActiveAt: AT } as const;
const DOCUMENTS: readonly StoredDocument[] = [
  { name: 'a-ES.pdf', mediaType: 'application/pdf', bytes: Uint8Array.from({ length: 200_000 }, (_, at) => at % 251) },
  { name: 'a.xlsx', mediaType: 'application/zip', bytes: Buffer.from('PK') },
];

describe('documents', () => {
  describe.each(['the database', 'a bucket'] as const)('kept in %s', (kind) => {
    test('come back whole, with their size, once they are entered and not before', async () => {
      const { database, storage } = await open(kind);
      const safe = await storage.secure(DOCUMENTS);
      expect(await listDocuments(database, 'p1')).toEqual([]);
      await enter(database, storage, safe);
      expect(await listDocuments(database, 'p1')).toEqual(['a-ES.pdf', 'a.xlsx']);
      for (const { name, bytes } of DOCUMENTS) {
        const found = await findDocument(database, name);
        if (!found) throw new Error(`${name} is not there`);
        const { size, stream } = await storage.open(found);
        expect(size).toBe(bytes.byteLength);
        expect((await buffer(stream)).equals(Buffer.from(bytes))).toBe(true);
      }
    });

    test('are one set, however often they are entered', async () => {
      const { database, storage, bucket } = await open(kind);
      const attempts = [await storage.secure(DOCUMENTS), await storage.secure(DOCUMENTS)];
      for (const safe of attempts) await enter(database, storage, safe);
      expect(await listDocuments(database, 'p1')).toEqual(['a-ES.pdf', 'a.xlsx']);
      await bucket?.storageOver(database, hoursLater(3)).sweep();
      const found = await findDocument(database, 'a.xlsx');
      expect(String(await buffer((await storage.open(found as SafeDocument)).stream))).toBe('PK');
      expect(bucket?.server.list() ?? []).toHaveLength(bucket ? 2 : 0);
    });

    test('go with the session that is erased, and with the one whose time is over', async () => {
      const { database, storage, bucket } = await open(kind);
      await enter(database, storage, await storage.secure(DOCUMENTS));
      await eraseSession(database, storage, SESSION, () => new Date(AT));
      expect(bucket?.server.list() ?? []).toEqual([]);
      await addPlan(database);
      await enter(database, storage, await storage.secure(DOCUMENTS));
      await purgeSessions({ database, clock: hoursLater(24 * 40), settings: { retentionDays: 30, retentionDaysPaid: 90 } });
      await bucket?.storageOver(database, hoursLater(24 * 40)).sweep();
      expect(await database.selectFrom('documents').selectAll().execute()).toEqual([]);
      expect(await database.selectFrom('pending_deletions').selectAll().execute()).toEqual([]);
      expect(bucket?.server.list() ?? []).toEqual([]);
      expect(bucket?.reports ?? []).toEqual([]);
    });
  });

  test('what an attempt left in the bucket goes after two hours, and no attempt takes another’s', async () => {
    const { database, storage, bucket } = await openBucket();
    await storage.secure(DOCUMENTS);
    const second = await storage.secure(DOCUMENTS);
    await enter(database, storage, second);
    expect(await bucket.storageOver(database, hoursLater(1.9)).sweep()).toBe(0);
    expect(bucket.server.list()).toHaveLength(4);
    expect(await bucket.storageOver(database, hoursLater(2.1)).sweep()).toBe(2);
    expect(bucket.server.list()).toEqual(second.map(({ object }) => object).sort());
  });

  test('bytes that were put too long ago are not entered: the sweep may be taking them', async () => {
    const { database, storage, bucket } = await openBucket();
    const safe = await storage.secure(DOCUMENTS);
    await expect(enter(database, bucket.storageOver(database, hoursLater(1.1)), safe)).rejects.toThrow('too long ago');
    expect(await listDocuments(database, 'p1')).toEqual([]);
  });

  test('while nobody answers nothing is written or read, what is erased is out of reach, and it goes when the bucket is back', async () => {
    const { database, storage, bucket } = await openBucket();
    await enter(database, storage, await storage.secure(DOCUMENTS));
    const found = (await findDocument(database, 'a.xlsx')) as SafeDocument;
    await bucket.server.stop();
    await expect(storage.secure(DOCUMENTS)).rejects.toMatchObject({ code: 'documents-unavailable' });
    await expect(storage.open(found)).rejects.toMatchObject({ code: 'documents-unavailable' });
    const receipt = await eraseSession(database, storage, SESSION, () => new Date(AT));
    expect(receipt.documents).toBe(2);
    expect(await findDocument(database, 'a.xlsx')).toBe(null);
    expect(bucket.reports.length).toBeGreaterThan(2);
    await bucket.server.start();
    expect(bucket.server.list()).toHaveLength(2);
    // Two that were erased, and two that the refused attempt would have put.
    expect(await countDueDeletions(database, hoursLater(3)().toISOString())).toBe(4);
    expect(await bucket.storageOver(database, hoursLater(3)).sweep()).toBe(4);
    expect(bucket.server.list()).toEqual([]);
    expect(await countDueDeletions(database, hoursLater(24)().toISOString())).toBe(0);
  });

  test('an object that a document leads to stays, whatever the list says', async () => {
    const { database, storage, bucket } = await openBucket();
    const safe = await storage.secure(DOCUMENTS);
    await enter(database, storage, safe);
    await database
      .insertInto('pending_deletions')
      .values(safe.map(({ object = '' }) => ({ object, due_at: AT })))
      .execute();
    await storage.sweep();
    expect(bucket.server.list()).toHaveLength(2);
    expect(await countDueDeletions(database, AT)).toBe(0);
  });

  test('a sweep that meets a bucket out of reach gives up after three, and goes through any number once it is back', async () => {
    const { database, bucket } = await openBucket();
    const objects = Array.from({ length: 105 }, (_, at) => `${bucket.server.settings.bucket}/none/${at}.pdf`);
    await database
      .insertInto('pending_deletions')
      .values(objects.map((object) => ({ object, due_at: AT })))
      .execute();
    await bucket.server.stop();
    const storage = bucket.storageOver(database, () => new Date(AT));
    expect(await storage.sweep()).toBe(0);
    expect(bucket.reports).toHaveLength(3);
    await bucket.server.start();
    expect(await storage.sweep()).toBe(102);
    expect(await bucket.storageOver(database, hoursLater(1)).sweep()).toBe(3);
  });
});

describe('the storage that the settings name', () => {
  test('is the database without a bucket, unless documents lie in one', async () => {
    const { database, storage, bucket } = await openBucket();
    const parts = { database, clock: () => new Date(AT), report: () => undefined };
    const opened = await openDocumentStorage({ bucket: null }, parts);
    expect(opened.warning).toBe(null);
    await enter(database, storage, await storage.secure(DOCUMENTS));
    await expect(openDocumentStorage({ bucket: null }, parts)).rejects.toThrow(
      `Documents lie in the bucket ${bucket.server.settings.bucket}, and S3_BUCKET is not set: set it again.`,
    );
  });

  test('is refused with a sentence when the bucket is not there or the keys are wrong, and warns when nobody answers', async () => {
    const { database, bucket } = await openBucket();
    const { settings } = bucket.server;
    const parts = { database, clock: () => new Date(AT), report: () => undefined };
    const opened = await openDocumentStorage({ bucket: settings }, parts);
    expect(opened.warning).toBe(null);
    opened.close();
    await expect(openDocumentStorage({ bucket: { ...settings, bucket: 'another' } }, parts)).rejects.toThrow(
      `S3_BUCKET is another, and there is no such bucket at ${settings.endpoint}: make it, or set another.`,
    );
    const wrongKeys = { ...settings, keys: { id: 'somebody-else', secret: 'secret' } };
    await expect(openDocumentStorage({ bucket: wrongKeys }, parts)).rejects.toThrow(/S3_ACCESS_KEY_ID, .+ is wrong\.$/);
    await bucket.server.stop();
    const silent = await openDocumentStorage({ bucket: settings }, parts);
    onTestFinished(() => silent.close());
    expect(silent.warning).toBe(
      `S3_BUCKET is ${settings.bucket}, and ${settings.endpoint} does not answer: no plan can be written or downloaded until it does.`,
    );
  });

  test('documents written before there was a bucket are still read from the database', async () => {
    const { database, storage } = await openBucket();
    const rows = createRowStorage(() => new Date(AT));
    await enter(database, rows, await rows.secure(DOCUMENTS));
    const found = (await findDocument(database, 'a.xlsx')) as SafeDocument;
    expect(String(await buffer((await storage.open(found)).stream))).toBe('PK');
  });
});

interface Opened {
  readonly database: Database;
  readonly storage: DocumentStorage;
  readonly bucket: TestBucket | null;
}

async function open(kind: 'the database' | 'a bucket'): Promise<Opened> {
  if (kind === 'a bucket') return openBucket();
  const database = await openPlan();
  return { database, storage: createRowStorage(() => new Date(AT)), bucket: null };
}

async function openBucket(): Promise<Opened & { bucket: TestBucket }> {
  const bucket = await openTestBucket();
  const database = await openPlan();
  return { database, storage: bucket.storageOver(database, () => new Date(AT)), bucket };
}

async function openPlan(): Promise<Database> {
  const database = await openDatabase(await placeIn(makeFolder(), onTestFinished));
  onTestFinished(() => database.destroy());
  await addPlan(database);
  return database;
}

async function addPlan(database: Database): Promise<void> {
  await addSession(database, SESSION);
  await orderPlan(database, { id: 'p1', sessionId: 's1', state: 'writing', language: 'es', facts: {}, date: '2026-01-02', createdAt: AT });
}

function enter(database: Database, storage: DocumentStorage, documents: readonly SafeDocument[]): Promise<void> {
  return database.transaction().execute((step: Database) => storage.enter(step, 'p1', documents));
}

function hoursLater(hours: number): () => Date {
  return () => new Date(Date.parse(AT) + hours * HOUR_MS);
}
