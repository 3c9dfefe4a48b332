import type { Amount } from './amount.ts';

/** «16 plazas al día, de media 12 niños»: how many there is room for is not how many come, where both are told. */
export function withoutPlaces(amounts: readonly Amount[]): readonly Amount[] {
  const isPlaces = (amount: Amount) => amount.kind === 'count' && amount.per !== null && PLACES.test(amount.noun);
  const others = amounts.filter((amount) => !isPlaces(amount));
  return others.some((amount) => amount.kind === 'count' && amount.per !== null) ? others : amounts;
}

const PLACES = /^(?:places|spaces|spots|seats|plazas|cupos|lugares|asientos)\b/;
