// What a line of sale is called, in the visitor's words, by where its price and its number stand.
import { foldText } from '../../language/fold-text.ts';

const LONGEST = 40;
const MOST_WORDS = 5;

/** What opens or closes the words around a price and is no part of the thing's name. */
const OPENING =
  /^(?:[\s"'«»“”‘’()¿¡\-–—•*.,;:]+|[€$£]|(?:euros?|pesos|soles|d[oó]lares|dollars|pounds|quid|bucks|y|e|o|and|plus|or|m[aá]s o menos|more or less|m[aá]s|adem[aá]s|luego|then|tambi[eé]n|also|pues|bueno|so|well|ok(?:ay)?|right|vale|a ver|venga|mira|about|around|unos|unas|casi|like|the|an?|el|la|l[oa]s|un[oa]?|de|del|of|for|por|para(?! llevar)|on|in|con|with|cada|each|every|per|our|my|mis?|nuestr[oa]s?|l[oa]s? cobro|cobr(?:o|amos|ar[eé]|aremos|ar[ií]a)|vend(?:o|emos|er[eé]|eremos|er[ií]a|er[ií]amos|er)|hago|hacemos|hacer|har[eé]|har[ií]a|har[ií]amos|doy|damos|ofre(?:zco|cemos)|sirvo|servimos|pongo|i|we|i['’]d|i['’]ll|we['’]d|we['’]ll|will|would|charge|charging|sell|selling|do|doing|make|making|offer|serve|se cobran?|se venden?|son|ser[aá]n|are|is|it['’]s|there(?:['’]s| are)|hay|tengo|tenemos|have|got|precios?|prices?|tarifas?|rates?|expect|espero|calculo|preveo|mostly|mainly|sobre todo)(?=[\s,:]|$)\s*)/iu;
const CLOSING =
  /(?:[\s"'«»“”‘’(\-–—:=.,@$€£]+|\s(?:a|at|@|de|of|for|por|para|from|desde|son|es|is|are|ser[aá]n|cuestan?|costar[aá]n?|costs?|valen?|valdr[aá]n?|will|van? a|salen?(?: a| por)?|l[oa]s?|cobr(?:o|amos|ar[eé]|aremos)|vend(?:o|emos)|se cobran?|se venden?|hago|hacemos|cambi(?:o|amos)|go(?:es)?(?: for)?|sells?(?: for| at)?|charged?(?: at)?|priced(?: at)?|i charge|we charge|each|cada(?: un[oa])?|the|el|los|l[ae]s|unos|unas|about|around|maybe|perhaps|quiz[aá]s?|como|precio|price|y|e|and|plus|m[aá]s|con|with|on|que|which|to|paying|que pagan|pagan|pay|who pay|al|en|in))$/iu;
/** «En el mercado la cuña», "at the market a wedge": where it is sold, before its name. */
const PLACE =
  /^(?:en (?:el|la|los|las|mi|nuestro|nuestra) (?:mercad(?:o|illo)s?|tiendas?|ferias?|local|taller|puesto|barra|web|terraza|mostrador)|(?:at|in|on) (?:the|my|our) (?:markets?|shop|store|fairs?|stall|counter|website|bar)),? (?=(?:(?:el|la|los|las|un|una|the|an?) )?\p{L}{3})/iu;
/** Who buys, when, and how much of it say nothing of what is sold. */
const NO_NAME =
  /^(?:(?:al|por|a|per|cada|every|each)? ?(?:mes|semana|dia|ano|month|week|day|year|hora|hour)s?|client[ea]s?|clientas?|customers?|clients?|personas?|people|ventas?|sales?|unidad(?:es)?|units?|pedidos?|orders?|veces|times|otr[oa]s?|others?|rest[oe]?|lo demas|cosas?|things?|ticket(?: medio)?|todo|all|both|lun\w+|martes|mierc\w+|juev\w+|viern\w+|sabad\w+|doming\w+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|findes?|fines de semana|verano|invierno|primavera|otono|summer|winter|spring|autumn|(?:temporada )?(?:alta|baja)|(?:high|low) season|si|no|yes|ok|desde|hasta|from|until|media|promedio|average|minim\w+|maxim\w+|iva|vat|tax|gross|net|(?:(?:it|they|me|nos) )?(?:costs?|cuestan?|costes?|costos?|salen?)|pag(?:o|amos)|compr(?:o|amos)|(?:(?:i|we) )?pay)$/;
const NO_PART =
  /[^\p{L}\p{M} '’&+./-]|(?<![a-z])(?:primer\w*|segund\w*|tercer\w*|first|second|third|en verano|en invierno|in summer|in winter|temporada|season|al principio|at first|to start|objetivo|goal)(?![a-z])/u;

/** The name in the words that end right before a price or a number; '' where they name nothing. */
export function labelBefore(text: string): string {
  const open = text.replace(/[\s:=(\-–—]+$/u, '');
  const clause = open.slice(open.search(/[^,;:.!?\n(]*$/u));
  return nameIn(clause);
}

/** The name in the words right after a price: "for a haircut", «el corte»; '' where they name nothing. */
export function labelAfter(text: string): string {
  const match = AFTER.exec(text)?.[1];
  return match === undefined ? '' : nameIn(match.split(/[,;:.!?\n()]|\s(?:y|e|and|plus|m[aá]s|con|with|pero|but)\s/iu)[0] ?? '');
}

const AFTER =
  /^ ?(?:[€$£]|euros?|pesos|soles|d[oó]lares|dollars|pounds|quid|bucks)?(?: (?:al mes|mensuales|a month|per month|monthly|each|cada un[oa]))? ?\/? ?((?:por|for|l[oa]s?|el|the|per|each|cada|an?|un[oa]?|on|en)\s.+)$/isu;

/** The name in these words as they stand; '' for none. */
export function nameIn(words: string): string {
  let name = words.trim();
  for (let before = ''; before !== name; ) {
    before = name;
    name = name.replace(PLACE, '').replace(OPENING, '').replace(CLOSING, '');
  }
  const folded = foldText(name);
  const isName = name.length <= LONGEST && name.split(/\s+/).length <= MOST_WORDS && /\p{L}{3,}/u.test(name);
  return isName && !NO_NAME.test(folded) && !NO_PART.test(folded) ? name : '';
}
