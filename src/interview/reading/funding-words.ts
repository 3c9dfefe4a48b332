// Words for where the money to open comes from, folded. Each is a piece of a pattern.

/** After «banco de», "bank of": a lender's name, or one's own bank. Whatever else stands there is a bench, or a row of things. */
const NAMES_LENDER =
  '(?:credito|ahorros?|desarrollo|fomento|comercio|inversion(?:es)?|microcreditos?|bogota|occidente|chile|mexico|espana|venezuela|guatemala|costa rica|reservas|guayaquil|loja|machala|santander|sabadell|galicia|cordoba|castilla|vizcaya|bilbao|valencia|la|las|los|el|mis?|su|tu|nuestr[oa]|tod[oa]|siempre|aqui|alli|confianza|barrio|pueblo|un|una|ireland|america|scotland|england|montreal|nova scotia|new zealand|the|hawaii|my|our|mum|mom|dad)';

const SEAT_PLACES = 'barras?|mostrador|mesas?|mesitas|sillas?|taburetes|terraza|patio|jardin|parque';
/** «La barra con los bancos», «bancos altos», «bancos en el jardín»: to sit on. */
const SEATS = `(?<=(?:${SEAT_PLACES})(?: de [a-z]+)?(?: con| y|,) (?:el |un |los |unos |sus |ocho |seis |cuatro |diez )?)bancos?(?! (?:nos?|me|presta|deja|da))|(?:(?:pondremos|ponemos|pongo|pondre) (?:unos |los |dos |ocho )?)?bancos? (?:alt[oa]s?|baj[oa]s?|de (?:barra|bar|sentarse)|(?:en|para|por) (?:el |la |los |las )?(?:${SEAT_PLACES}|sentarse|calle)|(?:y|con) (?:las? |los |unas? |unos )?(?:${SEAT_PLACES}))`;

/** «Un banco de acabado», «herramienta y banco», "a bank of lockers", "a battery bank": bought, and lending nothing. */
export const BENCH = `(?:${SEATS}|banc(?:os?|as?) (?:(?:de|para) (?!${NAMES_LENDER}(?![a-z]))[a-z]+|plegables?|corrid[oa]s?)|(?<=(?:herramientas?|utillaje|mesas?|elevador(?:es)?) y (?:el |un |los |unos )?)bancos?|(?:battery|power|capacitor|seed|data|food|piggy|river) banks?|banks? of (?!${NAMES_LENDER}(?![a-z]))[a-z]+)(?![a-z])`;

/** Who lends for a living. */
export const LENDER = `(?:(?!${BENCH})(?:(?<!(?:battery|power|capacitor|seed|data|food|piggy|river) )banks?|banc(?!os(?![a-z]))[a-z]*)|(?:los|varios|dos|otros) bancos(?! (?:de|para) (?!${NAMES_LENDER}(?![a-z]))[a-z]+)|caja (?!cerrada|abierta|registradora|fuerte|grande|isotermica|refrigerada|de (?:herramientas|carton|luz|cambios))[a-z]+|caixa[a-z]*|bbva|santander|ico|enisa|microfinance(?: [a-z]+)?|c?bdc|futurpreneur|avalmadrid|microbank|financiera|cooperativa|(?:laboral )?kutxa[a-z]*|mibanco|unicaja|abanca|ibercaja|sabadell|interbank|nubank|barclays|lloyds|aib|ptsb|bankinter|cajamar|banorte|banamex|nationwide building society|natwest|hsbc|halifax|monzo|wells fargo|credit union|cu|sba(?: (?!loans? from|loans?(?![a-z]))[a-z]+)?|kiva|lender|start[- ]?up loans?|(?:equipment|machinery|vehicle|truck|van|car) loans?|credito [a-z]+|nafin|fosis|sercotec|corfo|davivienda|nequi|compartamos)`;

/** Kinship in the words of one region or another. */
export const MORE_KIN =
  'aita|ama(?! de)|amatxo|aitona|amona|aitite|amama|avi(?:a|s)?|iai[ao]|yay[oa]s?|non[oa]s?|tat[ao]|padrin[oa]s?|madrinas?|compadres?|comadres?|consuegr[oa]s?|yernos?|nuera|sobrin[oa]s?|pare|mare|aunt(?:ie|y)|nephew|niece|godmother|godfather|stepdad|stepmum|stepmom|fiance[e]?|viej[oa]s?';
/** Who lends or gives among those one knows. */
export const RELATIVE = `(?:${MORE_KIN}|padres?|madre|papas?|mama|suegr[oa]s?|herman[oa]s?|ti[oa]s?|abuel[oa]s?|prim[oa]s?|cunad[oa]s?|familia(?:res)?|amig[oa]s?|parents?|dad|mum|mom|mother|father|brother|sister|uncle|aunt|gran(?:dad|ny|dma|dpa)?|in-laws?|friends?|family)`;

/** Money that is owed afterwards. */
export const OWED =
  '(?:prestamos?|microprestamos?|prestad[oa]s?|prestan?|prestar\\w*|presto|creditos?|microcreditos?|hipoteca|financiacion|financiad[oa]s?|financiar\\w*|financi(?:o|a|amos)|tarjeta de credito|leasing|loans?|microloans?|borrow\\w*|lend(?:s|ing)?|lent|mortgage|overdraft|credit card|(?:me|nos) (?:l[oa]s? )?(?:dejan?|pres\\w+)|pido|pedimos|pedir\\w*|pediria(?:mos)?|(?:he|hemos|tengo|tenemos) (?:pedid[oa]s?|solicitad[oa]s?)(?! (?:una? )?(?:presupuestos?|permisos?|licencias?|citas?|precios?|subvenci|ayuda)))';

/** Where money is collected from many, or what is won. */
export const PURSE =
  '(?:crowd-?fund\\w*|kickstarter|go ?fund ?me|indiegogo|spacehive|verkami|goteo|ulule|lanzanos|donadora|vakita|ideame|catarse|micromecenazgo|financiacion colectiva|concurso|prize money|prize|premios?)';
/** Collected from many, or won. */
export const RAISED = `(?:${PURSE}|recaud(?:e|o|amos|ado|ados|aron))`;

/** Money that nobody asks back. */
export const GIVEN = `(?:(?:is|are|will be) good for|${RAISED}|subvencion(?:es)?|ayudas? (?:del?|a fondo perdido|publica)|fondo perdido|no reembolsables?|fondo emprender|capital semilla|grants?|capitaliz\\w+ (?:de |del |el |mi |la |todo el )*(?:paro|desempleo|prestacion)|pago unico|donaci(?:on|ones)|(?<!bank(?:..?s| is)? |loans? )giv(?:es|ing) (?:me|us)|(?:padres?|madre|viej[oa]s?|suegr[oa]s?|abuel[oa]s?|ti[oa]s?) (?:me|nos) (?:da|dan|regalan?)|gift(?:s|ed|ing)?|regal\\w+)`;

const UNSURE =
  /(?<![a-z])(?:appl(?:ied|y|ying)(?: to [a-z ]+?)? for|hav(?:e|ing) applied|postul\w+|solicit\w+|(?:h[ae]|hemos) pedid[oa]|en (?:estudio|tramite)|hop(?:e|ing) (?:to (?:get|raise|win)|for)|(?:want|plan(?:ning)?|going|aim(?:ing)?) to (?:raise|win|crowdfund)|(?:esper\w+|quier\w+|queremos|vamos a|voy a) (?:recaudar|conseguir)|not (?:yet )?(?:granted|approved|awarded)|awaiting|(?:aun|todavia) (?:no|sin)|might|may (?:get|be|come)|maybe|hopefully|if (?:i|we) get|(?:not|isn'?t|un)[ -]?(?:yet )?confirmed|not (?:sure|certain|guaranteed)|pending|waiting (?:on|to hear)|puede que|quiza|quizas|a lo mejor|ojala|si me l[ao] (?:dan|conceden)|sin confirmar|por confirmar|no (?:es|esta) (?:segur[oa]|confirmad[oa])|pendiente)(?![a-z])/;

const GRANTED =
  /(?<![a-z])(?<!(?:not|no|sin|isn't|yet|hasn't been|not been|ser|sea|si es|si la dan) )(?:concedid[oa]s?|aprobad[oa]s?|otorgad[oa]s?|adjudicad[oa]s?|confirmad[oa]s?|granted|approved|awarded|confirmed)(?![a-z])/;

/** "The grant might be 5k but it's not confirmed": money nobody has promised. */
export function isUnsure(words: string): boolean {
  return UNSURE.test(words) && !GRANTED.test(words);
}

/** Promised already. */
export function isGranted(words: string): boolean {
  return GRANTED.test(words);
}

/** Who puts money in for a part of the business. */
export const INVESTOR =
  '(?:inversor(?:es|a|as)(?![a-z])|(?<=(?:un|mi|el|del|al|otro|nuestro|algun|primer|socio|de|con) )inversor|inversor(?= (?:que|privado|externo|angel|pone|nos|me))|inversionistas?|socios? (?:inversor(?:es)?|capitalistas?)|capital riesgo|ronda|investors?|business angels?|angels?|equity|venture capital|vcs?|seed round|family office|friends and family round)';

/** One's own money, and that of partners who put it in. */
export const OWNED =
  "(?:ahorr\\w+|juntad[oa]s?|guardad[oa]s?|mi[oa]s|nuestr[oa]s|propi[oa]s?|mi bolsillo|pongo|pondre|ponemos|pondremos|pusimos|puse|pone|ponen|aport\\w+|tengo|tenemos|cuento con|contamos con|dispongo|mine|ours|own|out of (?:my |our )?(?:own )?pocket|savings?|saved|put by|puts? in|putting in|chip(?:s|ping)? in|set aside|i have|we have|i've got|we've got|i've|in cash)";

/** What is not covered yet. */
export const REST =
  '(?:el resto|la otra parte|lo demas|lo otro|lo que (?:falt|qued)\\w+|lo q falt\\w+|lo restante|la diferencia|the rest|(?<=[,;] |and )rest|the remainder|the balance|the difference|the remaining)';
