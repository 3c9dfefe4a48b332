import { expect, it } from 'vitest';
import type { Cell } from '../plan.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const TITLE = 'Week by week, from four before opening';
const textOf = (cell: Cell | undefined) => (cell && 'text' in cell ? cell.text.en : '');

function piecesOf(facts: typeof SAMPLE_FACTS) {
  const plan = compose(facts);
  const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
  return { plan, pieces: rows.map(({ cells }) => textOf(cells[1])) };
}

it('shows no finished work of a service of weeks, nor of a class, and puts no board on a site before there is one', () => {
  const { customersBrought: _, ...alone } = SAMPLE_FACTS;
  const architect = {
    ...inSector(alone, 'consulting_freelance'),
    ...fact('solution', 'An architecture practice: a fixed fee from first sketch to planning permission in ten weeks'),
    ...fact('marketing', 'Site boards, Houzz, and builders who owe me a favour'),
  } as typeof SAMPLE_FACTS;
  const { plan, pieces } = piecesOf(architect);
  expect(pieces.join(' ')).not.toMatch(/finished|everything promised|first-month/i);
  expect(pieces[2]).toContain('Rehearse the first meeting');
  const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
  for (const { cells } of rows.slice(0, 4)) expect(JSON.stringify(cells[2])).not.toMatch(/channel-1/);
  const school = piecesOf(inSector(SAMPLE_FACTS, 'academy') as typeof SAMPLE_FACTS).pieces.join(' ');
  expect(school).not.toMatch(/finished (?:work|job|piece)/);
});
