// What is sold, before how it is sold: «flores frescas, con reparto a domicilio y envases sin plástico».
import { foldText } from '../../language/fold-text.ts';
import { formatList } from '../../language/format-list.ts';
import { type Bilingual, perLanguage } from '../../language/language.ts';
import type { Concept } from '../../sectors/concepts/concept.ts';
import type { Sector } from '../../sectors/sector.ts';
import { isSaidBy, orderPromises } from '../customer/order-promises.ts';
import type { Said } from './gather-said.ts';

const MOST_TOLD = 3;
/** How it comes, when, how it is paid for or put right: nobody sells that alone, whatever its list calls it. */
const FEATURES =
  /^(?:reparto a domicilio|recogida (?:a|en|de|del|por)\b|envios?\b|entrega\b|reserva en linea|venta (?:por internet|online|en linea)|pedidos?\b|suscripcion$|bonos? de|servicio (?:posventa|a|el|en)\b|pago\b|atencion (?:con|en|bilingue)|visitas fijas|furgonetas?$|tallas\b|cambio de talla|charlas\b|cuentacuentos\b|apertura\b|horario|citas?\b|garantia|devolucion|envases?\b|sin )/;
/** A unit that counts sales, people or time names nothing that anybody buys. */
const NO_THING =
  /\b(?:sales?|purchases?|orders?|services?|jobs?|visits?|customers?|clients?|people|persons?|guests?|members?|memberships?|subscriptions?|subscribers?|students?|pupils?|users?|patients?|famil\w*|child\w*|compan\w*|dogs?|cats?|animals?|shops?|restaurants?|schools?|clinics?|places?|nights?|hours?|covers|tickets|fees?|retainers?|contracts?|sessions?|deliver\w+|bookings?|accounts?|units?|transactions?|shoots?|set-ups?|receipts?|portions?|pass\w*|parties|loads?|kilos?|lit(?:re|er)s?|licen[cs]es?|grooms?|events?|diaries|cases?|consultations?|collections?|blocks?|assignments?|appointments?|rides?|rounds?|hires?|repaired|installed|sold|closed|agreed|projects?|enrol\w*|call-?outs?|pieces|spots?|homes?)\b/;
/** «Con grupos pequeños y nada que pagar si…» reads better than the other way round. */
const NOTHING = /^(?:ningún|nada|sin|no) /;
const WITH: Bilingual = { es: 'con', en: 'with' };

/** The promises that tell a business, what sells first; what the kind of business says already only where nothing else was named. */
export function leadPromises(said: Said, business: Bilingual): readonly Concept[] {
  const selling = orderPromises(said, business);
  const all = [...new Set([...selling, ...said.promise])];
  const telling = all.filter((one) => !isSaidBy(business, one));
  // Half of what is sold, named alone, reads as all of it.
  const namesHalf = telling.some((one) => selling.includes(one));
  return telling.length > 0 && !namesHalf ? telling : all;
}

/** The things that were named, else what the trade counts, with whatever sets them apart; null where neither says what is bought. */
export function tellSold(said: Said, { pack, unit }: Pick<Sector, 'pack' | 'unit'>): Bilingual | null {
  const named = [...new Set([...leadPromises(said, pack.aBusiness), ...said.promise])];
  const things = said.promise.filter((one) => !isFeature(one)).slice(0, MOST_TOLD);
  const features = named
    .filter(isFeature)
    .slice(0, MOST_TOLD)
    .sort((a, b) => Number(NOTHING.test(a.es)) - Number(NOTHING.test(b.es)));
  if (named.length === 0 || (things.length === 0 && !isThing(unit))) return null;
  return perLanguage((language) => {
    const head = things.length > 0 ? listOf(things, language) : unit[language].many;
    return features.length > 0 ? `${head}, ${WITH[language]} ${listOf(features, language)}` : head;
  });
}

function listOf(items: readonly Bilingual[], language: 'es' | 'en'): string {
  return formatList(
    items.map((item) => item[language]),
    language,
  );
}

/** Told of how it is sold, and not of what. */
export function isFeature({ kind, es }: Concept): boolean {
  return kind === 'edge' || FEATURES.test(foldText(es));
}

/** Whether the trade counts by what is bought. */
export function isThing({ en }: Sector['unit']): boolean {
  return !NO_THING.test(en.many);
}
