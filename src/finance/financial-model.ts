import type { Assumptions } from './assumption.ts';
import type { BalanceSheet } from './balance-sheet.ts';
import type { Funding, Way } from './funding.ts';

/** Where customers subscribe: how their number moved in the month. */
export interface CustomerFlow {
  readonly before: number;
  readonly lost: number;
  readonly won: number;
  readonly after: number;
}

/** One month of the projection. Whole currency units, rounded half away from zero; totals are sums of these. */
export interface ProjectedMonth {
  /** Months since the opening: 1 is the first month of trading. */
  readonly number: number;
  /** `YYYY-MM`. */
  readonly month: string;
  // income statement, net of the tax on sales
  readonly units: number;
  /** What customers paid in all, where the founder keeps a commission of it; else the revenue. */
  readonly turnover: number;
  readonly revenue: number;
  readonly variableCost: number;
  readonly grossMargin: number;
  /** Pay with its social charges, the founder's included. */
  readonly staff: number;
  readonly rent: number;
  readonly marketing: number;
  readonly otherCosts: number;
  /** staff + rent + marketing + otherCosts. */
  readonly fixedCosts: number;
  /** Gross margin less fixed costs, before interest, depreciation and tax: EBITDA. */
  readonly operatingResult: number;
  readonly depreciation: number;
  readonly interest: number;
  readonly profitBeforeTax: number;
  /** Tax accrued on the year so far; may give back what a worse month no longer owes. */
  readonly profitTax: number;
  /** Net result: profit before tax less profit tax. */
  readonly result: number;
  // treasury: what is really collected and paid, tax on sales included
  readonly collected: number;
  readonly paidSuppliers: number;
  /** Rent, marketing and the rest. */
  readonly paidRunning: number;
  readonly paidStaff: number;
  readonly vatPaid: number;
  readonly profitTaxPaid: number;
  /** Loan principal repaid. */
  readonly principal: number;
  /** Cash at the end of the month. */
  readonly cash: number;
  // working
  /** Goods and materials bought: those sold and the change in stock. */
  readonly purchases: number;
  readonly vatOnSales: number;
  readonly vatOnPurchases: number;
  /** The tax on everything bought, goods and the rest. */
  readonly vatOnCosts: number;
  readonly customers?: CustomerFlow;
}

/** A year: the sums of its printed months, and its closing cash. */
export type ProjectedYear = Omit<ProjectedMonth, 'number' | 'month' | 'cash' | 'customers'> & {
  readonly year: 1 | 2 | 3;
  readonly closingCash: number;
};

/** Break-even as the contract defines it: fixed costs of one month ÷ (price − unit cost), rounded up. */
export interface BreakEven {
  /** Null when each sale loses money. */
  readonly unitsPerMonth: number | null;
  /** Whole currency units of revenue at that volume. */
  readonly revenuePerMonth: number | null;
  /** The first of three months in a row with a profit before tax, 1 to 36; null when there are none. */
  readonly month: number | null;
  /** The month from which, and for good, the profits since opening make up for all losses and what opening cost without leaving an asset; null when none. */
  readonly recoveredMonth: number | null;
  /** The same units with left-out pay, the hours that so many units hire and the loan's instalment; null where no number of units pays. */
  readonly unitsPerMonthWithLoan: number | null;
  /** The same units with everything the first year charges: left-out pay, the hours that so many hire, depreciation and interest. */
  readonly unitsPerMonthWithAll: number | null;
  /** Whole currency units of revenue at that volume. */
  readonly revenuePerMonthWithAll: number | null;
  /** What an average month of the first year is charged whatever it sells: fixed costs with all pay, depreciation and interest. */
  readonly chargesPerMonth: number;
  /** By how much the first year's average month lies above (below: negative) break-even, tenths of a percent of that average. */
  readonly safetyTenths: number | null;
}

/** What comes of one course of the business. Whole currency units. */
export interface Outcome {
  readonly revenueYear1: number;
  readonly grossMarginYear1: number;
  readonly operatingResultYear1: number;
  /** With what was spent before opening. */
  readonly resultYear1: number;
  readonly revenueYear2: number;
  readonly resultYear2: number;
  readonly lowestCash: number;
  /** Month number of the lowest cash, 0 is the opening. */
  readonly lowestCashMonth: number;
  /** Month number in which cash is first below zero; null when it never is. */
  readonly outOfCashMonth: number | null;
  /** Hundredths; null without debt to serve. */
  readonly debtCoverYear1: number | null;
  readonly debtCoverYear2: number | null;
  /** What the first year's instalments take beyond what it makes after tax; 0 where it pays them. */
  readonly debtShortYear1: number;
  readonly breakEvenMonth: number | null;
  /** From which the losses so far, opening included, are recovered for good. */
  readonly recoveredMonth: number | null;
}

/** One scenario: all volumes times a factor. Prices, fixed costs and funding stay; the variable cost follows. */
export interface Scenario extends Outcome {
  readonly id: 'low' | 'base' | 'high';
  /** Percent of the base volume: 80, 100, 120. */
  readonly volumePct: number;
}

/** What moves the outcome: each bar's effect, in whole currency units, on the first two years' results and on the lowest cash. */
export interface SensitivityBar {
  readonly id: 'price' | 'volume' | 'unit-cost' | 'fixed-costs' | 'delay';
  /** A tenth less, and a tenth more; a delay has only `more`: three months later. */
  readonly less: SensitivityEffect | null;
  readonly more: SensitivityEffect;
}

export interface SensitivityEffect {
  /** Sales of the first two years, in units. */
  readonly unitsYear1: number;
  readonly unitsYear2: number;
  readonly resultYear1: number;
  readonly resultYear2: number;
  readonly lowestCash: number;
}

/** What a mishap would cost, in whole currency units. */
export interface Mishaps {
  /** The gross margin of an average month, and of a week, of the first year: what is lost while nothing is sold. Below zero where each sale loses. */
  readonly monthMargin: number;
  readonly weekMargin: number;
  /** By how much the lowest cash sinks if customers pay 30 days later than assumed. */
  readonly latePayment: number;
  /** By how much the first year's result falls if sales begin a month late while costs run. */
  readonly lateStart: number;
}

/** What a lender computes. Ratios in hundredths. */
export interface Returns {
  /** (EBITDA − profit tax) ÷ (interest + principal) of each year; null in a year without debt to serve. */
  readonly debtCover: readonly [number | null, number | null, number | null];
  /** First month in which the cash of the business has paid back what opening took; null beyond 36. */
  readonly paybackMonth: number | null;
  /** Months the opening cash lasts at the average burn of the first year; null when that year burns none. */
  readonly runwayMonths: number | null;
  /** Three years' net result ÷ the most money the business ever needs, percent; null where it needs less than three months of fixed costs. */
  readonly returnPct: number | null;
  /** Where customers subscribe: what one leaves before leaving, and what winning one costs, whole currency units. */
  readonly customer: { readonly lifetimeValue: number; readonly acquisitionCost: number; readonly wonYear1: number } | null;
}

/** The first year if the price includes the tax on sales (or, where it was said to include it, if it does not). Null without such a tax. */
export interface OtherTaxReading {
  readonly priceCents: number;
  readonly breakEvenUnits: number | null;
  readonly revenueYear1: number;
  readonly resultYear1: number;
}

/** An answer nobody gave, and how much of the plan hangs on it, percent. */
export interface OpenQuestion {
  readonly id: KeyInputId;
  readonly weightPct: number;
}

export type KeyInputId =
  | 'sector'
  | 'priceCents'
  | 'unitCostCents'
  | 'monthlyUnits'
  | 'fixedCosts'
  | 'investment'
  | 'ownFunds'
  | 'loan'
  | 'start'
  | 'team';

/** The outcome of one integrity check. A failed one stops the document. */
export interface IntegrityCheck {
  readonly id: string;
  readonly passed: boolean;
}

/**
 * Things in the visitor's own figures that contradict each other, for the interview to ask about and the plan to report.
 * `figure-out-of-range`: a figure is larger (or smaller) than the model can carry, and was left out, or the volume was capped.
 */
export type Contradiction =
  | 'price-below-cost'
  | 'volume-above-capacity'
  | 'funding-below-uses'
  | 'fixed-costs-above-mature-revenue'
  | 'founder-unpaid'
  | 'figure-out-of-range';

export interface FinancialModel {
  readonly assumptions: Assumptions;
  /** The same business on the money told alone, where this one counts on more; else null. */
  readonly told: FinancialModel | null;
  /** The ways of finding what the money told leaves missing; none where nothing is. */
  readonly ways: readonly Way[];
  /** Everything borrowed over the term told, where the plan asks for a longer one; else null. */
  readonly shorter: { readonly years: number; readonly way: Way } | null;
  /** 36 months. */
  readonly months: readonly ProjectedMonth[];
  readonly years: readonly [ProjectedYear, ProjectedYear, ProjectedYear];
  /** 37 balances: the opening, then the end of each month. */
  readonly balances: readonly BalanceSheet[];
  readonly breakEven: BreakEven;
  readonly funding: Funding;
  readonly returns: Returns;
  readonly scenarios: readonly [Scenario, Scenario, Scenario];
  /** Longest bar first. */
  readonly sensitivity: readonly SensitivityBar[];
  readonly mishaps: Mishaps;
  readonly otherTaxReading: OtherTaxReading | null;
  /** Units a month that the people or the rooms can give at most; null where nothing says so. */
  readonly capacity: number | null;
  /** Lowest cash over 36 months, the opening (month 0) included. */
  readonly lowestCash: { readonly amount: number; readonly month: number };
  readonly contradictions: readonly Contradiction[];
  readonly checks: readonly IntegrityCheck[];
  /** Share of what the plan hangs on that the visitor said or that follows from it, whole percent. */
  readonly saidPct: number;
  /** How many of the key figures, those of the table of assumptions that are asked for, were said or follow from what was. */
  readonly keyFigures: { readonly said: number; readonly all: number };
  /** The unsaid answers that would raise that share most, three at most. */
  readonly openQuestions: readonly OpenQuestion[];
}
