import { type FactSheet, factValue } from '../facts/fact.ts';
import type { Language } from '../language/language.ts';
import { SALE_UNITS } from '../sectors/sale-units.ts';
import { sectorOf } from '../sectors/sectors.ts';
import { SALE } from './suggestion-texts.ts';

const TIME_WORDS = /hora|noche|mensual|hour|night|month/;

/** What was said to be sold, else what the trade counts, once it is known. A unit that is itself a time would be read as a period: there a sale is a sale. */
export function saleUnit(facts: FactSheet, language: Language): { readonly one: string; readonly many: string } {
  const said = factValue(facts, 'saleUnit');
  if (said) return SALE_UNITS[said].unit[language];
  const sector = factValue(facts, 'sector');
  const unit = sector && sectorOf(sector, factValue(facts, 'trade')).unit[language];
  return unit && !TIME_WORDS.test(unit.one) ? unit : SALE[language];
}
