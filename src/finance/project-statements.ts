import { accrueProfitTax } from './accrue-profit-tax.ts';
import type { BalanceSheet } from './balance-sheet.ts';
import { depreciate } from './depreciate.ts';
import type { ProjectedMonth } from './financial-model.ts';
import { daysOf, outstandingAmount } from './outstanding-amount.ts';
import type { OperatingMonth } from './project-operations.ts';
import { roundedShare } from './round-half-away.ts';
import type { StatementInputs } from './statement-inputs.ts';

/** Profit tax of a year is paid in this month of the next, counted from 0. */
const TAX_MONTH = 6;

/** Profit, treasury and balance, month by month. */
export interface Statements {
  readonly months: readonly ProjectedMonth[];
  /** The opening, then one a month. */
  readonly balances: readonly BalanceSheet[];
}

type TreasuryLine = 'collected' | 'paidSuppliers' | 'paidRunning' | 'paidStaff' | 'vatPaid' | 'profitTaxPaid' | 'cash';

/** Everything of the month but its treasury. */
type IncomeMonth = Omit<ProjectedMonth, TreasuryLine>;

/** Statements of as many months as the inputs have. Every line is rounded by itself; nothing is set so that it balances. */
export function projectStatements(inputs: StatementInputs): Statements {
  const income = projectIncome(inputs);
  const billed = income.map(({ revenue, vatOnSales }) => revenue + vatOnSales);
  const bought = income.map(({ purchases, vatOnPurchases }) => purchases + vatOnPurchases);
  const months: ProjectedMonth[] = [];
  const balances: BalanceSheet[] = [openingBalance(inputs)];
  for (const [index, line] of income.entries()) {
    const before = balances[index] as BalanceSheet;
    const open = {
      receivables: inputs.daysToCollect > 0 ? outstandingAmount(billed, index, inputs.daysToCollect) : 0,
      prepaid: inputs.daysToCollect < 0 ? daysOf(line.revenue, -inputs.daysToCollect) : 0,
      payables: Math.max(0, outstandingAmount(bought, index, inputs.daysToPay)),
    };
    const treasury = {
      collected: (billed[index] ?? 0) - (open.receivables - before.receivables) + (open.prepaid - before.prepaid),
      paidSuppliers: (bought[index] ?? 0) - (open.payables - before.payables),
      paidRunning: line.rent + line.marketing + line.otherCosts + line.vatOnCosts - line.vatOnPurchases,
      paidStaff: line.staff,
      vatPaid: isVatSettled(inputs, index) ? Math.max(0, before.vatOwed) : 0,
      profitTaxPaid: taxDue(income, index),
    };
    const cash = before.cash + netCash(treasury) - line.interest - line.principal;
    months.push({ ...line, ...treasury, cash });
    balances.push({ ...open, ...carryBalance(before, line, treasury), cash });
  }
  return { months, balances };
}

function netCash(treasury: Omit<Pick<ProjectedMonth, TreasuryLine>, 'cash'>): number {
  const { collected, paidSuppliers, paidRunning, paidStaff, vatPaid, profitTaxPaid } = treasury;
  return collected - paidSuppliers - paidRunning - paidStaff - vatPaid - profitTaxPaid;
}

function carryBalance(before: BalanceSheet, line: IncomeMonth, paid: Pick<ProjectedMonth, 'vatPaid' | 'profitTaxPaid'>) {
  return {
    stock: before.stock + line.purchases - line.variableCost,
    fixedAssets: before.fixedAssets - line.depreciation,
    deposit: before.deposit,
    vatOwed: before.vatOwed + line.vatOnSales - line.vatOnCosts - paid.vatPaid,
    profitTaxOwed: before.profitTaxOwed + line.profitTax - paid.profitTaxPaid,
    loan: before.loan - line.principal,
    paidIn: before.paidIn,
    retained: before.retained + line.result,
  };
}

function projectIncome(inputs: StatementInputs): readonly IncomeMonth[] {
  const before = inputs.operations.map((month, index) => incomeBeforeTax(month, index, inputs));
  const taxes = accrueProfitTax(
    before.map(({ profitBeforeTax }) => profitBeforeTax),
    inputs.profitTax,
    inputs.preOpening,
  );
  return before.map((month, index) => {
    const profitTax = taxes[index] ?? 0;
    return { ...month, profitTax, result: month.profitBeforeTax - profitTax };
  });
}

function incomeBeforeTax(month: OperatingMonth, index: number, inputs: StatementInputs) {
  const { revenue, variableCost, staff, rent, marketing, otherCosts } = month;
  const { interest, principal } = inputs.repayments[index] ?? { interest: 0, principal: 0 };
  const grossMargin = revenue - variableCost;
  const fixedCosts = staff + rent + marketing + otherCosts;
  const operatingResult = grossMargin - fixedCosts;
  const depreciation = depreciate(inputs.investment, inputs.lifeMonths, index);
  const stockBefore = index === 0 ? inputs.openingStock : daysOf(inputs.operations[index - 1]?.variableCost ?? 0, inputs.daysOfStock);
  const purchases = variableCost + daysOf(variableCost, inputs.daysOfStock) - stockBefore;
  return {
    ...month,
    number: index + 1,
    ...{ grossMargin, fixedCosts, operatingResult, depreciation, interest, principal, purchases },
    profitBeforeTax: operatingResult - depreciation - interest,
    vatOnSales: roundedShare(revenue, inputs.vatOnSales, 10_000),
    vatOnPurchases: roundedShare(purchases, inputs.vatOnGoods, 10_000),
    vatOnCosts: roundedShare(purchases * inputs.vatOnGoods + (fixedCosts - staff) * inputs.vatOnRest, 1, 10_000),
  };
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

function taxDue(income: readonly IncomeMonth[], index: number): number {
  if (index < 12 || index % 12 !== TAX_MONTH) return 0;
  const year = Math.floor(index / 12) * 12;
  return income.slice(year - 12, year).reduce((sum, month) => sum + month.profitTax, 0);
}
