// Where each week's piece goes: the order of the channels by what can be done in them, and what shows that it is seen there.
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { channelFigure } from '../figures/gather-channel-figures.ts';
import type { PlanText } from '../plan.ts';
import { channelQuote } from '../told/gather-quotes.ts';
import { AT_TRIAL, BY_PHONE, type CalendarWeek, channelAt } from './calendar-words.ts';
import type { ChannelKind } from './channel-clues.ts';
import { areSchools, isSchoolHoliday } from './closed-schools.ts';
import { isOwnMeeting } from './own-meeting.ts';
import { saleKindOf } from './sale-kind.ts';
import { isOnSites } from './site-boards.ts';

/**
 * Whoever sends people already is seen first, then what brings most, and before opening nothing that takes customers; what is tried has its place in the first
 * month, the card of those who come back after it, and a board where there is a site.
 */
export function orderByWeek(draft: Draft): Draft['channels'] {
  const { channels } = draft;
  const byMost = [...channels].sort((a, b) => rankOf(a) - rankOf(b) || broughtBy(draft, b) - broughtBy(draft, a));
  const first = byMost.find((channel) => isEarly(draft, channel));
  const ordered = first ? [first, ...byMost.filter((channel) => channel !== first)] : byMost;
  const trial = ordered.find(({ kind, isNamed, isDated }) => kind === 'trial' && isNamed && !isDated);
  if (!trial || ordered.indexOf(trial) < 2) return ordered;
  const others = ordered.filter((channel) => channel !== trial);
  return [...others.slice(0, 1), trial, ...others.slice(1)];
}

/** The customers of a channel in the first year. */
export function broughtBy({ channels, figures }: Draft, channel: Draft['channels'][number]): number {
  return amountOf(figures, `${channelFigure(channels.indexOf(channel))}-customers`);
}

/** Those who send people already, then the rest, and last what waits for a site or for who comes back. */
function rankOf(channel: Draft['channels'][number]): number {
  if (channel.isSending) return 0;
  return isOnSites(channel) || channel.kind === 'loyalty' ? 2 : 1;
}

/** What needs a purchase, or the doors open. */
export const AFTER_OPENING: readonly ChannelKind[] = ['trial', 'loyalty'];

/** What is said and tried over the counter, where there is one. */
const AT_A_COUNTER: ReadonlyMap<PlanText, PlanText> = new Map([
  [BY_PHONE, { es: 'en el mostrador', en: 'at the counter' }],
  [AT_TRIAL, { es: 'en el local, a puerta cerrada', en: 'on the premises, before opening' }],
]);

/** The same where what is sold comes on wheels. */
const AT_A_HATCH: ReadonlyMap<PlanText, PlanText> = new Map([
  [BY_PHONE, { es: 'al servir', en: 'while serving' }],
  [AT_TRIAL, { es: 'en el puesto, sin abrir', en: 'at the pitch, before opening' }],
]);
const isOnWheels = ({ sector }: Draft) => sector.id === 'food_truck';

/** The week before opening. */
const ANNOUNCED_IN = 'week-4';

/** Before opening there is no case to show, no review to answer and no site to put a board on. */
const TAKES_CUSTOMERS =
  /\b(?:casos|cases|resenas|reviews|testimon\w+|carteles? (?:de|en) (?:la |las )?obras?|vallas? de obra|(?:site|yard|job) ?(?:boards?|signs?))\b/;

function isEarly(draft: Draft, channel: Draft['channels'][number]): boolean {
  const { quotes } = draft;
  const { name, kind, told } = channel;
  if (isOwnMeeting(channel) || (areSchools(name) && isSchoolHoliday(draft, ANNOUNCED_IN))) return false;
  const words = told === null ? '' : (quotes[channelQuote(told)]?.text ?? '');
  return !AFTER_OPENING.includes(kind) && !TAKES_CUSTOMERS.test(foldText(`${name.es} ${name.en} ${words}`));
}

/** `told`: the same plan with its channels in the order of the weeks. */
export function placeOf(draft: Draft, told: Draft, { place }: CalendarWeek): PlanText {
  if (typeof place === 'object' && saleKindOf(draft) === 'counter')
    return (isOnWheels(draft) ? AT_A_HATCH : AT_A_COUNTER).get(place) ?? place;
  if (typeof place === 'object') return place;
  if (place === 'profile') return (profileOf(draft) ?? PROFILE).name;
  return channelAt(told, place)?.name ?? draft.slots.theBusiness ?? PROFILE.name;
}

/** The first channel in which what is put stays; none where there is a profile to open instead. */
function profileOf(draft: Draft): Draft['channels'][number] | undefined {
  const { channels } = draft;
  const first = channels.filter((channel) => isEarly(draft, channel));
  const early = first.length > 0 ? first : channels;
  const lasting = early.filter(({ kind }) => LASTING.includes(kind));
  const [most] = lasting.sort((a, b) => broughtBy(draft, b) - broughtBy(draft, a));
  // A portal that brings hardly anybody is not where the business is first looked for.
  return most && (most.kind !== 'portal' || broughtBy(draft, most) * FEW_OF >= amountOf(draft.figures, 'funnel-customers'))
    ? most
    : undefined;
}

/** Of so many customers, one or more. */
const FEW_OF = 20;

/** What shows that what is put there before opening is seen. */
export function seenWhere(draft: Draft): PlanText {
  return SEEN_IN[profileOf(draft)?.kind ?? 'search'] ?? FOUND_BY_NAME;
}

const FOUND_BY_NAME: PlanText = { es: 'sale al buscar el nombre', en: 'found by its name' };
/** What shows that it is seen there: a window or a group is not looked up by a name. */
const SEEN_IN: Readonly<Partial<Record<ChannelKind, PlanText>>> = {
  front: { es: 'quién se para, llama o pregunta', en: 'who stops, calls or asks' },
  groups: { es: 'respuestas en el grupo', en: 'replies in the group' },
  social: { es: 'quién lo sigue o escribe', en: 'who follows or writes' },
  business: { es: 'quién contesta, con nombre', en: 'who answers, by name' },
  portal: { es: 'visitas y mensajes de la ficha', en: 'views and messages of the listing' },
};

/** Where what is put stays, to be found by whoever looks for it. */
const LASTING: readonly ChannelKind[] = ['search', 'site', 'portal', 'social', 'business', 'groups', 'front'];
const PROFILE: { readonly name: PlanText } = { name: { es: 'ficha de Google', en: 'Google profile' } };
