// Real processes on one PostgreSQL: a worker killed in the middle of a plan, and each kind of process stopped decently while it is needed.
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { placeIn } from './engine-fixture.ts';
import { makeFolder } from './folder-fixture.ts';
import { needBuiltPage, post, startServer } from './server-fixture.ts';

/** More rounds are `npm run bench:kills`. */
const KILLS = 1;

type Process = Awaited<ReturnType<typeof startServer>>;

beforeAll(needBuiltPage);

test('a worker killed in the middle of a plan: another one finishes it, once, for whoever waits', { timeout: 1_800_000 }, async () => {
  const { start } = await openCluster();
  const [one, other] = await Promise.all([start('web'), start('web')]);
  expect((await fetch(`${one.base}/readyz`)).status).toBe(200);
  let worker = await startReady(start);
  for (let round = 0; round < KILLS; round += 1) {
    const sessionId = await finishInterview(one.base);
    const reached = reachStage(other.base, sessionId, 'pages');
    const asked = [one, other].map(({ base }) => generate(base, sessionId));
    await reached;
    await worker.stop('SIGKILL');
    worker = await startReady(start);
    const told = await Promise.all(asked);
    const links = await untilWritten(one.base, sessionId);
    // Who was answered before the plan was there was told so, and nobody was told of another plan.
    for (const { downloadUrlES = null } of told) expect([links.downloadUrlES, null]).toContain(downloadUrlES);
    for (const link of Object.values(links)) expect((await fetch(other.base + link)).status).toBe(200);
  }
  // Stopped decently: what is under way is finished first, by the worker for its plan and by the process that serves for who waits.
  const sessionId = await finishInterview(other.base);
  const reached = reachStage(one.base, sessionId, 'pages');
  const asked = generate(other.base, sessionId);
  await reached;
  const ends = await Promise.all([worker.stop('SIGTERM'), other.stop('SIGTERM')]);
  expect(ends).toEqual([
    { code: 0, signal: null },
    { code: 0, signal: null },
  ]);
  await asked;
  await startReady(start);
  expect((await untilWritten(one.base, sessionId)).downloadUrlES).toMatch(/-ES\.pdf$/);
});

async function openCluster() {
  const url = await placeIn(makeFolder(), onTestFinished);
  return { start: (role: 'web' | 'worker') => startServer({ DATABASE_URL: url, ROLE: role, RATE_LIMIT: 'off' }) };
}

/** A worker whose renderer is loaded. */
async function startReady(start: (role: 'worker') => Promise<Process>): Promise<Process> {
  const worker = await start('worker');
  await expect.poll(async () => (await fetch(`${worker.base}/readyz`)).status, { timeout: 120_000 }).toBe(200);
  return worker;
}

async function finishInterview(base: string): Promise<string> {
  const { sessionId } = await post(`${base}/api/chat/start`, {});
  let topic: string | null = 'problem';
  for (let isComplete = false; !isComplete; ) {
    const reply: unknown = await post(`${base}/api/chat/${sessionId}/answer`, { answer: topic === null ? 'sí' : 'no sé' });
    ({ topic, isComplete } = reply as { topic: string | null; isComplete: boolean });
  }
  return sessionId;
}

/** What is said to whoever has the plan written; on a machine with no time left the first attempt at it may fail, and is made again. */
async function generate(base: string, sessionId: string): Promise<{ downloadUrlES?: string | null }> {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${base}/api/chat/${sessionId}/generate`, { method: 'POST', headers, body: '{}' });
  return (await reply.json()) as { downloadUrlES?: string | null };
}

/** Resolves when the session's events have told that stage. */
async function reachStage(base: string, sessionId: string, stage: string): Promise<void> {
  const reply = await fetch(`${base}/api/chat/${sessionId}/events`);
  let said = '';
  for await (const chunk of reply.body ?? []) {
    said += Buffer.from(chunk).toString();
    if (said.includes(`"${stage}"`)) return;
  }
}

/** The links of the plan, which is asked for until it is there. */
async function untilWritten(base: string, sessionId: string): Promise<Record<string, string>> {
  const ask = async () => ((await (await fetch(`${base}/api/chat/${sessionId}`)).json()) as { links: Record<string, string> | null }).links;
  await expect.poll(ask, { timeout: 600_000, interval: 200 }).not.toBe(null);
  return Object.fromEntries(Object.entries((await ask()) ?? {}).filter(([, link]) => link !== null));
}
