import { expect, onTestFinished, test } from 'vitest';
import { produceDocuments } from '../documents/produce-documents.server.ts';
import { createRenderPool } from '../documents/render-pool.server.ts';
import { produceWorkbook, WORKBOOK_TYPE } from '../documents/workbook/produce-workbook.server.ts';
import { openTestApp, Visitor } from './http/app-fixture.ts';

test('an interview becomes two real PDFs and a workbook, the same bytes whenever they are fetched', async () => {
  const pool = await createRenderPool({ workers: 2, timeLimitMs: 120_000 });
  onTestFinished(() => pool.close());
  const { app, reports } = await openTestApp({
    produce: async (plan, model, language) => [
      ...(await produceDocuments(plan, pool)),
      await produceWorkbook({ plan, model, language }, pool),
    ],
  });
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
  const workbook = await visitor.send('GET', plan.workbookUrl);
  expect(workbook.headers['content-type']).toBe(WORKBOOK_TYPE);
  expect(workbook.headers['content-disposition']).toMatch(/^attachment; filename="business-plan-[0-9a-f]{32}\.xlsx"$/);
  expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect(workbook.rawPayload.length).toBeGreaterThan(50_000);
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
