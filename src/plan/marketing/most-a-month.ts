// The most that a month of a channel can take without being thrown away: cards, boards and trips cost what they cost. Our own convention, in euros.
import type { ChannelKind } from './channel-clues.ts';
import type { SharedChannel } from './gather-channels.ts';
import { isOwnMeeting } from './own-meeting.ts';
import { isOnSites } from './site-boards.ts';

/** A sign is paid for once and spread over its first year. */
const MOST: Readonly<Partial<Record<ChannelKind, number>>> = {
  loyalty: 15,
  front: 25,
  partners: 60,
  mail: 30,
  messages: 30,
  mouth: 30,
  visits: 60,
  street: 60,
  site: 60,
  portal: 90,
};
/** Invitations, and what is served. */
const OWN_MEETING = 60;
/** Several of them, one on each site. */
const BOARDS = 60;

/** Null where more money reaches more people. What is given away until a date is no such cost. */
export function mostAMonth({ kind, months, known }: Pick<SharedChannel, 'kind' | 'months' | 'known'>): number | null {
  if (months !== null) return null;
  if (known && isOwnMeeting({ kind, name: known })) return OWN_MEETING;
  if (known && isOnSites({ kind, name: known })) return BOARDS;
  return MOST[kind] ?? null;
}
