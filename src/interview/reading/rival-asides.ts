// What is said beside the names of rivals and names nobody: where they sell or are, what they do there, who answers, who has closed.

/** The answer without such words; a name of several words with a joint is one word, its joint between plus signs. */
export function withoutAsides(text: string): string {
  return text
    .replace(CHANNEL, '$1')
    .replace(THEMSELVES, '$1')
    .replace(SOLD_THROUGH, '$1')
    .replace(WHAT_THEY_HAVE, '')
    .replace(SHOWCASES, ' ')
    .replace(PRICE_OF_THING, ' ')
    .replace(WHAT_THEY_SELL, '$1$2')
    .replace(CLOSED, ' ')
    .replace(OF_SOMEBODY, '$1')
    .replace(WHAT_IS_DONE, '$1')
    .replace(WHERE_THEY_ARE, '')
    .replace(AT_HOME, '$1+at+$2')
    .replace(IN_A, '$1+in+a+')
    .replace(SOMEBODY_AT, '$1')
    .replace(ONLY_DONE, '$1')
    .replace(JOINED, '$1+$2+$3')
    .replace(WHO_IS_AT, '');
}

/** «Las nanas, Orden y Calma que es de Santiago, y los libros»: one name, since the list ends in an «y» of its own. */
const JOINED = /(?<=, )(\p{Lu}[\p{L}'’]+) (y|e|and) (\p{Lu}[\p{L}'’]+)(?=,| que | which | who )(?=[^.;]*, (?:y|e|and) )/gu;

/** "YouTube, Yoga with Adriene": what is watched there, and no other. */
const CHANNEL =
  /((?<!\p{L})(?:YouTube|Youtube|TikTok|Instagram|Netflix|Spotify))(?:,| like|:| \(| with| con| como) \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)? (?:with|con|by|de) \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?\)?/gu;

/** "They do it themselves with Pinterest and an aunt": what they do it with. */
const THEMSELVES =
  /((?:\b(?:do|does|make|makes|plan|plans|organi[sz]e|build|cook|clean|fix|doing|making)\b[^,;.]{0,12} (?:it |that |this )?(?:themselves|himself|herself|yourself|ourselves|on their own|at home)|\bDIY|\b(?:lo )?(?:hacen|hace|arman|organizan|cocinan|arreglan)\b[^,;.]{0,12} (?:ell[oa]s mism[oa]s|uno mismo|un[oa] mism[oa]|por su cuenta|en casa)))\s(?:with|using|off|from|con|usando|desde) [^,;.]*/giu;

/** «La bandeja de Rana la tienen a 2,80», "they do a Warburtons loaf for 1.40": whose what they sell is. */
const WHAT_THEY_SELL =
  /((?<!\p{L})(?:[Ll]as? (?!\p{L}*er[ií]a|tienda|casa|cadena|marca|academia|escuela)\p{Ll}+|(?:[Ee]l|[Uu]n|[Ll]os) (?!bar|puesto|taller|local|gimnasio|mercado)\p{Ll}+))(?: \p{Ll}+)? de \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?(?= (?:te )?l[ao]s? (?:tienen?|venden?|dan|da|ponen?|cobran?|dejan?|llevan?)(?!\p{L}))|((?<!\p{L})(?:they|it|that|which|he|she) (?:do|does|sell|sells|have|has|stock|stocks) (?:an?|the) )\p{Lu}[\p{L}'’]+(?= \p{Ll}+ (?:for|at) )/gu;

/** "Facebook cash cleaners", «vendedores de Etsy», "other Etsy sellers": whoever works through it, and not the site. */
const SOLD_THROUGH =
  /(?<![\p{L}])(?:Facebook|Instagram|Etsy|Airbnb|Gumtree|Craigslist|Marketplace|TikTok|WhatsApp|Nextdoor|eBay|Amazon|Upwork|Fiverr)( (?:\p{Ll}+ ){0,2}(?:cleaners|sellers|hosts|drivers|groomers|sitters|walkers|tutors|bakers|makers|handymen|people|shops|traders|freelancers|ladies|guys))(?!\p{L})/gu;

/** "The Centra with its Frank and Honest machine": what is there. */
const WHAT_THEY_HAVE = /(?<=\p{L}) (?:with (?:its|their|his|her)|con (?:su|sus)) (?!(?:own|propi[oa])(?!\p{L}))[^,;.]*/giu;

/** "A glass is 16", «un corte sale 20»: what they sell and for how much. */
const PRICE_OF_THING =
  /(?<=^|[.,;] |(?:and|y|pero|but) )(?:[Aa]n?|[Uu]na?) \p{Ll}+(?= (?:is|costs?|runs?|goes for|cuesta|sale|vale|(?:está|esta) (?:a|en))(?: (?:en|a|about|around|like|unos|como))* [$€£]?\d)/gu;

/** Where somebody sells («por Facebook», "on Instagram"), not who. */
const SHOWCASES =
  /\b(?:por|en|on|off|through|via|over|in) (?:el |the )?(?:Facebook|Face|FB|Instagram|Insta|WhatsApp|TikTok|Google|Marketplace|Wallapop|Vinted|Milanuncios|Nextdoor|Craigslist|Gumtree|OLX)\b/giu;

/** "Curves closed": no rival any more. */
const CLOSED =
  /\p{Lu}[\p{L}'’]*(?: (?:(?:de|del|la|las|los|el|of|the|&) )*\p{Lu}[\p{L}'’]*)* (?:has |have |ha |just |already |ya )?(?:closed(?: down)?|shut down|cerr[oó])(?=[,.;]|$| (?:and|y|last|in|el|hace)(?= ))/gu;

/** «La fonda de doña Mary»: told by whose it is; the person is no rival's name. */
const OF_SOMEBODY = /(?<!\p{Lu}\p{L}*\s)(\p{Ll}+ de (?:don|doña) )\p{Lu}\p{L}+/gu;

/** "They do Barre", «otros que dan Pilates y Barre»: what is done or sold there, and nobody. */
const WHAT_IS_DONE =
  /(?<=(?<!\p{L})(?:[Tt]hey|who|which|that|que|[Oo]thers|[Oo]tros|[Ss]tudios|[Gg]yms|[Ss]hops|[Pp]laces) (?:(?:also|only|just|all|now|también|solo|sólo) )?(?:do|does|offer|offers|sell|sells|teach|teaches|has|have|hacen|dan|ofrecen|enseñan) (?:[\p{Ll}’'-]+ ){0,3})(?<!(?:at|in|on|en|como|like|by|of|de|to|a|from) )\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?/gu;

/** «En Yerba Buena hay dos», «las dietéticas de Yerba Buena»: where they are. */
const WHERE_THEY_ARE =
  /(?<=^|[.;!?] )(?:En|In|Por) \p{Lu}\p{L}+(?: (?:(?:de|del|la|las|los|of) )*\p{Lu}\p{L}+)*,? (?=(?:hay|ten[eé]s|tenemos|tienes|están?|exist\p{L}*|there|you have|we have|no hay|solo|sólo)(?!\p{L}))|(?<=(?<!\p{L})(?:[Ll][ao]s|[Tt]he) (?:\p{Ll}+r[ií]as|dietéticas|tiendas|clínicas|academias|farmacias|veterinarias|escuelas|residencias|bares|talleres|gimnasios|viveros|estudios|restaurantes|comercios|shops|studios|gyms|bakeries|cafes)) de \p{Lu}\p{L}+ \p{Lu}\p{L}+(?=,)/gu;

/** "Pets at Home": a name, not a place; one word while the answer is taken apart. */
const AT_HOME = /(?<=\p{Lu}\p{L}*)(\p{L}) at (Home|Work|Heart|Play|Hand)\b/gu;

/** "Cat in a Flat": no place either. */
const IN_A = /(?<=\p{Lu}\p{L}*)(\p{L}) in a (?=\p{Lu}\p{Ll})/gu;

/** «Una señora en Cabecera», "a guy in Leith": where somebody without a name is. */
const SOMEBODY_AT =
  /((?<!\p{L})(?:[Uu]na?|[Aa]n?|[Oo]tr[oa]|[Ss]ome|[Ll]a|[Ee]l) (?:señora?|chic[oa]|muchach[oa]|tipo|mujer|hombre|vecin[oa]|guy|man|lady|woman|fella|bloke|lad|girl)(?: de| en| in| from| out in| over in)) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?=,|\.|;|$| (?:que|who|with|con) )/gu;

/** «Motonáutica Samil: solo Yamaha», "Bob's Bikes, only Shimano": what they do there. */
const ONLY_DONE = /((?:[:,]|pero|but) (?:solo|sólo|solamente|only|just)) \p{Lu}\p{L}+(?=[.,;]|$| (?:y|and|but|pero) )/gu;

/** "Mark at Yorkshire Tiling": the business, and not who answers there. */
const WHO_IS_AT = /(?<=^|[,;.] |(?:and|or|y|o) )\p{Lu}\p{Ll}+ (?:at|from|over at) (?=\p{Lu}\p{L}+ \p{Lu})/gu;

/** The parts of a list without what tells how somebody is, told by what they do or have: «el de la furgoneta, verde y sin pesar». */
export function withoutTraits(parts: readonly string[]): readonly string[] {
  let isOfSomebody = false;
  return parts.filter((part) => {
    if (!ARTICLE.test(part)) return !isOfSomebody;
    isOfSomebody = SOMEBODY.test(part);
    return true;
  });
}

const ARTICLE = /^\s*(?:el|la|los|las|unos?|unas?|the|an?|some|my|mi)\s/i;
const SOMEBODY =
  /^\s*(?:el|la|los|las|unos?|unas?|the|an?|some|my|mi)\s(?:de|del|que|\p{Ll}+ (?:with|who|que)|(?:\p{Ll}+ )?(?:señor(?:es|as?)?|tipos?|hombre|mujer|chic[oa]s?|vecin[oa]s?|\p{Ll}+(?:eros?|eras?|ores|istas?)|intermediarios?|blokes?|guys?|man|men|lads?|fell[ao]s?|lady|ladies|woman|women|couple|farmers?|neighbou?rs?))(?!\p{L})/iu;
