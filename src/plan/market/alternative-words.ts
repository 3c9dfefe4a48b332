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
  ['lleva más tiempo y ya tiene quien hable bien', 'por ver, antes que nada', 'comprar allí como uno más'],
  ['established, with people who speak well of it', 'to check before anything else', 'buy there like anyone else'],
);

export const ALTERNATIVES: readonly Alternative[] = [
  kind(
    'library',
    /^(?:the |la |una? |a |las )?(?:(?:public|town|local|city|county|university|college) )?(?:library|libraries|bibliotecas?)(?: (?:publica|municipal|del barrio|del pueblo|de la (?:universidad|facultad)))?s?$/,
    [
      'gratis, y con mesas',
      'cierra a su hora y tiene sus normas',
      'ir una tarde: a qué hora cierra, qué mesas y enchufes quedan libres y si dejan comer y beber',
    ],
    [
      'free, with tables',
      'it closes when it closes, and has its rules',
      'go one evening: when it closes, which tables and sockets are free, and whether food and drink are allowed',
    ],
  ),
  kind(
    'public',
    /\b(?:town hall|ayuntamiento|sergas|eps|nhs|seguro social|seguridad social|imss|osakidetza|osasunbidea|catsalut|sacyl|essalud|^(?:la |the )?(?:lista de espera|waiting list)|publicos?|(?<!que )publicas?|municipal\w*|civico|(?<!servicio |tecnico )oficial(?! de la marca)|centro de salud|turno de oficio|del colegio|de la propia escuela|de la administracion|public|council|state|school)\b(?!.*(?:transport|anuncio))/,
    ['no se paga, o casi', 'plazos largos y poco donde elegir', 'pedir plaza o cita y apuntar la fecha que dan'],
    ['free, or nearly', 'long delays and little choice', 'ask for a place or a date and write down the answer'],
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
      'a unos pasos y por unas monedas',
      'siempre lo mismo, y sin nadie',
      'mirar media hora quién la usa y preguntar a cinco qué cambiarían',
    ],
    [
      'a few steps away, for small change',
      'always the same, and nobody there',
      'watch for half an hour who uses it and ask five people what they would change',
    ],
  ),
  kind(
    'tool',
    /\b(?:programas?|aplicacion\w*(?! de segunda mano)|apps?|plantillas?|videos?|robot|hoja de calculo|traductor|calendario|modulo|directorio|libros?|grupo de mensajes|whatsapp|libreta|pizarra|cuaderno|talonario|inteligencia artificial|archivo|ficha|(?<!\b(?:lads?|guys?|fellas?|blokes?|chaps?|gente|senora|senor|chica|chico|[a-z]+(?:ers|oras|ores|istas)) (?:on|off|from|de|por|en) )facebook(?! (?:[a-z]+ )?[a-z]+(?:ers|ists|men|women|ladies|lads|girls|guys|people)\b)|curso grabado|whiteboard|software|spreadsheets?|templates?|tools?|canva|notebook|chatgpt|ai)\b/,
    [
      'barato y a cualquier hora',
      'nadie responde ni lo hace por uno',
      'hacer con él lo mismo que se encarga aquí y apuntar qué queda por hacer',
    ],
    ['cheap, and there at any hour', 'nobody answers or does the work', 'do with it what is ordered here and note what is left undone'],
  ),
  kind(
    'online',
    /\b(?:internet|en linea|portal\w*|plataformas?|web|anuncio puesto|segunda mano|club de|por mensajero|online|website|sites?|amazon|ebay|marketplace)\b/,
    ['se compara y se pide sin moverse', 'no se ve antes, y reclamar cuesta', 'hacer un pedido pequeño: plazo, estado y devolución'],
    [
      'compared and ordered from the sofa',
      'it cannot be seen first, and complaining is hard',
      'place a small order: delivery time, condition and returns',
    ],
  ),
  kind(
    'known-person',
    /\b(?:(?<!marca |denominacion |mas )conocid[oa]s?|cunad[oa]|amig[oa]s?|amistad|familia\w*|sobrin[oa]|prim[oa]|dad|mum|vecin[oa]s?|herman[oa]|abuelos?|parientes?|companer[oa]|padres|hij[oa]|invitado|tio|influencer|friends?|relatives?|family|neighbours?|neighbors?|brother\w*|cousins?|nephews?|nieces?|daughters?|(?<=\b(?:an?|the|their|your|his|her|my|own|.s) )sons?|husband|grandsons?|grandkids|acquaintance)\b/,
    ['confianza, y precio de favor', 'cuando puede, sin factura ni garantía', 'preguntar a cinco cuánto tardó y qué pasó si salió mal'],
    [
      'trust, at a friend’s price',
      'when they can, with no bill or guarantee',
      'ask five people how long it took and what happened when it went wrong',
    ],
  ),
  kind(
    'one-person',
    /\b(?:autonom[oa]s?|facebook (?:[a-z]+ )?[a-z]+(?:ers|ists)|cash.in.hand|paid in (?:cash|hand)|cobran? en mano|en negro|freelanc\w*|por horas|particular|sin local|profesional|en practicas|persona|becari[oa]|estudiantes?|universitari[oa]s?|senor[ae]?s?|chic[oa]s?|muchach[oa]s?|mujeres|las que|los que|quienes|maestro|plomeros?|pintor(?:es)?|albanil(?:es)?|paletas|tramitador(?:es)?|fleteros?|magos?|asistentas?|costurera|peluquero|churrero|draughtsm[ae]n|builders?|joiner|plumbers?|painters?|one.man|(?:lads?|guys?|fellas?|blokes?|gente) (?:on|off|from|de|por|en)|chaps?|lad(?:y|ies)|guys?|women|girls|tutors?|sitters?|those who|man with|interns|ninera|profes|profesor|interiorista|mecanico|manitas|self.employed|intern|students?|sole trader|handyman|somebody|someone)\b/,
    [
      'trato directo y precio a medida',
      'si se llena o falta, no hay nadie detrás',
      'pedir tres propuestas de lo mismo: precio, plazo y quién suple',
    ],
    [
      'direct, and priced case by case',
      'once busy or away, there is nobody to cover',
      'ask three for the same job: price, time and who stands in',
    ],
  ),
  kind(
    'chain',
    /\b(?:cadenas?|super|parador|bus|gran(?:de|des)?|franquicias?|supermercados?|hotel(?:es)?|multinacional|nacional|marca|contrata|compania|red|almacen(?:es)?|centro comercial|firma|aseguradora|seguro|cuadro|hamburgueseria|autobus|transporte|gimnasio|gasolinera|operador|despacho|servicio oficial|industrial|internacional|chains?|supermarkets?|franchises?|big|large|national|brand|department store|mall|hotel)\b/,
    [
      'nombre conocido, precio fijo y muchas horas',
      'igual para todos, y lo particular no cabe',
      'ir un martes y un sábado: espera, quién atiende y qué no hacen',
    ],
    [
      'a known name, a fixed price and long hours',
      'the same for everyone; anything particular does not fit',
      'go on a Tuesday and a Saturday: the wait, who serves and what they do not do',
    ],
  ),
  kind(
    'own-hands',
    /\b(?:en casa|de casa|caser[oa]s?|(?<!\bdel? (?:la )?)propi[oa]s?|por su cuenta|en familia|taper|tuppers?|flasks?|termo|cafetera|internos?|foam rollers?|lavadora|huerto|trastero|garaje|tendedero|hacerlo|cocinarlo|pintarlo|arreglarlo|correr|entrenar|caseros?|furgoneta alquilada|(?<!\b(?:care|nursing|retirement|funeral|old people.?s) )home|himself|yourself|themselves|diy|in.house|own(?! (?:[a-z]+ing )?[a-z]+(?:er|or|ist|man|men|woman|staff|salon|shop|restaurant|canteen)s?\b))\b/,
    [
      'ya está pagado y a mano',
      'lleva tiempo y sale como sale',
      'preguntar a cinco que ya lo hacen cuánto les lleva y qué no les resuelve',
    ],
    [
      'already paid for, and at hand',
      'it takes time and the result varies',
      'ask five who do so already how long it takes them and what it does not solve',
    ],
  ),
  SAME_TRADE,
  kind(
    'neighbour',
    /\b(?:(?<!comprar |en )otr[oa]s?|de siempre|del barrio|de la esquina|enfrente|de al lado|tiendas?(?! de campana)|taller(?:es)?|bar(?:es)?|ferreterias?|churrerias?|hostal(?:es)?|hostels?|deli|greengrocer|residencias?|vans?|conservatorio|academias?|estudios?|practices?|parkings?|chinos|fincas|gestorias?|notarias?|cafeterias?|terraza|fruteria|pasteleria|confiteria|joyeria|peluqueria|gestoria|abogado|veterinari[oa]|carpintero|tintoreria|farmacia|imprenta|restaurante|puesto|camping|empresas?|agencias?|cooperativa|mercados?|mercadillos?|panader\w+|chino|bazar|rastro|fotografo|local|shops?|corner|next door|another|competitors?|stall|market|firm|agency|workshop)\b/,
    ['ya lo conocen y queda cerca', 'hace un poco de todo, y esto de paso', 'comprar allí como uno más: precio, espera y qué no ofrecen'],
    [
      'known already, and close by',
      'does a bit of everything, and this by the way',
      'buy there like anyone else: price, wait and what they do not offer',
    ],
  ),
  kind(
    'other-thing',
    /./,
    [
      'resuelve el mismo momento con menos vueltas',
      'no es lo que se buscaba',
      'preguntar a diez qué fue lo último que compraron en su lugar',
    ],
    ['it meets the same moment with less fuss', 'it is not what was wanted', 'ask ten people what they last bought instead'],
  ),
];
