import { describe, expect, test } from 'vitest';
import { findTraces } from '../engine-fixture.ts';
import { openTestApp, Visitor } from './app-fixture.ts';

interface Chat {
  transcript: { content: string; isUser: boolean; id: string }[];
}

describe('what a visitor said', () => {
  test('is told again in order, with the greeting, and outlives a restart', async () => {
    const first = await openTestApp();
    const visitor = new Visitor(first);
    const id = await visitor.start('en');
    const said = ['Nobody sharpens knives in my street.', 'Cooks and neighbours.', 'A workshop in a van.'];
    for (const words of said) await visitor.answer(id, words);
    const before = (await visitor.send('GET', `/api/chat/${id}`)).json();
    expect(before).toMatchObject({ language: 'en', state: 'open', links: null });
    expect((before as Chat).transcript.filter(({ isUser }) => isUser).map(({ content }) => content)).toEqual(said);
    expect(new Set((before as Chat).transcript.map((message) => message.id)).size).toBe((before as Chat).transcript.length);
    await first.close();

    const second = await openTestApp({ folder: first.folder });
    const returning = new Visitor(second);
    returning.cookie = visitor.cookie;
    expect((await returning.send('GET', `/api/chat/${id}`)).json()).toEqual(before);
    expect((await new Visitor(second).send('GET', `/api/chat/${id}`)).statusCode).toBe(404);
    expect((await returning.answer(id, 'Instagram.')).statusCode).toBe(200);
  });

  test('a new session waits for the first topic', async () => {
    const { app } = await openTestApp();
    const visitor = new Visitor({ app });
    const id = await visitor.start();
    expect((await visitor.send('GET', `/api/chat/${id}`)).json()).toMatchObject({
      language: 'es',
      state: 'open',
      topic: 'problem',
      progress: { answered: 0, total: 8 },
      links: null,
    });
  });

  test('ten answers at the same moment are all kept, each once and each at a place of its own', async () => {
    const { app, database } = await openTestApp();
    const visitor = new Visitor({ app });
    const id = await visitor.start();
    const said = Array.from({ length: 10 }, (_, at) => `Palabras número ${at} de un visitante con prisa.`);
    const replies = await Promise.all(said.map((words) => visitor.answer(id, words)));
    const accepted = said.filter((_, at) => replies[at]?.statusCode === 200);
    expect(replies.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    expect(accepted.length).toBeGreaterThan(1);
    const rows = await database.selectFrom('turns').selectAll().orderBy('number').execute();
    expect(rows.map(({ number }) => number)).toEqual(accepted.map((_, at) => at));
    expect(rows.map(({ turn }) => JSON.parse(turn).text).sort()).toEqual([...accepted].sort());
  });

  test('is exported whole', async () => {
    const { app } = await openTestApp();
    const visitor = new Visitor({ app });
    const id = await visitor.start();
    const said = await visitor.playInterview(id);
    await visitor.generate(id);
    const reply = await visitor.send('GET', `/api/chat/${id}/export`);
    expect(reply.headers['content-disposition']).toContain('attachment');
    expect(reply.json().turns.map(({ text }: { text: string }) => text)).toEqual(said);
    expect(reply.json()).toMatchObject({ sessionId: id, language: 'es', plan: { state: 'ready', facts: { price: { value: 32 } } } });
    expect(reply.json().plan.documents).toHaveLength(3);
    expect(reply.body).not.toContain(visitor.cookie?.split('=')[1] ?? 'none');
  });

  test('is nowhere in the database once it is erased', async () => {
    const { app, folder } = await openTestApp();
    const visitor = new Visitor({ app });
    const id = await visitor.start();
    // Long enough to need overflow pages of its own.
    const words = `Marca-indeleble ${'con muchas palabras detrás '.repeat(140)}`;
    await visitor.answer(id, words);
    expect(await findTraces(folder, 'Marca-indeleble')).not.toEqual([]);
    await visitor.send('DELETE', `/api/chat/${id}`);
    expect(await findTraces(folder, 'Marca-indeleble')).toEqual([]);
    expect(await findTraces(folder, id)).toEqual([]);
  });
});
