import type { CountryCode, CurrencyCode } from '../countries/country.ts';
import type { Fact } from '../facts/fact.ts';
import type { SectorId } from '../sectors/sector.ts';

/** Where a figure comes from. `sector`: the trade's usual value, because nobody said it. */
export type Origin = 'said' | 'derived' | 'sector';

/** A value the model stands on, with its origin. */
export interface Assumed<Value = number> {
  readonly value: Value;
  readonly origin: Origin;
  /** The fact it was taken from, when there is one. */
  readonly fact?: Fact;
}

/**
 * Everything the model needs, each value with its origin.
 * Money in integers: `…Cents` in hundredths of the currency unit, the rest in whole currency units.
 */
export interface Assumptions {
  readonly sector: SectorId;
  readonly sectorOrigin: Origin;
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
  /** First month of trading, `YYYY-MM`. */
  readonly start: Assumed<string>;
  readonly priceCents: Assumed;
  readonly unitCostCents: Assumed;
  /** Units sold in the first month of the trend. */
  readonly monthlyUnits: Assumed;
  /**
   * Present when the volume is the trade's: the pace it settles at, and the month by which it does. The trend then climbs in a straight line
   * from `monthlyUnits` in the first month to this in month `months`, and stays.
   */
  readonly ramp?: { readonly normalUnits: number; readonly months: number };
  /** Growth of the volume in the first twelve months, hundredths of a percent a month; none is assumed after. */
  readonly growthBasisPoints: Assumed;
  /** Twelve indices, January first, in ten-thousandths. */
  readonly season: Assumed<readonly number[]>;
  /** Fixed costs of one month, as said or assumed; whole currency units. */
  readonly fixedCosts: Assumed;
  readonly investment: Assumed;
  readonly ownFunds: Assumed;
  readonly loan: Assumed;
  readonly loanYears: Assumed;
  /** Annual interest, hundredths of a percent. */
  readonly loanRateBasisPoints: Assumed;
  /** People who work in the business, the founder included. */
  readonly team: Assumed;
}
