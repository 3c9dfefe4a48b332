// How many years pass between two purchases of a thing that is bought once in years: of those around, so few are looking for it in one year.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { TradeId } from '../../sectors/trades.ts';
import type { Figure } from '../figures/figure.ts';
import type { TraitId } from '../market/trait-sources.ts';
import { findFrequency } from './find-frequency.ts';
import { YEARS_BETWEEN } from './usual-uses.ts';

/** «Cada cuatro o cinco años», "every ten years". */
const TOLD = /\b(?:cada|every) (\d{1,2}|[a-z]{3,10})(?: (?:o|or|a|to) (\d{1,2}|[a-z]{3,10}))? (?:anos|years)\b/;
/** Those who are counted are the ones of a year already. */
const OF_A_YEAR: readonly TraitId[] = ['couples-to-marry', 'expectant'];

/** As it was told, else as is usual in the trade; null where customers come back within the year, or where those of one year are counted. */
export function yearsBetween(facts: FactSheet, trade: string | null, trait: TraitId | null): Figure | null {
  if (trait && OF_A_YEAR.includes(trait)) return null;
  const match = TOLD.exec(foldText(factValue(facts, 'customer') ?? ''));
  const [from, to] = [numberOf(match?.[1]), numberOf(match?.[2])];
  if (from !== null && from > 1) return { kind: 'count', value: to ?? from, origin: 'said' };
  // Told to come so often a year: the years of the trade are not theirs.
  if (findFrequency(facts) !== null) return null;
  const usual = YEARS_BETWEEN[(trade ?? '') as TradeId];
  return usual === undefined ? null : { kind: 'count', value: usual, origin: 'sector' };
}

function numberOf(word: string | undefined): number | null {
  const value = word === undefined ? Number.NaN : (smallNumber(word) ?? Number(word));
  return Number.isFinite(value) ? value : null;
}
