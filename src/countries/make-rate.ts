// How a rate is written down: with its source and its year, or as our own knowledge.
import type { Rate } from './country.ts';

/** A rate read in its law; a law has no spread. */
export function seen(rate: number, source: string, year: number): Rate {
  return { low: rate, base: rate, high: rate, source, year, evidence: 'seen' };
}

/** A rate we know and have not checked: orientation. */
export function own(base: number, low = base, high = base): Rate {
  return { low, base, high, source: 'Trama', year: 2026, evidence: 'own' };
}

/** The law's least wage of 2026, as the press of the country reported it. Where it has risen since, today's is higher. */
export function leastWage(base: number, source: string): Rate {
  return seen(base, source, 2026);
}
