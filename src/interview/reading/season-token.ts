// What the words of a season come to: months of the year, and how much is sold in them.
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Months of the year, January being 0; `isRest`: those of which nothing else is said, a normal one. */
export interface MonthsToken extends Span {
  readonly kind: 'months';
  readonly months: readonly number[];
  readonly isRest: boolean;
}

/** So many in a month; so many times what is sold in a normal one; such a part of the year. */
export interface LevelToken extends Span {
  readonly kind: 'level';
  readonly is: 'units' | 'times' | 'share';
  readonly value: number;
}

export type SeasonToken = MonthsToken | LevelToken;
