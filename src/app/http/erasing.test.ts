import { describe, expect, test } from 'vitest';
import { findTraces } from '../engine-fixture.ts';
import { openTestApp, produceOutline, Visitor } from './app-fixture.ts';

const MARK = 'Marcaindeleble';

describe('erasing on request', () => {
  test('leaves nothing of an interview, its plan, its documents and its link in any file or row, and gives a receipt', async () => {
    const opened = await openTestApp({
      // The mark stands in the documents too, in plain bytes.
      produce: async (...order) =>
        (await produceOutline(...order)).map((each) => ({ ...each, bytes: Buffer.concat([each.bytes, Buffer.from(` ${MARK}`)]) })),
    });
    const visitor = new Visitor(opened);
    const kept = await visitor.start();
    await visitor.answer(kept, 'Aquí faltan panaderías.');
    const id = await visitor.start();
    const said = await visitor.playInterview(id);
    await visitor.generate(id);
    await visitor.send('POST', `/api/chat/${id}/link`);
    // Long enough to need overflow pages of its own.
    const second = await visitor.start();
    await visitor.answer(second, `${MARK} ${'con muchas palabras detrás '.repeat(140)}`);
    for (const words of [MARK, 'Colvin', id, second]) expect(await findTraces(opened.folder, words)).not.toEqual([]);

    const erased = await visitor.send('DELETE', `/api/chat/${id}`, undefined, { prefer: 'return=representation' });
    expect(erased.json()).toEqual({
      receipt: expect.stringMatching(/^[0-9a-f]{32}$/),
      erasedAt: expect.stringMatching(/Z$/),
      answers: said.length,
      documents: 3,
    });
    expect((await visitor.send('DELETE', `/api/chat/${second}`)).statusCode).toBe(204);
    for (const words of [MARK, 'Colvin', id, second]) expect(await findTraces(opened.folder, words)).toEqual([]);
    expect(await findTraces(opened.folder, 'panader')).not.toEqual([]);
    const receipts = await opened.database.selectFrom('erasures').selectAll().execute();
    expect(receipts.map(({ answers, documents }) => [answers, documents])).toEqual([
      [said.length, 3],
      [1, 0],
    ]);
    expect(receipts[0]?.receipt).toBe(erased.json().receipt);
  });

  test('takes along a plan that waits in the queue: it is never written', async () => {
    const released = Promise.withResolvers<void>();
    const written: string[] = [];
    const opened = await openTestApp({
      produce: async (...order) => {
        written.push(order[0].id);
        await released.promise;
        return produceOutline(...order);
      },
    });
    const visitor = new Visitor(opened);
    const ids = [await finish(visitor), await finish(visitor), await finish(visitor)];
    const replies = ids.map((id) => visitor.generate(id));
    while (!(written.length === 2 && ids.every((id) => opened.desk.isUnderWay(id)))) await new Promise((go) => setImmediate(go));
    for (const id of ids) expect((await visitor.send('DELETE', `/api/chat/${id}`)).statusCode).toBe(204);
    released.resolve();
    expect((await Promise.all(replies)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(written).toHaveLength(2);
    for (const table of ['sessions', 'turns', 'plans', 'documents', 'private_links', 'session_guests'] as const) {
      expect(await opened.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

async function finish(visitor: Visitor): Promise<string> {
  const id = await visitor.start();
  await visitor.playInterview(id);
  return id;
}
