// Renders the sample plan, warm, twenty times in each language, one document at a time, and between them the same plan with @react-pdf/renderer.
//   node bench/documents.ts [--json]
import { createRenderPool } from '../src/documents/render-pool.server.ts';
import { setPlan } from '../src/documents/set-plan.ts';
import { buildModel } from '../src/finance/build-model.ts';
import { LANGUAGES } from '../src/language/language.ts';
import { composePlan } from '../src/plan/compose-plan.ts';
import { SAMPLE_DATE, SAMPLE_FACTS, SAMPLE_PLAN_ID } from '../src/plan/sample-facts.ts';
import { quantile, rounded } from './measure.ts';
import { renderWithReactPdf } from './react-pdf-plan.ts';

const TIMES = 20;
const WARM_UP = 3;
/** It takes so long that it is measured in one round of so many. */
const EVERY = 4;

const model = buildModel(SAMPLE_FACTS, SAMPLE_DATE);
const plan = composePlan({ id: SAMPLE_PLAN_ID, date: SAMPLE_DATE, facts: SAMPLE_FACTS, model, language: 'es' });
const writtenAt = Date.parse(SAMPLE_DATE) / 1000;
const pool = await createRenderPool({ workers: 1 });
const spent: number[] = [];
const spentByReactPdf: number[] = [];
let pages = 0;
let bytes = 0;
try {
  for (let round = -WARM_UP; round < TIMES; round++) {
    for (const language of LANGUAGES) {
      // Another name each round: a page that was set before would come from the compiler's cache.
      const name = `${plan.name} ${round + WARM_UP + 1}`;
      const renamed = { ...plan, name, displayName: { es: name, en: name }, cover: { ...plan.cover, displayName: { es: name, en: name } } };
      const sheet = setPlan(renamed, language);
      const start = performance.now();
      const rendered = await pool.renderCounted(sheet, writtenAt);
      if (round >= 0) spent.push(performance.now() - start);
      if (round % EVERY === 0) {
        const from = performance.now();
        await renderWithReactPdf(sheet);
        if (round > 0) spentByReactPdf.push(performance.now() - from);
      }
      pages = Math.max(pages, rendered.pages);
      bytes = Math.max(bytes, rendered.bytes.length);
    }
  }
} finally {
  await pool.close();
}
const measured = {
  pdf_ms_median: rounded(quantile(spent, 0.5)),
  react_pdf_ms_median: rounded(quantile(spentByReactPdf, 0.5)),
  share_of_react_pdf: rounded(quantile(spent, 0.5) / quantile(spentByReactPdf, 0.5)),
  pages,
  bytes,
};
if (process.argv.includes('--json')) console.log(JSON.stringify(measured));
else {
  console.log(`${measured.pdf_ms_median} ms a document (median of ${spent.length}), ${pages} pages, ${Math.round(bytes / 1000)} kB`);
  console.log(`${measured.react_pdf_ms_median} ms with @react-pdf/renderer: ours takes ${measured.share_of_react_pdf} of that`);
}
