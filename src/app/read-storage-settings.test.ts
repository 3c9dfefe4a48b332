import { expect, test } from 'vitest';
import { findStorageContradictions, readStorageSettings } from './read-storage-settings.server.ts';

const KEYS = { S3_ACCESS_KEY_ID: 'key-a1', S3_SECRET_ACCESS_KEY: 'secret-b2' };
const BUCKET = { S3_BUCKET: 'trama-documents', S3_ENDPOINT: 'http://127.0.0.1:9000', ...KEYS };

test('documents stay in the database without a bucket', () => {
  expect(readStorageSettings({})).toBe(null);
  expect(findStorageContradictions({})).toEqual([]);
});

test('a bucket is one of Amazon’s by its region, or anybody’s by its endpoint', () => {
  expect(readStorageSettings(BUCKET)).toEqual({
    bucket: 'trama-documents',
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
    keys: { id: 'key-a1', secret: 'secret-b2' },
  });
  const amazon = { S3_BUCKET: 'trama-documents', S3_REGION: 'eu-west-3' };
  expect(findStorageContradictions(amazon)).toEqual([]);
  expect(readStorageSettings(amazon)).toEqual({ bucket: 'trama-documents', endpoint: null, region: 'eu-west-3', keys: null });
});

test.each([
  [{ ...KEYS }, ['S3_ACCESS_KEY_ID is set, but S3_BUCKET is not', 'S3_SECRET_ACCESS_KEY is set, but S3_BUCKET is not']],
  [{ ...BUCKET, S3_BUCKET: 'My_Bucket' }, ['S3_BUCKET must be the name of a bucket, such as trama-documents, not “My_Bucket”']],
  [{ ...BUCKET, S3_ENDPOINT: 's3.example' }, ['S3_ENDPOINT must be an address such as https://s3.example, not “s3.example”']],
  [{ S3_BUCKET: 'trama', ...KEYS }, ['S3_REGION is missing']],
  [{ ...BUCKET, S3_SECRET_ACCESS_KEY: undefined }, ['S3_SECRET_ACCESS_KEY is missing: S3_ACCESS_KEY_ID is set']],
  [{ ...BUCKET, S3_ACCESS_KEY_ID: undefined }, ['S3_ACCESS_KEY_ID is missing: S3_SECRET_ACCESS_KEY is set']],
])('%j gets its sentence, without a key in it', (values, beginnings) => {
  const found = findStorageContradictions(values);
  expect(found).toHaveLength(beginnings.length);
  for (const [at, beginning] of beginnings.entries()) expect(found[at]?.startsWith(beginning)).toBe(true);
  expect(found.join()).not.toMatch(/key-a1|secret-b2/);
});
