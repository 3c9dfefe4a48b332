import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeModel } from './describe-model.server.ts';
import { describeSettings } from './describe-settings.server.ts';
import { diagnoseSite } from './diagnose-site.server.ts';
import { readSettings } from './settings.server.ts';

const tell = (env: Record<string, string>) => describeSettings(readSettings(env));

test('the simplest site in its own words', () => {
  expect(tell({})).toEqual([
    'It listens on 127.0.0.1, port 3000; visitors come to http://localhost:3000.',
    'No proxy is believed: a visitor’s address is that of the connection.',
    'ROLE is all: this process serves visitors and writes plans.',
    'Answers and documents are kept in the folder ./data.',
    'Interviews are deleted 30 days after their last answer, and 90 days after it where the plan was paid for.',
    'A call that waits for a plan is answered after 100 s at the latest; one still being written is then told by events.',
    'Plans are free.',
  ]);
});

test('one of several processes, its data elsewhere, and no secret in any sentence', () => {
  const told = tell({
    PUBLIC_URL: 'https://plans.example',
    DATABASE_URL: 'postgres://user:hidden@db.example.net/trama',
    ROLE: 'worker',
    S3_BUCKET: 'trama-documents',
    S3_ENDPOINT: 'https://objects.example.net',
    S3_ACCESS_KEY_ID: 'hidden-id',
    S3_SECRET_ACCESS_KEY: 'hidden',
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_hidden',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_hidden',
    STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
    RETENTION_DAYS: '7',
    RATE_LIMIT: 'off',
  });
  expect(told).toContain(
    'Answers are kept in PostgreSQL at db.example.net, documents in the bucket trama-documents at objects.example.net.',
  );
  expect(told).toContain('TRUSTED_PROXIES is loopback: what those say about a visitor’s address is believed.');
  expect(told).toContain('ROLE is worker: this process writes plans and serves nobody, which needs a web process beside it.');
  expect(told).toContain('Plans are paid for, with test keys.');
  expect(told.at(-1)).toBe('RATE_LIMIT is off: anybody may ask any number of times.');
  expect(told.join()).toContain('deleted 7 days');
  expect(told.join()).not.toContain('hidden');
});

test('what lies on this machine is said to', () => {
  const bucket = { S3_BUCKET: 'trama', S3_ENDPOINT: 'http://localhost:9000' };
  expect(tell({ DATABASE_URL: 'postgres://localhost/trama', ...bucket })).toContain(
    'Answers are kept in PostgreSQL on this machine, documents in the bucket trama on this machine.',
  );
});

/** Two values of each setting, both right together with the others. */
const VALUES: Readonly<Record<string, readonly [string, string]>> = {
  PORT: ['3000', '3001'],
  HOST: ['127.0.0.1', '0.0.0.0'],
  PUBLIC_URL: ['https://plans.example', 'https://other.example'],
  TRUSTED_PROXIES: ['loopback', '10.0.0.1'],
  DATABASE_URL: ['postgres://db.example.net/trama', 'postgres://db.example.org/trama'],
  ROLE: ['web', 'worker'],
  S3_BUCKET: ['one-bucket', 'another-bucket'],
  S3_ENDPOINT: ['https://objects.example.net', 'https://objects.example.org'],
  PAYMENTS: ['off', 'stripe'],
  LLM_BASE_URL: ['https://api.models.example/v1', 'https://api.others.example/v1'],
  LLM_MODEL: ['small', 'large'],
  LLM_PROVIDER: ['openai-compatible', 'anthropic'],
  LLM_DAILY_TOKENS: ['1000', '2000'],
  LLM_DAILY_BUDGET: ['1', '2'],
  LLM_PRICE_INPUT: ['3', '30'],
  LLM_PRICE_OUTPUT: ['4', '40'],
  RATE_LIMIT: ['on', 'off'],
  RETENTION_DAYS: ['30', '31'],
  RETENTION_DAYS_PAID: ['90', '91'],
  PATIENCE_SECONDS: ['100', '50'],
  CONTROLLER_NAME: ['Ana', ''],
  CONTROLLER_ADDRESS: ['Calle 1', ''],
  CONTROLLER_EMAIL: ['ana@plans.example', ''],
};
/** What is never printed, what only tells Amazon's buckets apart, where Stripe's stand-in is, and what is of no use beside `DATABASE_URL`. */
const UNTOLD = /KEY|SECRET|^(S3_REGION|STRIPE_API_URL|NODE_ENV|DATA_DIR)$/;
const SECRETS = {
  LLM_API_KEY: 'key',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const KNOWN = readFileSync(join(import.meta.dirname, 'settings.server.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm);

test.each([...KNOWN].map(([, name = '']) => name).filter((name) => !UNTOLD.test(name)))('the doctor tells what %s is', (name) => {
  const [one, other] = VALUES[name] ?? ['', ''];
  expect(one, 'a setting that this test does not know').not.toBe('');
  const base = Object.fromEntries(Object.entries(VALUES).map(([each, [first]]) => [each, first]));
  const said = (value: string) => {
    const payments = (name === 'PAYMENTS' ? value : base.PAYMENTS) === 'stripe';
    const settings = readSettings({ ...base, ...(payments ? SECRETS : { LLM_API_KEY: 'key' }), [name]: value });
    return JSON.stringify([
      diagnoseSite(settings, { now: new Date(0), purgedAt: null }),
      describeSettings(settings),
      describeModel(settings),
    ]);
  };
  expect(said(one)).not.toBe(said(other));
});
