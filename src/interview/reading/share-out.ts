// What each gives, taken once: a total gives way to its parts, and what is within another is taken off it.
import { sumOf } from '../../finance/sum-of.ts';
import type { Ground } from './amount.ts';
import { countsTo } from './counts-to.ts';
import type { Portion } from './fund-portions.ts';
import type { Giver } from './giver-words.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';

/** What one of them gives. */
export interface Share {
  readonly portion: Portion;
  readonly giver: Giver;
  readonly amount: number;
}

/** What is told in a sentence. */
export interface SharedOut {
  readonly shares: readonly Share[];
  /** Whether a total is told with its parts. */
  readonly isSummed: boolean;
  /** Whether everything in it has its giver. */
  readonly isWhole: boolean;
}

interface Head {
  readonly at: number;
  readonly parts: readonly number[];
}

export function shareOut({ folded }: Ground, portions: readonly Portion[]): SharedOut {
  const heads = portions.flatMap((_, at) => headAt(folded, portions, at) ?? []);
  const shares = portions.flatMap((portion, at): readonly (Share | null)[] => {
    if (heads.some((head) => head.at === at)) return [];
    const whole = portions[heads.find(({ parts }) => parts.includes(at))?.at ?? -1];
    // «70.000 de ahorros: yo 50.000 y mi hermano 20.000».
    const isSaved = whole !== undefined && SAVED.test(folded.slice(whole.start, whole.end)) && portion.giver === 'gift';
    return shareOf(portions, at, isSaved ? 'own' : (portion.giver ?? whole?.giver ?? null));
  });
  return { ...toldOf(shares), isSummed: heads.length > 0 };
}

/** Each beside the others, whatever they come to. */
export function asShares(portions: readonly Portion[]): SharedOut {
  return { ...toldOf(portions.flatMap(({ giver }, at) => shareOf(portions, at, giver))), isSummed: false };
}

function shareOf(portions: readonly Portion[], at: number, giver: Giver | null): readonly (Share | null)[] {
  const portion = portions[at] as Portion;
  const within = portions.filter((one, index) => one.isWithin && holderOf(portions, index) === at);
  const amount = middle(portion.money) - sumOf(within.map(({ money }) => middle(money)));
  return giver === null || amount < 0 ? [null] : amount === 0 ? [] : [{ portion, giver, amount: roundMoney(amount) }];
}

function toldOf(shares: readonly (Share | null)[]): Pick<SharedOut, 'shares' | 'isWhole'> {
  const told = shares.filter((share) => share !== null);
  return { shares: told, isWhole: told.length === shares.length };
}

const SAVED = /(?<![a-z])(?:ahorr\w+|savings?|saved)(?![a-z])/;

function holderOf(portions: readonly Portion[], at: number): number {
  return portions.findLastIndex(({ isWithin }, index) => index < at && !isWithin);
}

/** What stands between a total and its parts: «: 9.000 míos», "which is", ", so 27,000". */
const OPENS =
  /[:(=]|(?<![a-z])(?:which (?:is|are)|that's|that is|made up of|(?:lo )?que (?:es|son)|o sea|es decir|repartid[oa]s en|so|total|en total|in total|in all|altogether)(?![a-z])/;

/** The one at this place as the total of those right after it, or right before it; null where it is none. */
function headAt(folded: string, portions: readonly Portion[], at: number): Head | null {
  const { money, giver } = portions[at] as Portion;
  if (giver !== null && giver !== 'own') return null;
  const indexes = portions.map((_, index) => index);
  for (const row of [indexes.slice(at + 1), indexes.slice(0, at).toReversed()]) {
    const parts = rowTo(portions, row, middle(money));
    const nearest = portions[parts?.[0] ?? -1];
    if (!parts || !nearest) continue;
    const between = folded.slice(Math.min(money.end, nearest.money.end), Math.max(money.start, nearest.money.start));
    const isOurs = parts.every((index) => portions[index]?.giver === 'own' || portions[index]?.giver === null);
    if (isOurs || OPENS.test(between)) return { at, parts };
  }
  return null;
}

function rowTo(portions: readonly Portion[], row: readonly number[], whole: number): readonly number[] | null {
  const counts = countsTo(
    row.map((index) => ({ value: middle((portions[index] as Portion).money), times: [1] })),
    whole,
  );
  return counts.length > 0 ? row.slice(0, counts.length) : null;
}
