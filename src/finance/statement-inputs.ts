import type { ProfitTaxBands } from './accrue-profit-tax.ts';
import type { OperatingMonth } from './project-operations.ts';
import type { Repayment } from './repay-loan.ts';

/** What the statements are made of. Money in whole currency units, net of the tax on sales; rates in hundredths of a percent. */
export interface StatementInputs {
  readonly operations: readonly OperatingMonth[];
  readonly repayments: readonly Repayment[];
  readonly ownFunds: number;
  readonly loan: number;
  /** What wears out of it: goods and a deposit told among the purchases stand below. */
  readonly investment: number;
  readonly openingStock: number;
  /** Tax on the investment, the first stock and the rent until opening. */
  readonly openingVat: number;
  readonly deposit: number;
  /** Spent before opening without leaving an asset. */
  readonly preOpening: number;
  readonly lifeMonths: number;
  /** Below zero: customers pay that many days ahead. */
  readonly daysToCollect: number;
  readonly daysToPay: number;
  readonly daysOfStock: number;
  /** Stock stays what it was at opening, whatever a month sells. */
  readonly isShelfKept: boolean;
  readonly vatOnSales: number;
  readonly vatOnGoods: number;
  readonly vatOnRest: number;
  /** Months of a period of that tax; it is settled in the month after. 0 where there is none. */
  readonly vatEveryMonths: number;
  /** Months already gone of the first period when the business opens. */
  readonly vatMonthsGone: number;
  readonly profitTax: ProfitTaxBands;
}
