import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.server.ts';

describe('settings', () => {
  test('have their defaults, and an empty variable counts as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      isHttps: false,
      dataDir: './data',
      databaseUrl: null,
      role: 'all',
      bucket: null,
      isRateLimited: true,
      retentionDays: 30,
      retentionDaysPaid: 90,
      patienceSeconds: 100,
      payments: null,
      model: null,
      trustedProxies: [],
      controller: { name: null, address: null, email: null },
    });
  });

  test('PUBLIC_URL follows PORT unless it is said, and loses its last slash', () => {
    expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readSettings({ PUBLIC_URL: 'https://plans.example/' })).toMatchObject({ publicUrl: 'https://plans.example', isHttps: true });
  });

  test.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not “abc”.'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not “70000”.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not “-1”.'],
    ['PUBLIC_URL', 'plans.example', 'PUBLIC_URL must be an origin such as https://plans.example, not “plans.example”.'],
    [
      'PUBLIC_URL',
      'https://plans.example/es',
      'PUBLIC_URL must be an origin such as https://plans.example, not “https://plans.example/es”.',
    ],
    ['PUBLIC_URL', 'ftp://plans.example', 'PUBLIC_URL must be an origin such as https://plans.example, not “ftp://plans.example”.'],
    ['ROLE', 'boss', 'ROLE must be all or web or worker, not “boss”.'],
    ['ROLE', 'worker', 'ROLE is worker, but DATABASE_URL is not set: several processes need one PostgreSQL between them.'],
    ['PAYMENTS', 'yes', 'PAYMENTS must be off or stripe, not “yes”.'],
    ['RATE_LIMIT', 'no', 'RATE_LIMIT must be on or off, not “no”.'],
    ['PATIENCE_SECONDS', '601', 'PATIENCE_SECONDS must be a whole number from 1 to 600, not “601”.'],
    ['RETENTION_DAYS', '0', 'RETENTION_DAYS must be a whole number from 1 to 36500, not “0”.'],
    ['RETENTION_DAYS_PAID', '1.5', 'RETENTION_DAYS_PAID must be a whole number from 1 to 36500, not “1.5”.'],
    ['CONTROLLER_EMAIL', 'nobody', 'CONTROLLER_EMAIL must be an e-mail address, not “nobody”.'],
  ])('%s=%s stops the start with a sentence', (name, value, sentence) => {
    expect(sentencesOf({ [name]: value })).toEqual([sentence]);
  });

  test('DATABASE_URL is an address of PostgreSQL, and its password is not printed', () => {
    const url = 'postgres://trama:secret@db.example:5432/trama';
    expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
    for (const wrong of ['mysql://trama:secret@db.example/trama', 'secret', 'postgres://secret:[']) {
      expect(sentencesOf({ DATABASE_URL: wrong })).toEqual([
        'DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
      ]);
    }
  });

  test('every wrong variable is named at once', () => {
    expect(sentencesOf({ PORT: 'x', PAYMENTS: 'x' }).map((sentence) => sentence.split(' ')[0])).toEqual(['PORT', 'PAYMENTS']);
  });

  test('a public site has to say who runs it', () => {
    const site = { NODE_ENV: 'production', PUBLIC_URL: 'https://plans.example' };
    expect(sentencesOf(site).map((sentence) => sentence.split(' ')[0])).toEqual([
      'CONTROLLER_NAME',
      'CONTROLLER_ADDRESS',
      'CONTROLLER_EMAIL',
    ]);
    const controller = { CONTROLLER_NAME: 'Ana', CONTROLLER_ADDRESS: 'Calle 1', CONTROLLER_EMAIL: 'ana@plans.example' };
    expect(readSettings({ ...site, ...controller }).controller).toEqual({ name: 'Ana', address: 'Calle 1', email: 'ana@plans.example' });
    expect(readSettings({ ...site, PUBLIC_URL: 'http://localhost:3000' }).isHttps).toBe(false);
  });

  describe('payments', () => {
    const KEYS = {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_a1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_b2',
      STRIPE_WEBHOOK_SECRET: 'whsec_c3',
    };

    test('take their keys, and a stand-in in place of the provider', () => {
      expect(readSettings(KEYS).payments).toEqual({
        secretKey: 'sk_test_a1',
        publishableKey: 'pk_test_b2',
        webhookSecret: 'whsec_c3',
        apiUrl: null,
      });
      expect(readSettings({ ...KEYS, STRIPE_API_URL: 'http://127.0.0.1:12111/' }).payments?.apiUrl).toBe('http://127.0.0.1:12111');
    });

    test('every missing key is named', () => {
      expect(sentencesOf({ PAYMENTS: 'stripe' }).map((sentence) => sentence.split(' ')[0])).toEqual([
        'STRIPE_SECRET_KEY',
        'STRIPE_PUBLISHABLE_KEY',
        'STRIPE_WEBHOOK_SECRET',
      ]);
    });

    test.each([
      [{ STRIPE_SECRET_KEY: 'pk_test_b2' }, 'STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_.'],
      [{ STRIPE_PUBLISHABLE_KEY: 'sk_test_a1' }, 'STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_.'],
      [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must begin with whsec_.'],
      [{ STRIPE_SECRET_KEY: 'sk_live_a1' }, 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or both be test keys.'],
      [{ STRIPE_API_URL: 'somewhere' }, 'STRIPE_API_URL must be an address such as http://127.0.0.1:12111.'],
      [
        { STRIPE_SECRET_KEY: 'sk_live_a1', STRIPE_PUBLISHABLE_KEY: 'pk_live_b2', STRIPE_API_URL: 'http://127.0.0.1:12111' },
        'STRIPE_API_URL is for tests with a stand-in: it is refused with a live key.',
      ],
    ])('%j stops the start with a sentence, without the key in it', (change, sentence) => {
      expect(sentencesOf({ ...KEYS, ...change })).toEqual([sentence]);
    });

    test('off, the keys lie idle', () => {
      expect(readSettings({ ...KEYS, PAYMENTS: 'off' }).payments).toBe(null);
    });
  });

  test('payments on a public site are taken over https only', () => {
    const keys = {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_live_a1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_b2',
      STRIPE_WEBHOOK_SECRET: 'whsec_c3',
    };
    const site = { ...keys, NODE_ENV: 'production', PUBLIC_URL: 'http://plans.example' };
    expect(sentencesOf(site)).toEqual(['PUBLIC_URL must be https: payments are on.']);
  });

  test('on https what stands before the server, on this machine unless said otherwise, is believed about addresses; else nothing is', () => {
    const proxiesOf = (env: Record<string, string>) => readSettings(env).trustedProxies;
    const https = { PUBLIC_URL: 'https://plans.example' };
    expect(proxiesOf({})).toEqual([]);
    expect(proxiesOf(https)).toEqual(['loopback']);
    expect(proxiesOf({ ...https, TRUSTED_PROXIES: 'none' })).toEqual([]);
    expect(proxiesOf({ TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,fd00::/8' })).toEqual(['10.0.0.1', '10.1.0.0/16', 'fd00::/8']);
    for (const said of ['all', 'true', '10.0.0', '10.0.0.0/33', 'fd00::/129', '10.0.0.1/x', '1.2.3.4/8/8']) {
      expect(sentencesOf({ TRUSTED_PROXIES: said })).toEqual([
        `TRUSTED_PROXIES must be addresses or networks with commas between them, or none, not “${said}”.`,
      ]);
    }
  });

  test('the limits may be off on loopback only', () => {
    expect(readSettings({ RATE_LIMIT: 'off' }).isRateLimited).toBe(false);
    expect(sentencesOf({ RATE_LIMIT: 'off', HOST: '0.0.0.0' })).toEqual(['RATE_LIMIT may be off on a loopback HOST only.']);
  });
});

function sentencesOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences;
    throw error;
  }
  return [];
}
