// Computes a formula as a spreadsheet would, so that the cells are right before any spreadsheet opens them.
import type { FormulaNode, LineName, Operator } from './parse-formula.ts';
import { addMonthsToSerial, monthOfSerial, roundLikeASheet, roundUpLikeASheet } from './sheet-arithmetic.ts';

/** The cells that a name stands for: one, or a range in order. */
export type ReadCells = (name: LineName) => readonly number[];

/** A number; comparisons give 1 or 0. Throws on a function outside the dialect and on a result that is no number, such as a division by zero. */
export function evaluateFormula(formula: FormulaNode, read: ReadCells): number {
  const value = evaluate(formula, read);
  if (!Number.isFinite(value)) throw new Error('a formula of the workbook gives no number');
  return value;
}

function evaluate(node: FormulaNode, read: ReadCells): number {
  switch (node.type) {
    case 'number':
      return node.value;
    case 'negative':
      return -evaluate(node.of, read);
    case 'operation':
      return operate(node.operator, evaluate(node.left, read), evaluate(node.right, read));
    case 'name':
      return onlyCell(read(node.name), node.name);
    case 'call':
      return call(node.name, node.args, read);
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

function call(name: string, args: readonly FormulaNode[], read: ReadCells): number {
  const value = (at: number) => evaluate(argument(args, at, name), read);
  const cells = (at: number) => listCells(argument(args, at, name), read);
  switch (name) {
    case 'ROUND':
      return roundLikeASheet(value(0), value(1));
    case 'ROUNDUP':
      return roundUpLikeASheet(value(0), value(1));
    case 'INT':
      return Math.floor(value(0));
    case 'SUM':
      return args.flatMap((_, at) => cells(at)).reduce((sum, cell) => sum + cell, 0);
    case 'MAX':
      return args.flatMap((_, at) => cells(at)).reduce((most, cell) => Math.max(most, cell), Number.NEGATIVE_INFINITY);
    case 'MIN':
      return args.flatMap((_, at) => cells(at)).reduce((least, cell) => Math.min(least, cell), Number.POSITIVE_INFINITY);
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
      return cells(0)[value(1) - 1] ?? Number.NaN;
    case 'MATCH':
      return matchExactly(value(0), cells(1), value(2));
    case 'COUNTIF':
      return countEqual(cells(0), value(1));
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

function listCells(node: FormulaNode, read: ReadCells): readonly number[] {
  return node.type === 'name' ? read(node.name) : [evaluate(node, read)];
}

function argument(args: readonly FormulaNode[], at: number, name: string): FormulaNode {
  const node = args[at];
  if (!node) throw new Error(`${name} lacks an argument`);
  return node;
}

function onlyCell(cells: readonly number[], name: LineName): number {
  const [cell] = cells;
  if (cell === undefined || cells.length > 1) throw new Error(`{${name.text}} is not one cell`);
  return cell;
}
