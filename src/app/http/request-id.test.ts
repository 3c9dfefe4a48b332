import { expect, test } from 'vitest';
import { openTestApp, produceOutline, Visitor } from './app-fixture.ts';

test('the id of a request stands in its reply and in every line about it, its plan’s included', async () => {
  const log = keepLines();
  const { app } = await openTestApp({ logTo: log });
  const visitor = new Visitor({ app });
  const id = await visitor.start();
  await visitor.playInterview(id);
  const one = idOf(await visitor.generate(id));
  expect(log.about(one)).toMatchObject([
    { outcome: 'ready', msg: 'plan settled' },
    { route: '/api/chat/:sessionId/generate', status: 200 },
  ]);
  const two = idOf(await visitor.generate(id));
  expect(two).not.toBe(one);
  expect(log.about(two)).toMatchObject([{ status: 200 }]);
});

test('what fails is found by it: the refusal, the failure and its cause', async () => {
  const log = keepLines();
  let fails = true;
  const { app } = await openTestApp({
    logTo: log,
    produce: (...plan) => (fails ? Promise.reject(new Error('no ink')) : produceOutline(...plan)),
  });
  const visitor = new Visitor({ app });
  const id = await visitor.start();
  await visitor.playInterview(id);
  const failed = await visitor.generate(id);
  expect(failed.statusCode).toBe(500);
  expect(log.about(idOf(failed))).toMatchObject([{ level: 50, outcome: 'failed', err: { message: 'no ink' } }, { status: 500 }]);
  fails = false;
  const foreign = await new Visitor({ app }, { headers: { origin: 'https://evil.example' } }).send('POST', '/api/chat/start', {});
  expect(foreign.statusCode).toBe(403);
  expect(log.about(idOf(foreign))).toMatchObject([{ route: '/api/chat/start', status: 403 }]);
});

function idOf({ headers }: { headers: Record<string, unknown> }): string {
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  return String(headers['x-request-id']);
}

function keepLines() {
  const lines: { reqId?: string }[] = [];
  return {
    write: (line: string) => void lines.push(JSON.parse(line)),
    about: (id: string) => lines.filter(({ reqId }) => reqId === id),
  };
}
