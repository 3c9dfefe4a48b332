// Words by which a name in small letters is told from what is none: where it ends, what kind of house stands before it, what no name begins or ends with.
import { COMMON } from './no-rival-words.ts';

/** Folded: what is said of somebody begins here. */
export const STOPS =
  /^(?:que|q|con|donde|pero|por|en|a|al|cobran?|piden?|tienen?|hacen?|venden?|abren?|cierran?|es|esta|estan|son|salen?|valen?|cuestan?|tardan?|te|le|les|lo|se|no|ni|si|sin|para|desde|hasta|porque|aunque|como|mas|muy|tambien|sobre|junto|frente|cerca|dentro|de[lr]? (?:barrio|centro)|who|which|that|with|but|at|in|on|near|by|round|around|over|down|up|next|opposite|is|are|was|does|do|did|charges?|charging|asks?|has|have|sells?|opens?|shuts?|closes?|takes?|wants?|quotes?|just|only|they|he|she|it|where|because|if|from|doing|selling|asking|also|too|when|off|across|behind|i|we|you|to|as|people|though|who's|they're|that's|which's)$/;

const KINDS =
  'panader[ií]as?|pasteler[ií]a|peluquer[ií]a|barber[ií]a|cafeter[ií]a|ferreter[ií]a|carnicer[ií]a|pescader[ií]a|fruter[ií]a|florister[ií]a|librer[ií]a|papeler[ií]a|tintorer[ií]a|lavander[ií]a|helader[ií]a|pizzer[ií]a|taquer[ií]a|churrer[ií]a|cervecer[ií]a|gestor[ií]a|asesor[ií]a|inmobiliaria|autoescuela|academia|escuela|colegio|guarder[ií]a|ludoteca|croqueter[ií]a|bocater[ií]a|relojer[ií]a|zapater[ií]a|copister[ií]a|droguer[ií]a|herborister[ií]a|residencia|cl[ií]nica|farmacia|veterinaria|gimnasio|estudio|taller(?:es)?|bar|restaurante|mes[oó]n|fonda|hotel|hostal|obrador|horno|s[uú]per|supermercado|tienda|cadena|franquicia|empresa|firma|marca|web|p[aá]gina|app|aplicaci[oó]n|pizzeria|bodega|vivero|granja|finca|quesera|queser[ií]a|salón|salon|chain|franchise|website|app|company|brand';
/** After a kind of house: how it is, where or whose, and no name. */
const OF_KIND =
  'de|del|con|que|en|a|al|la|los|las|m[aá]s|grande|peque\\p{L}+|nuev[oa]|viej[oa]|buen[oa]|mal[oa]|car[oa]|barat[oa]|t[ií]pic[oa]|normal|local|artesan\\p{L}*|industrial|online|canina|municipal|p[uú]blic[oa]|privad[oa]|cercan[oa]|chin[oa]|[aá]rabe|es[ea]|est[ea]|aquel\\p{L}*|otr[oa]|com[uú]n|cualquiera|tradicional\\p{L}*|gratuit[oa]|gratis|concertad[oa]|veterinari[oa]|dental|low|esquina|grand\\p{L}*|with|on|in|at|that|who|which';

/** «La panadería », «el bar »: before a name, what it is. Not before «de», which goes on about whose or where. */
export const KIND_BEFORE = new RegExp(`^(?:${KINDS}) (?!(?:${OF_KIND})(?!\\p{L}))`, 'iu');
/** Without a name after it, a kind of house is nobody. */
export const KIND_ALONE = new RegExp(`^(?:${KINDS})(?!\\p{L})`, 'iu');

/** Nobody's: times, parts of a price, people, ways of doing it, how it is. */
const NO_NAME =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|findes?|fin(?:es)?|mananas?|tardes?|noches?|veranos?|inviernos?|dias?|semanas?|mes(?:es)?|anos?|horas?|minutos?|veces|kilos?|unidad(?:es)?|docenas?|racion(?:es)?|enter[oa]s?|medi[oa]s?|mitad|resto|demas|mism[oa]s?|misma|unic[oa]s?|principal(?:es)?|mejor(?:es)?|peor(?:es)?|mayor(?:ia|es)?|menor(?:es)?|primer[oa]?s?|ultim[oa]s?|siguientes?|de|del|normal(?:es)?|tipic[oa]s?|clasic[oa]s?|vecin[oa]s?|madres?|padres?|abuel[oa]s?|cunad[oa]s?|amig[oa]s?|chic[oa]s?|senor(?:es|as?)?|hombres?|mujer(?:es)?|tip[oa]s?|chaval(?:es|as?)?|muchach[oa]s?|particular(?:es)?|autonom[oa]s?|chin[oa]s?|super|supers|internet|redes|precios?|calidad|servicio|trato|cosas?|verdad|problema|caso|idea|opcion(?:es)?|alternativas?|competencia|competidor(?:es)?|rival(?:es)?|centro|barrio|pueblo|ciudad|calle|zona|mercad(?:os?|illos?)|plaza|esquina|feria|farmacias?|bares|hacer\w*|comprar\w*|casa|casero|casera|congelad\w+|industrial(?:es)?|ellos|ellas|quien(?:es)?|alguien|nadie|ningun\w*|cualquier\w*|tod[oa]s?|algun\w*|much[oa]s?|poc[oa]s?|vari[oa]s|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|[ap]h[ií]|ahi|alli|alla|aca|aqui|bastante|demasiad\w+|buen[oa]?s?|mal[oa]?s?|grandes?|pequen\w+|nuev[oa]s?|viej[oa]s?|car[oa]s?|barat[oa]s?|es[ae]s?|es[oa]s|est[aeo]s?|un[oa]?s?|otr[oa]s?|mi|mis|su|sus|tu|tus|nuestr\w+|yo|ya|solo|cada|casi|always|nothing|nobody|nowhere|none|noone|no|not|never|one|two|three|four|five|several|some|any|many|lots?|loads|plenty|tons|most|all|both|other|others|another|same|usual|local|nearest|closest|big|bigger|biggest|small|little|cheap|cheaper|cheapest|expensive|old|new|good|bad|best|worst|main|only|odd|real|first|second|third|next|last|whole|rest|young|posh|a|an|my|your|our|their|his|her|this|these|that|those|what|how|here|there|everyone|everybody|anyone|someone|somebody|people|folks|lads?|guys?|blokes?|wom[ae]n|m[ae]n|lad(?:y|ies)|girls?|boys?|mums?|moms?|dads?|parents|kids|children|friends?|neighbou?rs?|famil(?:y|ies)|family|customers|clients|council|government|school|internet|online|facebook|google|youtube|ordinary|regular|normal|frozen|homemade|home|doing|making|buying|going|getting|using|hiring|having|waiting|driving|sundays?|saturdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|weekends?|evenings?|mornings?|summers?|winters?|price|prices|quality|service|wait|queue|parking|market|thing|things|way|problem|difference|reason|trouble|catch|downside|competition|competitors?|about|around|really|very|quite|pretty|still|maybe|probably|definitely|obviously|honestly|sort|kind|bit|couple|few|half|pretty|way|more|less|also|just)$/;

/** Makes of a person or a doing a Spanish noun: «el peluquero», «la reparación». */
const COMMON_ENDING = /^\p{L}{3,}(?:er[oa]s?|or(?:es|as?)|istas?|er[ií]as?|ciones|cion|sion|dad(?:es)?|mientos?|logo|loga|mente)$/u;

/** Whether no name begins like that, of folded words. */
export function isNoNameAhead([first = '', ...rest]: readonly string[]): boolean {
  if (NO_NAME.test(first) || (COMMON.has(first) && rest.length === 0)) return true;
  if (COMMON.has(first) && !/^(?:la|el|los|las|the|casa|bar|gran|big|little|little|mercado|two|three)$/.test(first)) return true;
  return rest.length === 0 && COMMON_ENDING.test(first);
}

/** "The corner shop", «la freiduría del puerto»: what it is, and no name. */
export const NOUN_LAST =
  /^(?!\S+'s )(?:\S+ ){0,3}(?:shops?|stores?|pubs?|caf[eé]s?|salons?|gyms?|garages?|butchers?|bakers?|bakery|bakeries|barbers?|hairdressers?|groomers?|cleaners?|plumbers?|builders?|electricians?|studios?|restaurants?|takeaways?|supermarkets?|chains?|places?|ones?|library|libraries|clubs?|schools?|colleges?|classes|lessons?|cent(?:re|er)s?|apps?|websites?|sites?|compan(?:y|ies)|firms?|agenc(?:y|ies)|franchises?|services?|guys?|people|women|men|lad(?:y|ies)|machines?|vans?|trucks?|carts?|stalls?|fridges?|freezers?|markets?|stuff|work|jobs?|years?|months?|weeks?|days?|hours?|minutes?|miles?|quid|pounds?|dollars?|euros?|(?<! of )\p{L}{2,}(?:ers|ors|ists|ents))$|(?<=^| )(?:del?|al) (?:barrio|centro|pueblo|puerto|siempre|toda|enfrente|abajo|arriba|lado|al|la|los|las|esquina|mercado|plaza|super|mi|tu|su|otr[oa]s?|aqui|casa|calle|fuera|china|segunda|internet)(?= |$)/u;
