import type { SectorId } from '../../sectors/sector.ts';
import type { TradeId } from '../../sectors/trades.ts';
import { isSoldToFirms, saleKindOf } from './sale-kind.ts';

/** What is bought when it is needed, from what is there: nobody signs for a screen that will break or for next month's bread. */
const ON_THE_SPOT: ReadonlySet<SectorId> = new Set<SectorId>([
  'repair_shop',
  'food_manufacturing',
  'crafts',
  'agriculture',
  'health_clinic',
]);
/** Within those, made or done for a date. */
const FOR_A_DATE: ReadonlySet<string> = new Set<TradeId>([
  'upholsterer',
  'furniture_restorer',
  'furniture_maker',
  'dressmaker',
  'jewellery_maker',
  'home_care',
  'day_centre',
  'speech_therapy',
  'psychology_practice',
  'nutritionist',
]);

/** Whether somebody can say yes, sign or pay before it opens. */
export function isSoldAhead(business: Parameters<typeof saleKindOf>[0]): boolean {
  if (isSoldToFirms(business) || FOR_A_DATE.has(business.model.assumptions.trade ?? '')) return true;
  const kind = saleKindOf(business);
  return kind !== 'counter' && kind !== 'shelf' && !ON_THE_SPOT.has(business.sector.id);
}
