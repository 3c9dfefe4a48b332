// What founders type on a phone about the commonest small businesses: the trade that comes out is theirs, and none where none fits.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factValue } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
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
}

const MOMENT = { at: '2026-11-22T10:00:00.000Z', today: '2026-11-22' };
const MOST_ANSWERS = 8;

const ROWS = readFileSync(join(import.meta.dirname, 'told-trades.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Told);

test.each(ROWS.map((row) => [row.solution, row] as const))('%s', (_, row) => {
  const { facts } = foldTurns(tell(row));
  const sector = factValue(facts, 'sector') ?? null;
  expect(row.sectors.length === 0 ? [null] : row.sectors).toContain(sector);
  expect(row.trades).toContain(factValue(facts, 'trade') ?? null);
});

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
