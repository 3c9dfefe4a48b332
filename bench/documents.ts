// Sets plans, warm, one document at a time, and between them the same plans with @react-pdf/renderer: never one twice, the same pages, tables, heads
// and feet, and as many drawn paths. Tells the processor time of every thread as well as the time that passed: on a busy machine only the first
// says something. At the end the whole delivery, both editions and the workbook, as a press makes it.
//   node bench/documents.ts [--plans 12] [--json]
import { parseArgs } from 'node:util';
import { openPress } from '../src/app/open-press.server.ts';
import { createRenderPool } from '../src/documents/render-pool.server.ts';
import { setPlan } from '../src/documents/set-plan.ts';
import { LANGUAGES } from '../src/language/language.ts';
import { listPlans } from './list-plans.ts';
import { quantile, rounded } from './measure.ts';
import { renderWithReactPdf } from './react-pdf-plan.ts';

const WARM_UP = 3;
/** @react-pdf/renderer takes so long that it sets every other plan in one language only. */
const EVERY = 2;

interface Cost {
  readonly cpu: number;
  readonly wall: number;
}

const { values } = parseArgs({ options: { plans: { type: 'string', default: '12' }, json: { type: 'boolean', default: false } } });
const wanted = Number(values.plans);
const plans = listPlans();
const ours: Cost[] = [];
const theirs: Cost[] = [];
const deliveries: Cost[] = [];
const sizes = { pages: 0, 'pages of react-pdf': 0, bytes: 0 };

const pool = await createRenderPool({ workers: 1 });
try {
  for (let round = -WARM_UP; round < wanted; round++) {
    const { plan } = plans.next().value;
    for (const language of LANGUAGES) {
      const sheet = setPlan(plan, language);
      const cost = await costOf(async () => {
        const { pages, bytes } = await pool.renderCounted(sheet, 0);
        Object.assign(sizes, { pages, bytes: bytes.length });
      });
      if (round >= 0) ours.push(cost);
    }
    if (round % EVERY !== 0) continue;
    const sheet = setPlan(plan, 'es');
    const cost = await costOf(async () => {
      const bytes = await renderWithReactPdf(sheet);
      sizes['pages of react-pdf'] = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    });
    if (round >= 0) theirs.push(cost);
  }
} finally {
  await pool.close();
}

const press = openPress(() => undefined);
await press.warmUp();
for (let round = -WARM_UP; round < wanted; round++) {
  const { plan, model } = plans.next().value;
  const cost = await costOf(() => press.produce(plan, model, 'es'));
  if (round >= 0) deliveries.push(cost);
}
await press.close();

const median = (costs: readonly Cost[], of: keyof Cost) =>
  quantile(
    costs.map((cost) => cost[of]),
    0.5,
  );
const measured = {
  pdf_cpu_ms: rounded(median(ours, 'cpu')),
  pdf_ms: rounded(median(ours, 'wall')),
  react_pdf_cpu_ms: rounded(median(theirs, 'cpu')),
  react_pdf_ms: rounded(median(theirs, 'wall')),
  share_of_react_pdf_cpu: rounded(median(ours, 'cpu') / median(theirs, 'cpu')),
  share_of_react_pdf: rounded(median(ours, 'wall') / median(theirs, 'wall')),
  delivery_cpu_ms: rounded(median(deliveries, 'cpu')),
  delivery_ms: rounded(median(deliveries, 'wall')),
  ...sizes,
};
console.log(values.json ? JSON.stringify(measured) : measured);

/** What a task takes of all threads' processor time and of the clock, in milliseconds. */
async function costOf(task: () => Promise<unknown>): Promise<Cost> {
  const before = process.cpuUsage();
  const start = performance.now();
  await task();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, wall };
}
