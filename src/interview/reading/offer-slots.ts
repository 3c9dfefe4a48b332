// What a number is for the thing that it is told of: by its own words, by what is known of the thing, by what was asked.
import type { SaleLine } from '../../facts/fact.ts';
import type { OfferNumber } from './offer-numbers.ts';
import type { OfferAsked, OfferThing, Slot } from './offer-thing.ts';

/** Null where it may be anything. */
export function slotOf(number: OfferNumber, { known, told }: OfferThing, isCurrent: boolean, { bare }: OfferAsked): Slot | null {
  const { role, value, isCharged, isWith, isResult } = number;
  if (role === 'cost') return 'cost';
  if (known?.price === value && !told.price) return 'price';
  if (isResult && told.count) return 'count';
  if (role === 'count') return 'count';
  const isCost = bare === 'cost' && !isCharged && value < (told.price?.value ?? known?.price ?? 0);
  if (isCost) return told.cost ? null : 'cost';
  if (role === 'price') return 'price';
  if (isWith && told.price && value < told.price.value) return 'cost';
  if (known?.units === value && !told.count) return 'count';
  if (known?.unitCost === value && !told.cost) return 'cost';
  if ((bare === 'count' || (known && meansCount(value, known))) && !told.count) return 'count';
  if (!told.price && (!known || bare === 'price') && !(known && isCurrent)) return 'price';
  if (!told.count && Number.isInteger(value)) return 'count';
  return null;
}

/** Of a thing whose price is known, a number that is nearer to how many of it are sold. */
function meansCount(value: number, { price, units }: SaleLine): boolean {
  if (!Number.isInteger(value)) return false;
  return units === null || apart(value, units) * CLEARLY < apart(value, price);
}

const CLEARLY = 3;
/** Nobody corrects a price to ten times what it was, or sales to thirty times. */
const MOST_APART = { price: 10, count: 30 } as const;

/** Whether it is so far from what is known that it is told of something else. */
export function isFarOff(value: number, slot: Slot, known: SaleLine | null): boolean {
  if (known === null) return false;
  if (slot === 'cost') return value >= known.price * MOST_APART.price;
  const before = slot === 'price' ? known.price : known.units;
  return before !== null && apart(value, before) > MOST_APART[slot];
}

function apart(one: number, other: number): number {
  return Math.max(one / other, other / one);
}
