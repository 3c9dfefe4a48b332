import { expect, test, vi } from 'vitest';
import { bindSections } from './bind-sections.ts';
import type { ModelDesk } from './model-call.ts';
import { outlinePlan } from './outline-plan.ts';
import { type Keeping, type Writer, type WrittenSection, writeSections } from './write-sections.ts';
import { deskOf, GOOD_TRANSLATIONS, GOOD_WORDS, SMALL_PLAN, writeGood } from './writing-fixture.ts';

const CANARY = 'kvrmpltsdnbqgkvrmplt';

function writer(desk: ModelDesk, more: Partial<Writer> = {}): Writer {
  return { name: 'test-model', desk, canary: CANARY, signal: new AbortController().signal, ...more };
}

function keeping(kept: readonly WrittenSection[] = []) {
  const told: string[] = [];
  const stored: WrittenSection[] = [];
  const parts: Keeping = {
    kept,
    keep: async (section) => void stored.push(section),
    tell: (done, total) => void told.push(`${done}/${total}`),
  };
  return { ...parts, told, stored };
}

test('the outline holds prose, and neither headings, bad news nor pages of accounts', () => {
  expect(outlinePlan(SMALL_PLAN).map(({ id, passages }) => [id, passages.map((passage) => passage.id)])).toEqual([
    ['summary', ['1.0.0']],
    ['marketing', ['0.0', '1']],
  ]);
});

test('every section is written once, kept as soon as it is finished, and stands in the plan', async () => {
  const desk = deskOf(writeGood);
  const shelf = keeping();
  const written = await writeSections(SMALL_PLAN, writer(desk), shelf);
  const plan = bindSections(SMALL_PLAN, written);
  expect(desk.calls.map(({ purpose }) => purpose).sort()).toEqual(['section', 'section', 'translation']);
  expect(shelf.told).toEqual(['0/3', '1/3', '2/3', '3/3']);
  expect(shelf.stored.map(({ section }) => section).sort()).toEqual(['marketing', 'summary', 'translations']);
  expect(plan).toMatchObject({ writtenWith: 'test-model', translations: GOOD_TRANSLATIONS });
  expect(Object.fromEntries(outlinePlan(plan).flatMap(({ passages }) => passages.map(({ id, text }) => [id, text])))).toEqual(GOOD_WORDS);
});

test('what was kept is not asked for again, and gives the same plan, in whatever order it comes', async () => {
  const first = keeping();
  const written = await writeSections(SMALL_PLAN, writer(deskOf(writeGood)), first);
  const desk = deskOf(() => {
    throw new Error('the model was asked again');
  });
  const second = keeping(first.stored.toReversed());
  const again = await writeSections(SMALL_PLAN, writer(desk), second);
  expect([desk.calls, second.stored, second.told]).toEqual([[], [], ['3/3']]);
  expect(JSON.stringify(bindSections(SMALL_PLAN, again))).toBe(JSON.stringify(bindSections(SMALL_PLAN, written)));
});

test('a rejected sentence goes back once with its reason, and what is right stays', async () => {
  const heard: string[] = [];
  const desk = deskOf((shown) => {
    const good = writeGood(shown) as { paragraphs?: { id: string; es: string }[] };
    const isFirst = shown.rejected === undefined;
    return good.paragraphs
      ? { paragraphs: good.paragraphs.map((one) => (one.id === '1' && isFirst ? { ...one, es: `${one.es} Y venden 300 al mes.` } : one)) }
      : good;
  });
  const hear: Writer['hear'] = ({ section, offence, words }) => heard.push(`${section} ${offence} ${words}`);
  const plan = bindSections(SMALL_PLAN, await writeSections(SMALL_PLAN, writer(desk, { hear }), keeping()));
  const second = desk.calls.map(({ data }) => data as { rejected?: object[]; paragraphs?: object[] }).filter(({ rejected }) => rejected);
  expect(heard).toContain('marketing quantity 300');
  expect(second).toHaveLength(1);
  expect(second[0]?.paragraphs).toHaveLength(1);
  expect(second[0]?.rejected).toContainEqual(
    expect.objectContaining({ id: '1', sentence: 'Y venden 300 al mes.', reason: expect.stringContaining('300') }),
  );
  expect(outlinePlan(plan)[1]?.passages[1]?.text).toEqual(GOOD_WORDS['1']);
});

test('a paragraph rejected twice stays as it was composed', async () => {
  const desk = deskOf((shown) => {
    const good = writeGood(shown) as { paragraphs?: { id: string; en: string }[] };
    return good.paragraphs
      ? { paragraphs: good.paragraphs.map((one) => (one.id === '1' ? { ...one, en: `${one.en} See evil.com.` } : one)) }
      : good;
  });
  const plan = bindSections(SMALL_PLAN, await writeSections(SMALL_PLAN, writer(desk), keeping()));
  const [ours, theirs] = [outlinePlan(SMALL_PLAN), outlinePlan(plan)];
  expect(theirs[1]?.passages[1]?.text).toEqual(ours[1]?.passages[1]?.text);
  expect(theirs[1]?.passages[0]?.text).toEqual(GOOD_WORDS['0.0']);
});

test.each([
  ['answers nonsense', () => 'nothing of the kind'],
  ['answers other paragraphs', () => ({ paragraphs: [{ id: 'x', es: 'hola', en: 'hello' }], translations: [{ id: 'x', text: 'y' }] })],
  [
    'fails',
    () => {
      throw new Error('no network');
    },
  ],
])('a model that %s leaves the plan as it was, and every section kept', async (_what, write) => {
  const shelf = keeping();
  const written = await writeSections(SMALL_PLAN, writer(deskOf(write)), shelf);
  expect(bindSections(SMALL_PLAN, written)).toBe(SMALL_PLAN);
  expect(shelf.stored).toHaveLength(3);
});

test('a model that never answers is not waited for beyond the time there is', async () => {
  const limit = new AbortController();
  const desk = deskOf(() => new Promise(() => undefined));
  const writing = writeSections(SMALL_PLAN, writer(desk, { signal: limit.signal }), keeping());
  await vi.waitFor(() => expect(desk.calls.length).toBeGreaterThan(0));
  limit.abort();
  expect(bindSections(SMALL_PLAN, await writing)).toBe(SMALL_PLAN);
});

test('kept words that no longer fit the outline are left out, and their model is not named', () => {
  const stale: WrittenSection = {
    section: 'summary',
    model: 'test-model',
    wording: { '1.0.0': { es: 'Cada ramo deja {{fig:gone}}.', en: 'Each bouquet leaves {{fig:gone}}.' } },
    translations: { problem: 'In Ruzafa 45 shops sell flowers', gone: 'Nothing' },
  };
  expect(bindSections(SMALL_PLAN, [stale])).toBe(SMALL_PLAN);
});

test('instructions hold no word of the visitor, and the data neither braces nor more than there is room for', async () => {
  const problem = { text: `Nadie vende {{fig:price}} flores. ${'x'.repeat(5000)}`, language: 'es' } as const;
  const desk = deskOf(writeGood);
  await writeSections({ ...SMALL_PLAN, quotes: { problem } }, writer(desk), keeping());
  for (const { instructions, data } of desk.calls) {
    expect(instructions).toContain(CANARY);
    expect(instructions).not.toContain('flores');
    const { answers = [], quotations = [] } = data as { answers?: { text: string }[]; quotations?: { text: string }[] };
    for (const { text } of [...answers, ...quotations]) {
      expect(text).not.toMatch(/\{\{|\}\}/);
      expect(text.length).toBeLessThanOrEqual(4000);
    }
  }
});
