interface MonthFigures {
  readonly price: number;
  readonly unitCost: number;
  /** A month's. */
  readonly fixedCosts: number;
}

/** What a month with so many sales takes in, costs and leaves, in whole currency units not rounded. */
export function measureMonth(
  units: number,
  { price, unitCost, fixedCosts }: MonthFigures,
): { sales: number; costs: number; result: number } {
  const sales = units * price;
  const costs = fixedCosts + units * unitCost;
  return { sales, costs, result: sales - costs };
}
