import type { Repayment } from './repay-loan.ts';

/** What the statements are made of. Money in whole currency units, net of VAT; rates in hundredths of a percent. */
export interface StatementInputs {
  /** Equally long; one entry a month. */
  readonly revenue: readonly number[];
  readonly variableCost: readonly number[];
  /** Wages, social charges and the founder's pay: paid in their month, no VAT. */
  readonly payroll: readonly number[];
  /** Rent, marketing and the rest: paid in their month, with VAT. */
  readonly otherCosts: readonly number[];
  readonly repayments: readonly Repayment[];
  readonly ownFunds: number;
  readonly loan: number;
  readonly investment: number;
  readonly openingStock: number;
  /** Spent before opening without leaving an asset. */
  readonly preOpening: number;
  readonly lifeMonths: number;
  /** Below zero: customers pay that many days ahead. */
  readonly daysToCollect: number;
  readonly daysToPay: number;
  readonly daysOfStock: number;
  readonly vatRate: number;
  /** Months of a VAT period; it is settled in the month after. */
  readonly vatEveryMonths: number;
  readonly profitTaxRate: number;
}
