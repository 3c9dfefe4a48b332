import { type Ground, leftOf, rightOf } from './amount.ts';
import type { Numeral } from './numeral.ts';

const LEAST_RATE = 3;
const HOURLY = /^ (?:an|per|la|por|x) (?:hour|hora)(?![a-z])/;
const RATED_BEFORE =
  /(?<![a-z])(?:labou?r|mano de obra|(?:hourly |day )?rate|tarifa|time|or|plus|o|mas)(?: (?:is|it's|at|of|es|son|a|por|otros|another))* $/;
const NIGHTLY = /^ (?:a|per|la|por) (?:night|noche)(?![a-z])/;
const STAYS = /^[^.;,\d]*(?<![a-z])(?:(?:i|we) (?:stay|sleep)|me quedo|nos quedamos)(?![a-z])/;
const STAY_BEFORE = /(?<![a-z])(?:sitting|boarding|overnights?|sleepovers?|hospedaje|guarda) (?:is |at |a |son )?$/;

/** "Labor is 95 an hour", "55 a night if I stay over": where sales are told, what time is charged at and no number of sales. */
export function isRate(ground: Ground, numeral: Numeral): boolean {
  if (ground.question !== 'revenue' || numeral.low < LEAST_RATE) return false;
  const [before, after] = [leftOf(ground, numeral), rightOf(ground, numeral, 60)];
  const isNightly = NIGHTLY.test(after) && (STAYS.test(after.replace(NIGHTLY, '')) || STAY_BEFORE.test(before));
  return isNightly || (HOURLY.test(after) && RATED_BEFORE.test(before));
}
