// What a channel is told to be beside its kind, where both languages have a word for it: the school's group, posters at bike racks, race expos.
import type { Bilingual } from '../../language/language.ts';
import type { ChannelKind } from './channel-clues.ts';

interface Qualifier extends Bilingual {
  readonly told: RegExp;
}

const of = (es: string, en: string, told: RegExp): Qualifier => ({ es, en, told });

/** What follows the kind's own word in Spanish, and what follows it in English: where posters hang. */
const PLACES: readonly Qualifier[] = [
  of('en los aparcabicis', 'at bike racks', /\b(?:aparcabicis|bike (?:racks|parking|stands))\b/),
  of('en los portales', 'in building entrances', /\b(?:portales|building entrances|apartment lobbies)\b/),
  of('en gimnasios', 'in gyms', /\b(?:gimnasios|gyms)\b/),
  of('en los colegios', 'at schools', /\b(?:colegios|escuelas|schools|school gates?)\b/),
  of('en paradas de autobús', 'at bus stops', /\b(?:paradas? de (?:auto)?bus|bus stops?)\b/),
  of('en bibliotecas', 'in libraries', /\b(?:bibliotecas?|librar(?:y|ies))\b/),
  of('en farmacias', 'in pharmacies', /\b(?:farmacias|pharmacies|chemists)\b/),
  of('en veterinarios', 'at vets', /\b(?:veterinari[oa]s|vets)\b/),
  of('en el parque', 'in the park', /\b(?:parques?|parks?)\b/),
  of('en la parroquia', 'at church', /\b(?:parroquias?|iglesias?|church(?:es)?)\b/),
  of('en el mercado', 'at the market', /\b(?:mercados?|tianguis|markets?)\b/),
  of('en la universidad', 'at the university', /\b(?:universidad(?:es)?|universit(?:y|ies)|campus|college)\b/),
  of('en guarderías', 'at nurseries', /\b(?:guarderias?|day ?cares?|preschools?)\b/),
  of('en cafeterías', 'in cafés', /\b(?:cafeterias?|cafes?|coffee shops?)\b/),
  of('en el centro de salud', 'at the health centre', /\b(?:centros? de salud|health cent(?:re|er)s?|ambulatorio|surger(?:y|ies))\b/),
  of('en el hospital', 'at the hospital', /\bhospital(?:es|s)?\b/),
  of('en el centro de mayores', 'at the senior center', /\b(?:senior cent(?:er|re)s?|centros? de (?:dia|mayores|jubilados))\b/),
];
/** Where a notice board hangs, besides. */
const BOARDS: readonly Qualifier[] = [
  of('en los clubes', 'in clubs', /\b(?:clubs?|clubes)\b/),
  of('en los bares', 'in bars', /\b(?:bares|pubs?|bars)\b/),
  of('en las tiendas', 'in shops', /\b(?:tiendas|comercios|shops)\b/),
  of('en el supermercado', 'at the supermarket', /\b(?:supermercados?|supermarkets?)\b/),
  of('en las oficinas', 'in offices', /\b(?:oficinas|offices)\b/),
  of('en el ayuntamiento', 'at the town hall', /\b(?:ayuntamiento|town hall)\b/),
  of('en el polideportivo', 'at the sports centre', /\b(?:polideportivos?|(?:sports|leisure) cent(?:re|er)s?)\b/),
];
/** The members of a club, a fair's theme and a coach's, by the words of either language. */
const MEMBERS: readonly Qualifier[] = [
  of('de corredores', 'running', /\b(?:corredores|running|runners)\b/),
  of('ciclistas', 'cycling', /\b(?:ciclistas|ciclismo|cycling|cyclists)\b/),
  of('de escalada', 'climbing', /\b(?:escalada|escaladores|climbing|climbers)\b/),
  of('de montaña', 'hiking', /\b(?:montana|senderismo|hiking|walking)\b/),
  of('de natación', 'swimming', /\b(?:natacion|swim(?:ming)?)\b/),
  of('de tenis', 'tennis', /\b(?:tenis|tennis)\b/),
  of('de fútbol', 'football', /\b(?:futbol|football)\b/),
  of('de lectura', 'book', /\b(?:lectura|book)\b/),
];
const THEMES: readonly Qualifier[] = [
  of('de carreras', 'race', /\b(?:carreras|race|races|marathon)\b/),
  of('de boda', 'wedding', /\b(?:bodas?|novias|wedding|bridal)\b/),
  of('de artesanía', 'craft', /\b(?:artesania|artesanos|crafts?)\b/),
  of('del libro', 'book', /\b(?:libros?|book)\b/),
  of('de mascotas', 'pet', /\b(?:mascotas|pets?)\b/),
  of('de empleo', 'job', /\b(?:empleo|job|careers?)\b/),
  of('de vino', 'wine', /\b(?:vinos?|wine)\b/),
  of('agrícolas', 'farm', /\b(?:agricolas?|ganaderas?|farm|agricultural)\b/),
];

interface Form {
  readonly kind: ChannelKind;
  /** Its kind's own word, and no other thing beside it. */
  readonly told: RegExp;
  readonly qualifiers: readonly Qualifier[];
  readonly name: (qualifier: Bilingual) => Bilingual;
}

const FORMS: readonly Form[] = [
  {
    kind: 'street',
    told: /\b(?:cartel(?:es)?|posters?)\b/,
    qualifiers: PLACES,
    name: ({ es, en }) => ({ es: `carteles ${es}`, en: `posters ${en}` }),
  },
  {
    kind: 'street',
    told: /\b(?:folletos?|volantes|flyers?|leaflets?)\b/,
    qualifiers: PLACES,
    name: ({ es, en }) => ({ es: `folletos ${es}`, en: `leaflets ${en}` }),
  },
  {
    kind: 'street',
    told: /\b(?:tablon(?:es)?|notice ?boards?|bulletin boards?|corchos?)\b/,
    qualifiers: [...PLACES, ...BOARDS],
    name: ({ es, en }) => ({ es: `tablones de anuncios ${es}`, en: `notice boards ${en}` }),
  },
  {
    kind: 'street',
    told: /\b(?:tarjetas|cards)\b/,
    qualifiers: PLACES,
    name: ({ es, en }) => ({ es: `tarjetas ${es}`, en: `cards ${en}` }),
  },
  {
    kind: 'events',
    told: /\b(?:puestos?|booths?|stalls?)\b/,
    qualifiers: PLACES,
    name: ({ es, en }) => ({ es: `puesto ${es}`, en: `booth ${en}` }),
  },
  {
    kind: 'events',
    told: /\b(?:charlas?|talks?|platicas?)\b/,
    qualifiers: PLACES,
    name: ({ es, en }) => ({ es: `charlas ${es}`, en: `talks ${en}` }),
  },
  {
    kind: 'partners',
    told: /\b(?:clubs?|clubes)\b/,
    qualifiers: MEMBERS,
    name: ({ es, en }) => ({ es: `clubes ${es}`, en: `${en} clubs` }),
  },
  {
    kind: 'events',
    told: /\b(?:ferias?|fairs?|expos?|shows?)\b/,
    qualifiers: THEMES,
    name: ({ es, en }) => ({ es: `ferias ${es}`, en: `${en} fairs` }),
  },
];

/** Whole names that no kind's word and qualifier make. */
const NAMES: readonly (Qualifier & { readonly kind: ChannelKind })[] = [
  {
    kind: 'groups',
    ...of(
      'el grupo de familias del colegio',
      'the school families’ group',
      /\b(?:grupos?|chats?) de (?:las )?(?:familias|padres|madres|(?:padres y madres)) (?:del? (?:la )?)(?:colegio|cole|escuela)\b|\b(?:school|class) (?:parents?|families|mums?)(?:.s?)? (?:whatsapp )?(?:group|chat)\b/,
    ),
  },
  {
    kind: 'partners',
    ...of(
      'entrenadores que mandan a sus atletas',
      'coaches who send their athletes',
      /\b(?:entrenador(?:es|as)|coaches|trainers)\b.*\b(?:mand[ae]n?|envi[ae]n?|send|refer)\b.*\b(?:atletas|athletes|corredores|runners)\b/,
    ),
  },
];

/**
 * What a channel of this kind is called with what it was told to be, by its folded words in either language; null where no word of both
 * languages tells it, or where more than one does and neither alone would say it.
 */
export function nameQualified(folded: string, kind: ChannelKind): Bilingual | null {
  const whole = NAMES.find((name) => name.kind === kind && name.told.test(folded));
  if (whole) return { es: whole.es, en: whole.en };
  const forms = FORMS.filter((form) => form.kind === kind && form.told.test(folded));
  const [form] = forms;
  const found = form?.qualifiers.filter(({ told }) => told.test(folded)) ?? [];
  const [only] = found;
  return form && only && forms.length === 1 && found.length === 1 ? form.name(only) : null;
}
