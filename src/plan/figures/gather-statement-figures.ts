import type { BalanceSheet } from '../../finance/balance-sheet.ts';
import type { FinancialModel, ProjectedYear } from '../../finance/financial-model.ts';
import { yearsWithOpening } from '../../finance/years-with-opening.ts';
import type { Figure, FigureTable } from './figure.ts';
import { treasuryAmounts } from './gather-month-figures.ts';
import { derived, unsigned } from './make-figure.ts';

/** `revenue-y1` … `equity-total-y3`: income statement, cash flow and balance of three years, what goes out with a minus. */
export function gatherStatementFigures(model: FinancialModel): FigureTable {
  const entries = yearsWithOpening(model).flatMap((year, at) => {
    const [before, after] = [balanceAt(model, (year.year - 1) * 12), balanceAt(model, year.year * 12)];
    const traded = model.years[at] ?? year;
    const money = {
      ...incomeAmounts(year),
      'opening-spent-out': year.result - traded.result,
      ...treasuryAmounts(year),
      ...flowAmounts(traded, before, after),
      ...balanceAmounts(after),
    };
    const rows = Object.entries(money).map(([id, value]): [string, Figure] => [`${id}-y${year.year}`, derived('money', unsigned(value))]);
    return [...rows, [`units-y${year.year}`, derived('count', year.units)] as [string, Figure]];
  });
  return { ...Object.fromEntries(entries), ...readingFigures(model) };
}

/** What a reader takes from the three statements: shares of sales, what the three years leave and what of it is cash, and what is owned. */
function readingFigures(model: FinancialModel): FigureTable {
  const { years, funding } = model;
  const share = (part: number, whole: number) => derived('percent', whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10);
  const last = balanceAt(model, 36);
  const equity = last.paidIn + last.retained;
  const claims = equity + last.loan + last.payables + last.prepaid + Math.max(0, last.vatOwed) + Math.max(0, last.profitTaxOwed);
  const sumOf = (all: FinancialModel['years']) => all.reduce((sum, year) => sum + year.result, 0);
  return {
    'operating-share-y1': share(years[0].operatingResult, years[0].revenue),
    'operating-share-y3': share(years[2].operatingResult, years[2].revenue),
    'result-all': derived('money', sumOf(yearsWithOpening(model))),
    'result-traded': derived('money', sumOf(years)),
    'cash-rise': derived('money', last.cash - funding.openingCash),
    'equity-y3': derived('money', equity),
    'equity-share-y3': share(equity, claims),
  };
}

function balanceAt({ balances }: FinancialModel, month: number): BalanceSheet {
  const balance = balances[month];
  if (!balance) throw new Error(`no balance at month ${month}`);
  return balance;
}

function incomeAmounts(year: ProjectedYear): Readonly<Record<string, number>> {
  return {
    revenue: year.revenue,
    'variable-out': -year.variableCost,
    margin: year.grossMargin,
    'pay-out': -year.staff,
    'rent-out': -year.rent,
    'marketing-out': -year.marketing,
    'other-out': -year.otherCosts,
    operating: year.operatingResult,
    'depreciation-out': -year.depreciation,
    'interest-out': -year.interest,
    'before-tax': year.profitBeforeTax,
    'tax-out': -year.profitTax,
    result: year.result,
    loss: -year.result,
  };
}

/** The indirect way to the year's cash: the result, what it did not cost in cash, what is tied up, and the loan. */
function flowAmounts(year: ProjectedYear, before: BalanceSheet, after: BalanceSheet): Readonly<Record<string, number>> {
  const rise = (line: keyof BalanceSheet) => after[line] - before[line];
  return {
    'cash-before': before.cash,
    'flow-result': year.result,
    'flow-depreciation': year.depreciation,
    'flow-credit': rise('payables') + rise('prepaid') - rise('receivables'),
    'flow-stock': -rise('stock'),
    'flow-tax': rise('vatOwed') + rise('profitTaxOwed'),
    'flow-loan': rise('loan'),
    cash: after.cash,
  };
}

/** The balance as a lender reads it. A tax credit stands among the assets, what is owed among the debts. */
function balanceAmounts(balance: BalanceSheet): Readonly<Record<string, number>> {
  const credit = Math.max(0, -balance.vatOwed) + Math.max(0, -balance.profitTaxOwed);
  const taxes = Math.max(0, balance.vatOwed) + Math.max(0, balance.profitTaxOwed);
  const equity = balance.paidIn + balance.retained;
  const assets = balance.fixedAssets + balance.deposit + balance.stock + balance.receivables + credit + balance.cash;
  return {
    'fixed-assets': balance.fixedAssets,
    'deposit-kept': balance.deposit,
    stock: balance.stock,
    receivables: balance.receivables,
    'tax-credit': credit,
    'assets-total': assets,
    'paid-in': balance.paidIn,
    retained: balance.retained,
    'loan-left': balance.loan,
    payables: balance.payables + balance.prepaid,
    'taxes-owed': taxes,
    'claims-total': equity + balance.loan + balance.payables + balance.prepaid + taxes,
  };
}
