// Which of the visitor's figures the model can carry. One it cannot is left out and reported as a contradiction, never bent into range.
import type { Fact, FactSheet } from '../facts/fact.ts';

const MONEY = { least: 0, most: 1e11 } as const;

/** Bounds of each figure, both included, in the fact's own unit. */
const BOUNDS = {
  price: { least: 0.01, most: 1e9 },
  unitCost: { least: 0, most: 1e9 },
  volume: { least: 0.001, most: 1e9 },
  targetVolume: { least: 0.001, most: 1e9 },
  targetMonths: { least: 2, most: 36 },
  openingShare: { least: 1, most: 100 },
  openingMonths: { least: 1, most: 24 },
  wonPerMonth: { least: 0.001, most: 1e9 },
  minutesPerSale: { least: 1, most: 9600 },
  growth: { least: -50, most: 100 },
  fixedCosts: MONEY,
  staffPay: MONEY,
  rent: MONEY,
  marketingBudget: MONEY,
  investment: MONEY,
  ownFunds: MONEY,
  investorFunds: MONEY,
  loan: MONEY,
  loanYears: { least: 0.25, most: 40 },
  loanRate: { least: 0, most: 100 },
  team: { least: 1, most: 100_000 },
  graceMonths: { least: 0, most: 60 },
  founderPay: { least: 0, most: 1e9 },
  founderPayFrom: { least: 2, most: 36 },
  founderPayFirst: { least: 0, most: 1e9 },
  staffPayFrom: { least: 2, most: 36 },
  staffPayLater: MONEY,
  churn: { least: 0, most: 90 },
  commission: { least: 0.01, most: 100 },
  rooms: { least: 1, most: 10_000 },
  occupancy: { least: 1, most: 100 },
} as const;

export type SaidFigureId = keyof typeof BOUNDS;

/** The fact of a figure when the model can carry it, else undefined. */
export function saidFigure<Id extends SaidFigureId>(facts: FactSheet, id: Id): Fact<Id> | undefined {
  const fact = facts[id] as Fact<Id> | undefined;
  return fact && isWithinBounds(id, fact.value) ? fact : undefined;
}

/** The start month when it was said as a real month. */
export function saidStart(facts: FactSheet): Fact<'start'> | undefined {
  return facts.start && /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(facts.start.value) ? facts.start : undefined;
}

/** The list of investments when each amount, and their sum, can be carried. */
export function saidItems(facts: FactSheet): Fact<'investmentItems'> | undefined {
  const fact = facts.investmentItems;
  if (!fact || fact.value.length === 0) return undefined;
  const sum = fact.value.reduce((total, item) => total + item.amount, 0);
  const carried = fact.value.every((item) => isWithinBounds('investment', item.amount)) && isWithinBounds('investment', sum);
  return carried ? fact : undefined;
}

/** Whether any figure on the sheet had to be left out. */
export function hasFigureOutOfRange(facts: FactSheet): boolean {
  const figures = Object.keys(BOUNDS) as SaidFigureId[];
  const leftOut = figures.some((id) => facts[id] !== undefined && saidFigure(facts, id) === undefined);
  const itemsLeftOut = (facts.investmentItems?.value.length ?? 0) > 0 && saidItems(facts) === undefined;
  return leftOut || itemsLeftOut || (facts.start !== undefined && saidStart(facts) === undefined);
}

function isWithinBounds(id: SaidFigureId, value: number): boolean {
  return Number.isFinite(value) && value >= BOUNDS[id].least && value <= BOUNDS[id].most;
}
