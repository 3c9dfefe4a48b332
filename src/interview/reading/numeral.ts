/** A number as written, or a range of two. Offsets are UTF-16 units of the text. */
export interface Numeral {
  readonly low: number;
  readonly high: number;
  readonly start: number;
  readonly end: number;
  /** Written as "un", "una", "one": a number only where what follows makes it one. */
  readonly isArticle: boolean;
  /** Carries "k", "mil", "M", "million". */
  readonly scale: number;
  /** Written with a decimal part ("9,90"). */
  readonly hasDecimals: boolean;
  /** The first of a "from 30 to 100" that is a change, not a range. */
  readonly leadsTo: boolean;
  /** Told as a share of so many ("one in fifty"); its size is in percent. */
  readonly isShare?: boolean;
}
