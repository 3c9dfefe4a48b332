// Rivals that nothing sets apart: those without a name of whom nothing was told stand together, and so do, in a sentence, those of whom the same was told in one breath.
import { listInBoth } from '../../language/format-list.ts';
import type { Draft } from '../draft.ts';
import { rivalQuote } from '../told/gather-quotes.ts';
import { areToldAsOne } from './are-told-as-one.ts';
import type { Column, Comparison } from './compare-rivals.ts';

/** One column of the matrix, for one or for several that nothing told sets apart. */
export interface Shared extends Column {
  /** Its place among those who were told, which names the quote. */
  readonly at: number;
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

/** Those of one kind of whom nothing was told stand together: what their kind cannot do is said once. */
export function joinKinds(draft: Draft, comparison: Comparison, groups: readonly (readonly Column[])[]): readonly (readonly Column[])[] {
  const kindOf = ([first]: readonly Column[]) => (first && isBare(draft, comparison, first) ? first.kind.id : null);
  return groups
    .map((group, at) => {
      const kind = kindOf(group);
      const isFirst = kind === null || groups.findIndex((other) => kindOf(other) === kind) === at;
      return kind === null ? group : isFirst ? groups.filter((other) => kindOf(other) === kind).flat() : [];
    })
    .filter((group) => group.length > 0);
}

/** The same comparison with a column for each that has a name, and one for those without that nothing tells apart. */
export function shareColumns(draft: Draft, comparison: Comparison): Omit<Comparison, 'columns'> & { readonly columns: readonly Shared[] } {
  const { columns, price, lines } = comparison;
  const named = columns.filter(({ rival }) => rival !== null);
  const told = groupAlike(draft, comparison, named).flatMap((group) => (group[0]?.rival?.isNamed ? group.map((one) => [one]) : [group]));
  const groups = [...told, ...columns.filter(({ rival }) => rival === null).map((column) => [column])];
  const shared = groups.flatMap((group): readonly Shared[] => {
    const [first] = group;
    return first ? [{ ...first, head: listInBoth(group.map(({ head }) => head)), at: columns.indexOf(first) }] : [];
  });
  const inThese = <Line extends { readonly theirs: readonly unknown[] }>(line: Line): Line => ({
    ...line,
    theirs: shared.map(({ at }) => line.theirs[at] ?? null),
  });
  return { ...comparison, columns: shared, price: inThese(price), lines: lines.map(inThese) };
}
