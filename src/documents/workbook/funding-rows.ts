// Who pays for the opening, as cells that the reader may change: what was told, what is to be raised, and the terms of each loan.
import type { Assumptions, Lender } from '../../finance/assumption.ts';
import { lendersOf } from '../../finance/repay-loan.ts';
import type { Bilingual } from '../../language/language.ts';
import { amount, type InputRow, rate, row } from './input-row.ts';
import { MONTHS, ONCE, PERCENT_YEAR, YEARS } from './input-units.ts';
import { lenderId, lenderName } from './loan-lines.ts';

/** Each lender's sum and terms, and what they come to. */
function lenderRows(lenders: readonly Lender[], loan: Assumptions['loan']): readonly InputRow[] {
  const rows = lenders.flatMap((lender, at) => {
    const [id, name] = [lenderId(at), lenderName(lender, at)];
    return [
      amount(id, { es: `Préstamo, ${name.es}`, en: `Loan, ${name.en}` }, lender.amount, ONCE),
      rate(`${id}Rate`, { es: `Interés, ${name.es}`, en: `Interest, ${name.en}` }, lender.rateBasisPoints, PERCENT_YEAR),
      row(`${id}Years`, { es: `Plazo, ${name.es}`, en: `Term, ${name.en}` }, 'decimal', lender.years.value, lender.years, YEARS, [
        `${id}Months`,
        `MAX(1,ROUND({${id}Years}*12,0))`,
      ]),
    ];
  });
  const once = lenders.map((_, at) => `{${lenderId(at)}}`).join('+');
  const sum = { id: 'loan', label: { es: 'Préstamos, en total', en: 'Loans, in all' }, format: 'money', once, shared: true } as const;
  return [...rows, { line: sum, unit: ONCE, from: loan, exact: null }];
}

const GRACE: Bilingual = { es: 'Carencia: solo intereses', en: 'Grace: interest only' };

function loanTermRows(a: Assumptions): readonly InputRow[] {
  return [
    row('loanYears', { es: 'Plazo del préstamo', en: 'Term of the loan' }, 'decimal', a.loanYears.value, a.loanYears, YEARS, [
      'loanMonths',
      'MAX(1,ROUND({loanYears}*12,0))',
    ]),
    row('grace', GRACE, 'count', a.graceMonths.value, a.graceMonths, MONTHS, ['graceMonths', 'MIN({grace},{loanMonths}-1)']),
    rate('loanRate', { es: 'Interés del préstamo', en: 'Interest on the loan' }, a.loanRateBasisPoints, PERCENT_YEAR),
  ];
}

export function fundingRows(a: Assumptions): readonly InputRow[] {
  const several = lendersOf(a);
  return [
    amount('ownFunds', { es: 'Fondos propios', en: 'Own funds' }, a.ownFunds, ONCE),
    ...(several.length > 0 ? lenderRows(several, a.loan) : [amount('loan', { es: 'Préstamo', en: 'Loan' }, a.loan, ONCE)]),
    amount('raisedLoan', { es: 'Más préstamo, por pedir', en: 'More loan, to be asked for' }, a.raisedLoan, ONCE),
    amount('raisedOwn', { es: 'Más dinero, por reunir', en: 'More money, to be raised' }, a.raisedOwn, ONCE),
    ...(several.length > 0 ? [row('grace', GRACE, 'count', a.graceMonths.value, a.graceMonths, MONTHS)] : loanTermRows(a)),
    ...(a.isFamilyLoan || several.length > 0
      ? [
          rate('raisedRate', { es: 'Interés del banco', en: 'Interest at the bank' }, a.raisedRateBasisPoints, PERCENT_YEAR),
          row('raisedYears', { es: 'Plazo del banco', en: 'Term at the bank' }, 'decimal', a.raisedYears.value, a.raisedYears, YEARS, [
            'raisedMonths',
            'MAX(1,ROUND({raisedYears}*12,0))',
          ]),
        ]
      : []),
  ];
}
