// Lines break well in both editions of plans of several trades, papers and currencies.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRenderPool, type RenderPool } from '../src/documents/render-pool.server.ts';
import { setPlan } from '../src/documents/set-plan.ts';
import { LANGUAGES } from '../src/language/language.ts';
import { findBadBreaks, readLines } from './support/find-bad-breaks.ts';
import { findTextFaults, readWords } from './support/find-text-faults.ts';
import { planOf } from './support/plan-of.ts';

const PATIENCE = 60_000;
/** What a page still holds at most: a cell so narrow that its last two words do not go together. */
const MOST_ALONE = 3;
const TOLD = ['cafe_restaurant full', 'agency half-unknown', 'food_truck contradictory', 'health_clinic english'] as const;
let pool: RenderPool;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'breaks-'));
  pool = await createRenderPool({ workers: 1 });
}, PATIENCE);
afterAll(async () => {
  await pool?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a figure without its unit, a sign without its figure and a word alone are found', () => {
  expect(
    findBadBreaks([
      [
        ['hasta', '50.000'],
        ['€', 'y', 'más'],
      ],
    ]),
  ).toEqual(['figure and unit: hasta 50.000 / € y']);
  expect(
    findBadBreaks([
      [
        ['cuesta', '$'],
        ['500', 'al', 'mes'],
      ],
    ]),
  ).toEqual(['sign and figure: cuesta $ / 500 al']);
  expect(findBadBreaks([[['por', 'repartir', 'entre'], ['3']]])).toEqual(['a word alone: por repartir entre / 3']);
});

test('amounts one below the other keep their signs', () => {
  const column = (...lines: string[]) => [lines.map((line) => line.split(' '))];
  expect(findBadBreaks(column('Local 724 €', '310 €', '827 €'))).toEqual([]);
  expect(findBadBreaks(column('Local $ 724', '$ 310', '$ 827'))).toEqual([]);
});

test('what was said, long words and short lines are left as they are', () => {
  for (const end of ['casa»', 'extraordinaria']) expect(findBadBreaks([[['todo', 'esto', 'es'], [end]]])).toEqual([]);
  expect(findBadBreaks([[['Qué', 'se'], ['compara']]])).toEqual([]);
});

describe.each(TOLD)('%s', (told) => {
  test.each(LANGUAGES)(
    'in %s no figure leaves its unit, hardly a word stands alone, and none over another',
    async (language) => {
      const path = join(folder, 'plan.pdf');
      writeFileSync(path, await pool.render(setPlan(planOf(told), language), 0));
      const faults = findBadBreaks(readLines(path));
      expect(faults.filter((fault) => !fault.startsWith('a word alone'))).toEqual([]);
      expect(faults.slice(MOST_ALONE)).toEqual([]);
      expect(findTextFaults(readWords(path))).toEqual([]);
    },
    PATIENCE,
  );
});
