// A bucket on a local S3 server, gone when the test is over.
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type S3Server, startS3 } from '../../tests/support/s3-server.ts';
import { createBucketStorage } from '../documents/bucket-storage.server.ts';
import type { DocumentStorage } from '../documents/document-storage.server.ts';
import { createS3Bucket } from '../documents/s3-bucket.server.ts';
import type { Database } from './database.server.ts';
import { makeFolder } from './folder-fixture.ts';

export interface TestBucket {
  readonly server: S3Server;
  /** What the storage could not do. */
  readonly reports: unknown[];
  storageOver(database: Database, clock?: () => Date): DocumentStorage;
}

export async function openTestBucket(atEnd: (work: () => void | Promise<void>) => void = onTestFinished): Promise<TestBucket> {
  const server = await startS3(join(makeFolder(atEnd), 'bucket'));
  atEnd(() => server.stop());
  const reports: unknown[] = [];
  return {
    server,
    reports,
    storageOver(database, clock = () => new Date()) {
      const bucket = createS3Bucket(server.settings);
      atEnd(() => bucket.close());
      return createBucketStorage({ database, clock, bucket, report: (error) => reports.push(error) });
    },
  };
}
