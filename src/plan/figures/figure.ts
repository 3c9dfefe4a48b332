// A sentence never holds a digit of its own: it names a figure, and the figure is formatted when the page is set.
import type { Origin } from '../../finance/assumption.ts';

/**
 * How a figure is written.
 * `money`: whole currency units; `price`: currency with cents when there are any; `count`: a whole number; `percent`: value 12.5 is 12.5 %;
 * `ratio`: two decimals; `rating`: one; `month`: `YYYY-MM`, written as month and year; `month-name`: `YYYY-MM`, the month alone; `date`: `YYYY-MM-DD`;
 * `day`: the same, written without its year; `term`: a number of months, written as years and months; `clock`: an hour of the day, 0 to 24.
 */
export type FigureKind =
  | 'money'
  | 'price'
  | 'count'
  | 'percent'
  | 'ratio'
  | 'rating'
  | 'term'
  | 'clock'
  | 'month'
  | 'month-name'
  | 'date'
  | 'day'
  | 'year';

export interface Figure {
  readonly kind: FigureKind;
  readonly value: number | string;
  readonly origin: Origin;
}

/** Every figure of a plan by its id. Both editions are set from this one table. */
export type FigureTable = Readonly<Record<string, Figure>>;

/** The number of a figure; 0 where the plan has none by that id. */
export function amountOf(figures: FigureTable, id: string): number {
  return Number(figures[id]?.value ?? 0);
}
