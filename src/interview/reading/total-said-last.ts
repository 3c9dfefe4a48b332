// «Mil cuatrocientos de comisión y tres mil cien más. Cuatro mil quinientos, pues»: what one sale costs, part by part and then in all.
import type { Amount, Ground, Money } from './amount.ts';
import { countsTo } from './counts-to.ts';
import { middle } from './monthly-amount.ts';
import { isCalledTotal } from './second-total.ts';

const LEAST_PARTS = 2;
const STANDS_ALONE = /[.;!\n] ?(?:(?:son|eso son|unos|about|o sea|so|y|and|pues) )*[$€£]?$/;
const ENDS =
  /^ ?(?:€|euros?|pesos|soles|colones|dollars|bucks|pounds|quid)?,? ?(?:pues|en total|total|in all|all in|altogether|each|a head|cada un[oa])?[.!]?$/;

/** The parts of a total that closes the answer and is all of them together: none is to be added to it. */
export function partsOfLast(ground: Ground, amounts: readonly Amount[]): readonly Amount[] {
  const monies = amounts.filter((amount): amount is Money => amount.kind === 'money' && amount.low === amount.high);
  const total = monies.at(-1);
  if (ground.question !== 'unit-cost' || !total || monies.length <= LEAST_PARTS) return [];
  const { folded } = ground;
  const isAlone = STANDS_ALONE.test(folded.slice(0, total.start)) && ENDS.test(folded.slice(total.end));
  if (!isAlone && !isCalledTotal(ground, total)) return [];
  const before = monies.slice(0, -1).toReversed();
  const counts = countsTo(
    before.map((money) => ({ value: middle(money), times: [1] })),
    middle(total),
  );
  const parts = before.slice(0, counts.length);
  // What a percent comes to is told among them.
  const shares = amounts.filter(({ kind, start }) => kind === 'percent' && start < total.start);
  return parts.length > 0 ? [...parts, ...shares] : [];
}
