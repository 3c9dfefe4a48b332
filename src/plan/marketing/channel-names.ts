// What a channel is called by its own word, where its kind holds several: talks are no fair, a parish is no trade association.
import type { Bilingual } from '../../language/language.ts';
import type { ChannelKind } from './channel-clues.ts';

interface ChannelName extends Bilingual {
  readonly kind: ChannelKind;
  /** In folded text of either language. */
  readonly told: RegExp;
}

const of = (kind: ChannelKind, es: string, en: string, told: RegExp): ChannelName => ({ kind, es, en, told });

const NAMES: readonly ChannelName[] = [
  of('partners', 'terapeutas ocupacionales', 'occupational therapists', /\b(?:terapeutas? ocupacional\w*|occupational therapists?|ots)\b/),
  of('partners', 'dentistas', 'dentists', /\b(?:dentistas?|dentists?|dental|odontolog\w+)\b/),
  of('partners', 'matronas', 'midwives', /\b(?:matronas?|parteras?|midwi(?:fe|ves)|doulas?)\b/),
  of('partners', 'fisioterapeutas', 'physiotherapists', /\b(?:fisios?|fisioterapeut\w+|physios?|physiotherapists?|physical therapists?)\b/),
  of('partners', 'psicólogos', 'psychologists', /\b(?:psicolog[oa]s?|psychologists?|therapists?|terapeutas?)\b/),
  of('partners', 'pediatras', 'pediatricians', /\b(?:pediatras?|pa?ediatricians?)\b/),
  of('partners', 'podólogos', 'podiatrists', /\b(?:podolog\w+|podiatr\w+)\b/),
  of('partners', 'nutricionistas', 'nutritionists', /\b(?:nutricionistas?|nutritionists?|dietitians?)\b/),
  of('partners', 'farmacias', 'pharmacies', /\b(?:farmacias?|chemists?|pharmac(?:y|ies))\b/),
  of('partners', 'centros de salud', 'health centres', /\b(?:centros? de salud|health cent(?:re|er)s?|ambulatorio|surger(?:y|ies))\b/),
  of('partners', 'hospitales', 'hospitals', /\b(?:hospital(?:es|s)?)\b/),
  of('partners', 'trabajadores sociales', 'social workers', /\b(?:trabajador\w+ social\w*|social workers?)\b/),
  of('partners', 'residencias de mayores', 'care homes', /\b(?:care|residential|nursing) homes?\b/),
  of(
    'partners',
    'centros y residencias de mayores',
    'senior centers and homes',
    /\b(?:senior (?:cent(?:er|re)|living|communit\w+|home)s?|assisted.living|retirement (?:homes?|communit\w+)|nursing homes?|centros? de (?:dia|mayores|jubilados)|hogar(?:es)? del? (?:jubilado|mayor)\w*|residencias? de (?:mayores|ancianos|la tercera edad)|asilos?)\b/,
  ),
  of('partners', 'la veterinaria', 'a vet', /\b(?:la|el|una?|mi|the|a|my|our|local) (?:clinica )?(?:veterinari[oa]|vet)\b/),
  of('partners', 'tiendas de mascotas', 'pet shops', /\b(?:tiendas? de mascotas|pet (?:shops?|stores?))\b/),
  of(
    'partners',
    'guarderías',
    'nurseries',
    /\b(?:guarderias?|escuelas? infantil\w*|day ?cares?|nursery schools?|preschools?|kindergartens?)\b/,
  ),
  of('partners', 'asociaciones de familias', 'parents’ associations', /\b(?:ampas?|pta|ptas|(?:asociacion\w*|sociedad) de padres)\b/),
  of('partners', 'universidades', 'universities', /\b(?:universidad(?:es)?|universit(?:y|ies)|college|campus|freshers)\b/),
  of(
    'partners',
    'administradores de fincas',
    'property managers',
    /\b(?:administradores?|administradora|property managers?|hoas?|comunidades de vecinos)\b/,
  ),
  of('partners', 'gestorías y asesorías', 'accountants', /\b(?:gestorias?|asesorias?|contador(?:es|as?)?|accountants?|bookkeepers?)\b/),
  of(
    'partners',
    'notarías y despachos',
    'law firms',
    /\b(?:notari\w+|despachos?|abogad[oa]s?|lawyers?|law firms?|solicitors?|attorneys?)\b/,
  ),
  of('partners', 'porteros', 'caretakers', /\b(?:porteros?|conserjes?|caretakers?|doormen|supers)\b/),
  of('partners', 'propietarios', 'landlords', /\b(?:caseros?|propietarios?|landlords?)\b/),
  of('partners', 'agencias de viajes', 'travel agencies', /\b(?:agencias? de viajes?|travel agen(?:ts?|c(?:y|ies)))\b/),
  of('partners', 'parroquias', 'churches', /\b(?:parroquias?|iglesias?|hermandad(?:es)?|parish(?:es)?|church(?:es)?)\b/),
  of('partners', 'la cámara de comercio', 'the chamber of commerce', /\b(?:camara|chamber)\b/),
  of('partners', 'un patrocinio', 'a sponsorship', /\b(?:sponsor\w*|patrocin\w+)\b/),
  of('partners', 'cooperativas', 'co-operatives', /\b(?:cooperativas?|co.?ops?)\b/),
  of('partners', 'el ayuntamiento', 'the council', /\b(?:ayuntamientos?|councils?|city hall|town hall|municipalidad|municipio)\b/),
  of('partners', 'la oficina de turismo', 'the tourist office', /\b(?:oficina de turismo|tourist (?:office|board))\b/),
  of('partners', 'organizadores de eventos', 'event organisers', /\b(?:organizador(?:es|as)?|organi[sz]ers?|wedding planners?)\b/),
  of('partners', 'gimnasios', 'gyms', /\b(?:gyms?|gimnasios?)\b/),
  of('partners', 'peluquerías', 'hair salons', /\b(?:peluquer\w+|barber\w*|hair ?(?:salons?|dressers?))\b/),
  of('partners', 'centros de estética', 'beauty salons', /\b(?:esteticas?|beauty salons?)\b/),
  of('partners', 'viveros', 'plant nurseries', /\b(?:viveros?|garden cent(?:re|er)s?|plant nurseries)\b/),
  of('partners', 'distribuidores', 'distributors', /\b(?:distribuidor(?:es)?|distributors?)\b/),
  of('partners', 'imprentas', 'printers', /\b(?:imprentas?|printers?)\b/),
  of('partners', 'talleres de bicicletas', 'bike shops', /\b(?:bike shops?|talleres? de bici\w*)\b/),
  of('partners', 'oficinas', 'offices', /\b(?:oficinas?|offices?|office managers?)\b/),
  of('partners', 'empresas de la zona', 'firms nearby', /\b(?:empresas?|firms?|companies)\b/),
  of('partners', 'constructores', 'builders', /\b(?:constructor(?:es|as?)?|builders?|contractors?)\b/),
  of('partners', 'arquitectos', 'architects', /\b(?:arquitect[oa]s?|architects?)\b/),
  of('partners', 'cerrajeros', 'locksmiths', /\b(?:cerrajer[oa]s?|locksmiths?)\b/),
  of('partners', 'fontaneros', 'plumbers', /\b(?:fontaner[oa]s?|plomer[oa]s?|plumbers?)\b/),
  of('partners', 'electricistas', 'electricians', /\b(?:electricistas?|electricians?)\b/),
  of('events', 'charlas', 'talks', /\b(?:charlas?|talks?|platicas?)\b/),
  of('events', 'un club de lectura', 'a book club', /\b(?:club de lectura|book clubs?)\b/),
  of('events', 'jornadas abiertas', 'open days', /\b(?:jornadas?|puertas abiertas|open (?:days?|studio|house)|talleres abiertos)\b/),
  of('events', 'visitas guiadas', 'guided tours', /\b(?:visitas guiadas|guided tours?|tours)\b/),
  of('events', 'desayunos', 'breakfasts', /\b(?:desayunos?|breakfasts?)\b/),
  of('events', 'concursos', 'contests', /\b(?:concursos?|contests?)\b/),
  of('events', 'mercadillos', 'markets', /\b(?:mercadillos?|mercados?|markets?|tianguis)\b/),
  of('events', 'un puesto', 'a booth', /\b(?:puestos?|stands?|booths?|stalls?)\b/),
  of('events', 'ferias', 'fairs', /\b(?:ferias?|fairs?|expos?)\b/),
  of('events', 'fiestas', 'parties', /\b(?:fiestas?|parties)\b/),
  of('street', 'colgantes en las puertas', 'door hangers', /\b(?:door ?hangers?|colgantes)\b/),
  of('street', 'carteles de jardín', 'yard signs', /\b(?:yard|lawn) signs?\b/),
  of('front', 'carteles de obra', 'site boards', /\b(?:site (?:boards?|signs?)|carteles? (?:de|en (?:la|las|cada)) obras?|lona de obra)\b/),
  of(
    'front',
    'la furgoneta rotulada',
    'the lettered van',
    /\b(?:furgonetas? rotulad\w+|lettered vans?|van (?:livery|lettering)|signwritten vans?)\b/,
  ),
  of('street', 'lonas', 'banners', /\b(?:lonas?|banners?)\b/),
  of('street', 'tarjetas', 'cards', /\b(?:tarjetas?|cards?)\b/),
  of('street', 'el tablón de anuncios', 'the notice board', /\b(?:tablon(?:es)?|notice ?boards?|bulletin boards?)\b/),
  of('street', 'imanes', 'magnets', /\b(?:imanes|magnets?)\b/),
  of('street', 'pegatinas', 'stickers', /\b(?:pegatinas|calcomanias|stickers?)\b/),
  of('street', 'buzoneo', 'letterbox drops', /\b(?:buzone\w*|buzon(?:es)?|letterbox(?:es)?|mailers?)\b/),
  of('street', 'folletos', 'leaflets', /\b(?:folletos?|volantes|flyers?|leaflets?|panfletos?)\b/),
  of('street', 'carteles', 'posters', /\b(?:cartel(?:es)?|posters?)\b/),
  of('mail', 'un boletín', 'a newsletter', /\b(?:newsletters?|boletin(?:es)?)\b/),
  of(
    'adverts',
    'la prensa en inglés',
    'the English-language press',
    /\benglish(?:.language)? (?:news)?(?:papers?|press)\b|\b(?:prensa|periodicos?|diarios?) (?:en ingles|inglesa?|inglés)\b/,
  ),
  of('adverts', 'la revista', 'the magazine', /\b(?:revistas?|magazines?)\b/),
  of('adverts', 'la prensa', 'the papers', /\b(?:prensa|periodicos?|diarios?|newspapers?|papers?|press)\b/),
  of('adverts', 'la radio', 'the radio', /\bradio\b/),
  of('adverts', 'vallas', 'billboards', /\b(?:vallas?|billboards?|espectaculares?)\b/),
];

/** Sites that are called by their own name in every language. */
const SITES: readonly (readonly [told: RegExp, name: string])[] = [
  [/\bhouzz\b/, 'Houzz'],
  [/\bbooking\b/, 'Booking'],
  [/\bairbnb\b/, 'Airbnb'],
  [/\btripadvisor\b/, 'Tripadvisor'],
  [/\bcheckatrade\b/, 'Checkatrade'],
  [/\btrustatrader\b/, 'TrustATrader'],
  [/\bthumbtack\b/, 'Thumbtack'],
  [/\byelp\b/, 'Yelp'],
  [/\bthe knot\b/, 'The Knot'],
  [/\bweddingwire\b/, 'WeddingWire'],
  [/\bzankyou\b/, 'Zankyou'],
  [/\bbodas\.?net\b/, 'Bodas.net'],
  [/\bhabitissimo\b/, 'Habitissimo'],
  [/\bidealista\b/, 'Idealista'],
  [/\bfotocasa\b/, 'Fotocasa'],
  [/\bzonaprop\b/, 'Zonaprop'],
  [/\betsy\b/, 'Etsy'],
  [/\bwallapop\b/, 'Wallapop'],
  [/\byapo\b/, 'Yapo'],
  [/\bhostelworld\b/, 'Hostelworld'],
  [/\bglovo\b/, 'Glovo'],
  [/\bpark4night\b/, 'Park4Night'],
  [/\bescapada rural\b/, 'Escapada Rural'],
  [/\bbehance\b/, 'Behance'],
];

/** Who owes a favour is more than whoever serves the same people. */
const OWE_A_FAVOUR = /\b(?:owe (?:me|us) (?:a |one )?(?:favou?rs?)?|(?:me|nos) deben (?:un |algun )?favor(?:es)?)\b/;

function withFavour(name: Bilingual, folded: string): Bilingual {
  return OWE_A_FAVOUR.test(folded) ? { es: `${name.es} que deben un favor`, en: `${name.en} who owe a favour` } : name;
}

/** What a channel of this kind is called by what was told of it; null where its kind's own name tells as much. */
export function nameByWord(folded: string, kind: ChannelKind): Bilingual | null {
  const site = kind === 'portal' ? SITES.find(([told]) => told.test(folded)) : undefined;
  if (site) return { es: site[1], en: site[1] };
  const found = NAMES.filter((name) => name.kind === kind && name.told.test(folded));
  const [first] = found.toSorted((a, b) => folded.search(a.told) - folded.search(b.told));
  return first ? withFavour({ es: first.es, en: first.en }, folded) : null;
}
