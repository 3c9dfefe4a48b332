// The parts of what a sale costs and what they come to: "I pay the cleaner 50 each and laundry is another 12, so 62".
import type { Ground } from './amount.ts';
import { middle } from './monthly-amount.ts';
import type { RoledMoney } from './roled-money.ts';

const COMES_TO =
  /(?<![a-z])(?:so|so that(?:['’]?s| is)|that(?:['’]?s| is)|call it|total(?:ling)?|in total|altogether|makes|o sea|en total|total|son|suman?|es decir|asi que)(?: (?:about|around|like|unos|unas|como|it(?:['’]?s| is)|de))* ?[$€£]?$/;
const LEAST_PARTS = 2;
const MOST_PARTS = 5;
/** Rounding of the total, of one. */
const NEARLY = 0.02;

/** The amounts of an answer on sales, with the total of several costs as the cost of a sale in the place of its parts. */
export function withSummedCost({ folded }: Pick<Ground, 'folded'>, roled: readonly RoledMoney[]): readonly RoledMoney[] {
  const at = roled.findIndex((_, index) => partsOf(folded, roled, index) > 0);
  if (at < 0) return roled;
  const parts = partsOf(folded, roled, at);
  const isPart = (index: number) => index >= at - parts && index < at;
  return roled.flatMap((entry, index) => (isPart(index) ? [] : [index === at ? { ...entry, role: 'unitCost' as const } : entry]));
}

/** How many of the amounts right before this one it adds up; one stands before them, the price. */
function partsOf(folded: string, roled: readonly RoledMoney[], at: number): number {
  const entry = roled[at];
  if (entry === undefined || !COMES_TO.test(folded.slice(Math.max(0, entry.money.start - 30), entry.money.start))) return 0;
  const total = middle(entry.money);
  for (let parts = LEAST_PARTS; parts <= Math.min(MOST_PARTS, at - 1); parts++) {
    const before = roled.slice(at - parts, at);
    const sum = before.reduce((so, { money }) => so + middle(money), 0);
    const isOfSale = before.every(({ money, role }) => role !== 'price' && (money.per === null || money.per === 'unit'));
    const price = roled[0] === undefined ? 0 : middle(roled[0].money);
    if (isOfSale && Math.abs(sum - total) <= NEARLY * total && total < price) return parts;
  }
  return 0;
}
