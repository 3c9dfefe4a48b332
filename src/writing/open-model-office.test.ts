import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hang, type Reply, refuse, say, startModelStandIn } from '../../tests/support/model-stand-in.ts';
import { connectModel } from './connect-model.server.ts';
import type { ModelBooks } from './model-books.server.ts';
import type { ModelCall } from './model-call.ts';
import { type ModelCallEnded, type OfficeParts, openModelOffice } from './open-model-office.server.ts';

const CALL: ModelCall<{ word: string }> = {
  purpose: 'section',
  instructions: 'Say a word.',
  data: { secret: 'la receta de mi abuela' },
  schema: z.object({ word: z.string() }),
  example: { word: 'bread' },
};
const GOOD = say({ word: 'yes' });
const BAD = refuse(500, 'api_error');
const VALUE = { value: { word: 'yes' } };
const OPEN_BOOKS: ModelBooks = { setAside: async () => async () => undefined };

async function openOffice(replies: readonly Reply[], told: Partial<OfficeParts> = {}) {
  const server = await startModelStandIn(...replies);
  const connection = connectModel({ provider: 'openai-compatible', baseUrl: server.url, model: 'small-model', apiKey: 'key-1' });
  const time = { now: Date.parse('2026-11-20T10:00:00Z') };
  const ended: ModelCallEnded[] = [];
  const office = openModelOffice({
    connection,
    books: OPEN_BOOKS,
    clock: () => new Date(time.now),
    report: (call) => ended.push(call),
    ...told,
    waits: { pause: async () => undefined, ...told.waits },
  });
  return { office, server, time, ended };
}

describe('the desk of a plan', () => {
  test('adds up what it took, and tells how each call ended without a word of it', async () => {
    const { office, ended } = await openOffice([GOOD]);
    const desk = office.openDesk('p1');
    expect([await desk.ask(CALL), await desk.ask(CALL)]).toEqual([VALUE, VALUE]);
    expect(desk.usage()).toEqual({ calls: 2, inputTokens: 200, outputTokens: 40 });
    expect(ended[0]).toMatchObject({ purpose: 'section', outcome: 'value', usage: { calls: 1 }, status: null });
    expect(JSON.stringify(ended)).not.toMatch(/abuela|Say a word|yes|key-1/);
  });

  test('asks no more after two hard failures in a row; the next plan asks again', async () => {
    const { office, server } = await openOffice([BAD, BAD, BAD, BAD, GOOD]);
    const desk = office.openDesk('p1');
    const answers = [await desk.ask(CALL), await desk.ask(CALL), await desk.ask(CALL)];
    expect(answers).toEqual([{ failure: 'unreachable' }, { failure: 'unreachable' }, { failure: 'circuit-open' }]);
    expect(server.seen).toHaveLength(4);
    expect(await office.openDesk('p2').ask(CALL)).toEqual(VALUE);
  });

  test('has a deadline of its own, over all its calls', async () => {
    const { office, server, time } = await openOffice([GOOD]);
    const desk = office.openDesk('p1');
    time.now += 6 * 60_000;
    expect(await desk.ask(CALL)).toEqual({ failure: 'timeout' });
    expect(server.seen).toHaveLength(0);
  });

  test('gives one call no longer than a call has, nor than is left for the plan', async () => {
    const short = await openOffice([hang], { waits: { callMs: 100 } });
    expect(await short.office.openDesk('p1').ask(CALL)).toEqual({ failure: 'timeout' });
    const late = await openOffice([hang], { waits: { planMs: 100 } });
    expect(await late.office.openDesk('p1').ask(CALL)).toEqual({ failure: 'timeout' });
  });

  test('with no room in the books says so, and that is no fault of the model', async () => {
    const { office } = await openOffice([GOOD], { books: { setAside: async () => 'budget' } });
    const desk = office.openDesk('p1');
    for (let round = 0; round < 5; round += 1) expect(await desk.ask(CALL)).toEqual({ failure: 'budget' });
  });

  test('books that fail lose no answer once it has come, and let none be asked for before', async () => {
    const broken = () => Promise.reject(new Error('disk full'));
    const after = await openOffice([GOOD], { books: { setAside: async () => broken } });
    expect(await after.office.openDesk('p1').ask(CALL)).toEqual(VALUE);
    expect(after.ended.map(({ error }) => error)).toEqual([new Error('disk full'), undefined]);
    const before = await openOffice([GOOD], { books: { setAside: broken } });
    expect(await before.office.openDesk('p1').ask(CALL)).toEqual({ failure: 'unreachable' });
    expect(before.server.seen).toHaveLength(0);
    expect(before.ended[0]?.error).toEqual(new Error('disk full'));
  });
});

describe('the office', () => {
  test('after failures at several desks nobody asks for a minute; then one tries, and all may again', async () => {
    const { office, server, time } = await openOffice([...Array.from({ length: 8 }, () => BAD), GOOD]);
    for (const plan of ['p1', 'p2', 'p3', 'p4']) expect(await office.openDesk(plan).ask(CALL)).toEqual({ failure: 'unreachable' });
    expect(await office.openDesk('p5').ask(CALL)).toEqual({ failure: 'circuit-open' });
    expect(server.seen).toHaveLength(8);
    time.now += 60_000;
    expect(await Promise.all(['p6', 'p7'].map((plan) => office.openDesk(plan).ask(CALL)))).toEqual([VALUE, { failure: 'circuit-open' }]);
    expect(await office.openDesk('p8').ask(CALL)).toEqual(VALUE);
  });

  test('a model too slow for an interview may still write plans', async () => {
    const { office } = await openOffice([hang, hang, hang, hang, GOOD], { waits: { answerMs: 50 } });
    const reading = { ...CALL, purpose: 'reading' as const };
    for (let round = 0; round < 4; round += 1) expect(await office.openDesk(null).ask(reading)).toEqual({ failure: 'timeout' });
    expect(await office.openDesk(null).ask(reading)).toEqual({ failure: 'circuit-open' });
    expect(await office.openDesk('p1').ask(CALL)).toEqual(VALUE);
  });
});
