import { describe, expect, test } from 'vitest';
import { openTestApp, produceOutline, type TestApp, type TestAppOptions, Visitor } from './app-fixture.ts';

describe('generating a plan', () => {
  test('two calls at once give one plan, and so does every later one', async () => {
    let written = 0;
    const { visitor, id, database } = await finishInterview({
      produce: (...order) => {
        written += 1;
        return produceOutline(...order);
      },
    });
    const [one, two] = await Promise.all([visitor.generate(id), visitor.generate(id, { language: 'en' })]);
    const again = await visitor.generate(id);
    expect(one.json().message).toMatch(/^Tu plan está listo/);
    expect(two.json().message).toMatch(/^Your plan is ready/);
    expect({ ...two.json(), message: one.json().message }).toEqual(one.json());
    expect(again.json()).toEqual(one.json());
    expect(one.json()).toMatchObject({ downloadUrl: null, paymentRequired: false });
    expect(one.json().workbookUrl).toBe(one.json().downloadUrlES.replace('-ES.pdf', '.xlsx'));
    expect(one.json().downloadUrlES).toMatch(/^\/api\/download\/business-plan-[0-9a-f]{32}-ES\.pdf$/);
    expect(one.json().downloadUrlES).not.toContain(id);
    expect(one.json().downloadUrlEN).toBe(one.json().downloadUrlES.replace('-ES', '-EN'));
    expect(written).toBe(1);
    expect(await database.selectFrom('plans').selectAll().execute()).toHaveLength(1);
  });

  test('an unfinished interview and a paid intent are 409', async () => {
    const { app } = await openTestApp();
    const visitor = new Visitor({ app });
    const id = await visitor.start();
    expect((await visitor.generate(id)).json()).toMatchObject({ status: 409, code: 'interview-unfinished' });
    expect((await visitor.send('POST', '/api/create-payment-intent', { sessionId: id })).json()).toMatchObject({
      status: 409,
      code: 'payments-off',
    });
  });

  test('the finished interview takes no more answers, and the chat tells the links', async () => {
    const { visitor, id } = await finishInterview();
    expect((await visitor.send('GET', `/api/chat/${id}`)).json()).toMatchObject({ state: 'complete', topic: null, links: null });
    const { downloadUrlES, downloadUrlEN, workbookUrl } = (await visitor.generate(id)).json();
    expect((await visitor.answer(id, 'otra cosa')).json()).toMatchObject({ status: 409, code: 'interview-finished' });
    expect((await visitor.send('GET', `/api/chat/${id}`)).json()).toMatchObject({
      state: 'generated',
      links: { downloadUrlES, downloadUrlEN, downloadUrl: null, workbookUrl },
    });
  });

  test('one that failed says so, is reported, and is written when asked for again', async () => {
    let isBroken = true;
    const { visitor, id, reports } = await finishInterview({
      produce: async (...order) => {
        if (isBroken) throw new Error('the press is out of ink');
        return produceOutline(...order);
      },
    });
    const failed = await visitor.generate(id);
    expect(failed.json()).toMatchObject({ status: 500, code: 'plan-failed' });
    expect(failed.body).not.toContain('ink');
    expect(reports).toEqual([expect.objectContaining({ message: 'the press is out of ink' })]);
    expect((await visitor.send('GET', `/api/chat/${id}`)).json().links).toBe(null);
    isBroken = false;
    expect((await visitor.generate(id)).statusCode).toBe(200);
  });

  test('one that was left unwritten is taken up again, with its id and date, and without being asked for', async () => {
    let isGone = false;
    const first = await finishInterview({
      produce: async (plan) => {
        isGone = true;
        throw new Error(`power cut during ${plan.id}`);
      },
    });
    await first.visitor.generate(first.id);
    expect(isGone).toBe(true);
    await first.database.updateTable('plans').set({ state: 'writing', date: '2026-01-02' }).execute();
    const { id: planId } = await first.database.selectFrom('plans').selectAll().executeTakeFirstOrThrow();
    await first.close();

    const dates: string[] = [];
    const second = await openTestApp({
      folder: first.folder,
      produce: (...order) => {
        dates.push(order[0].date);
        return produceOutline(...order);
      },
    });
    await second.desk.resume();
    const visitor = new Visitor(second);
    visitor.cookie = first.visitor.cookie;
    const chat = (await visitor.send('GET', `/api/chat/${first.id}`)).json();
    expect(chat).toMatchObject({ state: 'generated', links: { downloadUrlES: `/api/download/business-plan-${planId}-ES.pdf` } });
    expect(dates).toEqual(['2026-01-02']);
  });
});

describe('the events of a plan', () => {
  test('are told in order to whoever listened before it began, and once more afterwards', async () => {
    const { visitor, id } = await finishInterview();
    const early = visitor.send('GET', `/api/chat/${id}/events`);
    await visitor.send('GET', `/api/chat/${id}`);
    await visitor.generate(id);
    const reply = await early;
    expect(reply.headers['content-type']).toMatch(/^text\/event-stream/);
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(eventsIn(reply.body)).toEqual([
      { stage: 'figures', done: 0, total: 4 },
      { stage: 'words', done: 1, total: 4 },
      { stage: 'pages', done: 2, total: 4 },
      { stage: 'saving', done: 3, total: 4 },
      { stage: 'ready', done: 4, total: 4 },
    ]);
    expect(eventsIn((await visitor.send('GET', `/api/chat/${id}/events`)).body)).toEqual([{ stage: 'ready', done: 4, total: 4 }]);
  });

  test('begin with the present stage for whoever comes late', async () => {
    const press = holdPress();
    const { visitor, id } = await finishInterview({ produce: press.produce });
    const generated = visitor.generate(id);
    await press.isReached;
    const late = visitor.send('GET', `/api/chat/${id}/events`);
    await visitor.send('GET', `/api/chat/${id}`);
    press.release();
    await generated;
    expect(eventsIn((await late).body).map(({ stage }) => stage)).toEqual(['pages', 'saving', 'ready']);
  });

  test('an open stream does not keep a stopping server waiting', async () => {
    const { visitor, id, close } = await finishInterview();
    const stream = visitor.send('GET', `/api/chat/${id}/events`);
    await visitor.send('GET', `/api/chat/${id}`);
    await close();
    expect(eventsIn((await stream).body)).toEqual([]);
  });
});

describe('erasing', () => {
  test('answers 204 without a body, and afterwards everything is a 404', async () => {
    const { visitor, id } = await finishInterview();
    const { downloadUrlES } = (await visitor.generate(id)).json();
    const erased = await visitor.send('DELETE', `/api/chat/${id}`);
    expect([erased.statusCode, erased.body]).toEqual([204, '']);
    const gone = [
      await visitor.send('GET', `/api/chat/${id}`),
      await visitor.answer(id, 'hola'),
      await visitor.generate(id),
      await visitor.send('GET', `/api/chat/${id}/export`),
      await visitor.send('GET', `/api/chat/${id}/events`),
      await visitor.send('POST', '/api/create-payment-intent', { sessionId: id }),
      await visitor.send('DELETE', `/api/chat/${id}`),
      await visitor.send('GET', downloadUrlES),
    ];
    expect(gone.map(({ statusCode }) => statusCode)).toEqual(gone.map(() => 404));
  });

  test('while the plan is being written leaves no document behind', async () => {
    const press = holdPress();
    const { visitor, id, database, reports } = await finishInterview({ produce: press.produce });
    const generated = visitor.generate(id);
    await press.isReached;
    expect((await visitor.send('DELETE', `/api/chat/${id}`)).statusCode).toBe(204);
    press.release();
    expect((await generated).statusCode).toBe(404);
    for (const table of ['sessions', 'turns', 'plans', 'documents'] as const) {
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(reports).toEqual([]);
  });
});

async function finishInterview(options: TestAppOptions = {}): Promise<TestApp & { visitor: Visitor; id: string }> {
  const opened = await openTestApp(options);
  const visitor = new Visitor(opened);
  const id = await visitor.start();
  await visitor.playInterview(id);
  return { ...opened, visitor, id };
}

/** A press that stands still until it is released. */
function holdPress() {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const produce = async (...order: Parameters<typeof produceOutline>) => {
    reached.resolve();
    await released.promise;
    return produceOutline(...order);
  };
  return { produce, isReached: reached.promise, release: () => released.resolve() };
}

function eventsIn(body: string): { stage: string; done: number; total: number }[] {
  return [...body.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data ?? ''));
}
