import { accrueProfitTax } from './accrue-profit-tax.ts';
import type { BalanceSheet } from './balance-sheet.ts';
import { depreciate } from './depreciate.ts';
import type { ProjectedMonth } from './financial-model.ts';
import { daysOf, outstandingAmount } from './outstanding-amount.ts';
import type { OperatingMonth } from './project-operations.ts';
import { roundedShare } from './round-half-away.ts';
import type { StatementInputs } from './statement-inputs.ts';

/** Profit tax of a year is paid in this month of the next, counted from 0. */
export const TAX_MONTH = 6;

/** Profit, treasury and balance, month by month. */
export interface Statements {
  readonly months: readonly ProjectedMonth[];
  /** The opening, then one a month. */
  readonly balances: readonly BalanceSheet[];
}

/** A month before its tax and treasury. */
type IncomeMonth = ReturnType<typeof incomeBeforeTax>;

/** Statements of as many months as the inputs have. Every line is rounded by itself; nothing is set so that it balances. */
export function projectStatements(inputs: StatementInputs): Statements {
  const stocks = projectStock(inputs);
  const income = inputs.operations.map((month, index) => incomeBeforeTax(month, index, inputs, stocks[index] as StockMonth));
  const profits = income.map(({ profitBeforeTax }) => profitBeforeTax);
  const taxes = accrueProfitTax(profits, inputs.profitTax, inputs.preOpening);
  const billed = income.map(({ revenue, vatOnSales }) => revenue + vatOnSales);
  const bought = income.map(({ purchases, vatOnPurchases }) => purchases + vatOnPurchases);
  const months: ProjectedMonth[] = [];
  const balances: BalanceSheet[] = [openingBalance(inputs)];
  for (const [index, line] of income.entries()) {
    const before = balances[index] as BalanceSheet;
    const receivables = inputs.daysToCollect > 0 ? outstandingAmount(billed, index, inputs.daysToCollect) : 0;
    const prepaid = inputs.daysToCollect < 0 ? paidAhead(line.revenue, -inputs.daysToCollect, before.prepaid - (billed[index] ?? 0)) : 0;
    const payables = Math.max(0, outstandingAmount(bought, index, inputs.daysToPay));
    const month = closeMonth(line, before.cash, {
      profitTax: taxes[index] ?? 0,
      collected: (billed[index] ?? 0) - (receivables - before.receivables) + (prepaid - before.prepaid),
      paidSuppliers: (bought[index] ?? 0) - (payables - before.payables),
      vatPaid: isVatSettled(inputs, index) ? Math.max(0, before.vatOwed) : 0,
      profitTaxPaid: taxDue(taxes, index),
    });
    months.push(month);
    balances.push(closeBalance(before, month, { receivables, prepaid, payables }));
  }
  return { months, balances };
}

/** So many days of the month's sales; what was paid ahead before is used up by nothing but sales, so that no month takes in less than nothing. */
function paidAhead(revenue: number, days: number, unused: number): number {
  return Math.max(daysOf(revenue, days), unused);
}

type Settled = Pick<ProjectedMonth, 'profitTax' | 'collected' | 'paidSuppliers' | 'vatPaid' | 'profitTaxPaid'>;

// Here and below each line is named: spreading several objects into one takes most of a model's time.
function closeMonth(line: IncomeMonth, cashBefore: number, settled: Settled): ProjectedMonth {
  const { profitTax, collected, paidSuppliers, vatPaid, profitTaxPaid } = settled;
  const paidRunning = line.rent + line.marketing + line.otherCosts + line.vatOnCosts - line.vatOnPurchases;
  const paid = paidSuppliers + paidRunning + line.staff + vatPaid + profitTaxPaid + line.interest + line.principal;
  return {
    ...line,
    profitTax,
    result: line.profitBeforeTax - profitTax,
    collected,
    paidSuppliers,
    paidRunning,
    paidStaff: line.staff,
    vatPaid,
    profitTaxPaid,
    cash: cashBefore + collected - paid,
  };
}

type Open = Pick<BalanceSheet, 'receivables' | 'prepaid' | 'payables'>;

function closeBalance(before: BalanceSheet, month: ProjectedMonth, { receivables, prepaid, payables }: Open): BalanceSheet {
  return {
    cash: month.cash,
    receivables,
    stock: before.stock + month.purchases - month.variableCost,
    fixedAssets: before.fixedAssets - month.depreciation,
    deposit: before.deposit,
    payables,
    vatOwed: before.vatOwed + month.vatOnSales - month.vatOnCosts - month.vatPaid,
    profitTaxOwed: before.profitTaxOwed + month.profitTax - month.profitTaxPaid,
    prepaid,
    loan: before.loan - month.principal,
    paidIn: before.paidIn,
    retained: before.retained + month.result,
  };
}

function incomeBeforeTax(month: OperatingMonth, index: number, inputs: StatementInputs, stock: StockMonth) {
  const { revenue, variableCost, staff, rent, marketing, otherCosts } = month;
  const { interest, principal } = inputs.repayments[index] ?? { interest: 0, principal: 0 };
  const grossMargin = revenue - variableCost;
  const fixedCosts = staff + rent + marketing + otherCosts;
  const operatingResult = grossMargin - fixedCosts;
  const depreciation = depreciate(inputs.investment, inputs.lifeMonths, index);
  const purchases = variableCost + stock.after - stock.before;
  return {
    ...month,
    number: index + 1,
    grossMargin,
    fixedCosts,
    operatingResult,
    depreciation,
    interest,
    profitBeforeTax: operatingResult - depreciation - interest,
    principal,
    purchases,
    vatOnSales: roundedShare(revenue, inputs.vatOnSales, 10_000),
    vatOnPurchases: roundedShare(purchases, inputs.vatOnGoods, 10_000),
    vatOnCosts: roundedShare(purchases * inputs.vatOnGoods + (fixedCosts - staff) * inputs.vatOnRest, 1, 10_000),
  };
}

/** Stock at both ends of a month. */
interface StockMonth {
  readonly before: number;
  readonly after: number;
}

/** As many days of the month's goods as the trade keeps; more only while what there was is sold off, since nothing is given back. A range on shelves stays. */
function projectStock({ operations, openingStock, daysOfStock, isShelfKept }: StatementInputs): readonly StockMonth[] {
  if (isShelfKept) return operations.map(() => ({ before: openingStock, after: openingStock }));
  let before = openingStock;
  return operations.map(({ variableCost }) => {
    const month = { before, after: Math.max(daysOf(variableCost, daysOfStock), before - variableCost) };
    before = month.after;
    return month;
  });
}

/** The tax on the investment and the first stock is paid at once and comes back later: plans that forget it show no gap. */
function openingBalance(inputs: StatementInputs): BalanceSheet {
  const { ownFunds, loan, investment, openingStock, openingVat, deposit, preOpening } = inputs;
  return {
    cash: ownFunds + loan - investment - openingStock - openingVat - deposit - preOpening,
    receivables: 0,
    stock: openingStock,
    fixedAssets: investment,
    deposit,
    payables: 0,
    vatOwed: 0 - openingVat,
    profitTaxOwed: 0,
    prepaid: 0,
    loan,
    paidIn: ownFunds,
    retained: 0 - preOpening,
  };
}

function isVatSettled({ vatEveryMonths, vatMonthsGone }: StatementInputs, index: number): boolean {
  return vatEveryMonths > 0 && (index + vatMonthsGone) % vatEveryMonths === 0;
}

function taxDue(taxes: readonly number[], index: number): number {
  if (index < 12 || index % 12 !== TAX_MONTH) return 0;
  const year = Math.floor(index / 12) * 12;
  return taxes.slice(year - 12, year).reduce((sum, tax) => sum + tax, 0);
}
