// How long one will wait here, where only today's wait was told: in the list against the rivals and beside the offer.
import type { Draft } from '../draft.ts';
import { isWaitKept, waitSlot } from '../goals/kept-promise.ts';
import type { PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { lacksWait, WAIT_MISSING, WAIT_PROPOSED, WAIT_PROPOSED_SHORT, WAIT_TO_SET } from './wait-promise.ts';

/** The promise that is missing, proposed where the time of one sale is known; nothing where none is missing. */
export function tellWait(draft: Draft): readonly PlanText[] {
  if (!lacksWait(draft.facts)) return [];
  return [isWaitKept(draft) ? withWait(draft, WAIT_PROPOSED) : label(draft, WAIT_MISSING)];
}

/** The same in a cell. */
export function tellWaitShort(draft: Draft): PlanText | null {
  if (!lacksWait(draft.facts)) return null;
  return isWaitKept(draft) ? withWait(draft, WAIT_PROPOSED_SHORT) : WAIT_TO_SET;
}

function withWait(draft: Draft, text: PlanText): PlanText {
  return label({ ...draft, slots: { ...draft.slots, ...waitSlot(draft) } }, text);
}
