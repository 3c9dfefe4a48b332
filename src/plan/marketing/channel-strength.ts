// What each kind of channel takes and gives: money, hours, and how many of those reached by hand buy. Our own conventions, printed as assumptions.
import type { SectorId } from '../../sectors/sector.ts';
import type { ChannelKind } from './channel-clues.ts';

/** What a customer costs through a channel against what one usually costs in the trade: what asks for hours is cheaper in money. */
export const COSTS: Readonly<Record<ChannelKind, number>> = {
  mouth: 0.4,
  mail: 0.5,
  messages: 0.5,
  loyalty: 0.5,
  partners: 0.6,
  visits: 0.7,
  groups: 0.7,
  search: 0.8,
  front: 0.8,
  trial: 0.8,
  site: 0.9,
  social: 1,
  business: 1,
  events: 1,
  street: 1.1,
  portal: 1.2,
  adverts: 1.4,
  other: 1,
};

/** Kinds that nobody sells anything for: they take hours, and the money goes to the others. */
const TAKES_NO_MONEY: readonly ChannelKind[] = ['groups', 'mouth', 'messages', 'business'];
/** Kinds that do nothing beyond what their money pays for. */
const MONEY_ALONE: readonly ChannelKind[] = ['portal', 'trial', 'events', 'other'];

export function takesMoney(kind: ChannelKind): boolean {
  return !TAKES_NO_MONEY.includes(kind);
}

export function worksOnMoneyAlone(kind: ChannelKind): boolean {
  return MONEY_ALONE.includes(kind);
}

/** A channel worked by hand: how many are reached in a week, of how many one buys, and the hours it takes. */
export interface Strength {
  readonly contacts: number;
  readonly oneIn: number;
  readonly hours: number;
}

const STRENGTHS: Readonly<Partial<Record<ChannelKind, Strength>>> = {
  search: { contacts: 100, oneIn: 50, hours: 1 },
  groups: { contacts: 40, oneIn: 40, hours: 1 },
  social: { contacts: 100, oneIn: 100, hours: 2 },
  business: { contacts: 5, oneIn: 10, hours: 2 },
  partners: { contacts: 4, oneIn: 4, hours: 1 },
  visits: { contacts: 5, oneIn: 10, hours: 3 },
  events: { contacts: 10, oneIn: 20, hours: 3 },
  street: { contacts: 50, oneIn: 100, hours: 2 },
  mail: { contacts: 40, oneIn: 80, hours: 1 },
  messages: { contacts: 40, oneIn: 40, hours: 1 },
  site: { contacts: 40, oneIn: 80, hours: 1 },
  portal: { contacts: 20, oneIn: 20, hours: 1 },
  trial: { contacts: 5, oneIn: 5, hours: 2 },
  other: { contacts: 10, oneIn: 20, hours: 1 },
};

/** Sectors that are looked up the moment something has happened: whoever searches is about to buy. */
const LOOKED_UP: readonly SectorId[] = ['repair_shop', 'construction_trades', 'cleaning', 'logistics'];
const SOONER = 2;
/** The strengths are those of a trade in which one in two who ask buys; where it takes more who ask, it takes more who are reached, twice as many at most. */
const ASKS_OF_STRENGTHS = 2;
const MOST_ASKS = 4;

/** Sectors whose customers look for them on a portal first: it shows them to everybody who looks for those dates, with no hours of theirs. */
const BOOKED_ON_PORTALS: readonly SectorId[] = ['tourism_lodging'];
const ON_PORTAL: Strength = { contacts: 400, oneIn: 50, hours: 1 };

/** Several of them, two property managers or three clubs, send as many times what one does. */
export function strengthOf(kind: ChannelKind, sector: SectorId, asksEach: number, many: number): Strength | null {
  const usual = kind === 'portal' && BOOKED_ON_PORTALS.includes(sector) ? ON_PORTAL : STRENGTHS[kind];
  if (!usual) return null;
  const sooner = kind === 'search' && LOOKED_UP.includes(sector) ? SOONER : 1;
  return {
    contacts: usual.contacts * (kind === 'partners' ? many : 1),
    // Nobody buys without asking: no fewer are reached than ask.
    oneIn: Math.max(asksEach, Math.round((usual.oneIn * Math.min(MOST_ASKS, asksEach)) / ASKS_OF_STRENGTHS / sooner)),
    hours: usual.hours,
  };
}

/** Of those who pass a front in a week, one in so many comes in and buys for the first time: to be counted before anything is signed. */
export function strengthOfFront(isOpenToAll: boolean, asksEach: number, uses: number): Strength {
  const [contacts, oneIn] = isOpenToAll ? [1_200, uses >= MONTHS_A_YEAR ? REGULARS : PASSING] : [900, 180];
  return { contacts, oneIn: Math.round((oneIn * Math.min(MOST_ASKS, asksEach)) / ASKS_OF_STRENGTHS), hours: 0 };
}

const MONTHS_A_YEAR = 12;
/** Where people come back week by week, few of those who buy are new; where they buy now and then, most are. */
const REGULARS = 100;
const PASSING = 40;

/** What whoever runs the business can give to all of it in a week. */
export const HOURS_A_WEEK = 10;

/** Whether it brings new customers, or keeps those there are: money for a card that past buyers are given brings no new one. */
export function isAcquiring({ kind }: { readonly kind: ChannelKind }): boolean {
  return kind !== 'loyalty';
}
