// What every store promises, on whichever engine its rows lie.
import { describe, expect, onTestFinished, test } from 'vitest';
import { addDocuments, findDocument } from '../documents/document-store.server.ts';
import type { Turn } from '../interview/interview.ts';
import { addTurn, readTurns } from '../interview/interview-store.server.ts';
import { findPlan, findUnwrittenPlans, holdPlan, markPlan, orderPlan, type PlanOrder } from '../plan/plan-store.server.ts';
import { drawPrivateLink, openPrivateLink } from '../visitors/private-link.server.ts';
import { findLinkEnd, isGuest } from '../visitors/private-link-store.server.ts';
import { addSession, findSession, holdSessions, removeSession, type Session, touchSession } from '../visitors/session-store.server.ts';
import { createTableUseCounter, forgetUses } from '../visitors/table-use-counter.server.ts';
import { countUse } from '../visitors/use-counter.ts';
import { digestOf } from '../visitors/visitor-cookie.server.ts';
import { keepWrittenSection, listWrittenSections } from '../writing/section-store.server.ts';
import type { WrittenSection } from '../writing/write-sections.ts';
import { type Database, openDatabase } from './database.server.ts';
import { PATIENT, placeIn } from './engine-fixture.ts';
import { makeFolder } from './folder-fixture.ts';
import { addErasure, findLastDone, markDone } from './upkeep-store.server.ts';

const AT = '2026-01-02T03:04:05.000Z';
const LATER = '2026-01-02T03:04:06.000Z';
const SESSION: Session = { id: 's1', language: 'es', issuedTo: 'digest', boundTo: null, createdAt: AT, lastActiveAt: AT };
const ORDER: PlanOrder = {
  id: 'p1',
  sessionId: 's1',
  state: 'queued',
  language: 'es',
  facts: {},
  date: '2026-01-02',
  createdAt: AT,
};

describe('turns', () => {
  test('of two turns for one place the first is kept', async () => {
    const database = await open();
    await addSession(database, SESSION);
    const stored = await Promise.all(['one', 'two'].map((text) => addTurn(database, 's1', 0, turnOf(text))));
    expect(stored.filter(Boolean)).toHaveLength(1);
    expect(await readTurns(database, 's1')).toEqual([turnOf(stored[0] ? 'one' : 'two')]);
  });

  test('turns come back in their order', async () => {
    const database = await open();
    await addSession(database, SESSION);
    for (const place of [2, 10, 0, 1]) await addTurn(database, 's1', place, turnOf(String(place)));
    expect((await readTurns(database, 's1')).map(({ text }) => text)).toEqual(['0', '1', '2', '10']);
  });

  test('of a session that is not there are refused', async () => {
    const database = await open();
    await expect(addTurn(database, 'nobody', 0, turnOf('x'))).rejects.toThrow(/foreign key/i);
  });

  test('keep every character a visitor may type', async () => {
    const database = await open();
    await addSession(database, SESSION);
    const text = 'ñ « » \u0000 \ud800 🌮 \u202e %_ \\ \' "';
    await addTurn(database, 's1', 0, turnOf(text));
    expect((await readTurns(database, 's1'))[0]?.text).toBe(text);
  });
});

describe('plans and documents', () => {
  test('a session has one plan: the second order gives the first back', async () => {
    const database = await open();
    await addSession(database, SESSION);
    expect(await orderPlan(database, ORDER)).toEqual(ORDER);
    expect(await orderPlan(database, { ...ORDER, id: 'p2' })).toEqual(ORDER);
  });

  test('a session takes its turns, plan and documents along', async () => {
    const database = await open();
    await addSession(database, SESSION);
    await addTurn(database, 's1', 0, turnOf('one'));
    await orderPlan(database, ORDER);
    await addDocuments(database, 'p1', [{ name: 'a.pdf', mediaType: 'application/pdf', bytes: Buffer.from('a') }], AT);
    expect((await findDocument(database, 'a.pdf'))?.bytes).toEqual(new Uint8Array([97]));
    await removeSession(database, 's1');
    expect(await readTurns(database, 's1')).toEqual([]);
    expect(await findPlan(database, 's1')).toBe(null);
    expect(await findDocument(database, 'a.pdf')).toBe(null);
    expect(await markPlan(database, 'p1', 'ready')).toBe(false);
    expect(await touchSession(database, 's1', AT)).toBe(false);
  });

  test('a plan moves on once, however many want to move it', async () => {
    const database = await open();
    await addSession(database, SESSION);
    await orderPlan(database, ORDER);
    expect(await markPlan(database, 'p1', 'ready')).toBe(false);
    expect(await markPlan(database, 'p1', 'writing')).toBe(true);
    expect((await findUnwrittenPlans(database)).map(({ id }) => id)).toEqual(['p1']);
    const moved = await Promise.all(Array.from({ length: 20 }, () => markPlan(database, 'p1', 'ready')));
    expect(moved.filter(Boolean)).toHaveLength(1);
    expect(await markPlan(database, 'p1', 'failed')).toBe(false);
    expect((await findPlan(database, 's1'))?.state).toBe('ready');
  });

  test('holding a row changes nothing in it, and tells whether it is there', async () => {
    const database = await open();
    await addSession(database, { ...SESSION, boundTo: 'visitor' });
    await orderPlan(database, ORDER);
    expect(await holdSessions(database, ['s1', 's2'])).toBe(1);
    await holdPlan(database, 's1');
    expect(await findSession(database, 's1')).toEqual({ ...SESSION, boundTo: 'visitor' });
    expect(await findPlan(database, 's1')).toEqual(ORDER);
  });

  test('bytes come back as they went, as bytes and nothing else', async () => {
    const database = await open();
    await addSession(database, SESSION);
    await orderPlan(database, ORDER);
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256);
    await addDocuments(database, 'p1', [{ name: 'a.pdf', mediaType: 'application/pdf', bytes }], AT);
    const found = (await findDocument(database, 'a.pdf'))?.bytes;
    expect(found?.constructor).toBe(Uint8Array);
    expect(Buffer.compare(found ?? new Uint8Array(), bytes)).toBe(0);
  });
});

describe('private links', () => {
  test('drawn many times at once, one is left, and it opens', async () => {
    const database = await open();
    await addSession(database, SESSION);
    const now = new Date(AT);
    const drawn = await Promise.all(Array.from({ length: 8 }, () => drawPrivateLink(database, 's1', now)));
    const opened = [];
    for (const { secret } of drawn) opened.push(await openPrivateLink(database, secret, null, now));
    const [one, ...others] = opened.filter((each) => each !== null);
    expect(others).toEqual([]);
    expect(await isGuest(database, 's1', digestOf(one?.cookie ?? ''))).toBe(true);
    expect(await findLinkEnd(database, 's1')).toBe(drawn[0]?.expiresAt);
  });

  test('lets in no more than five, however many come at once', async () => {
    const database = await open();
    await addSession(database, SESSION);
    const now = new Date(AT);
    const { secret } = await drawPrivateLink(database, 's1', now);
    const opened = await Promise.all(Array.from({ length: 12 }, () => openPrivateLink(database, secret, null, now)));
    expect(opened.filter((each) => each !== null)).toHaveLength(5);
  });

  test('of an erased session is not drawn', async () => {
    const database = await open();
    await expect(drawPrivateLink(database, 'gone', new Date(AT))).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('upkeep', () => {
  test('remembers when a task was last done, and each erasure', async () => {
    const database = await open();
    expect(await findLastDone(database, 'sweep')).toBe(null);
    await Promise.all([markDone(database, 'sweep', AT), markDone(database, 'sweep', AT)]);
    await markDone(database, 'sweep', LATER);
    expect(await findLastDone(database, 'sweep')).toBe(LATER);
    await addErasure(database, { receipt: 'r1', erased_at: AT, answers: 3, documents: 2 });
    const rows = await database.selectFrom('erasures').selectAll().execute();
    expect(rows.map((row) => ({ ...row }))).toEqual([{ receipt: 'r1', erased_at: AT, answers: 3, documents: 2 }]);
  });

  test('a count comes as a number', async () => {
    const database = await open();
    await addSession(database, SESSION);
    const row = await database
      .selectFrom('sessions')
      .select((of) => of.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(row.count).toBe(1);
  });
});

describe('uses counted in a table', () => {
  const TWO_A_SECOND = [{ uses: 2, windowMs: 1000 }];

  test('the use after the last allowed one waits for the end of its window, and then begins a new one', async () => {
    const counter = createTableUseCounter(await open());
    const waits: (number | null)[] = [];
    for (const now of [0, 100, 200, 999, 1000]) waits.push(await countUse(counter, 'a', TWO_A_SECOND, now));
    expect(waits).toEqual([null, null, 800, 1, null]);
  });

  test('a hundred at once are a hundred, and keys stand there as digests', async () => {
    const database = await open();
    const counter = createTableUseCounter(database);
    const now = Date.parse(AT);
    const counts = await Promise.all(Array.from({ length: 100 }, () => counter.count('192.0.2.7', 60_000, now)));
    expect(counts.map(({ uses }) => uses).sort((one, other) => one - other)).toEqual(counts.map((_, at) => at + 1));
    const rows = await database.selectFrom('uses').selectAll().execute();
    expect(rows.map(({ key }) => key)).toEqual([digestOf('192.0.2.7')]);
    await forgetUses(database, now + 59_999);
    expect(await database.selectFrom('uses').select('key').execute()).toHaveLength(1);
    await forgetUses(database, now + 60_000);
    expect(await database.selectFrom('uses').select('key').execute()).toEqual([]);
  });

  test('nobody waits for a window that was opened before the clock was put back', async () => {
    const counter = createTableUseCounter(await open());
    const day = 86_400_000;
    for (let use = 0; use < 3; use += 1) await countUse(counter, 'a', TWO_A_SECOND, day);
    expect(await countUse(counter, 'a', TWO_A_SECOND, 0)).toBe(null);
  });
});

describe('sections that a model wrote', () => {
  test('are kept once each, and go with their plan', async () => {
    const database = await open();
    await addSession(database, SESSION);
    await orderPlan(database, ORDER);
    for (const words of ['one', 'two']) await keepWrittenSection(database, 'p1', sectionOf('summary', words));
    await keepWrittenSection(database, 'p1', sectionOf('market', 'three'));
    expect(await listWrittenSections(database, 'p1')).toEqual([sectionOf('market', 'three'), sectionOf('summary', 'one')]);
    await removeSession(database, 's1');
    expect(await listWrittenSections(database, 'p1')).toEqual([]);
  });

  test('are not kept of a plan that was erased, which is nobody’s error', async () => {
    const database = await open();
    await keepWrittenSection(database, 'p1', sectionOf('summary', 'one'));
    expect(await listWrittenSections(database, 'p1')).toEqual([]);
  });
});

async function open(): Promise<Database> {
  const database = await openDatabase(await placeIn(makeFolder(), onTestFinished), PATIENT);
  onTestFinished(() => database.destroy());
  return database;
}

function sectionOf(section: string, model: string): WrittenSection {
  return { section, model, wording: {}, translations: {} };
}

function turnOf(text: string): Turn {
  const reply = {
    isComplete: false,
    shouldGenerate: false,
    nextQuestion: '¿?',
    message: null,
    topic: null,
    progress: { answered: 0, total: 8 },
    suggestions: [],
  };
  return { question: 'problem', text, reading: { kind: 'answer', facts: [] }, reply, at: AT };
}
