// The competitor matrix of a plan, for its tests.
import type { FactSheet } from '../../facts/fact.ts';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

/** The sample with these rivals told. */
export const told = (competitors: string, rivals: readonly string[]): FactSheet => ({
  ...SAMPLE_FACTS,
  ...fact('competitors', competitors),
  ...fact('rivals', [...rivals]),
});

/** The matrix of a plan, in English: its heads and the words or figures of its rows. */
export function matrixOf(facts: FactSheet): { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const matrix = tablesOf(compose(facts)).find(({ title }) => title.en === 'Competitor matrix');
  if (!matrix) throw new Error('no matrix');
  return {
    heads: matrix.columns.map(({ head }) => ('en' in head ? head.en : '')),
    rows: matrix.rows.map(({ cells }) =>
      cells.map((_, at) => {
        const cell = cells.findLast((one, place) => place <= at && !('joined' in one)) ?? { empty: true };
        return 'text' in cell ? readSigns(cell.text.en.replaceAll('**', '')) : 'figure' in cell ? cell.figure : '';
      }),
    ),
  };
}

/** The signs of where it comes from, in words. */
const readSigns = (text: string) => text.replaceAll('{{mark:sector}}', ' (usual)').replaceAll('{{mark:said}}', ' (told)');

/** By what it asks, without how that is found out. */
export const rowOf = ({ rows }: ReturnType<typeof matrixOf>, head: RegExp) =>
  rows.find(([name]) => head.test(name?.replace(/: (?=\p{Ll}).*/u, '') ?? ''));
