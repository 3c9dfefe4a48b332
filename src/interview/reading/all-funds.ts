import { type FactSheet, factValue } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';

/** The thousands may be left out. */
const SCALES = [1, 1e3];
const NEARLY = 0.005;

/** "So thirty-one with my savings": what own money, an investor's and the loan come to together, which none of them is. */
export function isAllFunds(number: number, known: FactSheet): boolean {
  const told = (['ownFunds', 'investorFunds', 'loan'] as const).flatMap((id) => factValue(known, id) ?? []).filter((one) => one > 0);
  const all = sumOf(told);
  return told.length > 1 && SCALES.some((scale) => Math.abs(number * scale - all) <= all * NEARLY);
}
