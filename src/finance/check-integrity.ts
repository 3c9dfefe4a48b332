// The checks a model must pass before a document is set. Each compares the finished figures with each other and with the assumptions.
import { addMonths } from './add-months.ts';
import { isLoanRepaid } from './check-loan.ts';
import { areOriginsKnown, areSaidValuesUnchanged } from './check-origins.ts';
import type { IntegrityCheck, ProjectedMonth, Scenario } from './financial-model.ts';
import { SUMMED_LINES } from './sum-years.ts';
import type { UncheckedModel } from './unchecked-model.ts';

const CHECKS: Readonly<Record<string, (model: UncheckedModel) => boolean>> = {
  'numbers-are-exact': ({ assumptions, ...computed }) => holdsExactNumbers(computed) && holdsExactNumbers(amountsOf(assumptions)),
  'months-follow-the-start': areMonthsConsecutive,
  'nothing-sold-is-negative': ({ months }) => months.every((month) => month.units >= 0 && month.revenue >= 0 && month.variableCost >= 0),
  'month-sums-are-years': areYearsSums,
  'margin-is-revenue-less-cost': ({ months }) => months.every((month) => month.grossMargin === month.revenue - month.variableCost),
  'result-is-margin-less-costs': ({ months }) => months.every(isResultConsistent),
  'cash-is-opening-and-flows': isCashConsistent,
  'loan-is-repaid': isLoanRepaid,
  'need-is-funded-or-named': isNeedAccounted,
  'season-averages-one': isSeasonNeutral,
  'break-even-just-covers-costs': isBreakEvenMinimal,
  'scenarios-are-ordered': areScenariosOrdered,
  'base-scenario-is-the-model': isBaseScenarioTheModel,
  'lowest-cash-is-lowest': isLowestCashLowest,
  'origins-are-known': areOriginsKnown,
  'said-values-are-unchanged': areSaidValuesUnchanged,
};

/** Every check by its id, passed or failed. */
export function checkIntegrity(model: UncheckedModel): readonly IntegrityCheck[] {
  return Object.entries(CHECKS).map(([id, holds]) => ({ id, passed: holds(model) }));
}

/** Whole, safe, finite: nothing that was rounded silently, nothing that would print as NaN. */
function holdsExactNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (value === null || typeof value !== 'object') return value !== undefined;
  return Object.values(value).every(holdsExactNumbers);
}

/** The assumptions that must be whole; units, years and people may be fractions, and facts are the visitor's own. */
function amountsOf({ priceCents, unitCostCents, growthBasisPoints, ...rest }: UncheckedModel['assumptions']): readonly unknown[] {
  const { fixedCosts, investment, ownFunds, loan, loanRateBasisPoints, season, monthlyUnits, loanYears, team, ramp } = rest;
  const fractions = [monthlyUnits.value, loanYears.value, team.value, ramp?.normalUnits ?? 1];
  const whole = [priceCents, unitCostCents, growthBasisPoints, fixedCosts, investment, ownFunds, loan, loanRateBasisPoints, season];
  return [...whole.map((assumed) => assumed.value), fractions.every((value) => Number.isFinite(value) && value > 0) ? 1 : Number.NaN];
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

function isResultConsistent(month: ProjectedMonth): boolean {
  const operating = month.grossMargin - month.fixedCosts;
  return month.operatingResult === operating && month.result === operating - month.interest;
}

function isCashConsistent({ funding, months, years }: UncheckedModel): boolean {
  const opening = (index: number) => months[index - 1]?.cash ?? funding.openingCash;
  const monthly = months.every((month, index) => month.cash === opening(index) + month.result - month.principal);
  return monthly && years.every((year) => year.closingCash === months[year.year * 12 - 1]?.cash);
}

function isNeedAccounted({ assumptions, funding }: UncheckedModel): boolean {
  const { investment, reserve, need, ownFunds, loan, gap, spare, openingCash } = funding;
  const named = gap >= 0 && spare >= 0 && (gap === 0 || spare === 0) && ownFunds + loan + gap === need + spare;
  const taken = investment === assumptions.investment.value && ownFunds === assumptions.ownFunds.value && loan === assumptions.loan.value;
  const reserved = reserve === 2 * assumptions.fixedCosts.value && need === investment + reserve;
  return named && taken && reserved && openingCash === ownFunds + loan - investment;
}

/** Twelve indices whose mean is 1 within a thousandth: a season moves sales about, it does not make any. */
function isSeasonNeutral({ assumptions }: UncheckedModel): boolean {
  const indices = assumptions.season.value;
  return indices.length === 12 && Math.abs(indices.reduce((sum, index) => sum + index, 0) - 120_000) <= 120;
}

function isBreakEvenMinimal({ assumptions, breakEven, funding, months }: UncheckedModel): boolean {
  const margin = assumptions.priceCents.value - assumptions.unitCostCents.value;
  const { unitsPerMonth, unitsPerMonthWithLoan } = breakEven;
  if (unitsPerMonth === null || unitsPerMonthWithLoan === null) {
    return margin <= 0 && unitsPerMonth === unitsPerMonthWithLoan && breakEven.month === null;
  }
  const justCovers = (units: number, costs: number) => units * margin >= costs * 100 && (units - 1) * margin < costs * 100;
  const covered =
    justCovers(unitsPerMonth, funding.reserve / 2) && justCovers(unitsPerMonthWithLoan, funding.reserve / 2 + funding.instalment);
  const reached = months.findIndex((month) => month.units >= unitsPerMonth) + 1;
  return margin > 0 && covered && breakEven.month === (reached || null);
}

/** More volume never sells less; and never leaves less while each sale earns. Twelve rounded months may shift a line by up to twelve units. */
function areScenariosOrdered({ assumptions, scenarios }: UncheckedModel): boolean {
  const earns = Math.sign(assumptions.priceCents.value - assumptions.unitCostCents.value);
  const ordered = (less: Scenario, more: Scenario) =>
    less.volumePct < more.volumePct && more.revenueYear1 - less.revenueYear1 >= -12 && (more.resultYear1 - less.resultYear1) * earns >= -24;
  const [low, base, high] = scenarios;
  return low.id === 'low' && base.id === 'base' && high.id === 'high' && ordered(low, base) && ordered(base, high);
}

function isBaseScenarioTheModel({ scenarios, years, lowestCash, breakEven }: UncheckedModel): boolean {
  const [, base] = scenarios;
  const sameYear = base.revenueYear1 === years[0].revenue && base.resultYear1 === years[0].result;
  const sameCash = base.lowestCash === lowestCash.amount && base.lowestCashMonth === lowestCash.month;
  return base.volumePct === 100 && sameYear && sameCash && base.breakEvenMonth === breakEven.month;
}

function isLowestCashLowest({ funding, months, lowestCash }: UncheckedModel): boolean {
  const cash = [funding.openingCash, ...months.map((month) => month.cash)];
  return lowestCash.amount === Math.min(...cash) && lowestCash.month === cash.indexOf(lowestCash.amount);
}
