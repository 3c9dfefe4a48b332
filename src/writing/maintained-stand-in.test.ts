// The same door before a stand-in that others maintain against the real providers: our own could share our mistakes.
import { LLMock } from '@copilotkit/aimock';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { callModel } from './call-model.server.ts';
import { connectModel, type ModelAccess } from './connect-model.server.ts';
import type { ModelCall } from './model-call.ts';

const LOAF = { name: 'rye', slices: 12 };
const CALL: ModelCall<typeof LOAF> = {
  purpose: 'section',
  instructions: 'Name a loaf.',
  data: { shop: 'El Horno' },
  schema: z.object({ name: z.string(), slices: z.number() }),
  example: { name: 'white', slices: 3 },
};
const MODELS = { 'openai-compatible': 'gpt-4o-mini', anthropic: 'claude-sonnet-4-5' } as const;

async function ask(provider: ModelAccess['provider'], prepare: (mock: LLMock) => void) {
  const mock = new LLMock({ port: 0, host: '127.0.0.1' });
  prepare(mock);
  await mock.start();
  onTestFinished(() => mock.stop());
  const connection = connectModel({ provider, baseUrl: `${mock.url}/v1`, model: MODELS[provider], apiKey: 'key-1' });
  const outcome = await callModel(CALL, {
    connection,
    clock: () => new Date(),
    timeoutMs: 60_000,
    meter: { setAside: async () => async () => undefined },
    pause: async () => undefined,
  });
  return { ...outcome, requests: mock.getRequests().length };
}

describe.each(['openai-compatible', 'anthropic'] as const)('%s', (provider) => {
  test('a value, its tokens counted', async () => {
    const { answer, usage, requests } = await ask(provider, (mock) => mock.onMessage(/El Horno/, { content: JSON.stringify(LOAF) }));
    expect(answer).toEqual({ value: LOAF });
    expect(requests).toBe(1);
    expect(usage.inputTokens).toBeGreaterThan(0);
    expect(usage.outputTokens).toBeGreaterThan(0);
  });

  test('a value in a fence', async () => {
    const { answer } = await ask(provider, (mock) =>
      mock.onMessage(/El Horno/, { content: `Sure!\n\`\`\`json\n${JSON.stringify(LOAF)}\n\`\`\`` }),
    );
    expect(answer).toEqual({ value: LOAF });
  });

  test('an answer cut at its length', async () => {
    const cut = { content: '{"name": "rye", "sli', finishReason: 'length' };
    const { answer } = await ask(provider, (mock) => mock.onMessage(/El Horno/, cut));
    expect(answer).toEqual({ failure: 'malformed' });
  });

  test('a server error once, and then the value', async () => {
    const { answer, requests } = await ask(provider, (mock) => {
      mock.onMessage(/El Horno/, { content: JSON.stringify(LOAF) }).nextRequestError(500, { message: 'overloaded' });
    });
    expect(answer).toEqual({ value: LOAF });
    expect(requests).toBe(2);
  });

  test.each([
    [401, 'invalid_api_key', 'refused'],
    [429, 'insufficient_quota', 'quota'],
  ])('%i %s is asked once', async (status, code, failure) => {
    const { answer, requests } = await ask(provider, (mock) => {
      mock.onMessage(/El Horno/, { content: JSON.stringify(LOAF) }).nextRequestError(status, { message: code, type: code, code });
    });
    expect(answer).toEqual({ failure });
    expect(requests).toBe(1);
  });
});
