// What changes how the figures are counted: tax and pay inside them or not, the shape of the revenue, grace on the loan.
import type { Fact } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';
import { findChargedApart } from './find-charged-apart.ts';
import { findChurn } from './find-churn.ts';
import { findCommission } from './find-commission.ts';
import { findFamilyLoan } from './find-family-loan.ts';
import { findGrace } from './find-grace.ts';
import { findLoanRate } from './find-loan-rate.ts';
import { findLodging } from './find-lodging.ts';
import { findNoPay, findPayBeside, findPayIncluded } from './find-pay.ts';
import { findRevenueShape } from './find-revenue-shape.ts';
import { findTaxIncluded } from './find-tax-included.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['solution', 'revenue', 'price', 'volume', 'read-back']);
const TELLS_ROOMS: ReadonlySet<QuestionId> = new Set([...TELLS_SALES, 'identity', 'resources', 'investment']);
const TELLS_LOAN: ReadonlySet<QuestionId> = new Set(['resources', 'funding', 'investment', 'read-back']);

/** Who is to be repaid may be said among the goals alone. */
const TELLS_LENDER: ReadonlySet<QuestionId> = new Set([...TELLS_LOAN, 'goals']);

/** The terms said in an answer; `found` are the figures already read from it. */
export function findModelTerms(
  ground: Ground,
  amounts: readonly Amount[],
  found: readonly Fact[],
  context: ReadingContext,
): readonly Fact[] {
  const { question } = context;
  const isSelling = TELLS_SALES.has(question);
  const sales = isSelling ? [...findCommission(ground, amounts, context), ...findChurn(ground, amounts, context)] : [];
  const rooms = TELLS_ROOMS.has(question) ? findLodging(ground, amounts, context) : [];
  const known = [...found, ...sales, ...rooms];
  return [
    ...sales,
    ...rooms,
    ...(isSelling ? findRevenueShape(ground, amounts, known, context) : []),
    ...(isSelling ? findTaxIncluded(ground, amounts, known, context) : []),
    ...(isSelling || question === 'unit-cost' ? findChargedApart(ground, context) : []),
    ...payTerms(ground, found, context),
    ...(found.some(({ id }) => id === 'founderPay') ? [] : findNoPay(ground, context)),
    ...(TELLS_LOAN.has(question) ? [...findGrace(ground, context), ...findLoanRate(ground, amounts, context)] : []),
    ...(TELLS_LENDER.has(question) ? findFamilyLoan(ground, context, amounts, found) : []),
  ];
}

function payTerms(ground: Ground, found: readonly Fact[], context: ReadingContext): readonly Fact[] {
  const said = findPayIncluded(ground, context);
  return said.length > 0 ? said : findPayBeside(ground, found, context);
}
