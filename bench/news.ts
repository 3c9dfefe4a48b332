// How soon a plan that is finished reaches the request that waits for it: from the line in the log of the process that rendered it to the
// last byte of the reply, milliseconds, real processes on a PostgreSQL of the bench's own. A pair of one that serves and one that writes,
// and a pair of which each does both; one visitor at a time, and four, whose plans are rendered while news of others goes out. Beside it
// stands what an empty request takes in the same process at the same time: on a machine that is busy, both are mostly waiting for a core.
//   node bench/news.ts [--plans 20] [--json]
import { loadavg, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { createDatabase, startPostgres } from '../tests/support/postgres.ts';
import { finishInterview, startInterview } from './kept-interview.ts';
import { type KilledServer, startServer } from './killed-server.ts';
import { loopOnce, quantile, rounded, timed } from './measure.ts';

/** What a finished plan may take to whoever waits for it. */
const BOUND_MS = 50;
const LOOPS = 21;
const VISITORS = [1, 4];

const { values } = parseArgs({ options: { plans: { type: 'string', default: '20' }, json: { type: 'boolean', default: false } } });
const plans = Number(values.plans);

const postgres = await startPostgres({ durable: true });
const rows = [...(await measurePair('web', 'worker')), ...(await measurePair('all', 'all'))];
await postgres.remove();
if (values.json) console.log(JSON.stringify(rows));
else console.table(rows);

/** When a plan was finished and by which process, by the request that asked for it. */
type Finished = Map<string, { readonly at: number; readonly by: string }>;

async function measurePair(...roles: readonly [string, string]) {
  const { url } = await createDatabase(postgres.url());
  const finished: Finished = new Map();
  const start = async (role: string, at: number) => {
    const env = { DATABASE_URL: url, DATA_DIR: tmpdir(), ROLE: role };
    return startServer(env, (line) => noteFinished(finished, `${role} ${at}`, line));
  };
  const servers = await Promise.all(roles.map(start));
  for (const { base } of servers) while ((await fetch(`${base}/readyz`)).status !== 200) await pause(100);
  const [asked] = servers as [KilledServer, KilledServer];
  await waitForPlans(asked.base, finished, 2 * servers.length, servers.length);
  const rows: object[] = [];
  for (const visitors of VISITORS) {
    const waits = await waitForPlans(asked.base, finished, plans, visitors);
    const elsewhere = waits.filter(({ by }) => by !== `${roles[0]} 0`);
    const empty = rounded(
      quantile(
        waits.map((each) => each.emptyMs),
        0.5,
      ),
    );
    rows.push({
      processes: roles.join(' + '),
      visitors,
      ...tell(waits.map(({ ms }) => ms)),
      'by the other': elsewhere.length,
      'empty request p50': empty,
      'machine load': rounded(loadavg()[0] ?? 0),
    });
  }
  for (const server of servers) await server.stop();
  return rows;
}

function tell(waits: readonly number[]) {
  return {
    plans: waits.length,
    p50: rounded(quantile(waits, 0.5)),
    p95: rounded(quantile(waits, 0.95)),
    max: rounded(quantile(waits, 1)),
    [`over ${BOUND_MS} ms`]: waits.filter((ms) => ms > BOUND_MS).length,
    yardstick: rounded(
      quantile(
        Array.from({ length: LOOPS }, () => timed(loopOnce)),
        0.5,
      ),
    ),
  };
}

/** Has so many plans written by so many visitors at once, and says how long each was finished before its visitor had it. */
async function waitForPlans(base: string, finished: Finished, wanted: number, visitors: number) {
  const waits: { readonly ms: number; readonly by: string; readonly emptyMs: number }[] = [];
  let left = wanted;
  const live = async () => {
    while (left > 0) {
      left -= 1;
      const interview = await startInterview(base);
      await finishInterview(base, interview);
      const { requestId, at } = await generate(base, interview.sessionId);
      // The line may come after the reply: it goes another way.
      while (!finished.has(requestId)) await pause(5);
      const { at: since = 0, by = '' } = finished.get(requestId) ?? {};
      const before = performance.now();
      await (await fetch(`${base}/healthz`)).arrayBuffer();
      waits.push({ ms: at - since, by, emptyMs: performance.now() - before });
    }
  };
  await Promise.all(Array.from({ length: visitors }, live));
  return waits;
}

/** Milliseconds since 1970, as in the log. */
async function generate(base: string, sessionId: string): Promise<{ requestId: string; at: number }> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${base}/api/chat/${sessionId}/generate`, { method: 'POST', headers, body: '{}' });
  const said = (await reply.json()) as { downloadUrlES?: string | null };
  const at = performance.timeOrigin + performance.now();
  if (!said.downloadUrlES) throw new Error(`no plan came: ${reply.status} ${JSON.stringify(said)}`);
  return { requestId: reply.headers.get('x-request-id') ?? '', at };
}

function noteFinished(finished: Finished, by: string, line: string): void {
  const { msg, reqId, time } = JSON.parse(line) as { msg: string; reqId?: string; time: number };
  if (msg === 'plan settled' && reqId) finished.set(reqId, { at: time, by });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
