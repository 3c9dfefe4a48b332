// Something sold, as an answer tells it, and what the answer was asked for.
import type { SaleLine } from '../../facts/fact.ts';
import type { Named } from './offer-names.ts';
import type { OfferNumber } from './offer-numbers.ts';

export type Slot = 'price' | 'count' | 'cost';

export interface OfferThing extends Named {
  /** As it was known before this answer. */
  readonly known: SaleLine | null;
  readonly told: Partial<Readonly<Record<Slot, OfferNumber>>>;
  /** A number by the day that the one told for a month was worked out from. */
  readonly byDay?: OfferNumber;
}

export interface Offer {
  readonly things: readonly OfferThing[];
  /** The sentences that tell it, by their index. */
  readonly sentences: ReadonlySet<number>;
  /** Sentences with numbers that belong to nothing sold. */
  readonly others: ReadonlySet<number>;
  readonly totals: readonly OfferNumber[];
}

/** What is asked decides what a bare number is. */
export interface OfferAsked {
  readonly bare: Slot;
  /** Whether things may be named that are not known yet. */
  readonly mayName: boolean;
  /** Whether something else was asked for, or all that is known may be spoken of: what is told must be near what is known. */
  readonly isBeside: boolean;
  /** Whether the sentence tells what something comes to: «dos mil a la semana, y de restaurantes casi ochocientos más». */
  readonly isSummed?: boolean;
}
