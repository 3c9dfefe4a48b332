// A business of which no answer tells the kind: called by what it sells, else by its own name.
import { capitalise } from '../language/capitalise.ts';
import { type Bilingual, perLanguage } from '../language/language.ts';
import { findSold, sayAllSold } from './concepts/find-sold.ts';
import type { Sector } from './sector.ts';

/** What the founder told of it. */
interface Offer {
  readonly name: string;
  readonly solution: string;
}

/** With the usual values of the kind assumed, and not that kind’s name. */
export function calledAsOffered(sector: Sector, { name, solution }: Offer, isGoods: boolean): Sector {
  const sold = findSold(solution);
  if (sold) {
    const list = sayAllSold(sold);
    const aBusiness = perLanguage((language) => `${(isGoods ? SELLER : SERVICE)[language]} ${sold.lead[language]}`);
    return {
      ...sector,
      name: perLanguage((language) => capitalise(sold.lead[language])),
      pack: { ...sector.pack, aBusiness, theBusiness: THE_BUSINESS, sold: list },
    };
  }
  const called = name === '' ? A_BUSINESS : { es: name, en: name };
  return { ...sector, name: AS_TOLD, pack: { ...sector.pack, aBusiness: called, theBusiness: THE_BUSINESS } };
}

const SERVICE: Bilingual = { es: 'un servicio de', en: 'a service for' };
const SELLER: Bilingual = { es: 'un negocio de', en: 'a business selling' };
const AS_TOLD: Bilingual = { es: 'la que se cita en la propuesta de valor', en: 'as quoted in the value proposition' };
/** What it is called where neither a kind, nor what it sells, nor a name was told. */
export const A_BUSINESS: Bilingual = { es: 'un negocio', en: 'a business' };
const THE_BUSINESS: Bilingual = { es: 'el negocio', en: 'the business' };
