// What founders type on a phone about the commonest small businesses: the trade that comes out is theirs, and none where none fits.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { factValue } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { SECTORS } from '../../sectors/sectors.ts';
import type { TradeId } from '../../sectors/trades.ts';
import { foldTurns } from '../fold-turns.ts';
import type { Interview } from '../interview.ts';
import { takeAnswer } from '../take-answer.ts';

interface Told {
  readonly language: Language;
  readonly problem: string;
  readonly customer: string;
  readonly solution: string;
  /** Any of these is right; none: no sector is to be claimed. */
  readonly sectors: readonly SectorId[];
  readonly trades: readonly (TradeId | null)[];
  /** The sector read instead, where it is wrong. */
  readonly read?: SectorId;
  /** Nothing needs to be claimed: it is asked. */
  readonly isOpen?: boolean;
}

const MOMENT = { at: '2026-11-22T10:00:00.000Z', today: '2026-11-22' };
const MOST_ANSWERS = 8;

/** Of those who name their business among words of other trades, percent that may be taken for another. */
const MOST_WRONG = 2;

/** And of those who never name it. */
const MOST_WRONG_UNNAMED = 6;

describe('told on a phone', () => {
  test.each(rowsOf('told-trades.jsonl'))('%s', (_, row) => {
    const { sector, trade } = tradeOf(row);
    expect(row.sectors.length === 0 ? [null] : row.sectors).toContain(sector);
    expect(row.trades).toContain(trade);
  });
});

describe('the noun of the business outweighs those it serves, where it stands and what it is not', () => {
  const rows = rowsOf('named-trades.jsonl');

  test.each(rows)('%s', (_, row) => {
    const { sector, trade } = tradeOf(row);
    const expected = row.sectors.length === 0 ? [null] : row.sectors;
    expect(row.read === undefined ? expected : [row.read]).toContain(sector);
    if (row.read === undefined) expect(row.trades).toContain(trade);
  });

  test('few are taken for another, and a miss is one', () => {
    const missed = rows.filter(([, { read }]) => read !== undefined);
    expect((100 * missed.length) / rows.length).toBeLessThanOrEqual(MOST_WRONG);
    expect(missed.filter(([, { read, sectors }]) => read !== undefined && sectors.includes(read))).toEqual([]);
    expect(new Set(rows.flatMap(([, { sectors }]) => sectors)).size).toBe(Object.keys(SECTORS).length);
  });
});

describe('ordinary small trades, some of no sector: what is unknown stays a business, and what is worked on is no trade', () => {
  const rows = rowsOf('ordinary-trades.jsonl');

  test.each(rows)('%s', (_, row) => {
    const { sector, trade } = tradeOf(row);
    const expected = row.sectors.length === 0 ? [null] : row.sectors;
    expect(row.read === undefined ? expected : [row.read]).toContain(sector);
    if (row.read === undefined) expect(row.trades).toContain(trade);
  });

  test('few are taken for another', () => {
    const missed = rows.filter(([, { read }]) => read !== undefined);
    expect((100 * missed.length) / rows.length).toBeLessThanOrEqual(MOST_WRONG);
  });
});

describe('told without the name of the trade: what is worked on and with tells it, or nothing is claimed', () => {
  const rows = rowsOf('unnamed-trades.jsonl');

  test.each(rows)('%s', (_, row) => {
    const { sector, trade } = tradeOf(row);
    const open = row.isOpen ? [null] : [];
    const expected = row.sectors.length === 0 ? [null] : [...row.sectors, ...open];
    expect(row.read === undefined ? expected : [...expected, row.read]).toContain(sector);
    if (row.read === undefined) expect([...row.trades, ...open]).toContain(trade);
  });

  test('few are taken for another kind', () => {
    expect((100 * rows.filter(([, { read }]) => read !== undefined).length) / rows.length).toBeLessThanOrEqual(MOST_WRONG_UNNAMED);
  });
});

function rowsOf(file: string): readonly (readonly [string, Told])[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Told).map((row) => [row.solution, row] as const);
}

/** What is known once the three questions are answered. */
function tradeOf(row: Told): { readonly sector: string | null; readonly trade: string | null } {
  const { facts } = foldTurns(tell(row));
  return { sector: factValue(facts, 'sector') ?? null, trade: factValue(facts, 'trade') ?? null };
}

/** The three answers; what is asked again about the customer is told again. */
function tell({ language, problem, customer, solution }: Told): Interview {
  const said = { problem, customer, solution };
  let interview: Interview = { language, startedAt: MOMENT.at, turns: [] };
  for (let at = 0; at < MOST_ANSWERS; at++) {
    const { pending } = foldTurns(interview);
    const turn = takeAnswer(interview, said[(pending ?? 'solution') as keyof typeof said] ?? customer, MOMENT);
    if (turn === 'finished') break;
    interview = { ...interview, turns: [...interview.turns, turn] };
    if (turn.question === 'solution') break;
  }
  return interview;
}
