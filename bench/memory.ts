// Sets plans of many businesses one after another in one thread, none of them twice, and tells what the process weighs every fifty, with the
// longest time that the main thread was held up meanwhile.
// Measured on 23 November 2026, two cores: 603 MB after 50, 706 at most (after 250), 651 after 500.
//   node bench/memory.ts [--renders 500] [--json]
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { createRenderPool } from '../src/documents/render-pool.server.ts';
import { setPlan } from '../src/documents/set-plan.ts';
import { LANGUAGES } from '../src/language/language.ts';
import { listPlans } from './list-plans.ts';

const EVERY = 50;
const MEGABYTE = 1024 * 1024;
const MILLION = 1_000_000;

const { values } = parseArgs({ options: { renders: { type: 'string', default: '500' }, json: { type: 'boolean', default: false } } });
const wanted = Number(values.renders);
const plans = listPlans();
const pool = await createRenderPool({ workers: 1 });
const delay = monitorEventLoopDelay({ resolution: 5 });
const weights: { renders: number; rss_mb: number; longest_block_ms: number }[] = [];
try {
  for (let render = 0; render < wanted; render++) {
    const { plan } = plans.next().value;
    const sheet = setPlan(plan, LANGUAGES[render % 2] ?? 'es');
    delay.enable();
    await pool.render(sheet, 0);
    delay.disable();
    if ((render + 1) % EVERY === 0 || render === 0) {
      const weight = {
        renders: render + 1,
        rss_mb: Math.round(process.memoryUsage.rss() / MEGABYTE),
        longest_block_ms: Math.round(delay.max / MILLION),
      };
      weights.push(weight);
      if (!values.json) console.log(weight);
      delay.reset();
    }
  }
} finally {
  await pool.close();
}
if (values.json) console.log(JSON.stringify(weights));
