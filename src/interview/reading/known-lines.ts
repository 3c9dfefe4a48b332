// What is known to be sold, as lines of sale.
import { type Fact, factValue, type SaleLine } from '../../facts/fact.ts';
import { saleLines } from '../../facts/sale-lines.ts';
import { SALE_UNITS } from '../../sectors/sale-units.ts';
import { makeFact } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

/** What is sold so far: several things by name, or one thing that is counted in its unit. */
export function knownLines({ known, language }: Pick<ReadingContext, 'known' | 'language'>): Fact<'lines'> | null {
  if (known.lines && saleLines(known) !== null) return known.lines;
  const [price, units] = [factValue(known, 'price'), factValue(known, 'volume')];
  if (price === undefined || units === undefined || known.price?.origin !== 'said') return null;
  const label = SALE_UNITS[factValue(known, 'saleUnit') ?? 'sale'].unit[language].many;
  const cost = known.unitCost?.unit === 'percent' ? undefined : factValue(known, 'unitCost');
  const line: SaleLine = { label, price, units, ...(cost === undefined ? {} : { unitCost: cost }) };
  const { unit, period, quote } = known.price;
  return makeFact('lines', [line], { unit, period: period === 'month' ? 'month' : 'unit', quote }) as Fact<'lines'>;
}
