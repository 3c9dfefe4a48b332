// What is usual in a trade, and how far it can be trusted.

/** `seen`: read in the source named. `named`: the source is known, its figure was not read. `own`: our own estimate, to be printed as orientation. */
export type BenchmarkEvidence = 'seen' | 'named' | 'own';

/** A usual value with its spread and where it comes from. Only a `seen` one whose sector lists the source as citable may be named in a plan. */
export interface Benchmark {
  readonly low: number;
  readonly base: number;
  readonly high: number;
  readonly source: string;
  /** The year the figure speaks of. */
  readonly year: number;
  readonly evidence: BenchmarkEvidence;
}

/** Our own estimate, last looked at in 2026: orientation, never a citation. */
export function estimate(low: number, base: number, high: number): Benchmark {
  return { low, base, high, source: 'Trama', year: 2026, evidence: 'own' };
}

/** A figure read in its source, which gives both ends of the spread. A page without a date bears the year it was read. */
export function published(low: number, base: number, high: number, source: string, year: number): Benchmark {
  return { low, base, high, source, year, evidence: 'seen' };
}
