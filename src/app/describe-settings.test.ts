import { expect, test } from 'vitest';
import { describeSettings } from './describe-settings.server.ts';
import { readSettings } from './settings.server.ts';

const tell = (env: Record<string, string>) => describeSettings(readSettings(env));

test('the simplest site in its own words', () => {
  expect(tell({})).toEqual([
    'It listens on 127.0.0.1, port 3000; visitors come to http://localhost:3000.',
    'No proxy is believed: a visitor’s address is that of the connection.',
    'ROLE is all: this process serves visitors and writes plans.',
    'Answers and documents are kept in the folder ./data.',
    'Interviews are deleted 30 days after their last answer, and 90 days after it where the plan was paid for.',
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
