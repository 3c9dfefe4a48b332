// `npm run doctor`: whether the server would start with the present settings, and which of the home page's badges are then true.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describeModel } from '../src/app/describe-model.server.ts';
import { diagnoseSite } from '../src/app/diagnose-site.server.ts';
import { inspectDatabaseServer } from '../src/app/open-database-server.server.ts';
import { openBucket, tellBucket } from '../src/app/open-document-storage.server.ts';
import { OperatorError } from '../src/app/operator-error.ts';
import { PURGE_TASK } from '../src/app/purge-sessions.server.ts';
import { readSettings, type Settings, SettingsError } from '../src/app/settings.server.ts';
import type { S3Settings } from '../src/documents/s3-bucket.server.ts';

const ROLES = {
  web: 'this process serves visitors and writes no plans, which needs a worker beside it',
  worker: 'this process writes plans and serves nobody, which needs a web process beside it',
};

const settings = readOrRefuse();
for (const { badge, isTrue, because } of diagnoseSite(settings, { now: new Date(), purgedAt: await readLastPurge(settings) })) {
  console.log(`${isTrue ? 'true ' : 'FALSE'}  ${badge}`);
  for (const sentence of because) console.log(`       ${sentence}`);
}
for (const sentence of describeModel(settings)) console.log(sentence);
if (settings.role !== 'all') console.log(`ROLE is ${settings.role}: ${ROLES[settings.role]}.`);
if (settings.bucket) await inspectBucket(settings.bucket);

/** What stops a start stops here too, with the same sentences. */
function readOrRefuse(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return refuse(error.message);
  }
}

/** A bucket that is away is told; one that cannot be used would stop the start. */
async function inspectBucket(named: S3Settings): Promise<void> {
  const bucket = await openBucket(named);
  const state = await bucket.look();
  bucket.close();
  if (state === 'absent' || state === 'refused') refuse(tellBucket(named, state));
  console.log(tellBucket(named, state));
}

function refuse(sentences: string): never {
  console.error(`The server would not start:\n${sentences}`);
  process.exit(1);
}

async function readLastPurge({ dataDir, databaseUrl }: Settings): Promise<string | null> {
  if (!databaseUrl) return readEmbeddedPurge(dataDir);
  try {
    const { place, version, purgedAt } = await inspectDatabaseServer(databaseUrl);
    console.log(`PostgreSQL ${version} answers at ${place}.`);
    return purgedAt;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return refuse(error.message);
  }
}

/** Read beside a running server, which is not disturbed. */
function readEmbeddedPurge(dataDir: string): string | null {
  const file = join(dataDir, 'trama.db');
  if (!existsSync(file)) return null;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    // A database of an earlier version has no such table until the server has started once.
    if (!database.prepare("select 1 from sqlite_master where name = 'upkeep'").get()) return null;
    const row = database.prepare('select done_at from upkeep where task = ?').get(PURGE_TASK);
    return typeof row?.done_at === 'string' ? row.done_at : null;
  } finally {
    database.close();
  }
}
