import { type FactSheet, factValue } from '../facts/fact.ts';
import { foldText } from '../language/fold-text.ts';
import { generalService } from '../sectors/general-service.ts';
import type { SaleUnitId } from '../sectors/sale-units.ts';
import type { SectorId } from '../sectors/sector.ts';

/** The kind of business whose usual values are taken. */
interface Kind {
  readonly sector: SectorId;
  readonly trade: string | null;
}

/** Things are bought, stocked and sold as a shop does. */
const GOODS: Kind = { sector: 'retail_shop', trade: null };
export const SERVICE: Kind = { sector: generalService.sector, trade: generalService.id };

const UNITS_OF_GOODS: ReadonlySet<SaleUnitId> = new Set<SaleUnitId>([
  'purchase',
  'order',
  'box',
  'pack',
  'jar',
  'keg',
  'bottle',
  'kilo',
  'litre',
  'pound',
  'tonne',
  'ton',
  'metre',
  'sack',
  'pallet',
  'bale',
  'tree',
  'cake',
  'piece',
  'garment',
  'tshirt',
  'bouquet',
]);
const SELLS =
  /\b(?:vend(?:o|emos|er|iendo|en)|venta|tienda|productos?|sell(?:s|ing)?|shop|store(?! (?:them|it|your|their))|stall|products?|goods)\b/;
/** Merchandise by the load or the bale, which is named and not said to be sold. */
const IN_BULK =
  /\b(?:lena|pellets|heno|alfalfa|forrajes?|fardos|pacas|firewood|(?:dried|dry|ash|oak|hardwood|split|seasoned) logs|kindling|hay|haylage|straw|fodder|shavings)\b/;

/** What a business is taken for whose answers name no kind: one that sells things where they say so or tell of no offer, and else a service of any kind. */
export function untoldKind(facts: FactSheet): Kind {
  const unit = factValue(facts, 'saleUnit');
  if (unit !== undefined) return UNITS_OF_GOODS.has(unit) ? GOODS : SERVICE;
  if (facts.solution === undefined) return GOODS;
  const told = foldText(`${factValue(facts, 'solution') ?? ''}. ${factValue(facts, 'revenue') ?? ''}`);
  return SELLS.test(told) || IN_BULK.test(told) ? GOODS : SERVICE;
}

/** Whether a trade says nothing of the business: none was told, or it was taken for a service of any kind. */
export function isTradeUntold(trade: string | null): boolean {
  return trade === null || trade === generalService.id;
}
