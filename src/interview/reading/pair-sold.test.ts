// Several things sold, in the grammars founders use: read by what stands side by side, by one name, or by the total told beside them.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type SaleLine, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

interface Told {
  readonly question: 'revenue' | 'read-back';
  readonly language: Language;
  readonly text: string;
  /** Price, number a month and, where it is told, what one costs. */
  readonly lines: readonly (readonly number[])[];
}

const TOLD = readFileSync(new URL('./things-sold.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Told);
const SAID_BACK = withFacts({}, [
  makeFact('price', 95, { unit: 'EUR', period: 'unit' }),
  makeFact('volume', 650, { unit: 'units', period: 'month' }),
  makeFact('fixedCosts', 4000, { unit: 'EUR', period: 'month' }),
]);

test.each(TOLD)('$question ($language): $text', ({ question, language, text, lines }) => {
  const known = question === 'read-back' ? SAID_BACK : {};
  const { facts } = readAnswer(text, { answer: 5, question, language, known, today: '2026-11-29' });
  const told = (facts.find(({ id }) => id === 'lines')?.value ?? []) as readonly SaleLine[];
  const asLine = ({ price, units, unitCost }: SaleLine) => JSON.stringify([price, units, ...(unitCost === undefined ? [] : [unitCost])]);
  expect(told.map(asLine).sort()).toEqual(lines.map((line) => JSON.stringify(line)).sort());
  expect(new Set(told.map(({ label }) => label)).size).toBe(lines.length);
});
