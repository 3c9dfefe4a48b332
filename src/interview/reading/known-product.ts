// The one thing that is known to be sold, as a line of sale: as many as a normal month sells, under the name that it was told by.
import { type FactSheet, factValue, type SaleLine } from '../../facts/fact.ts';
import { SALE_UNITS } from '../../sectors/sale-units.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import type { ReadingContext } from './reading-context.ts';
import { thingsSold } from './things-sold.ts';

/** Null where no price or number is known, or the price is an average of several. */
export function productKnown(context: ReadingContext): SaleLine | null {
  const { known, language } = context;
  const price = factValue(known, 'price');
  const units = unitsOfNormalMonth(known);
  if (price === undefined || units === undefined || known.price?.origin !== 'said') return null;
  const label = nameTold(price, context) ?? SALE_UNITS[factValue(known, 'saleUnit') ?? 'sale'].unit[language].many;
  const cost = known.unitCost?.unit === 'percent' ? undefined : factValue(known, 'unitCost');
  return { label, price, units, ...(cost === undefined || cost >= price ? {} : { unitCost: cost }) };
}

/** At full pace, where sales were told to climb to it. */
function unitsOfNormalMonth(known: FactSheet): number | undefined {
  const [volume, target] = [factValue(known, 'volume'), factValue(known, 'targetVolume')];
  return volume === undefined ? undefined : Math.max(volume, target ?? 0);
}

/** The thing that the answer on sales told that price of. */
function nameTold(price: number, { known, language, today }: ReadingContext): string | null {
  const text = factValue(known, 'revenue');
  if (text === undefined) return null;
  const ground = prepareGround(text, 'revenue', language, today);
  const things = thingsSold(ground, findAmounts(ground), [])?.things ?? [];
  return things.find((thing) => thing.price?.value === price)?.label ?? null;
}
