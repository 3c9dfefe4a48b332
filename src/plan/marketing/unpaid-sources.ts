// Which sources a business has beside the channels that were told, and that no money is spent on.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Sector, SectorId } from '../../sectors/sector.ts';
import { findDenied } from '../told/find-denied.ts';
import { findReach } from '../told/find-reach.ts';
import type { ChannelKind } from './channel-clues.ts';
import { type Strength, strengthOf, strengthOfFront } from './channel-strength.ts';
import type { SharedChannel } from './gather-channels.ts';
import { isSoldToFirms } from './sale-kind.ts';

export type UnpaidSource = 'passers' | 'searchers' | 'account' | 'profile' | 'calls';

/** What tells which sources there are. */
export interface Business {
  readonly facts: FactSheet;
  readonly sector: Pick<Sector, 'id' | 'pack'>;
  readonly model: Pick<FinancialModel, 'assumptions'>;
  readonly channels: readonly { readonly kind: ChannelKind }[];
}

/** How customers buy: of so many who ask one buys, and each so many times a year. */
export interface Pace {
  readonly asksEach: number;
  readonly uses: number;
}

/** Sectors whose premises are open to the public; a workshop's are where a front was told. */
const OPEN_TO_ALL: readonly SectorId[] = ['cafe_restaurant', 'retail_shop', 'beauty_salon', 'food_truck'];
const WITH_A_DOOR: readonly SectorId[] = [...OPEN_TO_ALL, 'food_manufacturing', 'repair_shop', 'gym'];

/** A front on the street, as it is told; and work that is fetched and brought back, whose customers pass by no door. */
const FRONT =
  /\b(?:escaparate|vitrina|vidriera|mostrador|a pie de calle|planta baja|tienda|acera|vereda|rotulo|cartel (?:de|en) (?:la|mi|nuestra) (?:puerta|fachada|entrada)|sign (?:on|over|above) (?:the|my|our) door|shop ?front|shop window|storefront|high street|street level|ground floor|counter|pavement)\b/;
const FETCHED = /\b(?:recoge\w*|recogida|a domicilio|en casa|collect\w*|pick(?:ed)? (?:it )?up|to your door|at home)\b/;

/** Nobody stands behind a counter there: it is sent out, or whoever comes is expected. */
const NOBODY_THERE =
  /\b(?:(?:solo|solamente|unicamente) (?:con cita|por encargo|a domicilio|(?:para |con )?(?:reparto|delivery|llevar a domicilio))|(?:sin|no (?:hay|tengo|tenemos|habra)) (?:mostrador|(?:venta|atencion) al publico)|(?:by appointment|delivery|appointments?|collection by arrangement) only|(?:dark|ghost|cloud) kitchen|cocina (?:oculta|fantasma|ciega)|no (?:walk.?ins?|counter)|without (?:a )?counter)\b/;

/** The answers in which a place is told. */
const TOLD_IN = ['resources', 'solution', 'marketing', 'customer'] as const;

/** The front first, then one thing that is worked by hand where nothing told is that already, and where the channels leave hours for it. */
export function findUnpaidSources(business: Business): readonly UnpaidSource[] {
  const isTold = (kind: ChannelKind) => business.channels.some((channel) => channel.kind === kind);
  const worked = WORKED.find(({ when }) => when(business));
  return [
    ...(isPassedBy(business) && !isTold('front') ? ['passers' as const] : []),
    ...(worked && !isTold(worked.unless) && business.channels.length < MOST_WORKED ? [worked.source] : []),
  ];
}

/** Whoever works as many has no hours for another. */
const MOST_WORKED = 4;

/** What a channel brings at most in a week when it is worked by hand; null where it works by its money alone. A sign works by who passes it. */
export function strengthOfChannel({ kind, many, reachable }: SharedChannel, business: Business, pace: Pace): Strength | null {
  if (kind === 'front') return isPassedBy(business) ? strengthOfSource('passers', business, pace) : null;
  const usual = strengthOf(kind, business.sector.id, pace.asksEach, many);
  // Each of the few there are is asked in person: as many buy as of those who ask.
  if (!usual || reachable === null) return usual;
  if (kind === 'mail' || kind === 'messages') return { ...usual, oneIn: Math.min(usual.oneIn, KNOWN_BY_NAME * pace.asksEach) };
  return kind === 'visits' ? { ...usual, oneIn: pace.asksEach, hours: HOURS_FOR_FEW } : usual;
}

/** Whoever left their name has asked before, and is only written to: one in four of them asks again, our own convention. */
const KNOWN_BY_NAME = 4;

/** A visit every few weeks, to a handful. */
const HOURS_FOR_FEW = 0.5;

/** What it brings at most in a week. */
export function strengthOfSource(source: UnpaidSource, { sector }: Business, { asksEach, uses }: Pace): Strength | null {
  if (source === 'passers') return strengthOfFront(OPEN_TO_ALL.includes(sector.id), asksEach, uses);
  const { unless } = WORKED.find((worked) => worked.source === source) ?? {};
  return unless ? strengthOf(unless, sector.id, asksEach, 1) : null;
}

interface WorkedSource {
  readonly source: Exclude<UnpaidSource, 'passers'>;
  /** The channel that is this source already. */
  readonly unless: ChannelKind;
  readonly when: (business: Business) => boolean;
}

const isOnline = ({ facts, sector }: Business) => findReach(facts, sector) === 'online';

const WORKED: readonly WorkedSource[] = [
  { source: 'searchers', unless: 'search', when: isOnline },
  { source: 'account', unless: 'social', when: ({ sector }) => sector.id === 'agency' },
  { source: 'calls', unless: 'visits', when: isSoldToFirms },
  { source: 'profile', unless: 'search', when: () => true },
];

/** Whether its door is on the street and open to whoever passes. */
export function isPassedBy(business: Business): boolean {
  const { facts, sector, model } = business;
  if (!WITH_A_DOOR.includes(sector.id) || (model.assumptions.rent.value <= 0 && sector.id !== 'food_truck') || isSoldToFirms(business))
    return false;
  const told = foldText(TOLD_IN.map((topic) => factValue(facts, topic) ?? '').join(' '));
  const isElsewhere = sector.id !== 'food_truck' && findDenied(facts).includes('premises');
  if (NOBODY_THERE.test(told) || isElsewhere) return false;
  return FRONT.test(told) || (OPEN_TO_ALL.includes(sector.id) && !FETCHED.test(told));
}
