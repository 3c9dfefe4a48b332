import { type Bucket, type BucketParts, type BucketState, createBucketStorage } from '../documents/bucket-storage.server.ts';
import type { DocumentStorage } from '../documents/document-storage.server.ts';
import { findAnyObject } from '../documents/document-store.server.ts';
import { createRowStorage } from '../documents/row-storage.server.ts';
import type { S3Settings } from '../documents/s3-bucket.server.ts';
import { OperatorError } from './operator-error.ts';

export interface OpenedStorage {
  readonly storage: DocumentStorage;
  /** A bucket that does not answer stops no start: it may come back. */
  readonly warning: string | null;
  close(): void;
}

/** Where the settings say that documents go. Throws an `OperatorError` when that cannot be. */
export async function openDocumentStorage(
  { bucket: settings }: { readonly bucket: S3Settings | null },
  parts: Omit<BucketParts, 'bucket'>,
): Promise<OpenedStorage> {
  if (!settings) {
    const object = await findAnyObject(parts.database);
    if (object !== null)
      throw new OperatorError(`Documents lie in the bucket ${object.split('/')[0]}, and S3_BUCKET is not set: set it again.`);
    return { storage: createRowStorage(parts.clock), warning: null, close: () => undefined };
  }
  const bucket = await openBucket(settings);
  const state = await bucket.look();
  if (state === 'absent' || state === 'refused') throw new OperatorError(tellBucket(settings, state));
  return {
    storage: createBucketStorage({ ...parts, bucket }),
    warning: state === 'silent' ? tellBucket(settings, state) : null,
    close: () => bucket.close(),
  };
}

/** The package behind it is loaded only where there is a bucket. */
export async function openBucket(settings: S3Settings): Promise<Bucket> {
  const { createS3Bucket } = await import('../documents/s3-bucket.server.ts');
  return createS3Bucket(settings);
}

export function tellBucket({ bucket, endpoint, region }: S3Settings, state: BucketState): string {
  const place = endpoint ?? `the region ${region}`;
  const said: Record<BucketState, string> = {
    ready: `S3_BUCKET is ${bucket}, and it answers.`,
    absent: `S3_BUCKET is ${bucket}, and there is no such bucket at ${place}: make it, or set another.`,
    refused: `S3_BUCKET is ${bucket}, which may not be used at ${place}: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY or S3_REGION is wrong.`,
    silent: `S3_BUCKET is ${bucket}, and ${place} does not answer: no plan can be written or downloaded until it does.`,
  };
  return said[state];
}
