// Computes a formula as a spreadsheet would, so that the cells are right before any spreadsheet opens them.
import type { FormulaNode, LineName, Operator } from './parse-formula.ts';
import { addMonthsToSerial, monthOfSerial, roundLikeASheet, roundUpLikeASheet } from './sheet-arithmetic.ts';

/** Reads the cells that a name stands for. */
export interface NamedCells {
  /** The one cell; refuses a range. */
  one(name: LineName): number;
  /** One or many, in order. */
  all(name: LineName): readonly number[];
}

/** A number; comparisons give 1 or 0. Throws on a function outside the dialect and on a result that is no number, such as a division by zero. */
export function evaluateFormula(formula: FormulaNode, cells: NamedCells): number {
  const value = evaluate(formula, cells);
  if (!Number.isFinite(value)) throw new Error('a formula of the workbook gives no number');
  return value;
}

function evaluate(node: FormulaNode, cells: NamedCells): number {
  switch (node.type) {
    case 'number':
      return node.value;
    case 'negative':
      return -evaluate(node.of, cells);
    case 'operation':
      return operate(node.operator, evaluate(node.left, cells), evaluate(node.right, cells));
    case 'name':
      return cells.one(node.name);
    case 'call':
      return call(node.name, node.args, cells);
  }
}

function operate(operator: Operator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '^':
      return left ** right;
    case '=':
      return Number(left === right);
    case '<>':
      return Number(left !== right);
    case '<':
      return Number(left < right);
    case '>':
      return Number(left > right);
    case '<=':
      return Number(left <= right);
    case '>=':
      return Number(left >= right);
  }
}

function call(name: string, args: readonly FormulaNode[], cells: NamedCells): number {
  const value = (at: number) => evaluate(argument(args, at, name), cells);
  const list = (at: number) => listCells(argument(args, at, name), cells);
  switch (name) {
    case 'ROUND':
      return roundLikeASheet(value(0), value(1));
    case 'ROUNDUP':
      return roundUpLikeASheet(value(0), value(1));
    case 'INT':
      return Math.floor(value(0));
    case 'SUM':
      return reduceCells(args, cells, 0, (sum, cell) => sum + cell);
    case 'SUMPRODUCT':
      return sumElements(argument(args, 0, name), cells);
    case 'MAX':
      return reduceCells(args, cells, Number.NEGATIVE_INFINITY, Math.max);
    case 'MIN':
      return reduceCells(args, cells, Number.POSITIVE_INFINITY, Math.min);
    case 'IF':
      return value(0) === 0 ? value(2) : value(1);
    case 'AND':
      return Number(args.every((_, at) => value(at) !== 0));
    case 'MOD':
      return modulo(value(0), value(1));
    case 'MONTH':
      return monthOfSerial(value(0));
    case 'EDATE':
      return addMonthsToSerial(value(0), value(1));
    case 'INDEX':
      return list(0)[value(1) - 1] ?? Number.NaN;
    case 'MATCH':
      return matchExactly(value(0), list(1), value(2));
    case 'COUNTIF':
      return countEqual(list(0), value(1));
    default:
      throw new Error(`the workbook knows no function ${name}`);
  }
}

/** MATCH with a third argument of 0: the position of the first equal cell. */
function matchExactly(wanted: number, cells: readonly number[], kind: number): number {
  const at = kind === 0 ? cells.indexOf(wanted) : -1;
  return at < 0 ? Number.NaN : at + 1;
}

/** COUNTIF with a number: the cells equal to it. */
function countEqual(cells: readonly number[], wanted: number): number {
  return cells.filter((cell) => cell === wanted).length;
}

/** A spreadsheet's remainder has the divisor's sign. */
function modulo(dividend: number, divisor: number): number {
  return dividend - divisor * Math.floor(dividend / divisor);
}

/** SUMPRODUCT of one array: the sum of what the formula gives for each element of its ranges, which are of one length; a single cell stays. */
function sumElements(node: FormulaNode, cells: NamedCells): number {
  const ranges = new Map(namesIn(node).map((name) => [name, cells.all(name)]));
  const length = Math.max(1, ...[...ranges.values()].map((range) => range.length));
  let at = 0;
  const one = (name: LineName) => {
    const range = ranges.get(name) ?? [];
    return range[range.length === 1 ? 0 : at] ?? Number.NaN;
  };
  const element: NamedCells = { one, all: (name) => [one(name)] };
  let sum = 0;
  for (; at < length; at += 1) sum += evaluate(node, element);
  return sum;
}

function namesIn(node: FormulaNode): readonly LineName[] {
  switch (node.type) {
    case 'number':
      return [];
    case 'negative':
      return namesIn(node.of);
    case 'operation':
      return [...namesIn(node.left), ...namesIn(node.right)];
    case 'name':
      return [node.name];
    case 'call':
      return node.args.flatMap(namesIn);
  }
}

function listCells(node: FormulaNode, cells: NamedCells): readonly number[] {
  return node.type === 'name' ? cells.all(node.name) : [evaluate(node, cells)];
}

function reduceCells(args: readonly FormulaNode[], cells: NamedCells, start: number, join: (one: number, other: number) => number): number {
  let joined = start;
  for (const node of args) for (const cell of listCells(node, cells)) joined = join(joined, cell);
  return joined;
}

function argument(args: readonly FormulaNode[], at: number, name: string): FormulaNode {
  const node = args[at];
  if (!node) throw new Error(`${name} lacks an argument`);
  return node;
}
