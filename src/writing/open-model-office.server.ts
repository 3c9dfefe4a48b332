import { type CallOutcome, callModel, type TokenMeter } from './call-model.server.ts';
import { type Circuit, createCircuit } from './circuit.ts';
import type { ModelConnection } from './connect-model.server.ts';
import type { ModelBooks } from './model-books.server.ts';
import type { LanguageModelOffice, ModelAnswer, ModelCall, ModelDesk, ModelFailure, ModelPurpose, ModelUsage } from './model-call.ts';

/** How one call ended, for the log and the metrics: never what was said. */
export interface ModelCallEnded {
  readonly purpose: ModelPurpose;
  readonly outcome: 'value' | ModelFailure;
  readonly seconds: number;
  readonly usage: ModelUsage;
  /** The HTTP status that told of the fault; null when none did. */
  readonly status: number | null;
  /** What went wrong on our own side, the books among it. */
  readonly error?: unknown;
}

export interface OfficeParts {
  readonly connection: ModelConnection;
  readonly books: ModelBooks;
  readonly clock: () => Date;
  readonly report: (ended: ModelCallEnded) => void;
  readonly waits?: Partial<OfficeWaits>;
}

export interface OfficeWaits {
  /** One call of a plan. */
  readonly callMs: number;
  /** One call while a visitor waits for the next question. */
  readonly answerMs: number;
  /** Everything a plan asks, from the opening of its desk. */
  readonly planMs: number;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const WAITS: OfficeWaits = { callMs: 60_000, answerMs: 4000, planMs: 6 * 60_000 };

/** Two hard failures in a row, or four malformed answers: the plan is then written without the model. */
const DESK_CIRCUIT = { mostStrikes: 4, restMs: Number.POSITIVE_INFINITY, longestRestMs: Number.POSITIVE_INFINITY };
/** Four hard failures in a row, whoever met them: nobody asks for a minute, and longer each time it stays so. */
const OFFICE_CIRCUIT = { mostStrikes: 8, restMs: 60_000, longestRestMs: 15 * 60_000 };

/** A plan has minutes and an answer seconds: a model too slow for the one may do for the other, so each has its own circuit. */
export function openModelOffice(parts: OfficeParts): LanguageModelOffice {
  const plans = createCircuit(OFFICE_CIRCUIT);
  const answers = createCircuit(OFFICE_CIRCUIT);
  return {
    name: parts.connection.name,
    openDesk: (planId) => openDesk(parts, planId === null ? answers : plans, planId),
  };
}

function openDesk(parts: OfficeParts, officeCircuit: Circuit, planId: string | null): ModelDesk {
  const waits = { ...WAITS, ...parts.waits };
  const now = () => parts.clock().getTime();
  const closesAt = now() + (planId === null ? waits.answerMs : waits.planMs);
  const circuits = [createCircuit(DESK_CIRCUIT), officeCircuit];
  const total = { calls: 0, inputTokens: 0, outputTokens: 0 };

  async function ask<Value>(call: ModelCall<Value>): Promise<ModelAnswer<Value>> {
    const since = performance.now();
    const report = ({ answer, usage, status, error }: CallOutcome<Value> & { error?: unknown }) => {
      const outcome = 'failure' in answer ? answer.failure : 'value';
      const seconds = (performance.now() - since) / 1000;
      parts.report({ purpose: call.purpose, outcome, seconds, usage, status, ...(error === undefined ? {} : { error }) });
      return answer;
    };
    const timeoutMs = Math.min(waits.callMs, closesAt - now());
    if (timeoutMs <= 0) return report({ ...NOT_ASKED, answer: { failure: 'timeout' } });
    if (!circuits.every((circuit) => circuit.mayPass(now()))) return report({ ...NOT_ASKED, answer: { failure: 'circuit-open' } });
    const outcome = await callModel(call, {
      connection: parts.connection,
      meter: meterOf(parts, planId, call.purpose),
      clock: parts.clock,
      timeoutMs,
      ...(waits.pause && { pause: waits.pause }),
    }).catch((error: unknown) => ({ ...NOT_ASKED, answer: { failure: 'unreachable' as const }, error }));
    for (const circuit of circuits) circuit.record(now(), 'failure' in outcome.answer ? outcome.answer.failure : null);
    total.calls += outcome.usage.calls;
    total.inputTokens += outcome.usage.inputTokens;
    total.outputTokens += outcome.usage.outputTokens;
    return report(outcome);
  }

  return { ask, usage: () => ({ ...total }) };
}

const NOT_ASKED = { usage: { calls: 0, inputTokens: 0, outputTokens: 0 }, status: null };

/** Books that cannot be corrected afterwards hold too much rather than too little, and the answer is not lost for it. */
function meterOf({ books, report }: OfficeParts, planId: string | null, purpose: ModelPurpose): TokenMeter {
  return {
    async setAside(most) {
      const settle = await books.setAside(planId, most);
      if (typeof settle === 'string') return settle;
      return (used) => settle(used).catch((error: unknown) => report({ ...NOT_ASKED, purpose, outcome: 'value', seconds: 0, error }));
    },
  };
}
