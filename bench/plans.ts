// Writes whole plans, warm, two at once as a worker does: model, text, both editions and the workbook, each under another name. Tells the
// processor time of one, which other work on the machine changes little, as milliseconds and as a multiple of the yardstick's; what a core
// makes of it in an hour; and how many bytes a plan is.
//   node bench/plans.ts [--plans 20] [--json]
import { parseArgs } from 'node:util';
import { openPress } from '../src/app/open-press.server.ts';
import { checkPlan } from '../src/plan/check-plan.ts';
import { composePlan } from '../src/plan/compose-plan.ts';
import { modelPlan } from '../src/plan/model-plan.ts';
import { SAMPLE_DATE, SAMPLE_FACTS, SAMPLE_PLAN_ID } from '../src/plan/sample-facts.ts';
import { loopOnce, rounded } from './measure.ts';

const AT_ONCE = 2;
const WARM_UP = 4;
const LOOPS_A_PLAN = 10;

const { values } = parseArgs({ options: { plans: { type: 'string', default: '20' }, json: { type: 'boolean', default: false } } });
const wanted = Number(values.plans);
const press = openPress(() => undefined);
let bytes = 0;
let number = 0;

await press.warmUp();
await writeMany(WARM_UP);
bytes = 0;
const since = performance.now();
const spent = await cpuOf(() => writeMany(wanted));
const took = performance.now() - since;
// As often as plans were written, so that a slow moment of the machine weighs on both.
const yardstick = (await cpuOf(async () => loop(wanted * LOOPS_A_PLAN))) / (wanted * LOOPS_A_PLAN);
await press.close();

const figures = {
  plans: wanted,
  'cpu ms a plan': rounded(spent / wanted),
  'yardsticks a plan': rounded(spent / wanted / yardstick),
  'yardstick cpu ms': rounded(yardstick),
  'plans an hour and core': Math.round(3_600_000 / (spent / wanted)),
  'wall ms a plan': rounded(took / wanted),
  'kB a plan': Math.round(bytes / wanted / 1000),
};
console.log(values.json ? JSON.stringify(figures) : figures);

async function writeMany(count: number): Promise<void> {
  let left = count;
  const writeOn = async () => {
    while (left > 0) {
      left -= 1;
      await writeOne();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writeOn));
}

async function writeOne(): Promise<void> {
  number += 1;
  // Another name each time: a page that was set before would come from the compiler's cache.
  const facts = { ...SAMPLE_FACTS, name: { ...SAMPLE_FACTS.name, value: `Flor de Azahar ${number}` } } as typeof SAMPLE_FACTS;
  const model = modelPlan(facts, SAMPLE_DATE);
  const compose = () => composePlan({ id: SAMPLE_PLAN_ID, date: SAMPLE_DATE, facts, model, language: 'es' });
  const plan = compose();
  if (checkPlan(plan, compose()).some(({ passed }) => !passed)) throw new Error('the plan does not tie');
  const documents = await press.produce(plan, model, 'es');
  bytes += documents.reduce((sum, document) => sum + document.bytes.byteLength, 0);
}

function loop(times: number): void {
  for (let round = 0; round < times; round += 1) loopOnce();
}

/** Milliseconds of processor time, those of every thread. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
