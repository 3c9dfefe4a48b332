// The kinds of thing customers use instead, whatever the trade: why they do, where it usually lets them down and how to find out.
import type { Bilingual } from '../../language/language.ts';
import type { PointId } from './comparison-points.ts';

export type AlternativeId =
  | 'library'
  | 'public'
  | 'nothing'
  | 'known-person'
  | 'own-hands'
  | 'tool'
  | 'online'
  | 'chain'
  | 'one-person'
  | 'machine'
  | 'neighbour'
  | 'same-trade'
  | 'other-thing';

export interface Alternative {
  readonly id: AlternativeId;
  /** In folded text of either language; the first kind that is found counts. */
  readonly clues: RegExp;
  readonly why: Bilingual;
  readonly fails: Bilingual;
  readonly findOut: Bilingual;
  /** What it usually costs, where that is not what its kind costs anywhere. */
  readonly usualPrice?: Bilingual;
  /** What is usual in it on a point, where that is not what is usual in its kind anywhere. */
  readonly usual?: Readonly<Partial<Record<PointId, Bilingual>>>;
}

const kind = (
  id: AlternativeId,
  clues: RegExp,
  [why, fails, findOut]: readonly [string, string, string],
  [whyEn, failsEn, findOutEn]: readonly [string, string, string],
): Alternative => ({
  id,
  clues,
  why: { es: why, en: whyEn },
  fails: { es: fails, en: failsEn },
  findOut: { es: findOut, en: findOutEn },
});

/** Somebody who lives off the very same thing: what they lack nobody knows from outside. */
export const SAME_TRADE: Alternative = kind(
  'same-trade',
  /^(?:otr[oa]s?|another) |\b(?:competencia|competitors?|del mismo genero|de toda la vida)\b/,
  ['lleva más tiempo y ya tiene clientela', 'hay que comprobarlo antes que nada', 'comprar allí como un cliente más'],
  ['longer established, with customers of its own', 'that is the first thing to check', 'buy there like any customer'],
);

export const ALTERNATIVES: readonly Alternative[] = [
  kind(
    'library',
    /^(?:the |la |una? |a |las )?(?:(?:public|town|local|city|county|university|college) )?(?:library|libraries|bibliotecas?)(?: (?:publica|municipal|del barrio|del pueblo|de la (?:universidad|facultad)))?s?$/,
    [
      'es gratis y tiene mesas',
      'cierra a su hora y tiene normas de silencio y de comida',
      'ir una tarde: a qué hora cierra, qué mesas y enchufes quedan libres y si dejan comer y beber',
    ],
    [
      'it is free and has tables',
      'it closes early and has rules on noise and food',
      'go one evening: when it closes, which tables and sockets are free, and whether food and drink are allowed',
    ],
  ),
  kind(
    'public',
    /\b(?:town hall|ayuntamiento|sergas|eps|nhs|seguro social|seguridad social|imss|osakidetza|osasunbidea|catsalut|sacyl|essalud|^(?:la |the )?(?:lista de espera|waiting list)|publicos?|(?<!que )publicas?|municipal\w*|civico|(?<!servicio |tecnico )oficial(?! de la marca)|centro de salud|turno de oficio|del colegio|de la propia escuela|de la administracion|public|council|state|school)\b(?!.*(?:transport|anuncio))/,
    ['cuesta poco o nada', 'tiene plazos largos y poco donde elegir', 'pedir plaza o cita y apuntar la fecha que dan'],
    ['it costs little or nothing', 'it has long delays and little choice', 'ask for a place or a date and write down the answer'],
  ),
  kind(
    'nothing',
    /^(?:no (?:hacer|comprar)|dejar\w*|aguantar|esperar|seguir|vivir con|quedar(?:se)? |irse|otro (?:ano|cubo)|cerrar|enviarlo sin|llevarlas|celebrarlo|cambiar (?:solo|de tarifa)|lo que ya hay|la prenda|llegar a un|repetir|vender|un dia de|una excursion|doing nothing|nothing|not buying|leav\w+|wait\w*|put\w* up|going? without|living with|another year)\b/,
    ['hoy no cuesta nada', 'el problema sigue y se paga después', 'preguntar a diez qué les costó la última vez que lo dejaron estar'],
    ['it costs nothing today', 'the problem stays and is paid for later', 'ask ten people what it cost the last time they let it be'],
  ),
  kind(
    'machine',
    /\b(?:maquinas?(?! de (?:coser|planchar))|vending|expendedoras?)\b/,
    [
      'está a unos pasos y cuesta unas monedas',
      'da siempre lo mismo y no hay nadie',
      'mirar media hora quién la usa y preguntar a cinco qué cambiarían',
    ],
    [
      'it is a few steps away and costs small change',
      'it is always the same, with nobody there',
      'watch for half an hour who uses it and ask five people what they would change',
    ],
  ),
  kind(
    'tool',
    /\b(?:programas?|aplicacion\w*(?! de segunda mano)|apps?|plantillas?|videos?|robot|hoja de calculo|traductor|calendario|modulo|directorio|libros?|grupo de mensajes|whatsapp|libreta|pizarra|cuaderno|talonario|inteligencia artificial|archivo|ficha|(?<!\b(?:lads?|guys?|fellas?|blokes?|chaps?|gente|senora|senor|chica|chico|[a-z]+(?:ers|oras|ores|istas)) (?:on|off|from|de|por|en) )facebook(?! (?:[a-z]+ )?[a-z]+(?:ers|ists|men|women|ladies|lads|girls|guys|people)\b)|curso grabado|whiteboard|software|spreadsheets?|templates?|tools?|canva|notebook|chatgpt|ai)\b/,
    [
      'es barato y se usa a cualquier hora',
      'nadie responde ni hace el trabajo',
      'hacer con él lo mismo que se encarga aquí y apuntar qué queda por hacer',
    ],
    [
      'it is cheap and there at any hour',
      'nobody answers or does the work',
      'do with it what is ordered here and note what is left undone',
    ],
  ),
  kind(
    'online',
    /\b(?:internet|en linea|portal\w*|plataformas?|web|anuncio puesto|segunda mano|club de|por mensajero|online|website|sites?|amazon|ebay|marketplace)\b/,
    [
      'se compara y se pide sin salir de casa',
      'no se ve antes de pagar y cuesta reclamar',
      'hacer un pedido pequeño: plazo, estado y devolución',
    ],
    [
      'it can be compared and ordered from home',
      'it cannot be seen before paying, and complaining is hard',
      'place a small order: delivery time, condition and returns',
    ],
  ),
  kind(
    'known-person',
    /\b(?:(?<!marca |denominacion |mas )conocid[oa]s?|cunad[oa]|amig[oa]s?|amistad|familia\w*|sobrin[oa]|prim[oa]|dad|mum|vecin[oa]s?|herman[oa]|abuelos?|parientes?|companer[oa]|padres|hij[oa]|invitado|tio|influencer|friends?|relatives?|family|neighbours?|neighbors?|brother\w*|cousins?|nephews?|nieces?|daughters?|(?<=\b(?:an?|the|their|your|his|her|my|own|.s) )sons?|husband|grandsons?|grandkids|acquaintance)\b/,
    [
      'hay confianza y precio de favor',
      'lo hace cuando puede, sin factura ni garantía',
      'preguntar a cinco cuánto tardó y qué pasó si salió mal',
    ],
    [
      'there is trust, at a friend’s price',
      'it gets done when they can, with no bill or guarantee',
      'ask five people how long it took and what happened when it went wrong',
    ],
  ),
  kind(
    'one-person',
    /\b(?:autonom[oa]s?|facebook (?:[a-z]+ )?[a-z]+(?:ers|ists)|cash.in.hand|paid in (?:cash|hand)|cobran? en mano|en negro|freelanc\w*|por horas|particular|sin local|profesional|en practicas|persona|becari[oa]|estudiantes?|universitari[oa]s?|senor[ae]?s?|chic[oa]s?|muchach[oa]s?|mujeres|las que|los que|quienes|maestro|plomeros?|pintor(?:es)?|albanil(?:es)?|paletas|tramitador(?:es)?|fleteros?|magos?|asistentas?|costurera|peluquero|churrero|draughtsm[ae]n|builders?|joiner|plumbers?|painters?|one.man|(?:lads?|guys?|fellas?|blokes?|gente) (?:on|off|from|de|por|en)|chaps?|lad(?:y|ies)|guys?|women|girls|tutors?|sitters?|those who|man with|interns|ninera|profes|profesor|interiorista|mecanico|manitas|self.employed|intern|students?|sole trader|handyman|somebody|someone)\b/,
    [
      'el trato es directo y el precio, a medida',
      'si no da abasto o falta, no hay quien le sustituya',
      'pedir tres propuestas de lo mismo: precio, plazo y quién suple',
    ],
    [
      'the dealings are direct and each job is priced apart',
      'when they are busy or away, there is nobody to cover',
      'ask three for the same job: price, time and who stands in',
    ],
  ),
  kind(
    'chain',
    /\b(?:cadenas?|super|parador|bus|gran(?:de|des)?|franquicias?|supermercados?|hotel(?:es)?|multinacional|nacional|marca|contrata|compania|red|almacen(?:es)?|centro comercial|firma|aseguradora|seguro|cuadro|hamburgueseria|autobus|transporte|gimnasio|gasolinera|operador|despacho|servicio oficial|industrial|internacional|chains?|supermarkets?|franchises?|big|large|national|brand|department store|mall|hotel)\b/,
    [
      'tiene nombre conocido, precio fijo y mucho horario',
      'ofrece lo mismo a todos, sin encargos particulares',
      'ir un martes y un sábado: espera, quién atiende y qué no hacen',
    ],
    [
      'it has a known name, fixed prices and long hours',
      'it offers the same to everybody and nothing made to order',
      'go on a Tuesday and a Saturday: the wait, who serves and what they do not do',
    ],
  ),
  kind(
    'own-hands',
    /\b(?:en casa|de casa|caser[oa]s?|(?<!\bdel? (?:la )?)propi[oa]s?|por su cuenta|en familia|taper|tuppers?|flasks?|termo|cafetera|internos?|foam rollers?|lavadora|huerto|trastero|garaje|tendedero|hacerlo|cocinarlo|pintarlo|arreglarlo|correr|entrenar|caseros?|furgoneta alquilada|(?<!\b(?:care|nursing|retirement|funeral|old people.?s) )home|himself|yourself|themselves|diy|in.house|own(?! (?:[a-z]+ing )?[a-z]+(?:er|or|ist|man|men|woman|staff|salon|shop|restaurant|canteen)s?\b))\b/,
    [
      'ya está pagado y se tiene a mano',
      'lleva tiempo y el resultado es incierto',
      'preguntar a cinco que ya lo hacen cuánto les lleva y qué no les resuelve',
    ],
    [
      'it is already paid for and at hand',
      'it takes time and the result varies',
      'ask five who do so already how long it takes them and what it does not solve',
    ],
  ),
  SAME_TRADE,
  kind(
    'neighbour',
    /\b(?:(?<!comprar |en )otr[oa]s?|de siempre|del barrio|de la esquina|enfrente|de al lado|tiendas?(?! de campana)|taller(?:es)?|bar(?:es)?|ferreterias?|churrerias?|hostal(?:es)?|hostels?|deli|greengrocer|residencias?|vans?|conservatorio|academias?|estudios?|practices?|parkings?|chinos|fincas|gestorias?|notarias?|cafeterias?|terraza|fruteria|pasteleria|confiteria|joyeria|peluqueria|gestoria|abogado|veterinari[oa]|carpintero|tintoreria|farmacia|imprenta|restaurante|puesto|camping|empresas?|agencias?|cooperativa|mercados?|mercadillos?|panader\w+|chino|bazar|rastro|fotografo|local|shops?|corner|next door|another|competitors?|stall|market|firm|agency|workshop)\b/,
    [
      'ya lo conocen y queda cerca',
      'hace un poco de todo sin especializarse en esto',
      'comprar allí como un cliente más: precio, espera y qué no ofrecen',
    ],
    [
      'it is known already and close by',
      'it does a bit of everything without specialising in this',
      'buy there like any customer: price, wait and what they do not offer',
    ],
  ),
  kind(
    'other-thing',
    /./,
    ['resuelve lo mismo con menos complicación', 'no es lo que se buscaba', 'preguntar a diez qué fue lo último que compraron en su lugar'],
    ['it serves the same purpose with less fuss', 'it is not what was wanted', 'ask ten people what they last bought instead'],
  ),
];
