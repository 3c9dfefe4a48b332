/** Who pays, as far as takes tell them apart: people for themselves and their home, firms and bodies, and narrower kinds of either. */
export const BUYERS = ['household', 'parent', 'athlete', 'visitor', 'business', 'practice'] as const;

/** `parent`: for a child · `athlete`: who trains · `visitor`: who is passing through · `practice`: whoever receives people by appointment. */
export type Buyer = (typeof BUYERS)[number];

/** The wide kind that each narrower one is part of. */
export const WIDER_BUYER: Readonly<Partial<Record<Buyer, Buyer>>> = {
  parent: 'household',
  athlete: 'household',
  visitor: 'household',
  practice: 'business',
};

/** Whether firms buy, or bodies that decide as firms do. */
export function isFirm(buyer: Buyer | null): boolean {
  return buyer !== null && (buyer === 'business' || WIDER_BUYER[buyer] === 'business');
}
