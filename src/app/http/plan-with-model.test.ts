import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Plan } from '../../plan/plan.ts';
import type { LanguageModelOffice } from '../../writing/model-call.ts';
import { deskOf, type ListeningDesk, type Shown } from '../../writing/writing-fixture.ts';
import { openTestApp, produceOutline, type TestAppOptions, Visitor } from './app-fixture.ts';

describe('a plan that a language model helps with', () => {
  test('is told section by section, kept, and printed with its words and its name', async () => {
    const plans: Plan[] = [];
    const { visitor, id, database } = await finishInterview({ office: officeOf(deskOf(addWords)), produce: printInto(plans) });
    const listening = visitor.send('GET', `/api/chat/${id}/events`);
    await visitor.send('GET', `/api/chat/${id}`);
    expect((await visitor.generate(id)).statusCode).toBe(200);
    const events = eventsIn((await listening).body);
    const words = events.filter(({ stage }) => stage === 'words');
    const sections = (words.at(-1)?.total ?? 0) - 4;
    expect(sections).toBeGreaterThan(5);
    expect(words.slice(1).map(({ done }) => done)).toEqual(Array.from({ length: sections + 1 }, (_, at) => 1 + at));
    expect(events.slice(-3)).toEqual(
      ['pages', 'saving', 'ready'].map((stage, at) => ({ stage, done: 2 + sections + at, total: 4 + sections })),
    );
    expect(await database.selectFrom('written_sections').selectAll().execute()).toHaveLength(sections);
    expect(plans).toHaveLength(1);
    expect(plans[0]?.writtenWith).toBe('test-model');
    expect(JSON.stringify(plans[0])).toContain('Así de claro.');
    expect((await visitor.send('GET', '/metrics')).body).toContain('trama_plans_total{writer="model",outcome="ready"} 1\n');
    await visitor.send('DELETE', `/api/chat/${id}`);
    expect(await database.selectFrom('written_sections').selectAll().execute()).toEqual([]);
  });

  test('is written once: taken up again, it has the very same words and asks for none', async () => {
    const plans: Plan[] = [];
    const desk = deskOf(addWords);
    const print = printInto(plans);
    const produce: typeof print = async (...order) => {
      const documents = await print(...order);
      if (plans.length === 1) throw new Error('the press is out of ink');
      return documents;
    };
    const { visitor, id } = await finishInterview({ office: officeOf(desk), produce });
    expect((await visitor.generate(id)).statusCode).toBe(500);
    const asked = desk.calls.length;
    expect((await visitor.generate(id)).statusCode).toBe(200);
    expect(desk.calls).toHaveLength(asked);
    expect(JSON.stringify(plans[1])).toBe(JSON.stringify(plans[0]));
  });

  test('comes as it was composed where the model never answers, and in time', async () => {
    const plans: Plan[] = [];
    const limit = new AbortController();
    const desk = deskOf(() => new Promise(() => undefined));
    const { visitor, id } = await finishInterview({
      office: officeOf(desk),
      limitWriting: () => limit.signal,
      produce: printInto(plans),
    });
    const generated = visitor.generate(id);
    await vi.waitFor(() => expect(desk.calls.length).toBeGreaterThan(0), { timeout: 30_000 });
    limit.abort();
    expect((await generated).json().downloadUrlES).toMatch(/-ES\.pdf$/);
    expect(plans[0]).toBeDefined();
    expect(plans[0]?.writtenWith).toBeUndefined();
    expect((await visitor.send('GET', '/metrics')).body).toContain('trama_plans_total{writer="embedded",outcome="ready"} 1\n');
  });

  test('that takes long is answered for, and comes when it is asked for again', async () => {
    const press = Promise.withResolvers<void>();
    onTestFinished(() => press.resolve());
    const { visitor, id } = await finishInterview({
      patienceMs: 1,
      produce: async (...order) => {
        await press.promise;
        return produceOutline(...order);
      },
    });
    const early = (await visitor.generate(id, { language: 'en' })).json();
    expect(early).toEqual({
      message: expect.stringContaining('a little longer'),
      downloadUrlES: null,
      downloadUrlEN: null,
      downloadUrl: null,
      workbookUrl: null,
      paymentRequired: false,
      stillWriting: true,
    });
    expect((await visitor.send('GET', `/api/chat/${id}`)).json()).toMatchObject({ state: 'complete', links: null });
    const listening = visitor.send('GET', `/api/chat/${id}/events`);
    await visitor.send('GET', `/api/chat/${id}`);
    press.resolve();
    expect(eventsIn((await listening).body).at(-1)).toEqual({ stage: 'ready', done: 4, total: 4 });
    expect((await visitor.generate(id)).json().downloadUrlES).toMatch(/-ES\.pdf$/);
  });
});

/** A model that says each paragraph as it is and adds a few words. */
function addWords({ paragraphs, quotations }: Shown): object {
  if (paragraphs)
    return { paragraphs: paragraphs.map(({ id, es, en }) => ({ id, es: `${es} Así de claro.`, en: `${en} As plain as that.` })) };
  return { translations: (quotations ?? []).map(({ id }) => ({ id, text: '' })) };
}

function officeOf(desk: ListeningDesk): LanguageModelOffice {
  return { name: 'test-model', openDesk: () => desk };
}

function printInto(plans: Plan[]): typeof produceOutline {
  return (...order) => {
    plans.push(order[0]);
    return produceOutline(...order);
  };
}

async function finishInterview(options: TestAppOptions) {
  const opened = await openTestApp(options);
  const visitor = new Visitor(opened);
  const id = await visitor.start();
  await visitor.playInterview(id);
  return { ...opened, visitor, id };
}

function eventsIn(body: string): { stage: string; done: number; total: number }[] {
  return [...body.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data ?? ''));
}
