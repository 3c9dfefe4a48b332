import { monthIndex } from './add-months.ts';
import type { Assumptions } from './assumption.ts';
import { type CommonMonths, layCommonMonths } from './common-months.ts';
import type { Course } from './course.ts';
import { type OpeningUses, spentBeforeOpening } from './measure-opening.ts';
import { type OperatingMonth, projectOperations } from './project-operations.ts';
import { projectStatements, type Statements } from './project-statements.ts';

/**
 * The 36 months of one course, from its sales to its balance. What opening takes is that of the base case: it is spent before anybody knows better.
 * `operations`: what the months sell and cost, where that is not what these assumptions say throughout.
 */
export function projectCourse(
  assumptions: Assumptions,
  uses: OpeningUses,
  course: Course,
  common: CommonMonths = layCommonMonths(assumptions),
  operations: readonly OperatingMonth[] = projectOperations(assumptions, course, common),
): Statements {
  const [goods, depositTold] = [assumptions.goodsTold.value, assumptions.depositTold.value];
  const every = assumptions.vatEveryMonths;
  return projectStatements({
    operations,
    repayments: common.repayments,
    ownFunds: assumptions.ownFunds.value + assumptions.raisedOwn.value,
    loan: assumptions.loan.value + assumptions.raisedLoan.value,
    investment: uses.purchases - uses.spentTold - goods - depositTold,
    openingStock: uses.openingStock + goods,
    openingVat: uses.openingVat,
    deposit: uses.deposit + depositTold,
    preOpening: spentBeforeOpening(uses),
    lifeMonths: Math.max(1, Math.round(assumptions.lifeYears.value * 12)),
    daysToCollect: assumptions.daysToCollect.value,
    daysToPay: assumptions.daysToPay.value,
    daysOfStock: assumptions.daysOfStock.value,
    isShelfKept: assumptions.isShelfKept,
    vatOnSales: assumptions.vatOnSales.value,
    vatOnGoods: assumptions.vatOnGoods.value,
    vatOnRest: assumptions.vatOnRest.value,
    vatEveryMonths: every,
    vatMonthsGone: every === 0 ? 0 : monthIndex(assumptions.start.value) % every,
    profitTax: {
      first: assumptions.profitTax.first.value,
      upTo: assumptions.profitTax.upTo,
      above: assumptions.profitTax.above.value,
    },
  });
}
