// Rivals that nothing sets apart: those of whom nothing was told stand together, and so do those of whom the same was told in one breath.
import { listInBoth } from '../../language/format-list.ts';
import type { Draft } from '../draft.ts';
import { rivalQuote } from '../told/gather-quotes.ts';
import { areToldAsOne } from './are-told-as-one.ts';
import type { Column, Comparison } from './compare-rivals.ts';

/** One column of the matrix, for one or for several that nothing told sets apart. */
export interface Shared extends Column {
  /** Its place among those who were told, which names the quote. */
  readonly at: number;
  readonly names: number;
}

/** Nothing was told of it but its name. */
export function isBare(draft: Draft, { columns }: Comparison, column: Column): boolean {
  return column.says.size === 0 && (column.rival === null || column.rival.isDoing || !draft.quotes[rivalQuote(columns.indexOf(column))]);
}

/** Each alone, but for those without a name that nothing told sets apart. */
export function groupAlike(draft: Draft, comparison: Comparison, columns: readonly Column[]): readonly (readonly Column[])[] {
  const groups: Column[][] = [];
  for (const column of columns) {
    const isAlone = column.rival?.isNamed || !isBare(draft, comparison, column);
    const alike = isAlone
      ? groups.find(([first]) => first !== undefined && areToldAsOne(first, column))
      : groups.find(([first]) => first?.kind.id === column.kind.id && !first.rival?.isNamed && isBare(draft, comparison, first));
    if (alike) alike.push(column);
    else groups.push([column]);
  }
  return groups;
}

/** Named, and of the same kind, with nothing told of either but the name: a column of their own each would say the same twice. */
function joinNamesAlone(draft: Draft, comparison: Comparison, groups: readonly (readonly Column[])[]): readonly (readonly Column[])[] {
  const isNameAlone = ([column]: readonly Column[]) => column?.rival?.isNamed === true && isBare(draft, comparison, column);
  return groups.flatMap((group, at) => {
    if (!isNameAlone(group)) return [group];
    const alike = (other: readonly Column[]) => isNameAlone(other) && other[0]?.kind.id === group[0]?.kind.id;
    return groups.findIndex(alike) === at ? [groups.filter(alike).flat()] : [];
  });
}

/** The same comparison with one column for those who are told apart by nothing. */
export function shareColumns(draft: Draft, comparison: Comparison): Omit<Comparison, 'columns'> & { readonly columns: readonly Shared[] } {
  const { columns, price, lines } = comparison;
  const named = columns.filter(({ rival }) => rival !== null);
  const told = joinNamesAlone(draft, comparison, groupAlike(draft, comparison, named));
  const groups = [...told, ...columns.filter(({ rival }) => rival === null).map((column) => [column])];
  const shared = groups.flatMap((group): readonly Shared[] => {
    const [first] = group;
    return first ? [{ ...first, head: listInBoth(group.map(({ head }) => head)), at: columns.indexOf(first), names: group.length }] : [];
  });
  const inThese = <Line extends { readonly theirs: readonly unknown[] }>(line: Line): Line => ({
    ...line,
    theirs: shared.map(({ at }) => line.theirs[at] ?? null),
  });
  return { ...comparison, columns: shared, price: inThese(price), lines: lines.map(inThese) };
}
