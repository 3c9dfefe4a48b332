// The price that may be advertised: what a customer spends on average is none.

import { capitalise } from '../../language/capitalise.ts';
import { NO_WORDS, perLanguage } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import { isAverageSpend, saidOfPrice } from './tell-price.ts';

export { NO_WORDS } from '../../language/language.ts';

/** The price as it stands in an advertisement, and inside its sentence. */
export function priceSlots(draft: Draft): Draft['slots'] {
  const lines = draft.slots.linesAdvertised;
  // Of several things that only one language has names for, none is advertised with its price.
  if (!lines && draft.slots.linesPriced) return { priced: NO_WORDS, atPrice: NO_WORDS };
  if (lines)
    return {
      priced: perLanguage((language) => ` ${capitalise(lines[language])}.`),
      atPrice: perLanguage((language) => `, ${lines[language]}`),
    };
  if (isAverage(draft)) return { priced: NO_WORDS, atPrice: NO_WORDS };
  const { unit } = draft.sector;
  return {
    priced: { es: ` {{fig:price-charged}} por ${unit.es.one}.`, en: ` {{fig:price-charged}} per ${unit.en.one}.` },
    atPrice: { es: `, a {{fig:price-charged}} por ${unit.es.one}`, en: `, at {{fig:price-charged}} per ${unit.en.one}` },
  };
}

/** The same after the word «precio». */
export function listPrice(draft: Draft): Draft['slots'] {
  return { listPrice: isAverage(draft) ? NO_WORDS : { es: ', {{fig:price-charged}}', en: ', {{fig:price-charged}}' } };
}

function isAverage({ facts, sector }: Draft): boolean {
  return MIXED_BASKETS.includes(sector.id) || isAverageSpend(facts) || AVERAGE.test(saidOfPrice(facts));
}

const MIXED_BASKETS: readonly SectorId[] = ['cafe_restaurant', 'retail_shop', 'ecommerce', 'food_truck'];
const AVERAGE =
  /\b(?:de media|promedio|por termino medio|on average|average|medio por|cada (?:compra|cliente|pedido|venta) (?:anda|ronda|sale)|comes out at about)\b/;
