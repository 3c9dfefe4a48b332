// Documents in a bucket, as visitors meet them: while it answers, while it does not, and when it is back.
import { expect, test } from 'vitest';
import { openTestBucket } from '../storage-fixture.ts';
import { openTestApp, Visitor } from './app-fixture.ts';

test('a bucket that is away costs plans and downloads their time, and answers and erasure nothing', async () => {
  const bucket = await openTestBucket();
  const { app, reports } = await openTestApp({ storage: (database) => bucket.storageOver(database) });
  const visitor = new Visitor({ app });
  const id = await visitor.start();
  await visitor.playInterview(id);
  await bucket.server.stop();
  const refused = await visitor.generate(id);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'documents-unavailable']);
  expect(reports).toHaveLength(1);

  await bucket.server.start();
  const { downloadUrlES } = (await visitor.generate(id)).json();
  const reply = await visitor.send('GET', downloadUrlES);
  expect(reply.rawPayload.toString()).toMatch(/^%PDF-1\.7 [0-9a-f]{32} .*ES$/);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(reply.rawPayload.length),
    'content-disposition': `attachment; filename="${downloadUrlES.split('/').at(-1)}"`,
    'cache-control': 'private, no-store',
  });
  expect((await new Visitor({ app }).send('GET', downloadUrlES)).statusCode).toBe(404);

  await bucket.server.stop();
  const away = await visitor.send('GET', downloadUrlES);
  expect([away.statusCode, away.json().code]).toEqual([503, 'documents-unavailable']);
  const other = await visitor.start();
  expect((await visitor.answer(other, 'Nadie afila cuchillos en el barrio.')).statusCode).toBe(200);
  expect((await visitor.send('DELETE', `/api/chat/${id}`)).statusCode).toBe(204);
  expect((await visitor.send('GET', downloadUrlES)).statusCode).toBe(404);
  expect((await app.inject('/metrics')).payload).toContain('trama_deletions_due 3\n');
});
