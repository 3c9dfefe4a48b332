import type { Country, CurrencyCode } from '../countries/country.ts';
import type { Fact, FactSheet } from '../facts/fact.ts';
import type { Sector } from '../sectors/sector.ts';
import type { Assumed, Origin, TaxAssumptions } from './assumption.ts';

/** Where the founder's figures come from: the sheet, the trade, the country with its taxes, and its money. */
export interface Ground {
  readonly facts: FactSheet;
  readonly sector: Sector;
  readonly country: Country;
  readonly currency: CurrencyCode;
  readonly taxes: TaxAssumptions;
}

/** A value taken from a fact, with the fact's own origin. */
export function saidAs<Value>(fact: Fact, value: Value): Assumed<Value> {
  return { value, origin: fact.origin, fact };
}

/** A usual value of the trade or the country. */
export function usual<Value>(value: Value): Assumed<Value> {
  return { value, origin: 'sector' };
}

/** What follows from the visitor's figures alone is derived; once a trade's figure enters, the outcome is the trade's. */
export function originFrom(...origins: readonly Origin[]): Origin {
  return origins.includes('sector') ? 'sector' : 'derived';
}

/** Said amounts have at most two decimals, which binary holds only nearly: rounding restores them exactly. */
export function inHundredths(value: number): number {
  return Math.round(value * 100);
}
