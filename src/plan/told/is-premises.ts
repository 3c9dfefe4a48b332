// «Es un local de 95 metros en la calle Asín», "it's a 600 sq ft shop on Church Road": the premises and where they are, and nothing done in them.

const BE =
  "(?:(?:y|and|pero|but|oh|pues|bueno) )?(?:(?:ya )?(?:es|será|sera|estamos|estaremos|estar[ée]|está|va a estar|tenemos|tengo|abrimos|abro|it['’]s|it is|it['’]ll be|it will be|we['’]re|we are|we['’]ll be|i['’]m|i am|we have|we['’]ve got|i have|i['’]ve got|this is) )?(?:(?:located|based|over|out|right|aqu[ií]) )*";
const NOUN =
  '(?:local|bajo|nave|estudio|piso|espacio|gabinete|consulta|taller|tienda|shop|unit|studio|space|place|premises|storefront|site|workshop|building|warehouse|house|room)';
const SIZE =
  '(?:(?:de |of )?(?:unos |about |around |some )?\\d[\\d.,]* ?-?(?:metros(?: cuadrados)?|m2|m²|m|square f(?:oo|ee)t|sq\\.? ?(?:ft|feet|foot)|sq|square met(?:er|re)s?|met(?:er|re)s?))';
const ADJECTIVE = '(?:pequeñ[oa]|peque|chiquito|bonito|nuevo|small|little|new|corner|big|rented|alquilado)';
const AT = '(?:en|in|on|at|near|by|over in|out in|cerca de|frente a|junto a|al lado de|de|del|in the|on the) ';
/** Streets, quarters and towns: names, articles, numbers and what parts of a town are called. */
const WHERE =
  "(?:(?:el|la|los|las|de|del|the|of|y|and|calle|plaza|avenida|avda|paseo|barrio|centro|mercado|pueblo|ciudad|zona|esquina|planta|baja|street|road|avenue|downtown|neighbou?rhood|area|town|city|old|corner|high|market|side|norte|sur|este|oeste|north|south|east|west|\\d+[ºª]?|c/|nº)(?![\\p{L}])|\\p{Lu}[\\p{L}'’.-]*)";
const PLACE = `(?:,? ?${AT}${WHERE}(?:,? ${WHERE})*)`;
const PREMISES = new RegExp(
  `^${BE}(?:(?:en |in |at )?(?:un[oa]?|el|la|mi|nuestro|nuestra|an?|the|my|our) (?:${ADJECTIVE} )*(?:${SIZE} )?${NOUN}(?: ${ADJECTIVE})?(?:,? ${SIZE})?${PLACE}*|${PLACE.replace(',? ?', '')}${PLACE}*)[.!]?$`,
  'u',
);

/** Whether the statement tells nothing but what the premises are and where; a place that something is done in, or for somebody, is more than that. */
export function isPremises(statement: string): boolean {
  return PREMISES.test(statement.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
}
