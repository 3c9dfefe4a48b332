import { type FactSheet, factValue } from '../../facts/fact.ts';
import { soldWith } from '../../facts/sold-with.ts';
import { SALE_UNITS } from '../../sectors/sale-units.ts';
import type { Sector, SectorId } from '../../sectors/sector.ts';
import { isAverageSpend } from './tell-price.ts';

/** What sells several things at a time: what a customer leaves there on average is a purchase, and not the one thing the trade counts. */
const BY_BASKET: readonly SectorId[] = ['retail_shop', 'food_manufacturing', 'agriculture', 'crafts'];

/** What a customer leaves at a table or a hatch is the bill of one visit: in English a sale would be an amount of money. */
const BY_VISIT: readonly SectorId[] = ['cafe_restaurant', 'food_truck'];
const OF_A_VISIT: Sector['unit'] = { es: SALE_UNITS.purchase.unit.es, en: SALE_UNITS.visit.unit.en };

const BY_THE_MONTH: readonly Sector['revenueModel'][] = ['subscription', 'retainer'];

/** What sales are counted in: what the founder priced, a purchase where the price is a basket's, else what the trade counts. One of them is named in full, with what goes in its price; many are counted by the bare word. */
export function unitSold(facts: FactSheet, sector: Pick<Sector, 'id' | 'unit' | 'revenueModel'>): Sector['unit'] {
  return soldWith(facts, countedAs(facts, sector));
}

function countedAs(facts: FactSheet, { id, unit, revenueModel }: Pick<Sector, 'id' | 'unit' | 'revenueModel'>): Sector['unit'] {
  const said = factValue(facts, 'saleUnit');
  if (said) return said === 'purchase' && BY_VISIT.includes(id) ? OF_A_VISIT : SALE_UNITS[said].unit;
  // A price by the month where the trade counts lessons or jobs: what is counted is who pays it.
  if (facts.price?.period === 'month' && !BY_THE_MONTH.includes(revenueModel))
    return SALE_UNITS[id === 'academy' ? 'pupil' : 'customer'].unit;
  return BY_BASKET.includes(id) && isAverageSpend(facts) ? SALE_UNITS.purchase.unit : unit;
}
