// What is offered, in one phrase of both languages: what kind of business it is, for whom, and with what.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { listInBoth } from '../../language/format-list.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import { spokenLanguage } from '../../language/spoken-language.ts';
import { findConcepts } from '../../sectors/concepts/find-concepts.ts';
import { isSaidBy } from '../customer/order-promises.ts';
import type { Said } from './gather-said.ts';
import { listOf, tellCustomers } from './tell-named.ts';

const MOST_OFFERED = 5;
const MOST_SERVED = 2;

/**
 * «Una agencia de redes sociales para restaurantes, con campañas de anuncios»; null where nothing is named that the kind of business does not
 * say. A kind that is none («un negocio») tells nothing: several things are then a list where one of them is what is sold, and one alone is left out.
 */
export function sumUpOffer(facts: FactSheet, { promise }: Said, business: Bilingual): Bilingual | null {
  const offered = promise.filter((one) => !isSaidBy(business, one)).slice(0, MOST_OFFERED);
  if (offered.length === 0) return null;
  const list = listInBoth(offered);
  if (business.en === ANY_BUSINESS) return offered.length > 1 && offered.some(({ kind }) => kind === 'offer') ? list : null;
  const served = findServed(facts);
  return perLanguage((language) => {
    const kind = business[language];
    if (served) return `${kind} ${FOR[language]} ${served[language]}, ${WITH[language]} ${list[language]}`;
    return kind.includes(` ${WITH[language]} `) ? `${kind}: ${list[language]}` : `${kind} ${WITH[language]} ${list[language]}`;
  });
}

const ANY_BUSINESS = 'a business';
const FOR: Bilingual = { es: 'para', en: 'for' };
const WITH: Bilingual = { es: 'con', en: 'with' };
const SEVERAL = /^(?:quienes|gente|[\p{L}]+s)(?: |$)/u;
const WHOM = /\b(?:para|for)\s+([^,.;:()]+)/i;

/** Whom the offer itself names: «para restaurantes». */
function findServed(facts: FactSheet): Bilingual | null {
  const sector = factValue(facts, 'sector');
  const [, whom = ''] = WHOM.exec(factValue(facts, 'solution') ?? '') ?? [];
  if (!sector || whom === '') return null;
  const told = { text: whom, language: spokenLanguage(foldText(whom), 'es') };
  const groups = tellCustomers(findConcepts(whom, sector, ['customer']), told, MOST_SERVED).filter(({ es }) => SEVERAL.test(es));
  return groups.length === 0 ? null : listOf(groups);
}
