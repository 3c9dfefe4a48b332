import type { CountryCode } from '../../countries/country.ts';
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { findBuyer } from '../../facts/find-buyer.ts';
import { servesAdults } from '../../facts/serves-adults.ts';
import { splitTeam } from '../../facts/split-team.ts';
import { tellsOf } from '../../facts/tells-of.ts';
import { tellsWorks } from '../../facts/tells-works.ts';
import { worksAtCustomers } from '../../facts/works-at-customers.ts';
import type { Assumptions } from '../../finance/assumption.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { isFirm } from '../../sectors/buyer.ts';
import type { Sector, SectorId } from '../../sectors/sector.ts';
import { findDenied } from '../told/find-denied.ts';
import { holdsHygiene } from '../told/find-evidence.ts';
import { isOnlyForSome } from './conditional-permits.ts';
import { DUTIES } from './country-permits.ts';
import { ELSEWHERE } from './elsewhere-words.ts';
import { furtherPermits } from './further-permits.ts';
import { carriedCover, nightPermits } from './night-permits.ts';
import { type PermitKind, permitKindOf } from './permit-kinds.ts';
import { toldPermits } from './told-permits.ts';

/** Something to be asked for or signed before opening. */
export interface Permit {
  readonly text: Bilingual;
  readonly kind: PermitKind;
  /** Asked only of some of the trade, and nothing tells whether of this one: no date waits for it. */
  readonly isConditional?: true;
  /** Asked of premises that nobody told of. */
  readonly isOnRent?: true;
}

/** Who opens a place to the public or works in one. */
const PLACED: ReadonlySet<SectorId> = new Set([
  'cafe_restaurant',
  'retail_shop',
  'academy',
  'beauty_salon',
  'gym',
  'health_clinic',
  'repair_shop',
  'tourism_lodging',
  'food_manufacturing',
]);
const SITES: ReadonlySet<SectorId> = new Set(['construction_trades', 'real_estate']);

/** What the country asks of everybody, what the works that were told need, and what the trade asks for. */
export function gatherPermits(
  facts: FactSheet,
  { country, team: people, rent }: Assumptions,
  { pack, id }: Pick<Sector, 'pack' | 'id'>,
): readonly Permit[] {
  const duties = DUTIES[country];
  const isAway = worksAtCustomers(facts);
  const trade = tradePermits(facts, { pack, id }, country).filter(
    ({ kind, text }) => !(isAway && (OF_A_ROOM.test(text.en) || (kind === 'town' && OF_PREMISES.test(text.en)))),
  );
  const team = splitTeam(facts, people.value);
  const hasPremises = !isAway && !findDenied(facts).includes('premises');
  const isPlaced =
    hasPremises && !trade.some(({ kind, text, isConditional }) => !isConditional && kind === 'town' && OF_PREMISES.test(text.en));
  const isBuilt = tellsWorks(facts) && !SITES.has(id);
  const isLet = rent.value > 0 && hasPremises && (PLACED.has(id) || isBuilt);
  const hires = team.full > team.founders || team.part > 0;
  const carried = carriedCover(facts);
  return [
    ...(isLet ? [{ text: duties.zoning, kind: 'zoning' as const }] : []),
    { text: (team.founders > 1 ? duties.registerEach : undefined) ?? duties.register, kind: 'register' },
    ...(isBuilt ? [{ text: WORKS_PERMIT, kind: 'works' as const }] : []),
    ...(isPlaced ? [premisesPermit(facts, id, (isLet ? undefined : duties.premisesWithUse) ?? duties.premises)] : []),
    ...trade,
    ...(trade.some(({ text }) => VEHICLE_COVER.test(text.en)) ? [] : vehicleCover(facts, isAway)),
    ...(isAway && WATER.test(pack.directCost.en) && tellsOf(facts, FITTED) ? [{ text: PARKED, kind: 'town' as const }] : []),
    ...(carried ? [{ text: carried, kind: 'insurance' as const }] : []),
    ...(hires ? [{ text: duties.staff, kind: 'work' as const }] : []),
    ...furtherPermits(facts, country, {
      trade: trade.map(({ text }) => text.en).join('; '),
      hires,
      hasPremises: hasPremises && PLACED.has(id),
    }),
    ...nightPermits(facts, country, { hasPremises: hasPremises && (isLet || PLACED.has(id)), hires }),
    ...(duties.data ? [{ text: duties.data, kind: 'data' as const }] : []),
  ];
}

/** Of whoever works at a desk and told of no place, it is asked only if one is rented. */
function premisesPermit(facts: FactSheet, id: SectorId, text: Bilingual): Permit {
  if (!AT_A_DESK.has(id) || facts.rent || DESK_ELSEWHERE.test(foldText(factValue(facts, 'resources') ?? ''))) return { text, kind: 'town' };
  return { text: { es: `si se alquila local, ${text.es}`, en: `if premises are rented, ${text.en}` }, kind: 'town', isOnRent: true };
}

const AT_A_DESK: ReadonlySet<SectorId> = new Set(['agency', 'consulting_freelance', 'marketplace_app', 'saas']);
const DESK_ELSEWHERE =
  /\b(?:alquil\w+|local|oficina propia|despacho|taller|coworking|rent(?:ed|ing)?|premises|our (?:office|studio)|my (?:office|studio)|shopfront)\b/;

/** The trade's own and the offer's, as the country calls them. */
function tradePermits(facts: FactSheet, { pack, id }: Pick<Sector, 'pack' | 'id'>, country: CountryCode): readonly Permit[] {
  const told = toldPermits(facts, id, country);
  const isHeld = holdsHygiene(facts);
  const isOfNone = (en: string) =>
    (isHeld && OF_HANDLERS.test(en)) ||
    (OF_MINORS.test(en) && servesAdults(facts)) ||
    (OF_CONTRACTS.test(en) && !isFirm(findBuyer(facts, pack)));
  const usual = pack.permits.en.flatMap((en, at) => {
    const own = { es: pack.permits.es[at] ?? '', en };
    const elsewhere = ELSEWHERE.find(({ countries, words }) => countries.includes(country) && words.test(en));
    const text = elsewhere ? elsewhere.by : own;
    return text && !isOfNone(own.en) && !isOfNone(text.en) ? [text] : [];
  });
  return [...told, ...usual].map((text) => ({
    text,
    kind: kindOf(text.en),
    ...(isOnlyForSome(text.en, facts) ? { isConditional: true as const } : {}),
  }));
}

/** One's own, and asked for no more where it was told to be there. */
const OF_HANDLERS = /^(?:food hygiene certificate|food handler|allergen training|food safety training|food hygiene (?:course|training))/;
/** Asked of whoever works with children. */
const OF_MINORS = /\bminors\b|pictures of students/;
/** A home changes cleaners and no staff comes with it. */
const OF_CONTRACTS = /previous contractor/;

/** What is asked of the tax office is asked with the registration. */
function kindOf(english: string): PermitKind {
  const kind = permitKindOf(english);
  return kind === 'tax' ? 'register' : kind;
}

/** Cover of the van or the truck that was told to be bought or had; «se van otros 900.000» is none. Whoever goes to customers told of it anywhere, and may go by car. */
function vehicleCover(facts: FactSheet, isAway: boolean): readonly Permit[] {
  const told = foldText(
    (isAway ? [facts.problem, facts.solution, facts.resources] : [facts.resources]).map((fact) => fact?.value ?? '').join('. '),
  );
  const isByCar = isAway && CAR.test(told);
  const cover = VAN.test(told) ? VAN_COVER : TRUCK.test(told) ? TRUCK_COVER : isByCar ? CAR_COVER : null;
  return cover ? [{ text: cover, kind: 'insurance' }] : [];
}

const VAN = /\b(?:furgoneta|furgon|camioneta|(?:a|the|my|our|old|used|\w*hand|delivery|panel|cargo|fitted|small|electric|transit) van)\b/;
const TRUCK = /\b(?:my|our|a|pickup) (?:own )?(?:pickup )?truck\b/;

/** Their own, and not one that is repaired or sold. */
const CAR = /\b(?:(?:mi|el) (?:propio )?(?:coche|carro|auto)|(?:the|my) (?:own )?car)\b/;
/** A workshop on wheels. */
const FITTED =
  /\b(?:mobile [a-z ]{0,30}van|fitted van|van (?:with|fitted)|furgoneta (?:equipada|adaptada|con)|camioneta (?:equipada|adaptada|con))\b/;
/** Work that wets. */
const WATER = /\bwater|shampoo\b/;
const PARKED: Bilingual = {
  es: 'dónde puede trabajar la furgoneta estacionada, y dónde se carga agua y se vacía la usada',
  en: 'where the parked van may work, and where it takes on water and empties it',
};
/** Asked of a room where customers are received. */
const OF_A_ROOM = /clinical waste|pest control|on the premises|sign or awning/;

/** What a town allows a place, and not the work. */
const OF_PREMISES = /licen|approval|premises|workshop/;

const VEHICLE_COVER = /insurance.*(?:vehicle|\bvan\b)|(?:vehicle|\bvan\b).*insurance/;
const VAN_COVER: Bilingual = { es: 'seguro de la furgoneta para uso profesional', en: 'business-use insurance for the van' };
const CAR_COVER: Bilingual = { es: 'seguro del coche para uso profesional', en: 'business-use insurance for the car' };
const TRUCK_COVER: Bilingual = { es: 'seguro del vehículo para uso profesional', en: 'business-use insurance for the truck' };

const WORKS_PERMIT: Bilingual = {
  es: 'la obra: permiso o aviso, precio y entrega firmados',
  en: 'building work: permit or notice, price and date signed',
};
