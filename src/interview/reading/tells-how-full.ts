import type { Ground, Money } from './amount.ts';

const FULL_BEFORE =
  /(?<![a-z])(?:llen(?:o|a|amos|an|aremos|aria|ariamos|ar)|ocupa(?:cion|dos|das|mos)|occupancy|occupied|booked|we fill|full)(?![a-z])[^.;€$£]{0,60}$/;
const FULL_AFTER = /^\??[^.;\d]{0,24}(?:es|is|era|was) (?:(?:la|de|mi|my|the) )*(?:ocupacion|occupancy)/;

/** «Llenamos un 85 o un 90»: how much of it is taken, percent, and no money. */
export function tellsHowFull({ folded }: Pick<Ground, 'folded'>, { currency, high, start, end }: Money): boolean {
  if (currency !== null || high > 100) return false;
  return FULL_BEFORE.test(folded.slice(Math.max(0, start - 90), start)) || FULL_AFTER.test(folded.slice(end));
}
