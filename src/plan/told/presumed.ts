import type { FactSheet } from '../../facts/fact.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';

/** What a take takes for granted. */
export interface Presumed {
  /** Of a take, both languages folded. */
  readonly spoken: RegExp;
  /** Of the founder's answers, folded: with it the take is true of them. Left out where only `denied` decides. */
  readonly told?: RegExp;
  /** Of the founder's answers, folded: with it the take is false of them. */
  readonly denied?: RegExp;
  /** Of everything told: where it holds the take is false of them. Of kinds whose own takes all presume it, one is told all the same. */
  readonly isFalseOf?: (facts: FactSheet) => boolean;
  /** In which sectors it is one customer's case among others; in all where that is left out. */
  readonly sectors?: readonly SectorId[];
  /** As `sectors`, of narrower trades. */
  readonly trades?: readonly TradeId[];
}
