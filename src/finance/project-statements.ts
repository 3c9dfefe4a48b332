import { accrueProfitTax } from './accrue-profit-tax.ts';
import { depreciate } from './depreciate.ts';
import { daysOf, outstandingAmount } from './outstanding-amount.ts';
import { roundedShare } from './round-half-away.ts';
import type { StatementInputs } from './statement-inputs.ts';
import type { BalanceSheet, StatementMonth, Statements } from './statements.ts';

/** Profit tax of a year is paid in this month of the next, counted from 0. */
const TAX_MONTH = 6;

/** Everything of the month but its cash, which the treasury below brings in. */
type Flows = Omit<StatementMonth, 'collected' | 'paid' | 'vatPaid' | 'profitTaxPaid' | 'operatingCash'>;

/** Statements of as many months as the inputs have. Every line is rounded by itself; nothing is set so that it balances. */
export function projectStatements(inputs: StatementInputs): Statements {
  const flows = projectFlows(inputs);
  const billed = inputs.revenue.map((revenue, index) => revenue + (flows[index]?.vatOnSales ?? 0));
  const bought = flows.map(({ purchases }) => purchases + vatOf(purchases, inputs));
  const months: StatementMonth[] = [];
  const balances: BalanceSheet[] = [openingBalance(inputs)];
  for (const [index, flow] of flows.entries()) {
    const before = balances[index] as BalanceSheet;
    const open = {
      receivables: inputs.daysToCollect > 0 ? outstandingAmount(billed, index, inputs.daysToCollect) : 0,
      deposits: inputs.daysToCollect < 0 ? daysOf(at(inputs.revenue, index), -inputs.daysToCollect) : 0,
      payables: Math.max(0, outstandingAmount(bought, index, inputs.daysToPay)),
    };
    const vatPaid = index % inputs.vatEveryMonths === 0 ? Math.max(0, before.vatOwed) : 0;
    const profitTaxPaid = taxDue(flows, index);
    const costs = flow.purchases + flow.vatOnCosts + at(inputs.payroll, index) + at(inputs.otherCosts, index);
    const collected = at(billed, index) - (open.receivables - before.receivables) + (open.deposits - before.deposits);
    const paid = costs - (open.payables - before.payables);
    const { interest, principal } = inputs.repayments[index] ?? { interest: 0, principal: 0 };
    const operatingCash = collected - paid - vatPaid - profitTaxPaid - interest;
    months.push({ ...flow, collected, paid, vatPaid, profitTaxPaid, operatingCash });
    balances.push({
      ...open,
      cash: before.cash + operatingCash - principal,
      stock: before.stock + flow.purchases - at(inputs.variableCost, index),
      fixedAssets: before.fixedAssets - flow.depreciation,
      vatOwed: before.vatOwed + flow.vatOnSales - flow.vatOnCosts - vatPaid,
      profitTaxOwed: before.profitTaxOwed + flow.profitTax - profitTaxPaid,
      loan: before.loan - principal,
      paidIn: before.paidIn,
      retained: before.retained + flow.netProfit,
    });
  }
  return { months, balances };
}

function projectFlows(inputs: StatementInputs): readonly Flows[] {
  const { revenue, variableCost, payroll, otherCosts, repayments, investment, lifeMonths } = inputs;
  const stock = variableCost.map((cost) => daysOf(cost, inputs.daysOfStock));
  const depreciation = revenue.map((_, index) => depreciate(investment, lifeMonths, index));
  const profits = revenue.map((sales, index) => {
    const running = at(variableCost, index) + at(payroll, index) + at(otherCosts, index);
    return sales - running - at(depreciation, index) - (repayments[index]?.interest ?? 0);
  });
  const taxes = accrueProfitTax(profits, inputs.profitTaxRate, inputs.preOpening);
  return profits.map((profitBeforeTax, index) => {
    const purchases = at(variableCost, index) + at(stock, index) - (stock[index - 1] ?? inputs.openingStock);
    return {
      number: index + 1,
      depreciation: at(depreciation, index),
      profitBeforeTax,
      profitTax: at(taxes, index),
      netProfit: profitBeforeTax - at(taxes, index),
      purchases,
      vatOnSales: vatOf(at(revenue, index), inputs),
      vatOnCosts: vatOf(purchases + at(otherCosts, index), inputs),
    };
  });
}

/** VAT on the investment and the first stock is paid at once and comes back later: plans that forget it show no gap. */
function openingBalance(inputs: StatementInputs): BalanceSheet {
  const { ownFunds, loan, investment, openingStock, preOpening } = inputs;
  const vat = vatOf(investment + openingStock, inputs);
  return {
    cash: ownFunds + loan - investment - openingStock - vat - preOpening,
    receivables: 0,
    stock: openingStock,
    fixedAssets: investment,
    payables: 0,
    vatOwed: -vat,
    profitTaxOwed: 0,
    deposits: 0,
    loan,
    paidIn: ownFunds,
    retained: 0 - preOpening,
  };
}

function taxDue(flows: readonly Flows[], index: number): number {
  if (index < 12 || index % 12 !== TAX_MONTH) return 0;
  const year = Math.floor(index / 12) * 12;
  return flows.slice(year - 12, year).reduce((sum, flow) => sum + flow.profitTax, 0);
}

function vatOf(amount: number, { vatRate }: StatementInputs): number {
  return roundedShare([amount, vatRate], 10_000);
}

function at(line: readonly number[], index: number): number {
  return line[index] ?? 0;
}
