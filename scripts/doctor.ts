// `npm run doctor`: whether the server would start with the present settings, and which of the home page's badges are then true.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describeModel } from '../src/app/describe-model.server.ts';
import { diagnoseSite } from '../src/app/diagnose-site.server.ts';
import { PURGE_TASK } from '../src/app/purge-sessions.server.ts';
import { readSettings, type Settings, SettingsError } from '../src/app/settings.server.ts';

const settings = readOrRefuse();
for (const { badge, isTrue, because } of diagnoseSite(settings, { now: new Date(), purgedAt: readLastPurge(settings) })) {
  console.log(`${isTrue ? 'true ' : 'FALSE'}  ${badge}`);
  for (const sentence of because) console.log(`       ${sentence}`);
}
for (const sentence of describeModel(settings)) console.log(sentence);

/** What stops a start stops here too, with the same sentences. */
function readOrRefuse(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(`The server would not start:\n${error.message}`);
    process.exit(1);
  }
}

/** Read beside a running server, which is not disturbed. */
function readLastPurge({ dataDir }: Settings): string | null {
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
