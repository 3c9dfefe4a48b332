import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Topic } from '../../facts/topic.ts';
import type { Language } from '../../language/language.ts';
import { type ListedAmounts, listAmounts } from './list-amounts.ts';

interface Row {
  readonly lang: Language;
  readonly topic: Topic;
  readonly text: string;
  readonly expect: Partial<Record<Field, readonly unknown[]>>;
  readonly status: string;
}

type Field = Exclude<keyof ListedAmounts, 'status'>;

const rowsOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const TUNED = rowsOf('./labelled-answers.jsonl');
/** Written before the rules were looked at, then used to mend them: harder, and no less to be kept. */
const UNSEEN = rowsOf('./unseen-answers.jsonl');

type Floors = Readonly<Record<Field, readonly [precision: number, recall: number]>>;

/** What is reached on each set, percent. A change that loses any of it must say why. */
const TUNED_FLOORS: Floors = {
  money: [99, 99],
  count: [99, 99],
  pct: [99, 99],
  age: [99, 99],
  dur: [99, 99],
  date: [99, 99],
  headcount: [99, 99],
};
const UNSEEN_FLOORS: Floors = {
  money: [97, 97],
  count: [95, 90],
  pct: [97, 97],
  age: [97, 95],
  dur: [97, 97],
  date: [97, 97],
  headcount: [97, 94],
};

/** A price for each session, night or kilo is a price per unit: the plan draws no finer line. */
const THINGS = new Set(['session', 'transaction', 'kg', 'project', 'night']);

function keyOf(field: Field, item: unknown, withPeriod: boolean): string {
  if (field !== 'money') return JSON.stringify(item);
  const { v, cur, per } = item as { v: unknown; cur: unknown; per: string | null };
  return JSON.stringify([v, cur, withPeriod ? (THINGS.has(per ?? '') ? 'unit' : per) : '']);
}

function measure(rows: readonly Row[], field: Field, withPeriod = false): { precision: number; recall: number; misses: readonly string[] } {
  let [right, found, wanted] = [0, 0, 0];
  const misses: string[] = [];
  for (const { text, lang, topic, expect: labels } of rows) {
    const got = (listAmounts(text, lang, topic)[field] ?? []).map((item) => keyOf(field, item, withPeriod));
    const want = (labels[field] ?? []).map((item) => keyOf(field, item, withPeriod));
    const left = [...got];
    for (const key of want) if (left.includes(key)) left.splice(left.indexOf(key), 1);
    const hits = got.length - left.length;
    if (hits < want.length || left.length > 0) misses.push(`${text} | read ${got.join(' ')} | labelled ${want.join(' ')}`);
    right += hits;
    found += got.length;
    wanted += want.length;
  }
  return { precision: (100 * right) / found, recall: (100 * right) / wanted, misses };
}

describe.each([
  ['tuned on', TUNED, TUNED_FLOORS, 107],
  ['unseen when written', UNSEEN, UNSEEN_FLOORS, 534],
] as const)('the labelled answers %s', (_, rows, floors, length) => {
  test('are all there', () => {
    expect(rows.length).toBe(length);
  });

  test.each(Object.entries(floors) as [Field, readonly [number, number]][])('%s is read at its floor', (field, [precision, recall]) => {
    const reached = measure(rows, field);
    expect(reached.precision, reached.misses.join('\n')).toBeGreaterThanOrEqual(precision);
    expect(reached.recall, reached.misses.join('\n')).toBeGreaterThanOrEqual(recall);
  });

  test('money keeps its period in four of five', () => {
    const { precision, recall, misses } = measure(rows, 'money', true);
    expect(precision, misses.join('\n')).toBeGreaterThanOrEqual(82);
    expect(recall).toBeGreaterThanOrEqual(84);
  });

  test('what is no answer is told from what is', () => {
    const wrong = rows.filter(
      ({ text, lang, topic, status }) => (status === 'dont_know') !== (listAmounts(text, lang, topic).status === 'dont_know'),
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });
});
