// The settings of a running server: environment variables, read once at start. A wrong one stops the start.
import { isIP } from 'node:net';
import { z } from 'zod';
import type { S3Settings } from '../documents/s3-bucket.server.ts';
import type { StripeSettings } from '../payments/stripe-provider.server.ts';
import { findModelContradictions, type ModelSettings, readModelSettings } from './read-model-settings.server.ts';
import { findPaymentContradictions, readPaymentSettings } from './read-payment-settings.server.ts';
import { findStorageContradictions, readStorageSettings } from './read-storage-settings.server.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** The site's origin as visitors see it, without a slash at the end. */
  readonly publicUrl: string;
  readonly isHttps: boolean;
  /** Whose word about a visitor's address is taken: addresses, networks, or the word loopback. */
  readonly trustedProxies: readonly string[];
  readonly dataDir: string;
  /** What this process does: serves visitors, writes plans, or both. */
  readonly role: 'all' | 'web' | 'worker';
  /** PostgreSQL, with user and password; null while the database is embedded, in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Where documents go; null while they stay in the database. */
  readonly bucket: S3Settings | null;
  readonly isRateLimited: boolean;
  readonly retentionDays: number;
  readonly retentionDaysPaid: number;
  /** How long a call waits for a plan before it says that it is still being written. */
  readonly patienceSeconds: number;
  /** Null while plans are free. */
  readonly payments: StripeSettings | null;
  /** Null while no language model helps. */
  readonly model: ModelSettings | null;
  /** Who runs the site, for the privacy notice; null where it was not said. */
  readonly controller: { readonly name: string | null; readonly address: string | null; readonly email: string | null };
}

/** What is wrong with the environment, one sentence a variable. */
export class SettingsError extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

const text = z.string().trim().optional();
const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]], fallback: Value) =>
  z.enum(values, { error: (issue) => `must be ${values.join(' or ')}, not “${String(issue.input)}”` }).default(fallback);
const wholeNumber = (least: number, most: number, fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((said) => /^\d{1,6}$/.test(said) && Number(said) >= least && Number(said) <= most, {
      error: (issue) => `must be a whole number from ${least} to ${most}, not “${String(issue.input)}”`,
    })
    .transform(Number);

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: text,
  TRUSTED_PROXIES: text.refine((said) => listProxies(said ?? '').every(isProxy), {
    error: (issue) => `must be addresses or networks with commas between them, or none, not “${String(issue.input)}”`,
  }),
  DATA_DIR: text.default('./data'),
  // Its value is never printed: it may hold a password.
  DATABASE_URL: text.refine((said) => said === undefined || isPostgresAddress(said), {
    error: () => 'must be an address such as postgres://user:password@host:5432/name',
  }),
  ROLE: oneOf(['all', 'web', 'worker'], 'all'),
  S3_BUCKET: text,
  S3_ENDPOINT: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  PAYMENTS: oneOf(['off', 'stripe'], 'off'),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: text,
  LLM_BASE_URL: text,
  LLM_MODEL: text,
  LLM_API_KEY: text,
  LLM_PROVIDER: text,
  LLM_DAILY_TOKENS: text,
  LLM_DAILY_BUDGET: text,
  LLM_PRICE_INPUT: text,
  LLM_PRICE_OUTPUT: text,
  RATE_LIMIT: oneOf(['on', 'off'], 'on'),
  RETENTION_DAYS: wholeNumber(1, 36_500, 30),
  RETENTION_DAYS_PAID: wholeNumber(1, 36_500, 90),
  PATIENCE_SECONDS: wholeNumber(1, 600, 100),
  CONTROLLER_NAME: text,
  CONTROLLER_ADDRESS: text,
  CONTROLLER_EMAIL: z.email({ error: (issue) => `must be an e-mail address, not “${String(issue.input)}”` }).optional(),
  NODE_ENV: text,
});

/** Reads the settings, or throws a `SettingsError` that names every variable that is wrong. An empty variable counts as unset. */
export function readSettings(env: Environment): Settings {
  const said = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = environmentSchema.safeParse(said);
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`));
  const values = parsed.data;
  const publicUrl = readOrigin(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const wrong = findContradictions(values, publicUrl);
  if (publicUrl === null || wrong.length > 0) throw new SettingsError(wrong);
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    isHttps: publicUrl.startsWith('https:'),
    // The app itself speaks http: on https something before it, on this machine unless said otherwise, tells it who asks.
    trustedProxies: listProxies(values.TRUSTED_PROXIES ?? (publicUrl.startsWith('https:') ? 'loopback' : 'none')),
    dataDir: values.DATA_DIR,
    role: values.ROLE,
    databaseUrl: values.DATABASE_URL ?? null,
    bucket: readStorageSettings(values),
    isRateLimited: values.RATE_LIMIT === 'on',
    retentionDays: values.RETENTION_DAYS,
    retentionDaysPaid: values.RETENTION_DAYS_PAID,
    patienceSeconds: values.PATIENCE_SECONDS,
    payments: readPaymentSettings(values),
    model: readModelSettings(values),
    controller: {
      name: values.CONTROLLER_NAME ?? null,
      address: values.CONTROLLER_ADDRESS ?? null,
      email: values.CONTROLLER_EMAIL ?? null,
    },
  };
}

function listProxies(said: string): string[] {
  return said.split(',').flatMap((part) => (part.trim() === '' || part.trim() === 'none' ? [] : [part.trim()]));
}

function isProxy(said: string): boolean {
  const [address = '', bits, ...rest] = said.split('/');
  const version = isIP(address);
  if (said === 'loopback') return true;
  return (
    version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}

function isPostgresAddress(said: string): boolean {
  return /^postgres(ql)?:\/\//.test(said) && URL.canParse(said);
}

/** The origin of a URL that holds nothing but an origin; null for anything else. */
function readOrigin(said: string): string | null {
  if (!URL.canParse(said)) return null;
  const url = new URL(said);
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isBare && /^https?:$/.test(url.protocol) ? url.origin : null;
}

function findContradictions(values: z.infer<typeof environmentSchema>, publicUrl: string | null): string[] {
  const wrong: string[] = [];
  if (publicUrl === null) wrong.push(`PUBLIC_URL must be an origin such as https://plans.example, not “${values.PUBLIC_URL}”.`);
  if (values.ROLE !== 'all' && !values.DATABASE_URL) {
    wrong.push(`ROLE is ${values.ROLE}, but DATABASE_URL is not set: several processes need one PostgreSQL between them.`);
  }
  wrong.push(...findStorageContradictions(values), ...findPaymentContradictions(values), ...findModelContradictions(values));
  if (values.RATE_LIMIT === 'off' && !LOOPBACK.test(values.HOST)) wrong.push('RATE_LIMIT may be off on a loopback HOST only.');
  if (values.NODE_ENV === 'production' && values.PAYMENTS === 'stripe' && publicUrl?.startsWith('http:')) {
    wrong.push('PUBLIC_URL must be https: payments are on.');
  }
  if (values.NODE_ENV === 'production' && publicUrl?.startsWith('https:')) {
    for (const name of ['CONTROLLER_NAME', 'CONTROLLER_ADDRESS', 'CONTROLLER_EMAIL'] as const) {
      if (!values[name]) wrong.push(`${name} is missing: a public site has to say who runs it.`);
    }
  }
  return wrong;
}
