import type { CountryCode, Rate } from './country.ts';

/** What the smallest businesses may choose instead of the general taxes, and the sales of a year up to which they may. */
export interface SimplifiedRegime {
  /** Sales of twelve months, whole currency units. */
  readonly upTo: Rate;
  /** The month since which that limit holds, `YYYY-MM`. */
  readonly since: string;
  /** What it is called by whoever tells of it. */
  readonly words: RegExp;
}

/** Limits as the press of the country reported them. */
export const SIMPLIFIED_REGIMES: Partial<Readonly<Record<CountryCode, SimplifiedRegime>>> = {
  // Monotributo, category K.
  AR: {
    upTo: { low: 108_357_084, base: 108_357_084, high: 108_357_084, source: 'ARCA', year: 2026, evidence: 'seen' },
    since: '2026-02',
    words: /\bmonotribut/,
  },
};
