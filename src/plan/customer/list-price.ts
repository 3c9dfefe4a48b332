// The price that may be advertised: what a customer spends on average is none.

import { factValue } from '../../facts/fact.ts';
import { capitalise } from '../../language/capitalise.ts';
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, NO_WORDS, perLanguage } from '../../language/language.ts';
import { findPaces } from '../../sectors/concepts/find-paces.ts';
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
  const each = perWhat(draft);
  const price = perLanguage((language) => `{{fig:price-charged}} ${each[language]}`);
  if (isTypical(draft))
    return {
      priced: { es: ` Lo habitual, ${price.es}.`, en: ` Typically ${price.en}.` },
      atPrice: { es: `, normalmente a ${price.es}`, en: `, typically ${price.en}` },
    };
  const pace = draft.diagnosis.isRecurring ? paceTold(draft) : null;
  return {
    priced: perLanguage((language) => ` ${price[language]}${pace ? `, ${pace[language]}` : ''}.`),
    atPrice: { es: `, a ${price.es}`, en: `, at ${price.en}` },
  };
}

/** What is paid by the month says so; whose it is, where one customer may have several. */
function perWhat({ sector: { unit }, diagnosis }: Selling): Bilingual {
  const each: Bilingual = { es: `por ${unit.es.one}`, en: `per ${unit.en.one}` };
  if (!isPaidMonthly({ sector: { unit }, diagnosis })) return each;
  return A_CUSTOMER.test(foldText(unit.es.one)) ? A_MONTH : { es: `${A_MONTH.es} ${each.es}`, en: `${A_MONTH.en} ${each.en}` };
}

type Selling = { readonly sector: Pick<Draft['sector'], 'unit'>; readonly diagnosis: Pick<Draft['diagnosis'], 'isRecurring'> };

/** Where the name of what is sold does not say so already. */
function isPaidMonthly({ sector: { unit }, diagnosis }: Selling): boolean {
  return diagnosis.isRecurring && !BY_THE_MONTH.test(foldText(unit.es.one));
}

const A_MONTH: Bilingual = { es: 'al mes', en: 'a month' };
const BY_THE_MONTH = /\b(?:mes|mensual)\b/;
/** A customer, or the place one customer has. */
const A_CUSTOMER = /^(?:alumn[oa]|plaza|cuota|socio|suscri\w+|nin[oa]|licencia|abono)/;

/** How often whoever pays comes for that: «dos mañanas a la semana». */
function paceTold({ facts }: Draft): Bilingual | null {
  const told = (['solution', 'customer'] as const).flatMap((topic) => findPaces(foldText(factValue(facts, topic) ?? '')));
  return told.find(({ es }) => es.endsWith('semana')) ?? null;
}

function isTypical({ facts }: Pick<Draft, 'facts'>): boolean {
  return TYPICAL.test(saidOfPrice(facts));
}

/** "The typical fee is", «suelo cobrar»: no price that everybody pays. */
const TYPICAL =
  /\b(?:typical(?:ly)?|usual(?:ly)?|normally|tipic[oa]s?|lo (?:habitual|normal|usual)|habitualmente|normalmente|suel(?:o|e|en|emos))\b/;

/** The same after the word «precio». */
export function listPrice(draft: Draft): Draft['slots'] {
  if (isAverage(draft)) return { listPrice: NO_WORDS };
  const price: Bilingual = isPaidMonthly(draft)
    ? { es: `{{fig:price-charged}} ${A_MONTH.es}`, en: `{{fig:price-charged}} ${A_MONTH.en}` }
    : { es: '{{fig:price-charged}}', en: '{{fig:price-charged}}' };
  return {
    listPrice: isTypical(draft)
      ? { es: ` habitual, ${price.es}`, en: `, typically ${price.en}` }
      : perLanguage((language) => `, ${price[language]}`),
  };
}

function isAverage({ facts, sector }: Draft): boolean {
  return MIXED_BASKETS.includes(sector.id) || isAverageSpend(facts) || AVERAGE.test(saidOfPrice(facts));
}

const MIXED_BASKETS: readonly SectorId[] = ['cafe_restaurant', 'retail_shop', 'ecommerce', 'food_truck'];
const AVERAGE =
  /\b(?:de media|promedio|por termino medio|on average|average|medio por|cada (?:compra|cliente|pedido|venta) (?:anda|ronda|sale)|comes out at about)\b/;
