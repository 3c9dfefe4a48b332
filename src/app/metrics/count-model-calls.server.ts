import type { ModelCallEnded } from '../../writing/open-model-office.server.ts';
import type { MetricRegistry } from './metric-registry.ts';

/** Seconds, up to the longest a call may take. */
const CALL_BOUNDS = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60];

/** Counts what a language model is asked, how it ends and what it takes. */
export function countModelCalls(registry: MetricRegistry): (ended: ModelCallEnded) => void {
  const calls = registry.counter('trama_model_calls_total', 'Calls of the language model, by purpose and outcome.', []);
  const requests = registry.counter('trama_model_requests_total', 'Requests sent for those calls, retries among them.', []);
  const tokens = registry.counter('trama_model_tokens_total', 'Tokens taken, as the provider counts them or at most.', [
    { direction: 'input' },
    { direction: 'output' },
  ]);
  const seconds = registry.histogram('trama_model_call_duration_seconds', 'From a call to its value or failure.', CALL_BOUNDS);
  return ({ purpose, outcome, usage, seconds: taken }) => {
    calls.add({ purpose, outcome });
    requests.add({ purpose }, usage.calls);
    tokens.add({ direction: 'input' }, usage.inputTokens);
    tokens.add({ direction: 'output' }, usage.outputTokens);
    // What was not asked has no duration.
    if (usage.calls > 0) seconds.observe(taken, { purpose, outcome });
  };
}
