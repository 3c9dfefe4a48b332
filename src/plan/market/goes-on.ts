// Where somebody was told of, what comes after a comma goes on about them: «350 soles, salones de 80», "$16 and blended, doesn't say from where".
import { foldText } from '../../language/fold-text.ts';
import { findAlternative } from './find-alternative.ts';
import { readPrice } from './read-price.ts';

/** A verb with what it does, or how somebody or something is: no thing by itself. */
const TELLS = new RegExp(
  `^(?:y |e |and |or |& )?(?:${[
    // What they do, or do not.
    '(?:will|would|can|could|do|does|did|is|are|was|were|has|have|had|wo|ca)(?:n.?t| not)?(?= )',
    '(?:never|always|often|sometimes|usually|mostly|only|just|still|really|siempre|nunca|a veces|solo|casi siempre|suelen?|apenas|no|ni|sin|con|you|they|it.?s|its|they.?re|theyre|he.?s|she.?s|shes|hes|te|se|les?|me|nos) ',
    '[a-z]{3,} (?:the|you|your|it|them|everything|when|if|around|like crazy|back|up|off|out of|as|for ages|over) ?',
    '(?:starts?|opens?|closes?|shuts?|costs?|charges?|takes?|sells?|needs?|wants?|cobran?|cuestan?|valen?|tardan?|abren?|cierran?|venden?|piden?|ponen?|viven?|trabajan?|atienden?|traen?|tienen?|quedan?|suben?|dejan?|hacen?|dan?|llegan?|fallan?)(?= |$)',
    // How they are.
    `(?:(?:muy|bastante|mas|tan|super|poco|nada|todo|toda|puro|pura|very|really|quite|pretty|rather|mostly|a bit|too|so|dead|totally|all) )?(?:bonit|lind|buen|mal|ric|fri|rapid|lent|nuev|viej|sever|seri|car|barat|car[ií]sim|buenisim|simpatic|suci|limpi|antigu|modern|ruidos|estrech|honest|honrad|cercan|gratuit)[oa]s?(?= |$)`,
    '(?:gratis|lejos|cerca|fuerte|fiables?|amables?|agradables?|decentes?|grandes?|fine|lovely|nice|nicer|good|better|best|bad|worse|great|excellent|brilliant|decent|okay|ok|pretty|honest|friendly|cheap|cheaper|dear|pricey|expensive|slow|slower|fast|quick|free|loud|noisy|old|new|small|tiny|big|huge|clean|dirty|rude|pushy|blended|imported|frozen|reliable|unreliable|same|similar|popular|trendy|classy|posh|basic|boring|rough|well made|poor|lousy|awful|terrible|manual|automatic|trade only|cash only|members only|minimum|m[ií]nimo)(?= |$)(?! (?:[a-z]+ )?(?:shops?|stores?|places?|chains?|firms?|companies|gyms?|salons?|schools?|agencies|gangs?|clinics?|markets?|supermarkets?)\\b)',
    '(?:the|l[ao]s?|el) (?:same|mism[oa]s?|best|worst|cheapest|dearest|nearest|closest|oldest|mejor(?:es)?|peor(?:es)?|mas [a-z]+)(?= |$)',
    'mism[oa]s?(?= )',
    'van? (?:a |de |y |solo |siempre |\\d)',
    'buen(?:os)? precios?(?= |$)|good (?:value|prices?)(?= |$)|(?:aqui|alli|alla|ahi|here|over there)(?= )',
  ].join('|')})`,
);

/** What belongs to a place, which its article makes no rival: "the line is awful", «el trato es frío». */
const OF_A_PLACE =
  /^(?:y )?(?:el|la|los|las) [a-z]+ (?:les?|te|nos) (?:dan?|importan?|interesan?) |^(?:y |and )?(?:the|el|la|los|las|their|its|sus?) (?:[a-z]+ )?(?:line|queue|wait|staff|service|parking|prices?|quality|music|atmosphere|toilets?|screens?|portions?|colas?|filas?|espera|servicio|precios?|calidad|trato|ambiente|musica|atencion|personal|banos|tallas?|grupos|horarios?|cita|sitio|montaje|envio|transporte|instalacion|entrega|garantia|delivery|fitting|installation|assembly|shipping|warranty)(?= |$)/;

/** "A different guy every time", «una persona distinta»: whoever it is there, and no other. */
const ANOTHER_EACH_TIME =
  /^(?:y |and )?(?:you get |te toca )?(?:an? |un[oa]? )(?:(?:\w+ )?(?:distint|diferent|nuev)[oae]s? cada|(?:different|new|stranger)(?= ))/;

/** How long it takes to get there, how many they are at a time. */
const COUNTED =
  /^(?:y |and )?(?:an?|un[oa]?|\d+|[a-z]{3,12}) (?:horas?|minutos?|hours?|minutes?|kms?|kilometros?|miles?|cuadras|blocks|stops|paradas) (?:de|of|by|en|away|from|on)\b|^(?:y |and )?(?:\d+|[a-z]{3,12}) (?:personas|people|alumnos|chicos|pibes|ninos|kids|students|pupils|clientes|pax)\b/;

/** The thing that a price is of, before it or after it. */
const PRICED_THING =
  /^(?:y |and )?(?:el|la|los|las|the|an?|un[oa]?) ([a-z]{3,})(?: [a-z]+){0,3} (?:a|at|por|for|is|are|es|son|sale|cuesta|vale)(?: (?:a|en|unos|about|around|like))* [€$£]?\d/;

/** Whether what comes next is told of the one whom `before` is about. `wares`: what the business itself sells, in its founder's words. */
export function goesOn(before: string, next: string, words: string, wares: string): boolean {
  const said = foldText(words.trim());
  if (OF_A_PLACE.test(said) || ANOTHER_EACH_TIME.test(said) || isWare(foldText(next), wares)) return true;
  if (COUNTED.test(said)) return true;
  if (/^(?:y |e |o |and |or )?(?:el|la|los|las|un|una|unos|unas|otr[oa]s?|the|an?|another|other|some) /.test(said)) return TELLS.test(said);
  if (tells(said)) return true;
  return isSeller(said) || !isTold(before) ? false : !/^\p{Lu}/u.test(words.trim());
}

function tells(said: string): boolean {
  const price = PRICE_NEXT.test(said) ? readPrice(said, true) : null;
  return TELLS.test(said) || (price !== null && !isSeller(said));
}

/** "About $14 each", «RD$500 el lavado», "fifteen bucks". */
const PRICE_NEXT = /^(?:[a-z]+ ){0,3}(?:[a-z]{1,3})?[€$£]?\d|^(?:[a-z]+ ){1,3}(?:bucks|quid|pounds|dollars|euros|pesos|soles)\b/;

/** A kind of seller, or somebody who does it instead: a rival of its own. */
function isSeller(said: string): boolean {
  const head = said.split(/ (?:at|for|a|por|que|who|that|which) |[€$£\d]/)[0] ?? '';
  return head.length > 2 && findAlternative(head).id !== 'other-thing';
}

/** Something was told of it beside its name: an amount, or how it is. */
function isTold(before: string): boolean {
  const [, ...rest] = before.split(/,(?!\d)|[:(]|\s(?:y|e|and|but|pero)\s/u);
  return rest.some((part) => tells(foldText(part.trim()))) || readPrice(foldText(before), true) !== null;
}

/** What the business sells as well is what somebody asks a price for, and nobody: «y la hogaza a 6,50». */
function isWare(next: string, wares: string): boolean {
  const thing = PRICED_THING.exec(next)?.[1];
  return thing !== undefined && findAlternative(thing).id === 'other-thing' && foldText(wares).includes(thing.replace(/e?s$/, ''));
}
