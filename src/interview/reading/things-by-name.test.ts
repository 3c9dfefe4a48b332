// Several things sold, told in lists: their prices, their numbers, what each costs and how long each takes, sentence by sentence.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FactSheet, SaleLine } from '../../facts/fact.ts';
import { isTold, takeTogether } from '../../facts/sale-lines.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { readAnswer } from './read-answer.ts';

interface Case {
  readonly kind: string;
  readonly question: QuestionId;
  readonly language: Language;
  readonly text: string;
  /** Facts by id; each of the lines as label, units, price and, where it was told, cost. */
  readonly known: { readonly lines?: readonly (readonly [string, number | null, number, number?])[] } & Readonly<Record<string, unknown>>;
  /** Facts by id, the lines in words; null for one that must not be told. */
  readonly expected: Readonly<Record<string, unknown>>;
}

const CASES = readFileSync(new URL('./things-by-name.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case);

function sheetOf({ lines: told = [], ...more }: Case['known']): FactSheet {
  const lines = told.map(
    ([label, units, price, unitCost]): SaleLine => ({ label, units, price, ...(unitCost !== undefined && { unitCost }) }),
  );
  const together = lines.length > 0 && lines.every(isTold) ? takeTogether(lines.filter(isTold)) : null;
  const facts = {
    ...(lines.length > 0 && { lines }),
    ...(together && { price: together.price, volume: together.units }),
    ...(together?.unitCost !== undefined && { unitCost: together.unitCost }),
    ...more,
  };
  return Object.fromEntries(
    Object.entries(facts).map(([id, value]) => [
      id,
      { id, value, origin: id === 'lines' ? 'said' : 'derived', quote: null, period: id === 'volume' ? 'month' : 'unit', unit: null },
    ]),
  );
}

function toldIn({ question, language, text, known }: Case): Readonly<Record<string, unknown>> {
  const { facts } = readAnswer(text, { answer: 3, question, language, known: sheetOf(known), today: '2026-11-20' });
  return Object.fromEntries(facts.map(({ id, value }) => [id, id === 'lines' ? inWords(value as readonly SaleLine[]) : value]));
}

function inWords(lines: readonly SaleLine[]): string {
  return lines
    .map(({ label, units, price, unitCost }) =>
      [label.toLowerCase(), units, price, ...(unitCost === undefined ? [] : [unitCost])].join(' '),
    )
    .join('; ');
}

describe.each([...new Set(CASES.map(({ kind }) => kind))])('%s', (kind) => {
  test.each(CASES.filter((one) => one.kind === kind))('$question: $text', (one) => {
    const told = toldIn(one);
    expect(Object.fromEntries(Object.keys(one.expected).map((id) => [id, told[id] ?? null]))).toEqual(one.expected);
  });
});
