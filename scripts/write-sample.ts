// Writes the sample plan as two PDFs, without server or database: the fast loop for whoever works on the plan or its pages.
// --facts takes a sheet of facts, or an interview as its visitor takes it away.
//   node scripts/write-sample.ts [--out DIR] [--facts FILE.json] [--paper a4|letter]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFactsFile } from '../src/app/read-facts-file.ts';
import { produceDocuments } from '../src/documents/produce-documents.server.ts';
import { createRenderPool } from '../src/documents/render-pool.server.ts';
import { composePlan } from '../src/plan/compose-plan.ts';
import { modelPlan } from '../src/plan/model-plan.ts';
import { SAMPLE_DATE, SAMPLE_FACTS, SAMPLE_PLAN_ID } from '../src/plan/sample-facts.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'build/sample' }, facts: { type: 'string' }, paper: { type: 'string' } },
});
if (values.paper !== undefined && values.paper !== 'a4' && values.paper !== 'letter') throw new Error('--paper is a4 or letter');

const { facts, language } = values.facts
  ? readFactsFile(readFileSync(values.facts, 'utf8'))
  : ({ facts: SAMPLE_FACTS, language: 'es' } as const);
const model = modelPlan(facts, SAMPLE_DATE);
const plan = composePlan({ id: SAMPLE_PLAN_ID, date: SAMPLE_DATE, facts, model, language });
const pool = await createRenderPool({ strict: true });
try {
  mkdirSync(values.out, { recursive: true });
  for (const { language: edition, bytes } of await produceDocuments({ ...plan, paper: values.paper ?? plan.paper }, pool)) {
    const path = join(values.out, `business-plan-sample-demo-${edition.toUpperCase()}.pdf`);
    writeFileSync(path, bytes);
    console.log(`${path} (${Math.round(bytes.length / 1000)} kB)`);
  }
} finally {
  await pool.close();
}
