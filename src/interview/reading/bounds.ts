import type { FactId } from '../../facts/fact.ts';

/** What each figure may be; `above` is not itself allowed, `most` is. */
const BOUNDS: Partial<Record<FactId, { readonly above: number; readonly most: number }>> = {
  price: { above: 0, most: 1e9 },
  unitCost: { above: -Number.MIN_VALUE, most: 1e9 },
  volume: { above: 0, most: 1e9 },
  minutesPerSale: { above: 1 - 1e-9, most: 9600 },
  growth: { above: -100 - 1e-9, most: 1000 },
  fixedCosts: { above: -Number.MIN_VALUE, most: 1e12 },
  investment: { above: -Number.MIN_VALUE, most: 1e12 },
  staffPay: { above: -Number.MIN_VALUE, most: 1e12 },
  investorFunds: { above: -Number.MIN_VALUE, most: 1e12 },
  investorShare: { above: 0, most: 100 },
  ownFunds: { above: -Number.MIN_VALUE, most: 1e12 },
  loan: { above: -Number.MIN_VALUE, most: 1e12 },
  openingShare: { above: 0, most: 100 },
  openingMonths: { above: 0, most: 24 },
  founderPayFrom: { above: 1, most: 36 },
  staffPayFrom: { above: 1, most: 36 },
  staffPayLater: { above: 0, most: 1e12 },
  founderPay: { above: -Number.MIN_VALUE, most: 1e12 },
  loanYears: { above: 1 - 1e-9, most: 40 },
  loanRate: { above: -Number.MIN_VALUE, most: 100 },
  graceMonths: { above: -Number.MIN_VALUE, most: 120 },
  churn: { above: -Number.MIN_VALUE, most: 99 },
  commission: { above: 0, most: 100 },
  rooms: { above: 1 - 1e-9, most: 10_000 },
  occupancy: { above: 0, most: 100 },
  team: { above: 1 - 1e-9, most: 10_000 },
};

/** Whether a figure is possible at all. Words always are. */
export function isWithinBounds(id: FactId, value: unknown): boolean {
  const bounds = BOUNDS[id];
  if (bounds === undefined || typeof value !== 'number') return true;
  return Number.isFinite(value) && value > bounds.above && value <= bounds.most;
}
