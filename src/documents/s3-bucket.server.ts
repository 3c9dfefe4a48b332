// A bucket over the S3 protocol: Amazon's own, or any other server that speaks it.
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Bucket, BucketState } from './bucket-storage.server.ts';

export interface S3Settings {
  readonly bucket: string;
  /** A server other than Amazon's; null for that. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Null where the machine itself is trusted: the package then finds what it was given. */
  readonly keys: { readonly id: string; readonly secret: string } | null;
}

const CONNECTION_TIMEOUT_MS = 2000;
const REQUEST_TIMEOUT_MS = 10_000;
const MOST_ATTEMPTS = 2;

export function createS3Bucket({ bucket, endpoint, region, keys }: S3Settings): Bucket {
  const client = new S3Client({
    region,
    maxAttempts: MOST_ATTEMPTS,
    // Servers other than Amazon's have no name for each bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
    // What the package would add unasked, many other servers refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      // Between two pieces of a body.
      socketTimeout: REQUEST_TIMEOUT_MS,
    },
  });

  return {
    name: bucket,
    async put(object, { bytes, mediaType }) {
      await client.send(new PutObjectCommand({ ...addressOf(object), Body: bytes, ContentType: mediaType }));
    },
    async get(object) {
      const { Body: body, ContentLength: size } = await client.send(new GetObjectCommand(addressOf(object)));
      if (!body || size === undefined) throw new Error('the storage gave no bytes');
      // Outside a browser it is Node's own stream.
      return { size, stream: body as Readable };
    },
    async remove(object) {
      await client.send(new DeleteObjectCommand(addressOf(object)));
    },
    look: () =>
      client.send(new HeadBucketCommand({ Bucket: bucket })).then(
        () => 'ready',
        (error: unknown) => stateOf(error),
      ),
    close: () => client.destroy(),
  };
}

function addressOf(object: string): { Bucket: string; Key: string } {
  const end = object.indexOf('/');
  return { Bucket: object.slice(0, end), Key: object.slice(end + 1) };
}

function stateOf(error: unknown): BucketState {
  const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
  if (status === 404) return 'absent';
  // A bucket of another region is told with 301 or 400.
  return status >= 300 && status < 500 && status !== 429 ? 'refused' : 'silent';
}
