import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planFixture } from './plan-fixture.ts';
import { createRenderPool, type RenderPool } from './render-pool.server.ts';
import { setPlan } from './set-plan.ts';

const WRITTEN_AT = Date.UTC(2026, 10, 20) / 1000;
const MINUTE = 60_000;

describe('a pool of real threads', () => {
  let pool: RenderPool;
  beforeAll(async () => {
    pool = await createRenderPool({ strict: true, timeLimitMs: MINUTE });
  }, MINUTE);
  afterAll(() => pool.close());

  test(
    'the same data gives the same bytes, whichever thread sets it; another language gives others',
    async () => {
      const [es, again, en] = await Promise.all([
        pool.render(setPlan(planFixture(), 'es'), WRITTEN_AT),
        pool.render(setPlan(planFixture(), 'es'), WRITTEN_AT),
        pool.render(setPlan(planFixture(), 'en'), WRITTEN_AT),
      ]);
      expect(Buffer.from(es).subarray(0, 5).toString()).toBe('%PDF-');
      expect(Buffer.compare(es, again)).toBe(0);
      expect(Buffer.compare(es, en)).not.toBe(0);
    },
    MINUTE,
  );

  test(
    'the caller’s thread stays free while pages are set',
    async () => {
      const sheets = [setPlan(planFixture({ name: 'Libre' }), 'es'), setPlan(planFixture({ name: 'Libre' }), 'en')];
      const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
      await Promise.all(sheets.map((sheet) => pool.render(sheet, WRITTEN_AT)));
      // Of the processor time that the two documents cost, this thread spends next to nothing: the pages are set elsewhere.
      const { user, system } = process.threadCpuUsage(own);
      const spent = process.cpuUsage(all);
      expect((user + system) / (spent.user + spent.system)).toBeLessThan(0.2);
    },
    MINUTE,
  );

  test(
    'one plan page is one printed page',
    async () => {
      for (const paper of ['a4', 'letter'] as const) {
        const plan = planFixture({ paper });
        const { pages, settings } = await pool.renderCounted(setPlan(plan, 'es'), WRITTEN_AT);
        expect(pages).toBe(1 + plan.pages.length);
        // How open each page may be is guessed right.
        expect(settings).toBe(1);
      }
    },
    MINUTE,
  );

  test(
    'a template that cannot be set says where and why',
    async () => {
      const broken = { ...setPlan(planFixture(), 'es'), family: 'plaid' as 'mesa' };
      await expect(pool.render(broken, WRITTEN_AT)).rejects.toThrow(/sheet\.typ:\d+: .*plaid/);
      await expect(pool.render(setPlan(planFixture(), 'es'), WRITTEN_AT)).resolves.toBeDefined();
    },
    MINUTE,
  );
});

describe('threads that fail', () => {
  /** A thread that hangs on a sheet titled "hang", dies on "die", and answers others with their title. */
  const module = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ sheet }) => {
        if (sheet.title === 'hang') for (;;);
        if (sheet.title === 'die') throw new Error('out of paper');
        parentPort.postMessage({ ok: true, bytes: new TextEncoder().encode(sheet.title), pages: 1 });
      });
      parentPort.postMessage({ ready: true });
    `)}`,
  );
  const sheet = (title: string) => ({ ...setPlan(planFixture(), 'es'), title });
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

  test('a document that takes too long is given up and its thread replaced', async () => {
    const pool = await createRenderPool({ workers: 1, timeLimitMs: 2_000, module });
    const hanging = pool.render(sheet('hang'), 0);
    const waiting = pool.render(sheet('next'), 0);
    await expect(hanging).rejects.toThrow('took more than 2 s');
    expect(text(await waiting)).toBe('next');
    await pool.close();
  });

  test('a thread that dies takes only its own document with it', async () => {
    const pool = await createRenderPool({ workers: 1, module });
    const dying = pool.render(sheet('die'), 0);
    const waiting = pool.render(sheet('next'), 0);
    await expect(dying).rejects.toThrow('out of paper');
    expect(text(await waiting)).toBe('next');
    await pool.close();
  });

  test('more documents than threads wait their turn; each gets its own', async () => {
    const pool = await createRenderPool({ workers: 2, module });
    const titles = Array.from({ length: 20 }, (_, index) => `document ${index}`);
    const rendered = await Promise.all(titles.map((title) => pool.render(sheet(title), 0)));
    expect(rendered.map(text)).toEqual(titles);
    await pool.close();
  });

  test('closing refuses what is under way, what waits and what comes later', async () => {
    const pool = await createRenderPool({ workers: 1, module });
    const calls = [pool.render(sheet('hang'), 0), pool.render(sheet('next'), 0)];
    const outcomes = Promise.allSettled(calls);
    await pool.close();
    calls.push(pool.render(sheet('late'), 0));
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(calls[2]).rejects.toThrow('closed');
  });

  test('a pool whose threads cannot start says so', async () => {
    const bad = new URL(`data:text/javascript,${encodeURIComponent("throw new Error('no fonts')")}`);
    await expect(createRenderPool({ workers: 1, module: bad })).rejects.toThrow('no fonts');
  });
});
