// Visitors who answer at the same time, over loopback, a server process of its own: answers a second, how long they take, memory and
// how late the event loop is; in a rush (each answers as soon as it is asked) and paced (a thousand answers a second in all), each
// without and with two visitors who have plans written without pause. Client and server share the machine's cores.
//   node bench/load.ts [--visitors 200] [--seconds 10] [--json]
// With DATABASE_URL=postgres://… it is PostgreSQL, which is left full of what was said: give it a database of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type LoadServer, readFigures, startLoadServer } from './load-server.ts';
import { createVisitor, type VisitorCall } from './load-visitor.ts';
import { loopOnce, quantile, rounded, timed } from './measure.ts';

const OFFERED_PER_SECOND = 1000;
const PLAN_VISITORS = 2;
const WARM_UP_SECONDS = 3;
const LOOPS = 21;

interface Load {
  readonly name: string;
  readonly seconds: number;
  readonly everyMs: number;
  readonly planVisitors: number;
}

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
});
const visitors = Number(values.visitors);
const seconds = Number(values.seconds);
const everyMs = (visitors / OFFERED_PER_SECOND) * 1000;
const loads: readonly Load[] = [
  { name: 'rush', seconds, everyMs: 0, planVisitors: 0 },
  { name: 'paced', seconds, everyMs, planVisitors: 0 },
  { name: 'rush, plans', seconds, everyMs: 0, planVisitors: PLAN_VISITORS },
  { name: 'paced, plans', seconds, everyMs, planVisitors: PLAN_VISITORS },
];

const folder = mkdtempSync(join(tmpdir(), 'trama-load-'));
const server = await startLoadServer(folder);
try {
  const idle = (await readFigures(server.base)).memoryMb;
  await put(server, { name: 'warm-up', seconds: WARM_UP_SECONDS, everyMs: 0, planVisitors: 0 });
  const rows: Row[] = [];
  for (const load of loads) rows.push(await put(server, load));
  if (values.json) console.log(JSON.stringify({ visitors, seconds, idle_mb: idle, rows }));
  else {
    console.log(`${visitors} visitors, ${seconds} s each; ${idle} MB when ready`);
    console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Row = Awaited<ReturnType<typeof put>>;

/** Puts a load on the server for its time and says what came of it. Milliseconds and megabytes. */
async function put({ base }: LoadServer, { name, seconds: lasting, everyMs, planVisitors }: Load) {
  const loops = Array.from({ length: LOOPS }, () => timed(loopOnce));
  const calls: VisitorCall[] = [];
  const answering = Array.from({ length: visitors }, () => createVisitor(base, (call) => calls.push(call)));
  const planning = Array.from({ length: planVisitors }, () => createVisitor(base, (call) => calls.push(call), { generates: true }));
  await Promise.all([...answering, ...planning].map((visitor) => visitor.start()));
  await Promise.all(planning.map((visitor) => visitor.finishInterview()));
  calls.length = 0;
  // What was held up until here is not this load's.
  const before = await readFigures(base);
  const since = performance.now();
  const until = since + lasting * 1000;
  const plansDone = Promise.all(planning.map((visitor) => visitor.answerUntil(until, 0, 0)));
  await Promise.all(answering.map((visitor, at) => visitor.answerUntil(until, everyMs, (everyMs * at) / visitors)));
  const took = (performance.now() - since) / 1000;
  await plansDone;
  const figures = await readFigures(base);
  loops.push(...Array.from({ length: LOOPS }, () => timed(loopOnce)));
  const loopCpu = cpuOfLoop();
  const times = (kind: VisitorCall['kind']) => calls.filter((call) => call.kind === kind && call.isOk).map(({ ms }) => ms);
  const answers = times('answer');
  const plans = times('generate');
  return {
    name,
    answers: answers.length,
    failed: calls.filter(({ isOk }) => !isOk).length,
    'answers/s': rounded(answers.length / took),
    p50: rounded(quantile(answers, 0.5)),
    p99: rounded(quantile(answers, 0.99)),
    // The server's processor time for each answer: what other work on the machine hardly changes.
    'cpu ms': rounded(((figures.cpuSeconds - before.cpuSeconds) * 1000) / answers.length),
    plans: plans.length,
    'plan p50': rounded(quantile(plans, 0.5)),
    'loop p50': figures.loopMs.p50,
    'loop p99': figures.loopMs.p99,
    'loop max': figures.loopMs.max,
    MB: figures.memoryMb,
    yardstick: rounded(quantile(loops, 0.5)),
    'yardstick cpu': rounded(loopCpu),
  };
}

/** Milliseconds of processor time that the yardstick takes. */
function cpuOfLoop(): number {
  const before = process.cpuUsage();
  for (let round = 0; round < LOOPS; round += 1) timed(loopOnce);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / LOOPS;
}
