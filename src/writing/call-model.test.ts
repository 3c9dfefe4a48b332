import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import * as standIn from '../../tests/support/model-stand-in.ts';
import { callModel } from './call-model.server.ts';
import { ask, CALL, LOAF, LONG, MODELS, NOW, PROTOCOLS, SHORT } from './call-model-fixture.ts';
import { connectModel } from './connect-model.server.ts';

const { say, refuse, startModelStandIn } = standIn;

describe.each(PROTOCOLS)('a call over the wire, %s', (provider) => {
  test('brings the value and counts its tokens; data travel apart from the instructions', async () => {
    const { answer, usage, settled, server } = await ask(provider, [say(LOAF)]);
    expect(answer).toEqual({ value: LOAF });
    expect(usage).toEqual({ calls: 1, inputTokens: 100, outputTokens: 20 });
    expect(settled).toEqual([{ inputTokens: 100, outputTokens: 20 }]);
    const { messages, system } = server.seen[0]?.body ?? {};
    const user = messages.filter(({ role }: { role: string }) => role === 'user');
    expect(user).toHaveLength(1);
    expect(JSON.stringify(user)).toContain('El Horno');
    expect(JSON.stringify(system ?? messages[0])).toContain('Name a loaf.');
    expect(JSON.stringify(system ?? messages[0])).not.toContain('El Horno');
  });

  const readable: Record<string, string> = {
    fenced: '```json\n{"name": "rye", "slices": 12}\n```',
    'after a greeting': 'Sure! Here it is:\n```json\n{"name": "rye", "slices": 12}\n```\nEnjoy it.',
    'in single quotes, with a trailing comma': "{'name': 'rye', 'slices': 12,}",
    'after thoughts': '<think>{"name": "white"}? No.</think>{"name": "rye", "slices": 12}',
  };
  test.each(Object.entries(readable))('reads an answer %s', async (_name, text) => {
    expect((await ask(provider, [say(text)])).answer).toEqual({ value: LOAF });
  });

  test.each([
    ['of wrong types', { name: 'rye', slices: 'twelve' }],
    ['without a key', { name: 'rye' }],
    ['that is empty', ''],
    ['that is nothing', null],
    ['that is prose', 'I would rather not.'],
    ['that is a list', '["rye", 12]'],
  ])('an answer %s is malformed, and asked for once more in a looser form', async (_name, said) => {
    const { answer, usage, server } = await ask(provider, [say(said)]);
    expect(answer).toEqual({ failure: 'malformed' });
    expect(server.seen).toHaveLength(2);
    expect(usage.calls).toBe(2);
  });

  test('an answer that was cut is malformed, whatever is left of it, and not asked for again', async () => {
    for (const half of ['{"name": "ry', '{"name": "rye", "slices": 1}']) {
      const { answer, server } = await ask(provider, [say(half, { finish: 'length' })]);
      expect(answer).toEqual({ failure: 'malformed' });
      expect(server.seen).toHaveLength(1);
    }
  });

  test.each([
    [401, 'invalid_api_key', 'refused'],
    [403, 'permission_error', 'refused'],
    [404, 'model_not_found', 'refused'],
    [402, 'payment_required', 'quota'],
    [429, 'insufficient_quota', 'quota'],
    [400, 'credit balance is too low', 'quota'],
  ] as const)('%i %s is not asked again: %s', async (status, code, failure) => {
    const { answer, server, paused, usage, status: told } = await ask(provider, [refuse(status, code)]);
    expect(answer).toEqual({ failure });
    expect(server.seen).toHaveLength(1);
    expect(paused).toEqual([]);
    expect(told).toBe(status);
    expect(usage).toEqual({ calls: 1, inputTokens: 0, outputTokens: 0 });
  });

  test.each([
    ['seconds', '7', 7000],
    ['a date', 'Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
    ['nothing', '', 2000],
  ])('429 with %s to wait is asked once more after that', async (_name, after, ms) => {
    const busy = refuse(429, 'rate_limit_exceeded', after ? { 'retry-after': after } : {});
    const { answer, paused } = await ask(provider, [busy, say(LOAF)]);
    expect(answer).toEqual({ value: LOAF });
    expect(paused).toEqual([ms]);
    const still = await ask(provider, [busy]);
    expect(still.answer).toEqual({ failure: 'quota' });
    expect(still.server.seen).toHaveLength(2);
  });

  test('a wait that does not fit the deadline is not begun', async () => {
    const { answer, server, paused } = await ask(provider, [refuse(429, 'rate_limit_exceeded', { 'retry-after': '3600' })]);
    expect(answer).toEqual({ failure: 'quota' });
    expect(server.seen).toHaveLength(1);
    expect(paused).toEqual([]);
  });

  test.each([
    ['500', refuse(500, 'api_error')],
    ['529', refuse(529, 'overloaded_error')],
    ['a connection reset', standIn.reset],
  ])('%s is asked once more, and no more', async (_name, fault) => {
    const once = await ask(provider, [fault, say(LOAF)]);
    expect(once.answer).toEqual({ value: LOAF });
    expect(once.paused).toEqual([2000]);
    const always = await ask(provider, [fault]);
    expect(always.answer).toEqual({ failure: 'unreachable' });
    expect(always.server.seen).toHaveLength(2);
  });

  test.each([
    ['a page with status 200', standIn.sayHtml],
    ['an answer without choices', standIn.sayNoChoices],
    ['an answer that never ends', standIn.neverEnd],
  ])('%s is no model', async (_name, reply) => {
    expect((await ask(provider, [reply])).answer).toEqual({ failure: 'unreachable' });
  });

  test('an answer that breaks off is no answer, and its tokens may have been used', async () => {
    const { answer, usage } = await ask(provider, [standIn.breakOff]);
    expect(answer).toEqual({ failure: 'unreachable' });
    expect(usage.outputTokens).toBeGreaterThanOrEqual(8000);
  });

  test.each([
    ['before', standIn.hang],
    ['during', standIn.hangInBody],
  ])('a hang %s the body ends at the deadline, and the most it may have taken stays counted', async (_name, reply) => {
    const { answer, usage, settled } = await ask(provider, [reply], { timeoutMs: SHORT });
    expect(answer).toEqual({ failure: 'timeout' });
    expect(settled).toEqual([{ inputTokens: usage.inputTokens, outputTokens: 8000 }]);
  });

  test('a call that its caller gives up ends at once', async () => {
    const before = await ask(provider, [standIn.hang], { call: { signal: AbortSignal.abort() } });
    expect(before.answer).toEqual({ failure: 'aborted' });
    expect(before.server.seen).toHaveLength(0);
    const control = new AbortController();
    const during = await ask(provider, [() => control.abort()], { call: { signal: control.signal } });
    expect(during.answer).toEqual({ failure: 'aborted' });
  });

  test('nobody at the address: nothing was taken', async () => {
    const baseUrl = `http://127.0.0.1:${await findClosedPort()}/v1`;
    const { answer, usage } = await ask(provider, [], { access: { baseUrl } });
    expect(answer).toEqual({ failure: 'unreachable' });
    expect(usage.outputTokens).toBe(0);
  });

  test('a redirect is not followed: the key goes nowhere else', async () => {
    const elsewhere = await startModelStandIn(say(LOAF));
    const { answer } = await ask(provider, [standIn.redirect(`${elsewhere.url}/chat/completions`)]);
    expect(answer).toEqual({ failure: 'unreachable' });
    expect(elsewhere.seen).toHaveLength(0);
  });

  test('a provider that does not count is counted for', async () => {
    const { usage } = await ask(provider, [say(LOAF, { tokens: null })]);
    expect(usage.inputTokens).toBeGreaterThan(30);
    expect(usage.outputTokens).toBeGreaterThan(5);
  });

  test('a request that is refused in every form leaves the next call where it was', async () => {
    const { answer, connection } = await ask(provider, [refuse(400, 'context_length_exceeded')]);
    expect(answer).toEqual({ failure: 'refused' });
    expect(connection.form).toBe('schema');
  });

  test('without room in the books nothing is sent', async () => {
    const server = await startModelStandIn(say(LOAF));
    const connection = connectModel({ provider, baseUrl: server.url, model: MODELS[provider], apiKey: 'key-1' });
    const meter = { setAside: async () => 'budget' as const };
    const { answer } = await callModel(CALL, { connection, clock: () => NOW, timeoutMs: LONG, meter });
    expect(answer).toEqual({ failure: 'budget' });
    expect(server.seen).toHaveLength(0);
  });
});

/** One that was open a moment ago. */
function findClosedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
