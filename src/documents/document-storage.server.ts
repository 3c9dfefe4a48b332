// Where the bytes of documents are kept: one port, with the database and a bucket behind it.
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { Problem } from '../problems/problem.ts';
import type { DocumentTables, SafeDocument, StoredDocument } from './document-store.server.ts';
import type { PendingDeletionTables } from './pending-deletion-store.server.ts';

export interface OpenedDocument {
  /** In bytes. */
  readonly size: number;
  readonly stream: Readable;
}

/** The database, or the transaction that a step belongs to. */
export type DocumentDatabase = Kysely<DocumentTables & PendingDeletionTables>;

export interface DocumentStorage {
  /** Makes the bytes safe, before anything says that they exist. Throws a `Problem` when the storage does not answer. */
  secure(documents: readonly StoredDocument[]): Promise<readonly SafeDocument[]>;
  /** Says that a plan's secured documents exist, in the transaction that makes it true. */
  enter(step: DocumentDatabase, planId: string, documents: readonly SafeDocument[]): Promise<void>;
  /** Throws a `Problem` when the storage does not answer. */
  open(document: SafeDocument): Promise<OpenedDocument>;
  /** Deletes what no document leads to any more: of these, or everything that is due. What fails is reported and tried again next time. */
  sweep(objects?: readonly string[]): Promise<number>;
}

/** Opens bytes that lie in the row. */
export function openRow({ bytes, object }: SafeDocument): OpenedDocument {
  if (object !== undefined)
    throw new Problem('documents-unavailable', { cause: new Error('this document is in a bucket, and none is set') });
  return { size: bytes.byteLength, stream: Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]) };
}
