/** One month of the statements. Whole currency units. `number` is 1 to 36. */
export interface StatementMonth {
  readonly number: number;
  readonly depreciation: number;
  /** Operating result less depreciation and interest. */
  readonly profitBeforeTax: number;
  /** Tax accrued on the year so far; may give back what a worse month no longer owes. */
  readonly profitTax: number;
  readonly netProfit: number;
  /** Goods and materials bought: those sold and the change in stock. */
  readonly purchases: number;
  readonly vatOnSales: number;
  readonly vatOnCosts: number;
  // treasury: what is really collected and paid, VAT included
  readonly collected: number;
  readonly paid: number;
  readonly vatPaid: number;
  readonly profitTaxPaid: number;
  /** Collected less everything paid, interest included: the direct method. */
  readonly operatingCash: number;
}

/** The balance at the end of a month, or at the opening. Whole currency units. */
export interface BalanceSheet {
  readonly cash: number;
  /** Owed by customers. */
  readonly receivables: number;
  readonly stock: number;
  readonly fixedAssets: number;
  /** Owed to suppliers. */
  readonly payables: number;
  /** VAT owed; below zero it is a credit carried forward. */
  readonly vatOwed: number;
  readonly profitTaxOwed: number;
  /** Paid by customers in advance. VAT on deposits is left aside. */
  readonly deposits: number;
  readonly loan: number;
  readonly paidIn: number;
  /** Profits kept so far, less what opening cost without leaving an asset. */
  readonly retained: number;
}

/** Profit, treasury and balance with depreciation, VAT, credit given and taken, and profit tax. */
export interface Statements {
  readonly months: readonly StatementMonth[];
  /** 37 balances: the opening, then one a month. */
  readonly balances: readonly BalanceSheet[];
}
