import type { Assumptions } from './assumption.ts';

/** One month of the projection. Whole currency units, rounded half away from zero; totals are sums of these. */
export interface ProjectedMonth {
  /** Months since the opening: 1 is the first month of trading. */
  readonly number: number;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly units: number;
  readonly revenue: number;
  readonly variableCost: number;
  readonly grossMargin: number;
  readonly fixedCosts: number;
  /** Gross margin less fixed costs, before interest, depreciation and tax. */
  readonly operatingResult: number;
  readonly interest: number;
  /** Operating result less interest. */
  readonly result: number;
  /** Loan principal repaid. */
  readonly principal: number;
  /** Cash at the end of the month. */
  readonly cash: number;
}

export interface ProjectedYear {
  readonly year: 1 | 2 | 3;
  readonly units: number;
  readonly revenue: number;
  readonly variableCost: number;
  readonly grossMargin: number;
  readonly fixedCosts: number;
  readonly operatingResult: number;
  readonly interest: number;
  readonly result: number;
  readonly principal: number;
  readonly closingCash: number;
}

/** Break-even as the contract defines it: fixed costs of one month ÷ (price − unit cost), rounded up. */
export interface BreakEven {
  /** Null when each sale loses money. */
  readonly unitsPerMonth: number | null;
  /** First month whose units reach it, 1 to 36; null when none does. */
  readonly month: number | null;
  /** The same with the loan's instalment added to the fixed costs. */
  readonly unitsPerMonthWithLoan: number | null;
}

/** What opening costs and who pays for it. Whole currency units. */
export interface Funding {
  readonly investment: number;
  /** Two months of fixed costs kept in reserve. */
  readonly reserve: number;
  /** investment + reserve. */
  readonly need: number;
  readonly ownFunds: number;
  readonly loan: number;
  /** need − own funds − loan when positive, else 0. */
  readonly gap: number;
  /** own funds + loan − need when positive, else 0. */
  readonly spare: number;
  /** Own funds + loan − investment: cash on the first day; may be negative. */
  readonly openingCash: number;
  /** Constant monthly payment of the loan; 0 without one. */
  readonly instalment: number;
}

/** One scenario: all volumes times a factor. */
export interface Scenario {
  readonly id: 'low' | 'base' | 'high';
  /** Percent of the base volume: 80, 100, 120. */
  readonly volumePct: number;
  readonly revenueYear1: number;
  readonly resultYear1: number;
  readonly lowestCash: number;
  /** Month number of the lowest cash, 0 is the opening. */
  readonly lowestCashMonth: number;
  readonly breakEvenMonth: number | null;
}

/** The outcome of one integrity check. A failed one stops the document. */
export interface IntegrityCheck {
  readonly id: string;
  readonly passed: boolean;
}

/**
 * Things in the visitor's own figures that contradict each other, for the interview to ask about and the plan to report.
 * `figure-out-of-range`: a figure is larger (or smaller) than the model can carry, and was left out, or the volume was capped.
 */
export type Contradiction = 'price-below-cost' | 'fixed-costs-above-mature-revenue' | 'funding-below-uses' | 'figure-out-of-range';

export interface FinancialModel {
  readonly assumptions: Assumptions;
  /** 36 months. */
  readonly months: readonly ProjectedMonth[];
  readonly years: readonly [ProjectedYear, ProjectedYear, ProjectedYear];
  readonly breakEven: BreakEven;
  readonly funding: Funding;
  readonly scenarios: readonly [Scenario, Scenario, Scenario];
  /** Lowest cash over 36 months, the opening (month 0) included. */
  readonly lowestCash: { readonly amount: number; readonly month: number };
  readonly contradictions: readonly Contradiction[];
  readonly checks: readonly IntegrityCheck[];
  /** Share of the key inputs that the visitor said, whole percent. */
  readonly saidPct: number;
}
