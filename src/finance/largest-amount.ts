/**
 * The most revenue, variable cost or assumed fixed cost of one month that the model carries, in whole currency units.
 * Its sums over 36 months, and any tax rate in hundredths of a percent on it, stay below 2^53. Larger volumes are capped, and found as a contradiction.
 */
export const LARGEST_MONTHLY_AMOUNT = 1e12;
