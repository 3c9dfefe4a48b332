import { type Buyer, WIDER_BUYER } from '../sectors/buyer.ts';

/** Whom takes are to be about: who buys, null where nobody can tell, and whether a take fits what else the founder told. */
export interface Whom {
  readonly buyer: Buyer | null;
  /** Not about people of other ages, nor about a thing the founder said there is none of. */
  readonly fits: (take: object) => boolean;
  /** Whether an example tells of the trouble that was told: of those that fit, one that does is drawn. */
  readonly tellsTold?: (take: object) => boolean;
}

/** Of nobody anything is known: every take fits. */
export const ANYBODY: Whom = { buyer: null, fits: () => true };

/** A take and whom it is told to; all where that is left out. */
export interface Offered<Take> {
  readonly take: Take;
  readonly buyer: Buyer | undefined;
}

/** The takes that fit best: those of this buyer before those about others, and of these the ones that fit what was told. Never none. */
export function takesFor<Take extends object>({ buyer, fits }: Whom, offered: readonly Offered<Take>[]): readonly Take[] {
  const takes = (buyer === null ? offered : ofBuyer(buyer, offered)).map(({ take }) => take);
  return fittingOf(takes, fits);
}

/** Those that fit; all where none is left. */
export function fittingOf<Item>(items: readonly Item[], fits: (item: Item) => boolean): readonly Item[] {
  const fitting = items.filter(fits);
  return fitting.length > 0 ? fitting : items;
}

/** A narrower kind is told its own takes, else the unmarked, else those of its wide kind; a wide kind its own and the unmarked. All where none is left. */
function ofBuyer<Take>(buyer: Buyer, offered: readonly Offered<Take>[]): readonly Offered<Take>[] {
  const toldTo = (...buyers: (Buyer | undefined)[]) => offered.filter((take) => buyers.includes(take.buyer));
  const wider = WIDER_BUYER[buyer];
  const closest = wider ? [toldTo(buyer), toldTo(undefined), toldTo(wider)] : [toldTo(buyer, undefined)];
  return closest.find((takes) => takes.length > 0) ?? offered;
}
