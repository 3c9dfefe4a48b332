import { findKeepers } from './find-keepers.server.ts';
import type { Settings } from './settings.server.ts';

const ROLES = {
  all: 'this process serves visitors and writes plans',
  web: 'this process serves visitors and writes no plans, which needs a worker beside it',
  worker: 'this process writes plans and serves nobody, which needs a web process beside it',
};

/** What the present settings make of the site, a sentence each, for the operator; badges, model, database and bucket have their own. */
export function describeSettings(settings: Settings): readonly string[] {
  const { host, port, publicUrl, trustedProxies, role, retentionDays, retentionDaysPaid, patienceSeconds, isRateLimited, payments } =
    settings;
  return [
    `It listens on ${host}, port ${port}; visitors come to ${publicUrl}.`,
    trustedProxies.length === 0
      ? 'No proxy is believed: a visitor’s address is that of the connection.'
      : `TRUSTED_PROXIES is ${trustedProxies.join(', ')}: what those say about a visitor’s address is believed.`,
    `ROLE is ${role}: ${ROLES[role]}.`,
    tellPlaces(settings),
    `Interviews are deleted ${retentionDays} days after their last answer, and ${retentionDaysPaid} days after it where the plan was paid for.`,
    `A call that waits for a plan is answered after ${patienceSeconds} s at the latest; one still being written is then told by events.`,
    payments ? `Plans are paid for, ${payments.secretKey.includes('_live_') ? 'live' : 'with test keys'}.` : 'Plans are free.',
    ...(isRateLimited ? [] : ['RATE_LIMIT is off: anybody may ask any number of times.']),
  ];
}

function tellPlaces({ databaseUrl, bucket, dataDir }: Settings): string {
  const { answers, documents } = findKeepers({ databaseUrl, bucket });
  const database =
    databaseUrl === null ? `in the folder ${dataDir}` : `in PostgreSQL ${answers ? `at ${answers.host}` : 'on this machine'}`;
  if (!bucket) return `Answers and documents are kept ${database}.`;
  return `Answers are kept ${database}, documents in the bucket ${bucket.bucket} ${documents ? `at ${documents.host}` : 'on this machine'}.`;
}
