import type { FactSheet } from '../facts/fact.ts';
import { splitTeam } from '../facts/split-team.ts';
import { findWorkInCost } from '../facts/work-in-cost.ts';
import type { Assumptions } from './assumption.ts';

/**
 * Whether all pay is counted as pay. Where the founder's own was told beside the fixed costs and somebody is employed whose wages were not told
 * apart, theirs are among those costs, nobody knows how much: what is left is no share to hold against the trade's. Nor is it where whoever does
 * the work is paid out of each sale.
 */
export function isPayKnown(facts: FactSheet, { team, fixedCosts, extraPay, staff }: Assumptions): boolean {
  if (findWorkInCost(facts)) return false;
  const { full, part, founders } = splitTeam(facts, team.value);
  const holdsWages = full + part > founders && fixedCosts.origin !== 'sector' && staff.fact === undefined;
  return !(holdsWages && extraPay.value > 0 && extraPay.origin !== 'sector');
}
