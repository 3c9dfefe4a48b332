/** The balance at the end of a month, or at the opening. Whole currency units. */
export interface BalanceSheet {
  readonly cash: number;
  /** Owed by customers. */
  readonly receivables: number;
  readonly stock: number;
  readonly fixedAssets: number;
  /** Paid for the premises, to be given back. */
  readonly deposit: number;
  /** Owed to suppliers. */
  readonly payables: number;
  /** Tax on sales owed; below zero it is a credit carried forward. */
  readonly vatOwed: number;
  readonly profitTaxOwed: number;
  /** Paid by customers in advance. The tax on these is left aside. */
  readonly prepaid: number;
  readonly loan: number;
  readonly paidIn: number;
  /** Profits kept so far, less what opening cost without leaving an asset. */
  readonly retained: number;
}
