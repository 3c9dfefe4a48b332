// How the terms and the interest of what is borrowed are named.
import type { Assumed, Assumptions } from '../../finance/assumption.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';

/** The terms of what is borrowed: one, unless a bank's was told beside a relative's. */
export function yearsOfLoans({ isFamilyLoan, raisedLoan, loanYears, raisedYears }: Assumptions): readonly LoanTerm[] {
  const told = { name: YEARS, value: 'loan-term', from: loanYears };
  if (!isFamilyLoan || raisedLoan.value === 0) return [told];
  return raisedYears.value === loanYears.value
    ? [{ ...told, name: YEARS_OF_BOTH }]
    : [
        { ...told, name: YEARS_OF_FAMILY },
        { name: YEARS_OF_BANK, value: 'raised-term', from: raisedYears },
      ];
}

interface LoanTerm {
  readonly name: PlanText;
  readonly value: string;
  readonly from: Assumed;
}

const YEARS_OF_FAMILY: PlanText = { es: 'Plazo del préstamo de la familia', en: 'Term of the family loan' };
const YEARS_OF_BANK: PlanText = { es: 'Plazo del préstamo del banco', en: 'Term of the bank’s loan' };
const YEARS: PlanText = { es: 'Plazo del préstamo', en: 'Term of the loan' };
/** The family named its term; the bank's is taken from it. */
const YEARS_OF_BOTH: PlanText = {
  es: 'Plazo del préstamo; el del banco se supone igual',
  en: 'Loan term, years; the bank’s assumed the same',
};
/** What the rate is a rate of: a bank's, a bank's above inflation, or nothing at all among family. */
export function interestName({ model, diagnosis }: Draft): PlanText {
  if (model.assumptions.isFamilyLoan && model.assumptions.loanRateBasisPoints.fact)
    return { es: 'Interés del préstamo de la familia', en: 'Interest on the family loan' };
  if (model.assumptions.isFamilyLoan)
    return { es: 'Interés del préstamo de la familia, por confirmar', en: 'Interest on the family loan, to confirm' };
  return diagnosis.isInTodaysMoney
    ? { es: 'Interés anual, por encima de la inflación', en: 'Interest a year, above inflation' }
    : { es: 'Interés anual', en: 'Interest a year' };
}

/** A bank's rate beside a family's loan. */
export function bankInterestName({ diagnosis }: Draft): PlanText {
  return diagnosis.isInTodaysMoney
    ? { es: 'Interés del banco, por encima de la inflación', en: 'Interest at the bank, above inflation' }
    : { es: 'Interés anual del banco', en: 'Interest a year at the bank' };
}
