import { expect, onTestFinished, test } from 'vitest';
import { produceDocuments } from '../documents/produce-documents.server.ts';
import { createRenderPool } from '../documents/render-pool.server.ts';
import { openTestApp, Visitor } from './http/app-fixture.ts';

test('an interview becomes two real PDFs, the same bytes whenever they are fetched', async () => {
  const pool = await createRenderPool({ workers: 2, timeLimitMs: 120_000 });
  onTestFinished(() => pool.close());
  const { app, reports } = await openTestApp({ produce: (plan) => produceDocuments(plan, pool) });
  const visitor = new Visitor({ app });
  const id = await visitor.start();
  await visitor.playInterview(id);
  const plan = (await visitor.generate(id)).json();
  expect(reports).toEqual([]);
  for (const link of [plan.downloadUrlES, plan.downloadUrlEN]) {
    const [one, two] = [await visitor.send('GET', link), await visitor.send('GET', link)];
    expect(one.headers['content-type']).toBe('application/pdf');
    expect(one.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.rawPayload.length).toBeGreaterThan(20_000);
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
  }
}, 180_000);

test('an interview that answers “no sé” to everything becomes a plan too', async () => {
  const { app, reports } = await openTestApp();
  const visitor = new Visitor({ app });
  const id = await visitor.start();
  let reply = (await visitor.answer(id, 'no sé')).json();
  for (let turn = 1; turn < 20 && !reply.isComplete; turn += 1) {
    reply = (await visitor.answer(id, reply.topic === null ? 'sí' : 'no sé')).json();
  }
  expect(reply).toMatchObject({ isComplete: true, shouldGenerate: true });
  expect((await visitor.generate(id)).statusCode).toBe(200);
  expect(reports).toEqual([]);
});
