// Where somebody of whom nothing was said stands on the positioning map, by what is usual in their kind: a presumption, drawn as one.
import { type AlternativeId, NEARLY_FREE } from './alternative-words.ts';

/** `low`: next to free; `below`: at the foot of what is usual; `usual`: in its middle. */
export type PresumedPrice = 'low' | 'below' | 'usual';

const BELOW: ReadonlySet<AlternativeId> = new Set(['chain', 'machine', 'tool', 'one-person']);
const USUAL: ReadonlySet<AlternativeId> = new Set(['same-trade', 'neighbour']);

/** What the kind usually asks for, as its words in the matrix say; null where that says nothing of this unit. */
export function presumePrice(
  kind: AlternativeId,
  { isUsualUnit, isAmerican }: { isUsualUnit: boolean; isAmerican: boolean },
): PresumedPrice | null {
  // What is public costs its user next to nothing, but in the United States.
  if (NEARLY_FREE.has(kind)) return kind === 'public' && isAmerican ? null : 'low';
  if (BELOW.has(kind)) return 'below';
  return USUAL.has(kind) && isUsualUnit ? 'usual' : null;
}

/** Kinds that serve at once, or nearly: sooner than a business whose own wait is of days. */
const QUICK: ReadonlySet<AlternativeId> = new Set(['tool', 'machine', 'neighbour', 'chain']);
const BESIDE_QUICK = 0.64;
const BESIDE_SLOW = 0.9;

/** How soon the others usually serve, from 0 to 1: as long as it takes, when the diary allows, in days, after a list. */
const SOON: Readonly<Partial<Record<AlternativeId, number>>> = {
  'own-hands': 0.5,
  'same-trade': 0.42,
  'one-person': 0.42,
  online: 0.34,
  'known-person': 0.34,
  public: 0.2,
};

/** Its height where sooner is higher, beside a business that takes so many days. */
export function presumeWait(kind: AlternativeId, ownDays: number): number | null {
  if (QUICK.has(kind)) return ownDays <= 1 ? BESIDE_QUICK : BESIDE_SLOW;
  return SOON[kind] ?? null;
}
