// The checks a model must pass before a document is set. Each compares the finished figures with each other and with the assumptions.
import { addMonths } from './add-months.ts';
import { isLoanRepaid } from './check-loan.ts';
import { areOriginsKnown, areSaidValuesUnchanged } from './check-origins.ts';
import {
  areScenariosOrdered,
  isBaseScenarioTheModel,
  isBreakEvenMinimal,
  isLowestCashLowest,
  isNeedAccounted,
  isSeasonNeutral,
} from './check-outcomes.ts';
import {
  areCustomersCarried,
  areUnitsWithinCapacity,
  isMarketingBudgeted,
  isNothingNegative,
  isPriceAboveCost,
  isResultConsistent,
  isRevenueFromUnits,
} from './check-sales.ts';
import {
  areAssetsWorn,
  areEarningsRetained,
  doCashFlowsAgree,
  doesBalance,
  doesVatReconcile,
  isCashConsistent,
  isTaxFair,
} from './check-statements.ts';
import type { IntegrityCheck } from './financial-model.ts';
import { SUMMED_LINES } from './sum-years.ts';
import type { UncheckedModel } from './unchecked-model.ts';

const CHECKS: Readonly<Record<string, (model: UncheckedModel) => boolean>> = {
  'assets-equal-claims': doesBalance,
  'cash-flows-agree': doCashFlowsAgree,
  'cash-is-opening-and-flows': isCashConsistent,
  'month-sums-are-years': areYearsSums,
  'revenue-is-units-times-price': isRevenueFromUnits,
  'sources-meet-uses': isNeedAccounted,
  'loan-is-repaid': isLoanRepaid,
  'assets-are-worn-off': areAssetsWorn,
  'earnings-are-retained': areEarningsRetained,
  'sales-tax-reconciles': doesVatReconcile,
  'profit-tax-is-fair': isTaxFair,
  'season-averages-one': isSeasonNeutral,
  'units-are-within-capacity': areUnitsWithinCapacity,
  'price-is-above-cost': isPriceAboveCost,
  'marketing-is-budgeted': isMarketingBudgeted,
  'scenarios-are-ordered': areScenariosOrdered,
  'numbers-are-exact': holdsExactly,
  'origins-are-known': areOriginsKnown,
  'said-values-are-unchanged': areSaidValuesUnchanged,
  'months-follow-the-start': areMonthsConsecutive,
  'nothing-is-negative': isNothingNegative,
  'customers-are-carried': areCustomersCarried,
  'result-adds-up': isResultConsistent,
  'break-even-just-covers-costs': isBreakEvenMinimal,
  'base-scenario-is-the-model': isBaseScenarioTheModel,
  'lowest-cash-is-lowest': isLowestCashLowest,
};

/** Every check by its id, passed or failed. Where the numbers are not exact, nothing built on them can be judged, and all fail. */
export function checkIntegrity(model: UncheckedModel): readonly IntegrityCheck[] {
  const exact = holdsExactly(model);
  return Object.entries(CHECKS).map(([id, holds]) => ({ id, passed: exact && holds(model) }));
}

function holdsExactly({ assumptions, ...computed }: UncheckedModel): boolean {
  return holdsExactNumbers(computed) && holdsExactNumbers(amountsOf(assumptions));
}

/** Whole, safe, finite: nothing that was rounded silently, nothing that would print as NaN. */
function holdsExactNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (value === null || typeof value !== 'object') return value !== undefined;
  return Object.values(value).every(holdsExactNumbers);
}

/** Assumptions that may be fractions; every other number among them is whole. */
const FRACTIONS: readonly string[] = ['monthlyUnits', 'loanYears', 'raisedYears', 'team', 'lifeYears', 'ramp', 'lines'];

function amountsOf(assumptions: UncheckedModel['assumptions']): readonly unknown[] {
  const { monthlyUnits, loanYears, raisedYears, team, lifeYears, ramp, lines = [] } = assumptions;
  const fractions = [
    ...[monthlyUnits, loanYears, raisedYears, team, lifeYears, ...lines.map(({ units }) => units)].map(({ value }) => value),
    ramp?.normalUnits ?? 1,
  ];
  const whole = Object.entries(assumptions).flatMap(([key, value]) => (FRACTIONS.includes(key) ? [] : numbersOf(value)));
  const ofLines = lines.flatMap(({ priceCents, unitCostCents }) => [priceCents.value, unitCostCents?.value ?? 0]);
  return [...whole, ...ofLines, fractions.every((value) => Number.isFinite(value) && value > 0) ? 1 : Number.NaN];
}

/** The numbers of an assumption, without the fact it was taken from: that one is as said. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'fact' ? [] : numbersOf(inner)));
}

function areMonthsConsecutive({ assumptions, months }: UncheckedModel): boolean {
  const inOrder = months.every((month, index) => month.number === index + 1 && month.month === addMonths(assumptions.start.value, index));
  return months.length === 36 && inOrder;
}

function areYearsSums({ months, years }: UncheckedModel): boolean {
  return years.every((year, index) => {
    const own = months.slice(index * 12, index * 12 + 12);
    return SUMMED_LINES.every((line) => own.reduce((sum, month) => sum + month[line], 0) === year[line]);
  });
}
