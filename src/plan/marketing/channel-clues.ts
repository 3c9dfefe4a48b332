// What a way of getting known is, by its folded words in either language: the first that fits.
import type { Bilingual } from '../../language/language.ts';
import { EARNED_FREE, FOR_BRINGING, REFERRED } from './reward-clues.ts';

/** How a channel works, which decides what is done there, what it says and what a customer costs through it. */
export type ChannelKind =
  | 'search'
  | 'groups'
  | 'social'
  | 'business'
  | 'adverts'
  | 'mouth'
  | 'partners'
  | 'visits'
  | 'events'
  | 'street'
  | 'front'
  | 'mail'
  | 'messages'
  | 'loyalty'
  | 'site'
  | 'portal'
  | 'trial'
  | 'other';

interface ChannelClue {
  readonly kind: ChannelKind;
  /** What it is called in the edition that is not in the visitor's language. */
  readonly name: Bilingual;
  readonly clues: RegExp;
}

const of = (kind: ChannelKind, es: string, en: string, clues: RegExp): ChannelClue => ({ kind, name: { es, en }, clues });

const REWARDED: Bilingual = { es: 'premio a quien trae a alguien', en: 'a reward for bringing a friend' };
const CHANNEL_CLUES: readonly ChannelClue[] = [
  of('mouth', REWARDED.es, REWARDED.en, FOR_BRINGING),
  of('partners', 'quien recomienda a los suyos', 'those who refer their own', REFERRED),
  of('partners', 'empresas de reformas', 'refurbishment firms', /\b(?:reformistas?|empresas? de reformas|kitchen fitters)\b/),
  of('partners', 'veterinarios', 'vets', /\b(?:veterinari[oa]s?|vets?) (?:que|who|that)\b/),
  of('partners', 'inmobiliarias', 'estate agents', /\b(?:inmobiliarias|estate agents?|realtors?)\b/),
  of(
    'site',
    'tienda propia en línea',
    'its own web shop',
    /\b(?:web ?(?:shop|store)|(?:my|our) own (?:online )?(?:shop|store)|tienda (?:propia )?(?:online|en linea|web)(?: propia)?)\b/,
  ),
  of(
    'social',
    'redes sociales',
    'social media',
    /\b(?:instagram|tiktok|youtube|facebook) (?:con|with) (?:[a-z]+ )?(?:videos?|reels?|fotos?|photos?|pictures|clips)\b/,
  ),
  of('partners', 'embajadores de la marca', 'brand ambassadors', /\b(?:embajador(?:es|as?)?|ambassadors?)\b/),
  of('messages', 'la lista de espera', 'the waiting list', /\b(?:waitlist|waiting list|lista de espera)\b/),
  of('site', 'reserva en línea', 'online booking', /\b(reserva en linea|online booking)/),
  of('street', 'carta o tarjeta en mano', 'menus and cards handed out', /\b(carta en mano|menus? handed)/),
  of(
    'adverts',
    'anuncios en línea',
    'online adverts',
    /\b((?<!como )anuncios?|pauta|publicidad|(?<!the )adverts?|ads|google shopping|espectacular)\b/,
  ),
  of(
    'visits',
    'visitas y llamadas',
    'visits and calls',
    /\b(visitas? a|visits? to (?!the\b)|visitas? en frio|puerta (?:a puerta|fria)|cold calls?|calling in|calls? (?:on|at)|llamadas?|door to door|hablar con|contacto directo|demos?\b|street by street|visitas por calles|voy (?:yo )?(?:directo|directa|directamente|en persona|personalmente|a ver|de puerta en puerta|tienda por tienda)|(?:walk|walking|go|going|pop|popping) (?:straight |right )?into (?:the )?(?:shops?|stores?|offices?|salons?|pubs?|schools?|cafes?))/,
  ),
  of('mail', 'correo a quien dio permiso', 'email to those who asked', /\b(correos?|e-?mails?|mailing|newsletter|boletin)\b/),
  of(
    'mouth',
    'boca a boca',
    'word of mouth',
    /\b(boca (?:a|en) (?:boca|oreja)|boca oreja|word (?:of mouth|among|from|between|at)|recomendacion|recomendaciones|que (?:[a-z]+ ){0,5}?(?:recomiende[ns]?|corran? la voz|hablen? bien|se lo cuenten?)\b|referrals?|amig[oa]s? (?:y|de)|bring a friend|traiga? a un amig|traen a un amig|conocidos|contactos|contacts|vecinos que|(?:clientes|clientas|customers|clients) (?:que )?(?:ya |i |we )*(?:tengo|tenemos|have)|invitacion entre|invitations between|guests at|invitados|customers who (?:come|return)|clientes que repiten|past (?:sellers|couples|clients|customers)|previous (?:clients|customers|couples)|antiguos clientes|clientes (?:de antes|anteriores)|quienes ya|presidentes|presidencias|chairs of|madres|padres|mothers|mums|casas de clientes|customers. houses|neighbours in the same)/,
  ),
  of('loyalty', 'tarjeta de fidelidad', 'a loyalty card', EARNED_FREE),
  of(
    'events',
    'noches de degustación',
    'tasting nights',
    /\b(?:noches? de (?:cata|degustacion)s?|tasting (?:nights?|evenings?|events?))\b/,
  ),
  of(
    'trial',
    'una prueba sin compromiso',
    'a trial',
    /\b(prueba|prueben|probar|probaditas?|trial|free (?:first )?(?:class|lesson|month|loaves|lunch|ad audits?|audits?)|gratis|muestras? (?!a)|samples? (?!to)|degusta|cata[s]?\b|tasting|first class|grifo prestado|auditoria)/,
  ),
  of(
    'loyalty',
    'tarjeta de fidelidad',
    'a loyalty card',
    /\b(tarjetas? de (?:sellos|visitas|cafes|fidel)|sellos|loyalty|stamp|bonos?|visit card|coffee card|planes de salud|yearly health)/,
  ),
  of(
    'groups',
    'grupos de vecinos en el móvil',
    'local groups online',
    /\b(grupos?|groups?|chat|foros?|forums?|nextdoor|strava|whatsapp de|parent groups?)\b/,
  ),
  of('business', 'LinkedIn', 'LinkedIn', /\blinkedin\b/),
  of(
    'social',
    'redes sociales',
    'social media',
    /\b(instagram|insta|ig|facebook|face|fb|tiktok|pinterest|youtube|twitter|reels?|redes|social media|videos? cortos|influencers?|microinfluencers?|podcasts?|creadores)\b/,
  ),
  of(
    'search',
    'ficha y búsquedas en Google',
    'Google profile and search',
    /\b(google|maps|buscador|buscadores|search|seo|posicionamiento|resenas?|reviews?|mapa del movil|map listing|opiniones)\b/,
  ),
  of(
    'street',
    'cartas en los portales',
    'letters in the doorways of nearby blocks',
    /\b(?:cartas?|notas?|notitas?|papel(?:es|itos)?|octavillas|hojas|folletos?|tarjetas?|cartel(?:es)?|volantes|letters?|notes?|cards?|leaflets?|flyers?|posters?)\b.*\b(?:portal(?:es)?|escaleras|rellanos|zaguan(?:es)?|doorways?|stairwells?|entrance halls?|lobb(?:y|ies))\b/,
  ),
  of(
    'portal',
    'portales del oficio',
    'trade listing sites',
    /\b(booking|airbnb|the knot|weddingwire|zankyou|yelp|thumbtack|tripadvisor|checkatrade|trustatrader|bodas\.?net|habitissimo|idealista|fotocasa|zonaprop|etsy|wallapop|yapo|marketplace|portal(?:es)? (?!y\b)|app store|hostelworld|houzz|glovo|uber|park4night|escapada rural|canopy|listing|listings|bolsas de carga|bolsas|freight exchanges|behance|aplicaciones|apps|rental portals|sites|mobility|comparison|other people.s marketplaces)/,
  ),
  of(
    'messages',
    'mensajes a quien dio permiso',
    'messages to those who asked',
    /\b(whatsapp|wasap|wsp|newsletter|boletin|mailing|mails?|e-?mails?|correos?|mensajes?|messages?|recordatorios?|reminders?|aviso (?:de|al)|note at|sms|orders by|reserved by|free slots|huecos|harvest)\b/,
  ),
  of(
    'partners',
    'ayuntamientos y organizadores',
    'councils and organisers',
    /\b(ayuntamientos?|councils?|organizador(?:es)?|organisers?|organizers?|oficina de turismo|tourist office|city hall|town hall|municipalidad)\b/,
  ),
  of(
    'events',
    'ferias y encuentros',
    'fairs and events',
    /\b((?<!organizadores de )ferias?|fairs?(?! (?:and concert )?organi)|expos?|expoartesanias|shows?|festival(?:es)?|charlas?|talks?|talleres abiertos|open (?:studio|recitals|days?)|jornadas?|concursos?|mercad(?:o|os|illos?)|markets?|swap meet|booths?|stalls?|puestos?|stands?(?! out)|tianguis|platicas?|fiestas|eventos?|events?|audiciones|breakfasts?|desayunos|combates|club de lectura|noches|nights|tours|visitas guiadas|visitas con|visitas al|visits to the)\b/,
  ),
  of('partners', 'interioristas', 'interior designers', /\b(?:interioristas?|interior designers?)\b/),
  of(
    'front',
    'escaparate y rótulo',
    'shopfront and sign',
    /^(?:el cartel|the sign)$|\bcartel (?:en|de) (?:la|mi|nuestra) (?:puerta|fachada|entrada)(?: (?:del|de mi|de nuestro) (?:taller|local|bajo|negocio|estudio|obrador))?$|\bsigns? (?:on|at|by|in|outside)\b|\b(escaparate|vitrina|rotulos?|rotulad[oa]s?|letreros?|marquesina|signboards?|signage|livery|lettering|branded|window|ventana|ventanal|(?:la |mucha )?gente (?:que )?(?:ya )?pasa(?:n|r)?|pasa(?:n)? (?:mucha gente|caminando|por delante)|passers.?by|people (?:who )?(?:walk|pass)(?:ing)? (?:past|by)|foot ?(?:traffic|fall)|shopfront|pizarra|chalkboard|acera|vereda|pavement|pole|lona|banner|altavoz|olor|furgoneta|(?<!\b(?:que|me|nos|se|le|les|lo|los|la|las|te|no|ya|siempre|donde) (?:me |nos |se |le |les |lo |la |te )?)van(?! a\b)|truck|camion|mototaxis|cajas de las bicis|delivery bike|luz de madrugada|expendedora|vending|marked cars|scaffold|site (?:boards?|signs?)|carteles? de obras?|mascot|fachada|etiqueta|workshop tag)\b/,
  ),
  of(
    'partners',
    'arquitectos y constructores',
    'architects and builders',
    /\b(arquitect[oa]s?|architects?|builders?|constructor(?:es)?|promotores|cerrajeros)\b/,
  ),
  of(
    'street',
    'carteles y folletos',
    'posters and leaflets',
    /\b(cartel(?:es)?|posters?|folletos?|flyers?|leaflets?|volantes|buzoneo|buzon(?:es)?|mailers?|letterbox(?:es)?|stickers?|pegatinas|imanes|magnets|tablon|tablones|notice ?boards?|noticeboards|tarjetas?|cards?|menus? handed|carta en mano|bike racks|notices|en mano|school gates?|salida del colegio|lamp posts?|(?:yard|lawn) signs?|door ?hangers?|lonas|banners|panfletos?|bulletin boards?)\b/,
  ),
  of(
    'partners',
    'centros y residencias de mayores',
    'senior centers and homes',
    /\b(?:seniors?['’]? (?:cent(?:er|re)|living|communit\w+|home)s?|assisted.living|retirement (?:homes?|communit\w+)|nursing homes?|centros? de (?:dia|mayores|jubilados)|hogar(?:es)? del? (?:jubilado|mayor)\w*|residencias? de (?:mayores|ancianos|la tercera edad)|asilos?)\b/,
  ),
  of('partners', 'aseguradoras', 'insurers', /\b(mutuas?|cuadros? medicos?|insurers?|aseguradoras?)\b/),
  of('partners', 'clubes', 'clubs', /\b(clubs?|clubes)\b/),
  of('partners', 'entrenadores', 'coaches', /\b(coach(?:es)?|entrenador(?:es|as)?|trainers?|monitores)\b/),
  of(
    'partners',
    'profesionales de la salud',
    'health professionals',
    /\b(medicos?|doctors?|gps?|discharge (?:planners?|teams?|nurses?)|kinesiolog\w+|psicologos?|fisios?|fisioterapeutas|nutricionistas|farmacias|chemists|surger(?:y|ies)|podolog\w+|podiatr\w+|osteopat\w+|dentistas?|dentists?|matronas?|midwi\w+|logoped\w+|profesionales que|referring|health cent(?:re|er)s?|dental|odontolog\w+|pediatras?|pa?ediatricians?|therapists?|terapeutas?|hospital(?:es|s)?|social workers?|trabajador\w+ social\w*|enfermer\w+|nurses?|doulas?|chiropractors?|quiropract\w+)\b/,
  ),
  of('partners', 'veterinarios', 'vets', /\b(veterinari[oa]s?|vets?)\b/),
  of(
    'partners',
    'colegios e institutos',
    'schools',
    /\b(colegios?|institutos?|schools?|ampas?|universidad(?:es)?|universities|college|freshers)\b/,
  ),
  of(
    'partners',
    'agencias e inmobiliarias',
    'agents',
    /\b(agencias?|agents?|agencies|inmobiliarias?|administradores|property managers|managers|gestorias|asesorias|notarias|caseros|porteros|caretakers|landlords?|despachos|propietarios)\b/,
  ),
  of(
    'partners',
    'asociaciones del oficio',
    'trade associations',
    /\b(asociacion(?:es)?|associations?|federation|federacion|camara|chamber|gremios?|guilds?|hermandad|parroquias?|parish|church(?:es)?|sponsorship|patrocinio|scheme|cooperativa)\b/,
  ),
  of('partners', 'restaurantes', 'restaurants', /\b(restaurantes?|restaurants?|kitchens|cocinas|chefs?)\b/),
  of(
    'partners',
    'bares y cafeterías',
    'cafés and bars',
    /\b(cafeterias?|cafes?|coffee shops?|bares|pubs?|cervecerias?|brewer(?:y|ies)|taprooms?)\b/,
  ),
  of('partners', 'bodegas', 'wineries', /\b(bodegas|wineries)\b/),
  of('partners', 'fincas y salas', 'venues', /\b(fincas|venues?|(?<!\bdra?\.? )salas)\b/),
  of(
    'partners',
    'hoteles y alojamientos',
    'hotels and guest houses',
    /\b(hotel(?:es|s)?|hostal(?:es)?|alojamientos|guest ?houses?|b&bs?)\b/,
  ),
  of(
    'partners',
    'comercios de la zona',
    'shops nearby',
    /\b(tiendas?|shops?|comercios?|herbolarios|distribuidor(?:es)?|distributors?|imprentas|printers|integradores|viveros|nurseries|esteticas|peluquer\w+|groomers?|firms?|empresas?|companies|riders|bike shops?|oficinas|offices|office managers|gyms?|gimnasios?)\b/,
  ),
  of(
    'partners',
    'acuerdos con quien recomienda',
    'deals with those who recommend',
    /\b(convenios?|acuerdos?|agreements?|alianzas?|tie.?in|arrangements?|recommend|recomiend\w+|sends? (?:people|their)|pass on|who owe|(?:me|nos) (?:va a |van a )?(?:mand|envi|recom[ie]+nd|deriv|refier|pas)[a-z]*|(?:sends?|refers?) (?:me|us)|refers? (?:her|his|their)|sends? (?:her|his))\b/,
  ),
  of('adverts', 'prensa y radio', 'press and radio', /\b(radio|revista|magazine|prensa|papers?|periodicos?|diario|press)\b/),
  of(
    'site',
    'página propia',
    'own website',
    /\b(web|website|pagina|paginas|page|blog|casos|case studies|contenido|content|guias?|guides?|videos?|catalogo|catalogue|online|en linea)\b/,
  ),
  of(
    'site',
    'venta con envío',
    'sales by delivery',
    /\b(reparto a domicilio|home delivery|cajas|boxes|suscripcion|yearly allocation|cases by post)/,
  ),
];

/** What it is; undefined where nothing tells. */
export function findChannelClue(folded: string): ChannelClue | undefined {
  return CHANNEL_CLUES.find(({ clues }) => clues.test(folded));
}
