import { evaluateFormula, type NamedCells } from './evaluate-formula.ts';
import { type FormulaNode, type LineName, parseFormula } from './parse-formula.ts';
import { reachCells } from './reach-cells.ts';
import { CASES, type CaseId, CELLS, MONTHS, ONCE, OPENING, type WorkbookLine } from './workbook-line.ts';

/** The value of a cell; 0 where the line leaves it empty, as a spreadsheet counts it. */
export type ReadCell = (of: CaseId, line: string, cell: number) => number;

/** The template that stands in a cell of a line; null where the cell is empty or holds a constant. */
export function templateOf(line: WorkbookLine, cell: number, of: CaseId): string | null {
  if (cell === ONCE) return typeof line.once === 'function' ? line.once(of) : (line.once ?? null);
  if (cell === OPENING) return line.opening ?? null;
  const { months, years } = line;
  if (cell > OPENING) return typeof months === 'function' ? months(cell - OPENING) : (months ?? null);
  if (years === 'sum') return `SUM({${line.id}:year})`;
  if (years === 'last') return `{${line.id}:end}`;
  return years?.(cell) ?? null;
}

/** The constant that stands in a cell of a line; null where there is none. */
export function constantOf(line: WorkbookLine, cell: number): number | null {
  return (cell === ONCE ? line.input : line.calendar?.[cell - OPENING - 1]) ?? null;
}

/** Finds a line by its id; throws when there is none: a formula named it, and formulas are ours. */
export function createFindLine(lines: readonly WorkbookLine[]): (id: string) => WorkbookLine {
  const byId = new Map(lines.map((line) => [line.id, line]));
  if (byId.size < lines.length) throw new Error('two lines have one id');
  return (id) => {
    const line = byId.get(id);
    if (!line) throw new Error(`there is no line {${id}}`);
    return line;
  };
}

/** The case whose cell a name means: lines that are the same in every case stand in the base case only. */
export function caseOfName(name: LineName, line: WorkbookLine, here: CaseId): CaseId {
  if (isShared(line)) return 'base';
  if (name.case === null) return here;
  const found = CASES.find((one) => one === name.case);
  if (!found) throw new Error(`there is no case "${name.case}"`);
  return found;
}

const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell);

function isShared(line: WorkbookLine): boolean {
  return line.shared === true || line.input !== undefined || line.calendar !== undefined;
}

/** A line with its values in each case; NaN where a cell is not yet known. */
interface Entry {
  readonly line: WorkbookLine;
  readonly values: Readonly<Record<CaseId, Float64Array>>;
  readonly underWay: Set<number>;
}

/** Computes every cell of every case, in whatever order the formulas need. Throws on a formula that needs itself. */
export function calculateLines(lines: readonly WorkbookLine[]): ReadCell {
  const find = createFindLine(lines);
  const entries = new Map(lines.map((line) => [line.id, openEntry(line)]));
  const parsed = new Map<string, FormulaNode>();
  const named = new Map<LineName, Entry>();

  const parse = (template: string): FormulaNode => {
    const known = parsed.get(template) ?? parseFormula(template);
    parsed.set(template, known);
    return known;
  };
  const entryOf = (id: string): Entry => entries.get(find(id).id) as Entry;
  const entryNamed = (name: LineName): Entry => {
    const entry = named.get(name) ?? entryOf(name.line);
    named.set(name, entry);
    return entry;
  };

  function compute(of: CaseId, entry: Entry, cell: number): number {
    const values = entry.values[of];
    const known = values[cell] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const value = constantOf(entry.line, cell) ?? computeFormula(of, entry, cell);
    values[cell] = value;
    return value;
  }

  function computeFormula(of: CaseId, { line, underWay }: Entry, cell: number): number {
    const template = templateOf(line, cell, of);
    if (template === null) return 0;
    const mark = CASES.indexOf(of) * CELLS + cell;
    if (underWay.has(mark)) throw new Error(`a formula needs itself: ${of} ${line.id} ${cell}`);
    underWay.add(mark);
    try {
      return evaluateFormula(parse(template), cellsSeenFrom(of, cell));
    } catch (error) {
      throw new Error(`${of} ${line.id} ${cell}: ${template}`, { cause: error });
    } finally {
      underWay.delete(mark);
    }
  }

  function cellsSeenFrom(here: CaseId, at: number): NamedCells {
    const resolve = (name: LineName) => {
      const entry = entryNamed(name);
      return { entry, of: caseOfName(name, entry.line, here), ...reachCells(entry.line, name.reach, at) };
    };
    return {
      one(name) {
        const { entry, of, from, to } = resolve(name);
        if (from !== to) throw new Error(`{${name.text}} is not one cell`);
        return compute(of, entry, from);
      },
      all(name) {
        const { entry, of, from, to } = resolve(name);
        return Array.from({ length: to - from + 1 }, (_, index) => compute(of, entry, from + index));
      },
    };
  }

  // Month after month, so that a formula seldom has to wait for more than the month before.
  for (let month = 1; month <= MONTHS; month += 1) {
    for (const entry of entries.values()) {
      if (entry.line.months) for (const of of casesOf(entry.line)) compute(of, entry, OPENING + month);
    }
  }
  return (of, id, cell) => {
    const entry = entryOf(id);
    return compute(isShared(entry.line) ? 'base' : of, entry, cell);
  };
}

function openEntry(line: WorkbookLine): Entry {
  const unknown = () => new Float64Array(CELLS).fill(Number.NaN);
  const base = unknown();
  return {
    line,
    values: isShared(line) ? { base, low: base, high: base } : { base, low: unknown(), high: unknown() },
    underWay: new Set(),
  };
}

/** The cases in which a line has cells of its own. */
export function casesOf(line: WorkbookLine): readonly CaseId[] {
  return isShared(line) ? ['base'] : CASES;
}

/** The cells that a line fills, in order. */
export function filledCells(line: WorkbookLine, of: CaseId): readonly number[] {
  return ALL_CELLS.filter((cell) => constantOf(line, cell) !== null || templateOf(line, cell, of) !== null);
}
