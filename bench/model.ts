// Builds the florist's model, warm: 36 months, checks, three scenarios and five bars of sensitivity each time.
// A machine that is busy or slow shows in the second figure: a loop of a million additions and remainders, timed in turn with each model.
//   node bench/model.ts [--json]

import { FLORIST, said, TODAY } from '../src/finance/said-facts-fixture.ts';
import { modelPlan } from '../src/plan/model-plan.ts';
import { loopOnce, quantile, rounded, timed } from './measure.ts';

const TIMES = 400;
const WARM_UP = 300;

const facts = said(FLORIST);
const models: number[] = [];
const loops: number[] = [];
for (let round = -WARM_UP; round < TIMES; round++) {
  const model = timed(() => modelPlan(facts, TODAY).months.length);
  const loop = timed(loopOnce);
  if (round < 0) continue;
  models.push(model);
  loops.push(loop);
}
const measured = {
  model_ms_median: rounded(quantile(models, 0.5)),
  model_ms_least: rounded(quantile(models, 0)),
  loop_ms_median: rounded(quantile(loops, 0.5)),
  loop_ms_least: rounded(quantile(loops, 0)),
  // The least of each: what neither a neighbour nor the collector disturbed.
  models_per_loop: rounded(quantile(models, 0) / quantile(loops, 0)),
};
if (process.argv.includes('--json')) console.log(JSON.stringify(measured));
else {
  console.log(`${measured.model_ms_median} ms a model (median of ${TIMES}), ${measured.model_ms_least} ms at least`);
  console.log(`${measured.loop_ms_median} ms a loop (median), ${measured.loop_ms_least} ms at least`);
  console.log(`a model takes ${measured.models_per_loop} of a loop`);
}
