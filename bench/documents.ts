// Renders the sample plan, warm, twenty times in each language, one document at a time.
//   node bench/documents.ts [--json]
import { createRenderPool } from '../src/documents/render-pool.server.ts';
import { setPlan } from '../src/documents/set-plan.ts';
import { buildModel } from '../src/finance/build-model.ts';
import { LANGUAGES } from '../src/language/language.ts';
import { composePlan } from '../src/plan/compose-plan.ts';
import { SAMPLE_DATE, SAMPLE_FACTS, SAMPLE_PLAN_ID } from '../src/plan/sample-facts.ts';

const TIMES = 20;
const WARM_UP = 3;

const model = buildModel(SAMPLE_FACTS, SAMPLE_DATE);
const plan = composePlan({ id: SAMPLE_PLAN_ID, date: SAMPLE_DATE, facts: SAMPLE_FACTS, model, language: 'es' });
const writtenAt = Date.parse(SAMPLE_DATE) / 1000;
const pool = await createRenderPool({ workers: 1 });
const spent: number[] = [];
let pages = 0;
let bytes = 0;
try {
  for (let round = -WARM_UP; round < TIMES; round++) {
    for (const language of LANGUAGES) {
      // Another name each round: a page that was set before would come from the compiler's cache.
      const name = `${plan.name} ${round + WARM_UP + 1}`;
      const renamed = { ...plan, name, displayName: { es: name, en: name }, cover: { ...plan.cover, displayName: { es: name, en: name } } };
      const start = performance.now();
      const rendered = await pool.renderCounted(setPlan(renamed, language), writtenAt);
      if (round >= 0) spent.push(performance.now() - start);
      pages = Math.max(pages, rendered.pages);
      bytes = Math.max(bytes, rendered.bytes.length);
    }
  }
} finally {
  await pool.close();
}
const middle = median(spent);
if (process.argv.includes('--json')) console.log(JSON.stringify({ pdf_ms_median: Math.round(middle * 10) / 10, pages, bytes }));
else console.log(`${middle.toFixed(1)} ms a document (median of ${spent.length}), ${pages} pages, ${Math.round(bytes / 1000)} kB`);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = sorted.length / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at) - 1] ?? 0)) / 2;
}
