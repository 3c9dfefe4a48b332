import { describe, expect, test } from 'vitest';
import { diagnoseSite } from './diagnose-site.server.ts';
import { readSettings } from './settings.server.ts';

const SITE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://plans.example',
  CONTROLLER_NAME: 'Ana',
  CONTROLLER_ADDRESS: 'Calle 1',
  CONTROLLER_EMAIL: 'ana@plans.example',
};
const KEYS = { PAYMENTS: 'stripe', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const REMOTE = {
  DATABASE_URL: 'postgres://u:hidden@db.example.net/trama',
  S3_BUCKET: 'trama',
  S3_ENDPOINT: 'http://objects.example.net',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'hidden',
};
const ENCRYPTED = { DATABASE_URL: `${REMOTE.DATABASE_URL}?sslmode=verify-full`, S3_ENDPOINT: 'https://objects.example.net' };
const NOW = new Date('2026-05-05T10:00:00Z');
const PURGED = '2026-05-05T09:10:00.000Z';

describe('the badges', () => {
  test.each([
    ['a public site in order', SITE, PURGED, []],
    ['one that takes payments', { ...SITE, ...KEYS }, PURGED, []],
    ['http and nobody named', {}, PURGED, ['SSL encrypted', 'GDPR compliant']],
    ['a purge that never ran', SITE, null, ['GDPR compliant']],
    ['a purge three hours old', SITE, '2026-05-05T06:59:59.000Z', ['GDPR compliant']],
    ['test keys', { ...SITE, ...KEYS, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, PURGED, ['Secure payments']],
    ['a database and a bucket elsewhere, reached in the clear', { ...SITE, ...REMOTE }, PURGED, ['Privacy protected']],
    ['the same, encrypted', { ...SITE, ...REMOTE, ...ENCRYPTED }, PURGED, []],
    ['payments over http', { ...KEYS }, PURGED, ['SSL encrypted', 'GDPR compliant', 'Secure payments']],
  ])('%s', (_name, env: Record<string, string>, purgedAt, untrue) => {
    const found = diagnoseSite(readSettings(env), { now: NOW, purgedAt });
    expect(found.filter(({ isTrue }) => !isTrue).map(({ badge }) => badge)).toEqual(untrue);
    expect(found.every(({ because }) => because.length > 0)).toBe(true);
    expect(JSON.stringify(found)).not.toMatch(/sk_|whsec_|hidden/);
  });

  test('what is kept elsewhere is said to be, and what travels in the clear too', () => {
    const tell = (env: Record<string, string>) =>
      diagnoseSite(readSettings(env), { now: NOW, purgedAt: PURGED }).find(({ badge }) => badge === 'Privacy protected')?.because;
    expect(tell({})).toEqual(['Pages load nothing from elsewhere, answers are kept on this server, and the log holds none of them.']);
    expect(tell({ ...REMOTE, ...ENCRYPTED })).toEqual([
      'Pages load nothing from elsewhere, answers are kept at db.example.net, documents at objects.example.net, which the privacy notice says, and the log holds none of them.',
    ]);
    expect(tell(REMOTE)).toEqual([
      'DATABASE_URL leads to db.example.net without sslmode=verify-full: what visitors say travels there as it is.',
      'S3_ENDPOINT is http, at objects.example.net: documents travel there as they are.',
    ]);
    const model = { LLM_BASE_URL: 'https://api.models.example/v1', LLM_MODEL: 'small' };
    expect(tell(model)?.join()).toContain(
      'answers are kept on this server, answers go to api.models.example, which the privacy notice says',
    );
  });
});
