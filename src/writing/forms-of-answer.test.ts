import { describe, expect, test } from 'vitest';
import * as standIn from '../../tests/support/model-stand-in.ts';
import { ask, CALL, LOAF } from './call-model-fixture.ts';

const { say, knowNot } = standIn;

describe('forms of answer', () => {
  const formsOf = (server: standIn.ModelStandIn) => server.seen.map(({ body }) => body.response_format?.type ?? 'text');

  test('a strict schema first, with every key required', async () => {
    const { server } = await ask('openai-compatible', [say(LOAF)]);
    const { json_schema: asked } = server.seen[0]?.body.response_format ?? {};
    expect(asked.strict).toBe(true);
    expect(asked.schema).toMatchObject({ required: ['name', 'slices'], additionalProperties: false });
  });

  test('a server without schemas is asked for JSON, the schema and the example in the instructions, and so from then on', async () => {
    const { answer, server, askAgain } = await ask('openai-compatible', [knowNot(['json_schema'], say(LOAF))]);
    expect(answer).toEqual({ value: LOAF });
    await askAgain();
    expect(formsOf(server)).toEqual(['json_schema', 'json_object', 'json_object']);
    const { content } = server.seen[1]?.body.messages[0] ?? {};
    expect(content).toContain('"required":["name","slices"]');
    expect(content).toContain(JSON.stringify(CALL.example));
  });

  test('a server without either is asked for text', async () => {
    const { answer, server, askAgain } = await ask('openai-compatible', [knowNot(['json_schema', 'json_object'], say(LOAF))]);
    expect(answer).toEqual({ value: LOAF });
    await askAgain();
    expect(formsOf(server)).toEqual(['json_schema', 'json_object', 'text', 'text']);
  });

  test('a server that takes a schema and does not keep to it gets it in the instructions', async () => {
    const { answer, server, askAgain } = await ask('openai-compatible', [say('Rye, twelve slices.'), say(LOAF)]);
    expect(answer).toEqual({ value: LOAF });
    await askAgain();
    expect(formsOf(server)).toEqual(['json_schema', 'json_object', 'json_object']);
  });

  test('Anthropic: an output format, or its own tool for older models, or else text', async () => {
    const current = await ask('anthropic', [knowNot(['output_config'], say(LOAF))]);
    expect(current.answer).toEqual({ value: LOAF });
    expect(current.connection.form).toBe('text');
    const older = await ask('anthropic', [say(LOAF)], { access: { model: 'claude-3-haiku-20240307' } });
    expect(older.answer).toEqual({ value: LOAF });
    expect(older.server.seen[0]?.body.tools).toHaveLength(1);
  });

  test('the most tokens are named as each server knows them', async () => {
    const { server } = await ask('openai-compatible', [say(LOAF)]);
    expect(server.seen[0]?.body).toMatchObject({ max_tokens: 8000, model: 'small-model' });
    expect(server.seen[0]?.headers.authorization).toBe('Bearer key-1');
  });

  test('a server that wants no key gets none', async () => {
    const { server } = await ask('openai-compatible', [say(LOAF)], { access: { apiKey: null } });
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
  });
});
