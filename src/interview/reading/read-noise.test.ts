import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuestionId } from '../interview.ts';
import { read } from './read-fixture.ts';

/** An ordinary answer as long as an answer may be. */
const ORDINARY = 'Vendemos a 12 € y contamos con 300 clientes al mes; el alquiler son 900 €. '.repeat(54).slice(0, 4_000);
/** A pattern that runs away costs hundreds of times more. */
const MOST_TIMES_DEARER = 40;

/** Processor time of the cheapest of three readings, in microseconds. */
function costOf(question: QuestionId, text: string): number {
  const costs = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    read(question, text);
    return process.cpuUsage(start).user;
  });
  return Math.max(100, Math.min(...costs));
}

const ordinaryCosts = new Map<QuestionId, number>();

/** Measured once a question: it is the same for every text held against it. */
function ordinaryCost(question: QuestionId): number {
  const cost = ordinaryCosts.get(question) ?? costOf(question, ORDINARY);
  ordinaryCosts.set(question, cost);
  return cost;
}

describe('whatever is typed', () => {
  const pieces = fc.constantFrom(
    '12.',
    ',500',
    ' €',
    ' al mes',
    'mil ',
    'a ',
    'no ',
    '{{',
    '}}',
    '1e9',
    '-3',
    ' y ',
    'San ',
    'de ',
    '(',
    '%',
    '\n',
    '¿',
    '$',
    'por ',
  );
  const noise = fc.oneof(
    fc.string({ maxLength: 200, unit: 'binary' }),
    fc.array(pieces, { maxLength: 120 }).map((parts) => parts.join('')),
  );
  const questions = fc.constantFrom<QuestionId>(
    'problem',
    'revenue',
    'resources',
    'price',
    'volume',
    'funding',
    'team',
    'start',
    'competitors',
    'identity',
    'read-back',
  );

  test('is read without throwing, and no stored text keeps double braces or control characters', () => {
    fc.assert(
      fc.property(noise, questions, (text, question) => {
        const { facts } = read(question, text);
        for (const { value } of facts) {
          if (typeof value === 'string') expect(value).not.toMatch(/\{\{|\}\}|(?!\n)\p{Cc}|[\u200b-\u200f\u202a-\u202e]/u);
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    '1.',
    '1,1 ',
    'mil ',
    'San ',
    'a b ',
    '((((',
    'no no ',
    'de 1 a 2 ',
    '1 000 ',
    'y ',
    ', A',
    '$',
    '% ',
    'se llama ',
    ' ',
    '1e',
    'en el ',
    'veinte y ',
    'corte 12, ',
    'Plaza Mayor ',
    'brother and i ',
    '1-',
    'de 25 para arriba ',
  ])('4,000 characters of "%s" cost no more than a few times an ordinary text of that length', (piece) => {
    const text = piece.repeat(4_000).slice(0, 4_000);
    for (const question of ['problem', 'revenue', 'resources', 'competitors', 'read-back'] as const) {
      expect(costOf(question, text) / ordinaryCost(question)).toBeLessThan(MOST_TIMES_DEARER);
    }
  });
});
