// The two protocols a language model is spoken to in. Nothing else in the program knows which one it is.
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { AnswerForm } from './print-request.ts';

export interface ModelAccess {
  readonly provider: 'openai-compatible' | 'anthropic';
  /** Without a slash at the end; `/chat/completions` or `/messages` follows. */
  readonly baseUrl: string;
  readonly model: string;
  /** Null for a server that asks for none. */
  readonly apiKey: string | null;
}

export interface ModelConnection {
  readonly name: string;
  readonly model: LanguageModel;
  /** The forms of answer this protocol has, the most binding first. */
  readonly forms: readonly AnswerForm[];
  /** The form that last brought a value from this model at this address: the next call begins with it. */
  form: AnswerForm;
}

export function connectModel(access: ModelAccess): ModelConnection {
  // The SDK prints warnings with what it was given; nothing of a call is ever printed.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return access.provider === 'anthropic' ? connectAnthropic(access) : connectOpenAiCompatible(access);
}

function connectAnthropic({ baseUrl, model, apiKey }: ModelAccess): ModelConnection {
  const open = createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? '', fetch: fetchWithinBounds });
  return { name: model, model: open(model), forms: ['schema', 'text'], form: 'schema' };
}

function connectOpenAiCompatible({ baseUrl, model, apiKey }: ModelAccess): ModelConnection {
  const open = createOpenAICompatible({
    name: 'language-model',
    baseURL: baseUrl,
    ...(apiKey === null ? {} : { apiKey }),
    supportsStructuredOutputs: true,
    transformRequestBody: wantsNewTokenField(baseUrl) ? renameTokenField : (body) => body,
    fetch: fetchWithinBounds,
  });
  return { name: model, model: open(model), forms: ['schema', 'json', 'text'], form: 'schema' };
}

/** OpenAI's own newer models refuse `max_tokens`; other servers know nothing else. */
function wantsNewTokenField(baseUrl: string): boolean {
  return /(^|\.)(openai\.com|openai\.azure\.com)$/.test(new URL(baseUrl).hostname);
}

function renameTokenField({ max_tokens: most, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: most };
}

/** Longer than any answer that was asked for. */
const MOST_BYTES = 2 * 1024 * 1024;

/** Follows no redirect, which would carry the key elsewhere, and reads no endless answer. */
const fetchWithinBounds: typeof fetch = async (address, init) => {
  const reply = await fetch(address, { ...init, redirect: 'error' });
  if (reply.body === null) return reply;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) out.error(new Error('the answer does not end'));
      else out.enqueue(chunk);
    },
  });
  return new Response(reply.body.pipeThrough(limit), reply);
};
