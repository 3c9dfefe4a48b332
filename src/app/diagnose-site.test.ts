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
    ['payments over http', { ...KEYS }, PURGED, ['SSL encrypted', 'GDPR compliant', 'Secure payments']],
  ])('%s', (_name, env: Record<string, string>, purgedAt, untrue) => {
    const found = diagnoseSite(readSettings(env), { now: NOW, purgedAt });
    expect(found.filter(({ isTrue }) => !isTrue).map(({ badge }) => badge)).toEqual(untrue);
    expect(found.every(({ because }) => because.length > 0)).toBe(true);
    expect(JSON.stringify(found)).not.toMatch(/sk_|whsec_/);
  });
});
