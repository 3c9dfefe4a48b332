// How a customer meets the business: walking in, looking it up, coming to be treated or taught, staying, or having something done.

import type { FactSheet } from '../../facts/fact.ts';
import { findBuyer } from '../../facts/find-buyer.ts';
import { isFirm } from '../../sectors/buyer.ts';
import type { Sector, SectorId } from '../../sectors/sector.ts';
import type { PlanText } from '../plan.ts';

/** `counter`: over one, to whoever walks in · `shelf`: on a screen · `care`, `class`: to who comes · `stay`: to guests · `account`: month after month to firms · `work`: done when asked for. */
export type SaleKind = 'counter' | 'shelf' | 'care' | 'class' | 'stay' | 'account' | 'work';

interface Business {
  readonly facts: FactSheet;
  readonly sector: Pick<Sector, 'id' | 'pack'>;
  readonly model: { readonly assumptions: { readonly trade: string | null } };
}

const KINDS: Readonly<Partial<Record<SectorId, SaleKind>>> = {
  cafe_restaurant: 'counter',
  food_truck: 'counter',
  retail_shop: 'counter',
  ecommerce: 'shelf',
  marketplace_app: 'shelf',
  saas: 'account',
  beauty_salon: 'care',
  health_clinic: 'care',
  gym: 'class',
  academy: 'class',
  tourism_lodging: 'stay',
  agency: 'account',
  consulting_freelance: 'account',
};
/** Food that is made and sold in one place. */
const COUNTERS: readonly string[] = ['bakery_workshop', 'pastry_workshop'];

export function saleKindOf({ facts, sector, model }: Business): SaleKind {
  if (isSoldToFirms({ facts, sector })) return KINDS[sector.id] === 'shelf' ? 'shelf' : 'account';
  if (COUNTERS.includes(model.assumptions.trade ?? '')) return 'counter';
  return KINDS[sector.id] ?? 'work';
}

/** What those do who may buy: nobody enquires at a café. */
export function askWords(business: Business): PlanText {
  const kind = saleKindOf(business);
  if (kind === 'counter') return { es: 'miran', en: 'look in' };
  return kind === 'shelf' && !isSoldToFirms(business) ? { es: 'visitan', en: 'visit' } : { es: 'preguntan', en: 'ask' };
}

/** The same as the name of a row. */
export function askRow(business: Business): PlanText {
  return saleKindOf(business) === 'shelf' && !isSoldToFirms(business)
    ? { es: 'Visitan', en: 'Visits' }
    : { es: 'Preguntan', en: 'Enquiries' };
}

export function isSoldToFirms({ facts, sector }: Pick<Business, 'facts' | 'sector'>): boolean {
  return isFirm(findBuyer(facts, sector.pack));
}
