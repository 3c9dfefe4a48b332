import { describe, expect, test } from 'vitest';
import { findKeepers } from './find-keepers.server.ts';
import { placeOnNetwork } from './place-on-network.server.ts';
import { readSettings } from './settings.server.ts';

const S3 = { S3_BUCKET: 'trama', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

describe('who keeps what visitors say', () => {
  test.each([
    ['postgres://u:p@localhost/trama', null],
    ['postgres://u:p@127.0.0.1:5432/trama', null],
    ['postgres://u:p@[::1]/trama', null],
    ['postgres:///trama?host=/var/run/postgresql', null],
    ['postgres://u:p@db/trama', { host: 'db', place: 'own-network', provider: null, isEncrypted: false }],
    ['postgres://u:p@10.0.3.4/trama?sslmode=require', { host: '10.0.3.4', place: 'own-network', provider: null, isEncrypted: true }],
    [
      'postgres://u:p@ep-1.eu.db.example/trama?sslmode=verify-full',
      { host: 'ep-1.eu.db.example', place: 'elsewhere', provider: 'db.example', isEncrypted: true },
    ],
    [
      'postgres://u:p@a.b.db.co.uk/trama?sslmode=disable',
      { host: 'a.b.db.co.uk', place: 'elsewhere', provider: 'db.co.uk', isEncrypted: false },
    ],
    ['postgres://u:p@203.0.113.7/trama', { host: '203.0.113.7', place: 'elsewhere', provider: '203.0.113.7', isEncrypted: false }],
  ])('%s', (DATABASE_URL, answers) => {
    expect(findKeepers(readSettings({ DATABASE_URL }))).toEqual({ answers, documents: null });
  });

  test('a bucket keeps the documents: Amazon’s, another’s, one beside the server', () => {
    const keeperOf = (env: Record<string, string>) => findKeepers(readSettings({ ...S3, ...env })).documents;
    expect(findKeepers(readSettings({}))).toEqual({ answers: null, documents: null });
    expect(keeperOf({ S3_REGION: 'eu-south-2' })).toMatchObject({ provider: 'amazonaws.com', isEncrypted: true });
    expect(keeperOf({ S3_ENDPOINT: 'http://fsn1.objects.example' })).toMatchObject({ provider: 'objects.example', isEncrypted: false });
    expect(keeperOf({ S3_ENDPOINT: 'http://storage:8333' })).toMatchObject({ place: 'own-network', provider: null });
    expect(keeperOf({ S3_ENDPOINT: 'http://localhost:9000' })).toBe(null);
  });

  test.each([
    ['localhost', 'this-machine'],
    ['127.9.9.9', 'this-machine'],
    ['172.16.0.1', 'own-network'],
    ['172.32.0.1', 'elsewhere'],
    ['[fd00::1]', 'own-network'],
    ['[2001:db8::1]', 'elsewhere'],
    ['Storage.Internal', 'own-network'],
    ['127.0.0.1.example', 'elsewhere'],
  ])('%s is %s', (host, place) => {
    expect(placeOnNetwork(host)).toBe(place);
  });
});
