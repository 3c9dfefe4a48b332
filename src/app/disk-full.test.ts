// A disk that is full, as SQLite sees it: the file may not grow any more.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from './database.server.ts';
import { openTestApp, Visitor } from './http/app-fixture.ts';

test('a full disk refuses what cannot be stored, keeps what was acknowledged, and is no trouble once there is room', async () => {
  const opened = await openTestApp();
  const visitor = new Visitor(opened);
  const id = await visitor.start();
  const pages = await ask(opened.database, 'page_count');
  await ask(opened.database, `max_page_count = ${pages + 2}`);
  const acknowledged: string[] = [];
  let refused = await answer();
  for (let at = 0; at < 15 && refused.statusCode === 200; at += 1) refused = await answer();

  expect(refused.json()).toMatchObject({ status: 503, code: 'database-unavailable', detail: expect.stringContaining('está a salvo') });
  expect((await opened.app.inject('/readyz')).statusCode).toBe(200);
  expect(await said()).toEqual(acknowledged);
  await ask(opened.database, `max_page_count = ${pages + 1000}`);
  expect((await answer()).statusCode).toBe(200);
  expect(await said()).toEqual(acknowledged);

  async function answer() {
    const words = `${acknowledged.length} ${'con muchas palabras detrás '.repeat(100)}`.trim();
    const reply = await visitor.answer(id, words);
    if (reply.statusCode === 200) acknowledged.push(words);
    return reply;
  }
  async function said(): Promise<string[]> {
    const { transcript } = (await visitor.send('GET', `/api/chat/${id}`)).json() as { transcript: { content: string; isUser: boolean }[] };
    return transcript.filter(({ isUser }) => isUser).map(({ content }) => content);
  }
});

async function ask(database: Database, pragma: string): Promise<number> {
  const { rows } = await sql`pragma ${sql.raw(pragma)}`.execute(database);
  return Number(Object.values(rows[0] as object)[0]);
}
