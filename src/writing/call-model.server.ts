// The one door to a language model: a call goes out, and a value or the name of a failure comes back, within the time given.
import { setTimeout as wait } from 'node:timers/promises';
import { generateText, NoObjectGeneratedError, Output } from 'ai';
import type { ModelConnection } from './connect-model.server.ts';
import type { ModelAnswer, ModelCall, ModelPurpose, ModelUsage } from './model-call.ts';
import { type Fault, nameFault } from './name-fault.server.ts';
import { type AnswerForm, type PrintedRequest, printRequest } from './print-request.ts';
import { readValue } from './read-value.server.ts';

export interface Tokens {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Asked before each request goes out. What was set aside and not settled stays spent. */
export interface TokenMeter {
  setAside(most: Tokens): Promise<'budget' | 'aborted' | ((used: Tokens) => Promise<void>)>;
}

interface CallParts {
  readonly connection: ModelConnection;
  readonly meter: TokenMeter;
  readonly clock: () => Date;
  /** For the whole call: every request, retry and wait. */
  readonly timeoutMs: number;
  /** Waits, and rejects when the signal is aborted. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

export interface CallOutcome<Value> {
  readonly answer: ModelAnswer<Value>;
  /** `calls` are the requests sent. */
  readonly usage: ModelUsage;
  /** The last HTTP status that told of a fault. */
  readonly status: number | null;
}

/** What an answer may take at most, a model's thinking included. */
const MOST_OUTPUT_TOKENS: Readonly<Record<ModelPurpose, number>> = { section: 8000, translation: 8000, reading: 2000 };

/** The wait before the one retry, where the provider names none. */
const BACK_OFF_MS = 2000;

const doPause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal });

/**
 * Asks once; once more where the fault is passing and the wait the provider asks for fits; and one form of answer further down where
 * this one seems unknown or is not kept to. The form that brings a value is remembered. Never throws for what a model or a network does.
 */
export async function callModel<Value>(call: ModelCall<Value>, parts: CallParts): Promise<CallOutcome<Value>> {
  const { connection, timeoutMs, pause = doPause } = parts;
  const since = performance.now();
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any(call.signal ? [deadline, call.signal] : [deadline]);
  const usage = { calls: 0, inputTokens: 0, outputTokens: 0 };
  let form = connection.form;
  let retries = 1;
  let misfits = 1;
  for (;;) {
    const reply = signal.aborted ? NOT_SENT : await request(call, form, signal, parts, usage);
    if ('value' in reply) {
      connection.form = form;
      return { answer: reply, usage, status: null };
    }
    const fail = (failure: Fault['failure']) => ({ answer: { failure }, usage, status: reply.status });
    if (call.signal?.aborted) return fail('aborted');
    if (deadline.aborted) return fail('timeout');
    const nextForm = connection.forms[connection.forms.indexOf(form) + 1];
    if (reply.mayBeForm && nextForm && (reply.failure !== 'malformed' || misfits > 0)) {
      if (reply.failure === 'malformed') misfits -= 1;
      form = nextForm;
      continue;
    }
    const waitMs = reply.waitMs ?? BACK_OFF_MS;
    if (!reply.isPassing || retries === 0 || performance.now() - since + waitMs >= timeoutMs) return fail(reply.failure);
    retries -= 1;
    await pause(waitMs, signal).catch(() => undefined);
  }
}

const PLAIN: Omit<Fault, 'failure'> = { isPassing: false, waitMs: null, mayBeForm: false, isFree: false, status: null };
const NOT_SENT: Fault = { ...PLAIN, failure: 'aborted' };
const NOTHING: Tokens = { inputTokens: 0, outputTokens: 0 };

async function request<Value>(
  call: ModelCall<Value>,
  form: AnswerForm,
  signal: AbortSignal,
  { connection, meter, clock }: CallParts,
  usage: { -readonly [Key in keyof ModelUsage]: number },
): Promise<{ readonly value: Value } | Fault> {
  const printed = printRequest(call, form);
  const most = { inputTokens: estimateInput(call), outputTokens: MOST_OUTPUT_TOKENS[call.purpose] };
  const settle = await meter.setAside(most);
  if (typeof settle === 'string') return { ...PLAIN, failure: settle };
  // What a request took that was given up is never told: it may have been answered to the end.
  let used: Tokens = most;
  try {
    const reply = await generate(connection, printed, outputOf(form, call), most.outputTokens, signal);
    used = { inputTokens: reply.inputTokens ?? most.inputTokens, outputTokens: reply.outputTokens ?? estimate(reply.text) };
    const value = reply.isWhole ? readValue(reply.text, call.schema) : undefined;
    // Half an answer would be half an answer in any other form.
    return value === undefined ? { ...PLAIN, failure: 'malformed', mayBeForm: reply.isWhole } : { value };
  } catch (error) {
    const fault = nameFault(error, clock());
    if (fault.isFree) used = NOTHING;
    return fault;
  } finally {
    usage.calls += 1;
    usage.inputTokens += used.inputTokens;
    usage.outputTokens += used.outputTokens;
    await settle(used);
  }
}

function outputOf<Value>(form: AnswerForm, { schema, purpose }: ModelCall<Value>) {
  if (form === 'schema') return Output.object({ schema, name: purpose });
  return form === 'json' ? Output.json() : Output.text();
}

interface Generated {
  readonly text: string;
  /** The model came to its own end: it was not cut off, filtered or broken off. */
  readonly isWhole: boolean;
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}

/** The text of the answer, also where the SDK finds no object in it: reading it is ours. Throws what the network or the provider did. */
async function generate(
  { model }: ModelConnection,
  printed: PrintedRequest,
  output: ReturnType<typeof outputOf>,
  maxOutputTokens: number,
  abortSignal: AbortSignal,
): Promise<Generated> {
  try {
    // Retries are ours: the SDK's wait an hour if asked to, and ask again where the money is gone.
    const reply = await generateText({ model, ...printed, output, maxOutputTokens, abortSignal, maxRetries: 0 });
    return takeStock(reply.text, reply.finishReason, reply.usage);
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return takeStock(error.text ?? '', error.finishReason, error.usage);
  }
}

function takeStock(
  text: string,
  finishReason: string | undefined,
  usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined,
): Generated {
  return {
    text,
    isWhole: finishReason === 'stop',
    inputTokens: readCount(usage?.inputTokens),
    outputTokens: readCount(usage?.outputTokens),
  };
}

/** More than any request takes: a count beyond it is no count. */
const MOST_TOKENS = 10_000_000;

function readCount(said: number | undefined): number | undefined {
  return said !== undefined && said > 0 && said <= MOST_TOKENS ? Math.ceil(said) : undefined;
}

function estimateInput<Value>(call: ModelCall<Value>): number {
  const { instructions, prompt } = printRequest(call, 'text');
  return estimate(instructions) + estimate(prompt);
}

/** Three bytes a token: more tokens than Spanish or English take, and about what other scripts do. */
function estimate(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
