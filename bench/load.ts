// Visitors who answer at the same time, over loopback, a server process of its own: answers a second, how long they take, memory and
// how late the event loop is; in a rush (each answers as soon as it is asked) and paced (a thousand answers a second in all, or half of
// them), each without and with two visitors who have plans written without pause. Client and server share the machine's cores.
// With --stored, the same rush on databases in which so many interviews lie already: an answer is to cost the same in each.
//   node bench/load.ts [--visitors 200] [--seconds 10] [--postgres] [--stored 100,10000,100000] [--json]
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openGround } from './load-ground.ts';
import { type LoadServer, readFigures, startLoadServer } from './load-server.ts';
import { createVisitor, type VisitorCall } from './load-visitor.ts';
import { loopOnce, quantile, rounded, timed } from './measure.ts';

const OFFERED_PER_SECOND = 1000;
const PLAN_VISITORS = 2;
const WARM_UP_SECONDS = 3;
const LOOPS = 21;
/** Answers of an interview, more or less. */
const USUAL_ANSWERS = 15;

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
    postgres: { type: 'boolean', default: false },
    stored: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const visitors = Number(values.visitors);
const seconds = Number(values.seconds);
const everyMs = (visitors / OFFERED_PER_SECOND) * 1000;
const rush: Load = { name: 'rush', seconds, everyMs: 0, planVisitors: 0 };
const paced: Load = { ...rush, name: 'paced', everyMs };
const halved: Load = { ...rush, name: 'half the pace', everyMs: everyMs * 2 };
const loads: readonly Load[] = [
  rush,
  paced,
  halved,
  { ...rush, name: 'rush, plans', planVisitors: PLAN_VISITORS },
  { ...paced, name: 'paced, plans', planVisitors: PLAN_VISITORS },
  { ...halved, name: 'half the pace, plans', planVisitors: PLAN_VISITORS },
];

const ground = await openGround(values.postgres);
const rows: Row[] = [];
if (values.stored === undefined) rows.push(...(await measure(0, loads)));
for (const stored of (values.stored ?? '').split(',').filter(Boolean)) {
  rows.push(...(await measure(Number(stored), [{ ...rush, name: `rush, ${stored} stored` }])));
}
await ground.close();
if (values.json) console.log(JSON.stringify({ visitors, seconds, rows }));
else {
  console.log(`${values.postgres ? 'PostgreSQL' : 'SQLite'}, ${visitors} visitors, ${seconds} s each`);
  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
}

/** One server for these loads, one after the other, on a database of its own in which so many interviews lie. */
async function measure(stored: number, each: readonly Load[]): Promise<Row[]> {
  const place = await ground.makePlace(stored);
  const server = await startLoadServer(place.env);
  try {
    const idle = (await readFigures(server.base)).memoryMb;
    await put(server, { ...rush, name: 'warm-up', seconds: WARM_UP_SECONDS });
    const measured: Row[] = [];
    for (const load of each) measured.push({ ...(await put(server, load)), 'idle MB': idle });
    return measured;
  } finally {
    await server.stop();
    await place.remove();
  }
}

type Row = Awaited<ReturnType<typeof put>> & { readonly 'idle MB': number };

/** Puts a load on the server for its time and says what came of it. Milliseconds and megabytes. */
async function put({ base }: LoadServer, { name, seconds: lasting, everyMs, planVisitors }: Load) {
  const loops = Array.from({ length: LOOPS }, () => timed(loopOnce));
  const calls: VisitorCall[] = [];
  const answering = Array.from({ length: visitors }, () => createVisitor(base, (call) => calls.push(call)));
  const planning = Array.from({ length: planVisitors }, () => createVisitor(base, (call) => calls.push(call), { generates: true }));
  await Promise.all([...answering, ...planning].map((visitor) => visitor.start()));
  // In life nobody keeps step: an interview's dearest answers do not come all at once.
  await Promise.all(answering.map((visitor, at) => visitor.answerTimes(at % USUAL_ANSWERS)));
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
    // Processes that want a core, the machine's others among them.
    'machine load': rounded(loadavg()[0] ?? 0),
  };
}

/** Milliseconds of processor time that the yardstick takes. */
function cpuOfLoop(): number {
  const before = process.cpuUsage();
  for (let round = 0; round < LOOPS; round += 1) timed(loopOnce);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / LOOPS;
}
