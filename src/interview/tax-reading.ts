import { type FactSheet, factValue } from '../facts/fact.ts';
import type { Assumptions } from '../finance/assumption.ts';
import { layCommonMonths } from '../finance/common-months.ts';
import { BASE_COURSE } from '../finance/course.ts';
import { fundOpening } from '../finance/fund-opening.ts';
import { projectCourse } from '../finance/project-course.ts';
import { readTaxOtherwise } from '../finance/read-tax-otherwise.ts';
import { sumYear } from '../finance/sum-years.ts';

/** Share of the first year's result that the other reading must move before it is worth a question. */
const WORTH_ASKING = 0.15;

/** Whether nobody said if the price includes the tax on sales, and the first year's result hangs on it. */
export function hangsOnTax(facts: FactSheet, assumptions: Assumptions): boolean {
  if (factValue(facts, 'price') === undefined || factValue(facts, 'taxIncluded') !== undefined) return false;
  const common = layCommonMonths(assumptions);
  const funding = fundOpening(assumptions, common);
  const { months } = projectCourse(assumptions, funding, BASE_COURSE, common);
  const other = readTaxOtherwise(assumptions, funding, common);
  if (other === null) return false;
  const { result } = sumYear(months, 1);
  return Math.abs(other.resultYear1 - result) > WORTH_ASKING * Math.abs(result);
}
