// What a business is compared as, and the points on which its customers compare it.
import type { Bilingual } from '../../language/language.ts';
import { type Buyer, isFirm } from '../../sectors/buyer.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';
import type { PresupposedThing } from '../told/denial-clues.ts';
import { OTHERS, POINTS } from './point-words.ts';

/** `scope`: what somebody does not do. The price is compared always and first. */
export type PointId = 'price' | 'wait' | 'hours' | 'place' | 'trust' | 'attention' | 'making' | 'fame' | 'scope';

/** Narrower trades whose customers weigh other things than those of their sector. */
const NARROWER = [
  'general_service',
  'dog_trainer',
  'pet_boarding',
  'dog_daycare',
  'event_hire',
  'gardening',
  'home_care',
  'removals',
  'taxi_chauffeur',
  'photographer',
  'laundry',
  'car_wash',
  'day_centre',
  'waste_collection',
  'driving_school',
  'nursery_school',
  'personal_trainer',
  'property_management',
  'block_management',
  'appliance_repair',
  'it_support',
  'mobile_bicycle_repair',
  'coffee_shop',
  'holiday_flat_cleaning',
  'architecture_studio',
  'language_school',
  'bookshop',
  'barber_shop',
] as const satisfies readonly TradeId[];

/** Whose points are compared: those of the trade, but for makers of food who sell to people over their own counter. */
export type Compared = SectorId | 'food_counter' | 'food_machine' | (typeof NARROWER)[number];

export interface Point {
  readonly id: PointId;
  readonly name: Bilingual;
}

interface Comparing {
  readonly sector: { readonly id: SectorId };
  readonly buyer: Buyer | null;
  readonly denied?: readonly PresupposedThing[];
  readonly model?: { readonly assumptions: { readonly trade: string | null } };
}

/** What a business is compared as: food nobody sits down to is no restaurant. */
export function comparedAs({ sector, buyer, model, denied = [] }: Comparing): Compared {
  const narrower = NARROWER.find((id) => id === model?.assumptions.trade);
  if (narrower && !(narrower === 'coffee_shop' && denied.includes('tables'))) return narrower;
  if (sector.id === 'cafe_restaurant' && denied.includes('tables')) return denied.includes('kitchen') ? 'food_machine' : 'food_counter';
  return sector.id === 'food_manufacturing' && !isFirm(buyer) ? 'food_counter' : sector.id;
}

type Named = readonly [PointId, string, string];

const OWN: Readonly<Record<Compared, readonly Named[]>> = POINTS;
const COMMON: readonly Named[] = OTHERS;

/** The points of a trade by their weight, then all the others; the price is not among them. */
export function pointsOf(compared: Compared): readonly Point[] {
  const own = OWN[compared];
  const others = COMMON.filter(([id]) => !own.some(([named]) => named === id));
  return [...own, ...others].map(([id, es, en]) => ({ id, name: { es, en } }));
}
