// Sales as a founder tells them: of a normal month, where what is kept is the average one of a year with its season.
import type { FactSheet } from './fact.ts';
import { normalMonth } from './normal-month.ts';

/**
 * How much busier than the average month a normal one is, for the volume that is kept; 1 where a season that tells no numbers came after it, which
 * leaves it as it was told.
 */
export function normalOf({ volume, season, lines }: FactSheet): number {
  // What is sold in some months alone makes the season, and the other lines sell every month what was told.
  if (lines?.value.some(({ months }) => months !== undefined)) return 1;
  const told = lines?.value.reduce((sum, { units }) => sum + (units ?? 0), 0) ?? volume?.value;
  const isEarlier = volume?.quote && season?.quote && volume.quote.answer < season.quote.answer;
  const isAsTold = isEarlier && Math.abs((told ?? 0) - volume.value) <= ROUNDING;
  return isAsTold ? 1 : (normalMonth(season?.value ?? []) ?? 1);
}

/** The sheet with the volume of a normal month, which its lines follow; the same sheet where no season makes the two differ. */
export function withNormalMonth(facts: FactSheet): FactSheet {
  const { volume } = facts;
  const normal = normalOf(facts);
  return normal === 1 || volume === undefined ? facts : { ...facts, volume: { ...volume, value: inNormalMonth(volume.value, normal) } };
}

/** So many of an average month, in one that is `normal` times as busy: whole where only the rounding of the average makes it no whole number. */
export function inNormalMonth(units: number, normal: number): number {
  const value = units * normal;
  if (normal === 1) return units;
  const whole = Math.round(value);
  return value >= FEW || Math.abs(value - whole) <= ROUNDING * normal ? whole : Math.round(value * 100) / 100;
}

/** So many of a normal month, in the average one: whole where that is told back as the same. */
export function inAverage(units: number, normal: number): number {
  const average = units / normal;
  const whole = Math.round(average);
  return whole >= FEW && inNormalMonth(whole, normal) === units ? whole : Math.round(average * 100) / 100;
}

const FEW = 10;
/** An average is kept with two decimals. */
const ROUNDING = 0.006;
