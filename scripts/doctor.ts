// `npm run doctor`: whether the server would start with the present settings, and which of the home page's badges are then true.
import { describeModel } from '../src/app/describe-model.server.ts';
import { describeSettings } from '../src/app/describe-settings.server.ts';
import { diagnoseSite } from '../src/app/diagnose-site.server.ts';
import { type InspectedFolder, inspectDataFolder } from '../src/app/inspect-data-folder.server.ts';
import { type InspectedServer, inspectDatabaseServer } from '../src/app/open-database-server.server.ts';
import { openBucket, tellBucket } from '../src/app/open-document-storage.server.ts';
import { OperatorError } from '../src/app/operator-error.ts';
import { readSettings, type Settings, SettingsError } from '../src/app/settings.server.ts';
import type { S3Settings } from '../src/documents/s3-bucket.server.ts';

const settings = readOrRefuse();
for (const { badge, isTrue, because } of diagnoseSite(settings, { now: new Date(), purgedAt: await inspectDatabase(settings) })) {
  console.log(`${isTrue ? 'true ' : 'FALSE'}  ${badge}`);
  for (const sentence of because) console.log(`       ${sentence}`);
}
for (const sentence of [...describeSettings(settings), ...describeModel(settings)]) console.log(sentence);
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

/** Says what is to be said of the database, and gives back when interviews past their time were last deleted. */
async function inspectDatabase({ dataDir, databaseUrl }: Settings): Promise<string | null> {
  try {
    if (databaseUrl === null) return tellFolder(dataDir, inspectDataFolder(dataDir));
    return tellServer(await inspectDatabaseServer(databaseUrl));
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return refuse(error.message);
  }
}

function tellFolder(dataDir: string, { bytes, freeBytes, purgedAt }: InspectedFolder): string | null {
  const size = bytes === null ? 'is made at the first start' : `takes ${megabytes(bytes)}`;
  console.log(`The database in ${dataDir} ${size}; ${megabytes(freeBytes)} are free there.`);
  return purgedAt;
}

function tellServer({ place, version, connections: { most, open }, unwrittenPlans, purgedAt }: InspectedServer): string | null {
  console.log(`PostgreSQL ${version} answers at ${place}.`);
  console.log(`It allows ${most} connections, and ${open} are open; a process of this product takes up to 15.`);
  if (unwrittenPlans !== null) console.log(`Plans that wait for a worker or are being written: ${unwrittenPlans}.`);
  return purgedAt;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
