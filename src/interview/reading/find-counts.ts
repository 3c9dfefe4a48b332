import { type Count, type Ground, leftOf, rightOf } from './amount.ts';
import { periodAfter, periodBefore, withoutPeriod } from './find-period.ts';
import type { Numeral } from './numeral.ts';

// What is sold, and to whom: nouns that make a count even where no period is said.
const SOLD =
  'client[ea]s?|clientes|compradores|suscriptor(?:as?|es)|abonad[oa]s|alumn[oa]s|estudiantes|usuari[oa]s|pacientes|miembros|huespedes|comensales|cubiertos|pedidos|encargos|ventas|visitas|visitantes|reservas|unidades|uds|servicios|sesiones|clases|cortes|menus|citas|consultas|entregas|envios|descargas|seguidores|contratos|proyectos|reparaciones|tickets|horas|raciones|suscripciones|mascotas|plazas|familias|parejas|contactos|resenas|vecin[oa]s|habitantes|turistas|lectores|oyentes|asistentes|jugadores|hogares|viviendas|soci[oa]s|participantes|inscritos|invitados|' +
  'clients?|customers?|buyers|subscribers?|students?|pupils|users?|patients|members?|guests|covers|diners|orders?|sales|visits?|visitors|bookings?|units?|services|sessions?|classes|haircuts|cuts|meals|lunches|appointments|deliver(?:y|ies)|parcels|downloads?|followers|contracts|projects|jobs?|repairs|hours|subscriptions?|pets|households|families|couples|leads|reviews|accounts|licen[cs]es|seats|sign-?ups?|tickets|regulars|homes|houses|residents|tourists|readers|listeners|attendees|players';
// Sold by some, owned by others: counted where the answer tells sales, not where it tells what is needed.
const GOODS =
  'correos|publicaciones|folletos|botellas|tarros|frascos|cajas|cestas|platos|cafes|bocadillos|tartas|panes|barras|velas|camisetas|cervezas|pizzas|leaflets|flyers|emails|posts|bottles|jars|boxes|loaves|cups|plates|dishes|portions|cakes|candles|shirts|coffees|pints|pies';
const GOODS_AFTER = new RegExp(`^ ((?:[a-z]+ )?(?:${GOODS}))(?![a-z])`);
const SOLD_AFTER = new RegExp(
  `^ (?:de )?((?:(?:nuev[oa]s|new|paying|active|activ[oa]s|de pago|fij[oa]s|loyal|monthly|regular|online|paid|more|mas|first|primer[oa]s|weekly|recurring|recurrentes|mensuales|satisfied|happy|daily|fleet|wholesale|corporate|retail|private|local|other) )*(?:${SOLD}))(?![a-z])`,
);
const NOT_COUNT_AFTER =
  /^ ?(?:%|por cien|per ?cent|x\b(?! (?:dia|semana|mes|hora|noche)(?![a-z]))|m2|m²|km\b|kg\b|kilos?\b|g\b|gr\b|gramos|ml\b|cl\b|l\b|litros?\b|lit(?:er|re)s?\b|metros?\b|met(?:er|re)s?\b|miles?\b|sqm\b|sq\b|inch|minut|mins?\b|segundos|seconds|star|estrella|pagas|cuotas|instal?lments|degrees|grados|watt|gb\b|mb\b)/;
/** "Inspectors who send 10 a month pay 140": what some of them must buy to be charged less. */
const OF_SOME =
  /(?<![a-z])(?:who|that|if (?:they|you)|anyone|que|quien(?:es)?|si) (?:(?:me|us|nos) )?(?:sends?|books?|orders?|buys?|brings?|takes?|mand(?:a|an|en)|pid(?:e|en|an)|compr(?:a|an|en)|encarg(?:a|an|uen)|contrat(?:a|an|en))(?: (?:me|us|more than|over|at least|mas de|al menos))* ?$/;
const PAY_LESS = /^[^.;,\d]{0,25}(?<![a-z])(?:pays?|gets?|are charged|pagan?|les (?:cobro|dejo|hago)|se (?:lo|la) lleva)(?![a-z])/;

function isOfSome(before: string, after: string): boolean {
  return OF_SOME.test(before) && PAY_LESS.test(after);
}

/** "un proyecto al mes": one is a number where few are sold. */
const ONE_BIG =
  /^ (?:[a-z]+ )?(?:proyecto|contrato|obra|reforma|boda|evento|project|contract|wedding|event) (?:al|por|cada|a|per|every|each) (?:mes|semana|ano|trimestre|month|week|year|quarter)\b/;
const GROUP_AFTER =
  /^ (?:[a-z]+ ){1,2}(?:por|per|en cada|in each|a) (?:grupo|clase|curso|aula|mesa|turno|group|class|classroom|table|cohort)\b/;
const PLACES =
  /^ (?:[a-z-]+ )?(?:locales|local|tiendas?|cafeterias?|restaurantes?|bares|salones|peluquerias|shops?|stores?|salons?|cafes?|vans?|trucks?|furgonetas?|empleados|employees|companies|empresas|hoteles|hotels|calles|streets|mesas|tables|sillas|chairs|ovens?|hornos?|maquinas|machines|habitaciones|rooms|plantas|floors|competidores|competitors|rivales|offices|oficinas)\b/;
const PACK_BEFORE =
  /\b(?:bonos?|menus?|carta|packs?|paquetes?|cajas?|box(?:es)?|sets?|lotes?|abonos?|cursos?|tarjetas?|cards?|grupos?|groups?|bundles?|docenas?|course|(?<!\b(?:we|i|to) )plan|bolsas?|bags?|class(?:es)?|clases|maximo|max|up) (?:de|of|with|con|for)(?: unos| about)? ?$/;
const NUMBERED_BEFORE =
  /(?<!\b(?:primer|segundo|tercer|first|second|third|1er|a|per|each|al|por|la|of the|del) )\b(?:mes|month|year|ano|week|semana|day|dia|cada|out of|fase|phase|top|calle|numero|number|nivel|level|version|route|ruta|room|zone|zona|kilometro|planta|street|bus|line|linea|covid|each of|every) ?$/;
const WORDS_THEN_PERIOD =
  /^(?:[ -](?!y |and |e |o |or |con |with |twice |once |two times |dos veces |at |por |per |but |pero |a |al |cada |each |every |in |en |for |para |que |el |la |the )[a-z][a-z'&-]*){0,5}/;

/** "Bono de 10 clases", "by year 5": the size of a pack, or a place in a row. */
export function isPackOrPlace(ground: Ground, numeral: Numeral): boolean {
  const before = leftOf(ground, numeral);
  // "10 for 95"
  const isForPrice = /^ (?:for|por) $/.test(rightOf(ground, numeral));
  return PACK_BEFORE.test(before) || NUMBERED_BEFORE.test(before) || isForPrice;
}

/** Units, customers, orders or hours. With a period whatever is counted; without one only what is sold or who buys. */
export function readCount(ground: Ground, numeral: Numeral): Count | null {
  const { low, high, start, end } = numeral;
  const after = ground.folded.slice(end, end + 90);
  const before = leftOf(ground, numeral);
  if ((numeral.isArticle && !ONE_BIG.test(after)) || low < 0 || high > 1e12) return null;
  if ((NOT_COUNT_AFTER.test(after) && !isMeasuredSale(after)) || isOfSome(before, after)) return null;
  if (PACK_BEFORE.test(before) || NUMBERED_BEFORE.test(before) || GROUP_AFTER.test(after) || isOffer(ground, before, after)) return null;
  const sold = SOLD_AFTER.exec(after) ?? goodsAfter(ground, before, after);
  const hours = /^ ?hr?s?(?=\/| )/.exec(after);
  const perHours = hours ? periodAfter(after.slice(hours[0].length)) : null;
  if (hours && perHours && perHours.per !== 'unit')
    return { kind: 'count', low, high, noun: 'h', per: perHours.per, start, end: end + hours[0].length + perHours.length };
  const words = WORDS_THEN_PERIOD.exec(after)?.[0] ?? '';
  const per = periodAfterWords(after, words);
  if (per) return { kind: 'count', low, high, noun: per.noun, per: per.per, start, end: end + per.length };
  if (sold === null || PLACES.test(after)) return readCrowd(ground, numeral, after);
  const rest = after.slice(sold[0].length);
  const tail = PREPOSITION_PERIOD.exec(rest);
  const late = tail ? periodAfter(tail[0].slice(tail[0].search(LAST_PERIOD))) : null;
  const earlier = periodBefore(withoutPeriod(before));
  const time = late?.per ?? (earlier === 'unit' ? null : earlier);
  return { kind: 'count', low, high, noun: (sold[1] ?? '').trim(), per: time, start, end: end + sold[0].length };
}

/** "2.500 people on the list", "about 12,000 of them": people by the hundred are customers, nobody's team. */
function readCrowd({ question }: Ground, { low, high, start, end }: Numeral, after: string): Count | null {
  const isCrowd = low >= 100 && question !== 'resources' && question !== 'team' && /^ (?:people|personas|of them|de ellos)\b/.test(after);
  return isCrowd ? { kind: 'count', low, high, noun: 'people', per: null, start, end } : null;
}

function goodsAfter({ question }: Ground, before: string, after: string): RegExpExecArray | null {
  if (!TARGET.has(question)) return null;
  return GOODS_AFTER.exec(after) ?? (MAKES.test(before) ? THING_AFTER.exec(after) : null);
}

/** "30 kilos semanales" are sold; "250 g" is a size. */
function isMeasuredSale(after: string): boolean {
  const measure = /^ ?(?:kg|kilos?|litros?|lit(?:er|re)s?|metros?|met(?:er|re)s?|pagas)\b(?: de [a-z]+| of [a-z]+)?/.exec(after);
  return measure !== null && !measure[0].endsWith('pagas') && (periodAfter(after.slice(measure[0].length))?.per ?? 'unit') !== 'unit';
}

/** "20 % off for the first 10 customers" is an offer, not a target. */
function isOffer({ folded }: Ground, before: string, after: string): boolean {
  const isFirstFew = /\b(?:first|primer[oa]s|initial) $/.test(before) || (/\bl[oa]s $/.test(before) && /^ primer[oa]s\b/.test(after));
  return isFirstFew && /%|descuento|discount|\boff\b|gratis|\bfree\b|regal|oferta|offer/.test(folded);
}

/** Verbs after which whatever is counted is what is sold or reached. */
const MAKES =
  /\b(?:vend\w*|sell(?:ing)?|sold|llegar a(?: los| las)?|alcanzar|reach|get(?:ting)? to|hit|conseguir|captar|produci\w*|produc(?:e|ing)|make|making|hacer|fabricar\w*|repart\w*|imprimi\w*|hand out|print|ship|serv\w*|entregar\w*|deliver)(?: unos| unas| about| around| al menos| at least| hasta| over| mas de)? $/;
const TARGET: ReadonlySet<string> = new Set(['goals', 'revenue', 'marketing', 'volume']);
const THING_AFTER =
  /^ (?!(?:mil|millon\w*|million|veces|times|dias?|days?|semanas?|weeks?|mes|meses|months?|anos?|years?|minut\w*|horas|hours|euros?|pesos|dolares|dollars|pounds|quid|bucks|soles|lucas?|puntos|points|places|paises|countries|ciudades|cities|cosas|things|tipos|kinds|types|sabores|lineas?|cada|each|de|of|por|per|al|a|en|in|y|and|o|or|con|with|para|for|el|la|the|mas|more|brutos?|netos?|limpios|net|gross|and|if|si|que|before|after|antes)\b)([a-z]{3,}s|[a-z]+ [a-z]{3,}s)(?![a-z])/;

// "clientes en la tienda al día": a place or a detail may stand between the noun and its period.
const PREPOSITION_PERIOD =
  /^ (?:de|en|in|of|for|para|con|with|to|on|por)(?: [a-z]+){1,4}? (?:al|a la|cada|per|each|every|a) (?:dia|day|semana|week|mes|month|ano|year)\b/;
const LAST_PERIOD = / (?:al|a la|cada|per|each|every|a) (?:dia|day|semana|week|mes|month|ano|year)$/;

/** The period after as few words as possible, so that "300 lunches a week" does not swallow what follows. */
function periodAfterWords(after: string, words: string) {
  const ends = [0, ...[...words.matchAll(/[ -](?=[a-z])/g)].map(({ index }) => index).slice(1), words.length];
  for (const at of ends) {
    const per = periodAfter(after.slice(at));
    const isTight = at > 0 || !/^ (?:horas?|hours?|dias?|days?)\b/.test(after);
    if (per && per.per !== 'unit' && isTight) return { per: per.per, noun: after.slice(0, at).trim(), length: at + per.length };
  }
  return null;
}

/** "Los dos", "nine": so few, written so, count people or things; no sum is. */
export function isHandful(ground: Ground, { low, high, start, end, scale, hasDecimals }: Numeral): boolean {
  if (scale !== 1 || hasDecimals || high > MOST_IN_HAND || low < 0) return false;
  const isTogether = TOGETHER.test(ground.folded.slice(Math.max(0, start - 20), start));
  const isPrice = ASKS_PRICE.has(ground.question) && !SIGN.test(ground.folded);
  return isTogether || (!/\d/.test(ground.folded.slice(start, end)) && !isPrice);
}

const MOST_IN_HAND = 20;
const TOGETHER = /(?<![a-z])(?:l[oa]s|the|ambos|nosotr[oa]s|us) $/;
/** Who writes signs beside the money leaves none out. */
const SIGN = /[€£$]/;
const ASKS_PRICE: ReadonlySet<string> = new Set(['revenue', 'price', 'unit-cost', 'competitors']);
