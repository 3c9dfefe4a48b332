import { countryOf } from '../countries/countries.ts';
import { withLocalWage } from '../countries/local-wages.ts';
import type { FactSheet } from '../facts/fact.ts';
import { FULL_MONTH } from '../facts/part-hours.ts';
import { splitTeam } from '../facts/split-team.ts';
import { foldText } from '../language/fold-text.ts';
import type { FinancialModel } from './financial-model.ts';
import { countTeam } from './hours-paid.ts';
import { splitHiredPay } from './split-hired-pay.ts';

/** An hour of somebody employed, with charges: as told, and never below the law's least. */
export function hourCost(model: Pick<FinancialModel, 'assumptions'>, facts: FactSheet): number | null {
  const { assumptions: a } = model;
  const people = Math.ceil(a.team.value);
  const team = countTeam(facts, a, people);
  const hours = (team.full - team.founders) * FULL_MONTH + team.partHours;
  const { wages, charges } = splitHiredPay(a, splitTeam(facts, people));
  const paid = hours > 0 ? (wages + charges) / hours : 0;
  const { leastWage, currency } = withLocalWage(countryOf(a.country), foldText(facts.city?.value ?? ''));
  const least =
    leastWage === undefined || a.currency !== currency ? 0 : (leastWage.base / FULL_MONTH) * (1 + a.employerCostBasisPoints.value / 10_000);
  const hour = Math.max(paid, least);
  return hour > 0 ? hour : null;
}
