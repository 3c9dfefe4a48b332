// Where somebody of whom nothing was said stands on the positioning map, by what is usual in their kind: a presumption, drawn as one.
import type { AlternativeId } from './alternative-words.ts';
import type { Point } from './comparison-points.ts';

/** `low`: next to free; `below`: at the foot of what is usual; `usual`: in its middle. */
export type PresumedPrice = 'low' | 'below' | 'usual';

const LOW: ReadonlySet<AlternativeId> = new Set(['library', 'public', 'nothing', 'own-hands', 'known-person', 'tool']);
const BELOW: ReadonlySet<AlternativeId> = new Set(['chain', 'machine']);
const USUAL: ReadonlySet<AlternativeId> = new Set(['same-trade', 'neighbour']);

/** What the kind usually asks for, as its words in the matrix say; null where that says nothing of this unit. */
export function presumePrice(
  kind: AlternativeId,
  { isUsualUnit, isAmerican }: { isUsualUnit: boolean; isAmerican: boolean },
): PresumedPrice | null {
  // What is public costs its user next to nothing, but in the United States.
  if (LOW.has(kind)) return kind === 'public' && isAmerican ? null : 'low';
  if (BELOW.has(kind)) return 'below';
  return USUAL.has(kind) && isUsualUnit ? 'usual' : null;
}

/** Kinds that serve at once, or nearly: sooner than a business whose own wait is of days. */
const QUICK: ReadonlySet<AlternativeId> = new Set(['tool', 'machine', 'neighbour']);
const BESIDE_QUICK = 0.7;
const BESIDE_SLOW = 0.9;
/** After a list. */
const LAST = 0.5;
/** Days and weeks are another question than the queue at a counter. */
const IN_DAYS = /^(?:d[ií]as|semanas|meses|plazo|tiempo)/;

export function isInDays({ name }: Pick<Point, 'name'>): boolean {
  return IN_DAYS.test(name.es);
}

/** Its height where sooner is higher, beside a business that takes so many days, as far as its words in the matrix say; a chain is quick over a counter alone. */
export function presumeWait(kind: AlternativeId, ownDays: number, isOfDays: boolean): number | null {
  if (QUICK.has(kind) || (kind === 'chain' && !isOfDays)) return ownDays <= 1 ? BESIDE_QUICK : BESIDE_SLOW;
  return kind === 'public' ? LAST : null;
}
