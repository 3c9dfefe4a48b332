import type { S3Settings } from '../documents/s3-bucket.server.ts';

interface StorageVariables {
  readonly S3_BUCKET?: string | undefined;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_REGION?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** What servers other than Amazon's go by when they know no regions. */
const ANY_REGION = 'us-east-1';

/** The bucket that documents go to; null while they stay in the database. The variables are sound: `findStorageContradictions` found nothing. */
export function readStorageSettings(values: StorageVariables): S3Settings | null {
  if (!values.S3_BUCKET) return null;
  return {
    bucket: values.S3_BUCKET,
    endpoint: values.S3_ENDPOINT ?? null,
    region: values.S3_REGION ?? ANY_REGION,
    keys: values.S3_ACCESS_KEY_ID ? { id: values.S3_ACCESS_KEY_ID, secret: values.S3_SECRET_ACCESS_KEY ?? '' } : null,
  };
}

/** What is wrong with the variables of the bucket, a sentence each. Keys are never repeated in a sentence. */
export function findStorageContradictions(values: StorageVariables): string[] {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = values;
  if (!bucket) {
    const others = Object.entries({ S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret });
    return others.flatMap(([name, value]) => (value ? [`${name} is set, but S3_BUCKET is not: set both or neither.`] : []));
  }
  const wrong: string[] = [];
  if (!BUCKET_NAME.test(bucket)) wrong.push(`S3_BUCKET must be the name of a bucket, such as trama-documents, not “${bucket}”.`);
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    wrong.push(`S3_ENDPOINT must be an address such as https://s3.example, not “${endpoint}”.`);
  }
  if (!endpoint && !region)
    wrong.push('S3_REGION is missing: without S3_ENDPOINT the bucket is one of Amazon’s, which are found by their region.');
  if (id && !secret) wrong.push('S3_SECRET_ACCESS_KEY is missing: S3_ACCESS_KEY_ID is set.');
  if (secret && !id) wrong.push('S3_ACCESS_KEY_ID is missing: S3_SECRET_ACCESS_KEY is set.');
  return wrong;
}
