// A business of which no answer tells the kind: called by what it sells, else by its own name.
import { capitalise } from '../language/capitalise.ts';
import { foldText } from '../language/fold-text.ts';
import { type Bilingual, perLanguage } from '../language/language.ts';
import { findSold, sayAllSold } from './concepts/find-sold.ts';
import type { Sector } from './sector.ts';
import { conditionsOf } from './told-conditions.ts';

/** What the founder told of it. */
interface Offer {
  readonly name: string;
  readonly solution: string;
  /** The offer, the customers and the problem. */
  readonly told: string;
}

const MOST_RISKS = 2;

/** With the usual values of the kind assumed, not that kind’s name, and what is asked of anybody who does as was told. */
export function calledAsOffered(sector: Sector, offer: Offer, isGoods: boolean): Sector {
  const { name, pack } = callIt(sector, offer, isGoods);
  const conditions = conditionsOf(foldText(offer.solution), foldText(offer.told));
  return {
    ...sector,
    name,
    pack: {
      ...pack,
      permits: withTold(
        pack.permits,
        conditions.flatMap(({ permits }) => permits),
      ),
      toldRisks: conditions.flatMap(({ risks }) => risks).slice(0, MOST_RISKS),
    },
  };
}

function callIt(sector: Sector, { name, solution }: Offer, isGoods: boolean): Pick<Sector, 'name' | 'pack'> {
  const pack = { ...sector.pack, theBusiness: THE_BUSINESS };
  const sold = findSold(solution);
  if (!sold) return { name: AS_TOLD, pack: { ...pack, aBusiness: name === '' ? A_BUSINESS : { es: name, en: name } } };
  return {
    name: perLanguage((language) => capitalise(sold.lead[language])),
    pack: {
      ...pack,
      aBusiness: perLanguage((language) => `${(isGoods ? SELLER : SERVICE)[language]} ${sold.lead[language]}`),
      sold: sayAllSold(sold),
    },
  };
}

/** What is told takes the place of what is asked of just any service: its cover, and the permit nobody can name. */
function withTold(permits: Bilingual<readonly string[]>, told: readonly Bilingual[]): Bilingual<readonly string[]> {
  const isCovered = told.some(({ en }) => COVER.test(en));
  const isAsked = told.some(({ en }) => !COVER.test(en));
  const kept = permits.en.flatMap((en, at) => {
    if ((isCovered && COVER.test(en)) || (isAsked && ANY_PERMIT.test(en))) return [];
    return [{ es: permits.es[at] ?? '', en }];
  });
  const all = [...told, ...kept].filter(({ en }, at, list) => list.findIndex((other) => other.en === en) === at);
  return { es: all.map(({ es }) => es), en: all.map(({ en }) => en) };
}

const COVER = /^liability insurance/;
const ANY_PERMIT = /^permit or qualification for the activity/;
const SERVICE: Bilingual = { es: 'un servicio de', en: 'a service for' };
const SELLER: Bilingual = { es: 'un negocio de', en: 'a business selling' };
const AS_TOLD: Bilingual = { es: 'la que se cita en la propuesta de valor', en: 'as quoted in the value proposition' };
/** What it is called where neither a kind, nor what it sells, nor a name was told. */
export const A_BUSINESS: Bilingual = { es: 'un negocio', en: 'a business' };
const THE_BUSINESS: Bilingual = { es: 'el negocio', en: 'the business' };
