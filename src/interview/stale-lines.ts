// The costs of a month told line by line, once one of them or their total is told anew.
import type { CostKind, CostLine, Fact, FactId, FactSheet } from '../facts/fact.ts';

/** The figure that the lines of a kind come to. */
const KINDS: Partial<Record<FactId, CostKind>> = { founderPay: 'own', staffPay: 'hired', rent: 'rent', marketingBudget: 'marketing' };
/** Rounding. */
const NEARLY = 1;

/** A line follows the figure that is told of it alone; lines that come to more than a new total, or than what is told of their kind, are no longer so. */
export function withoutStaleLines(sheet: FactSheet, facts: readonly Fact[]): FactSheet {
  const before = sheet.costLines;
  if (!before || facts.some(({ id }) => id === 'costLines')) return sheet;
  const told = facts.reduce((lines, fact) => follow(lines, fact), before.value);
  const total = sheet.fixedCosts?.value;
  const sum = told.reduce((so, { amount }) => so + amount, 0);
  const { costLines: _, ...rest } = sheet;
  if (told.length === 0 || (total !== undefined && sum > total + NEARLY * told.length)) return rest;
  return { ...sheet, costLines: { ...before, value: told } };
}

function follow(lines: readonly CostLine[], { id, value }: Fact): readonly CostLine[] {
  const kind = KINDS[id];
  const ofKind = lines.filter((line) => line.kind === kind);
  if (kind === undefined || typeof value !== 'number' || ofKind.length === 0) return lines;
  if (Math.abs(ofKind.reduce((so, { amount }) => so + amount, 0) - value) <= NEARLY) return lines;
  const [only, ...others] = ofKind;
  return others.length > 0
    ? lines.filter((line) => line.kind !== kind)
    : lines.map((line) => (line === only ? { ...line, amount: value } : line));
}
