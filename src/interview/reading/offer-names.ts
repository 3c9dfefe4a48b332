// What a number of an answer on sales is told of: the thing that stands before it in its clause or right after it.
import { lineNamed } from '../../facts/sale-lines.ts';
import { foldText } from '../../language/fold-text.ts';
import { nameIn } from './line-label.ts';
import { namesNoSale } from './names-no-sale.ts';

/** Something sold, with the words it is counted or measured in: «el bote», «el kilo». */
export interface Named {
  readonly label: string;
  readonly aliases: readonly string[];
}

const JOINT = /[,;:!?()\n]+|\.(?=\s|$)|\s(?:y|and|plus|m[aá]s|pero|but|luego|then)(?=\s)/giu;
/** It only says more of what was named before. */
const ASIDE =
  /^(?:\s|¿|¡)*(?:sin|con|que|which|that|with|without|once|when|cuando|si|if|todo|all|ya|porque|because|pues|no|not|excl|incl|normal)(?![\p{L}])/iu;
const OPENS =
  /^(?:\s|¿|¡)*(?:(?:y|and|oh|ah|also|tambi[eé]n|adem[aá]s|aparte|luego|then|plus|pues|bueno|right|ok|so|de(?= la|l| los| las)|del|son|mira|a ver|add|a[ñn]ade|agrega|vend(?:o|emos)|(?:i|we) (?:also )?(?:sell|do|offer|make)|hago|hacemos|wheres?|where['’]?s|where are|(?:me |te )?faltan?|s[oó]lo de|just|only|the|an?|el|la|los|las|un|una|unos|unas)\s+)+/iu;
/** From the name on to what is said of its price, number or cost. */
const VERB =
  /(?:^|\s)(?:(?:se|me|nos|les?|l[oa]s?|te|que|it|i|we|they|people)\s)*(?:(?:es|son|est[aá]n?|anda[n]?|ronda[n]?|va[n]?|sale[n]?|saldr[ií]a[n]?|queda[n]?|cuesta[n]?|vale[n]?|cobr\p{L}+|vend\p{L}+|dej\p{L}+|pong\p{L}+|lleva[n]?|paga[n]?|doy|damos|hago|hacemos|calcul\p{L}+|esper\p{L}+|ser[aá]n?|ser[ií]an?|tengo|is|are|was|were|costs?|go(?:es)?|sells?|charge\p{L}*|pays?|run(?:s)?|would|will|get|makes?|do|at|en|a|cost me)(?=\s|$)|['’](?:s|re)(?=\s|$))/iu;
const OF_SIZE = /\s(?:de|of)\s?$/iu;
/** «Los tallarines la bandeja», «la salsa el bote»: what it is sold by is told after its name. */
const UNIT_AFTER = /(?<=\p{L}{3,}\s)(?:el|la|the|por|per)\s(\p{L}{3,})(?=\s|$)/iu;
const MOST_WORDS = 5;
/** Words that no name of a thing sold holds. */
const NO_NAME =
  /(?<!\p{L})(?:c[eé]ntimos?|centavos?|cents?|pence|i|we|you|they|it|its|he|she|me|my|yo|t[uú]|ella|ellos|eso|esto|ese|esa|esos|esas|estos|estas|qu[eé]|what|whats|once|cu[aá]ndo|porque|because|pues|ya|dije|te|se|lo|le|calculo|espero|reckon|think\p{L}*|donde|pone|pon|lugar|perd[oó]n\p{L}*|guess|figure|suppose|creo|pienso|dir[ií]a|maybe|normal\p{L}*|months?|mes|meses|(?<!fin(?:es)? de )semana|week|d[ií]a|day|year|a[ñn]o|avg|total|media|promedio|precio|price|prices|precios|average|sales|ventas|trabajos|jobs|cosas|things|each|cada|otr[oa]s?|others?|resto|rest|right|yeah|no|not|nom[aá]s|say|like|about|so|is|are|es|son|but|pero|if|si|cost\p{L}*|coste\p{L}*|clientes?|customers?|clients?|people|personas|gente|ellas|ish|est[aá]|aqu[ií]|ahora|now|then|luego|solo|s[oó]lo|just|only|mostly|usually|normalmente|idea|sure|seguro|also|tambi[eé]n|iva|vat|tax|flat|quid|bucks|ingresos|income|revenue|mensualidad\p{L}*|cuotas?|fees?|tarifas?|from|desde|hasta|around|between|entre|comisi[oó]n|commission|material\p{L}*|sueldo\p{L}*|pagas)(?!\p{L})/iu;

/** The clauses of some words, the one beside the number first, each less what opens it. */
export function clausesBefore(words: string): readonly string[] {
  return words
    .split(JOINT)
    .map((clause) => clause.replace(OPENS, '').trim())
    .filter((clause) => clause !== '')
    .reverse();
}

/** Which of these things some words name; -1 for none, or for several. */
export function thingIn(things: readonly Named[], words: string): number {
  if (!/\p{L}{3}/u.test(words)) return -1;
  const byLabel = lineNamed(
    things.map(({ label }) => label),
    words,
  );
  if (byLabel !== null) return byLabel;
  const said = foldText(words);
  const byUnit = things.flatMap(({ aliases }, at) => (aliases.some((one) => namesUnit(said, one)) ? [at] : []));
  return byUnit.length === 1 ? (byUnit[0] as number) : -1;
}

function namesUnit(said: string, alias: string): boolean {
  return new RegExp(`(?<![a-z])${foldText(alias).replace(/(?:e?s)$/, '')}(?:e?s)?(?![a-z])`).test(said);
}

/** A new thing's name in the clause before a number, with the unit told after it; null where it names nothing that is sold. */
export function newNameIn(clause: string): Named | null {
  const plain = clause.replace(/^(?:con|with)\s+(?=(?:el|la|los|las|the)\s)/iu, '').replace(OF_SIZE, '');
  if (ASIDE.test(plain)) return null;
  const verb = VERB.exec(plain)?.index ?? -1;
  const lead = (verb >= 0 ? plain.slice(0, verb) : plain).replace(OPENS, '');
  const unit = UNIT_AFTER.exec(lead);
  const label = nameIn(unit ? lead.slice(0, unit.index) : lead);
  const isName =
    !COMES.test(label) &&
    label !== '' &&
    label.split(/\s+/).length <= MOST_WORDS &&
    !NO_NAME.test(label) &&
    !namesNoSale(label) &&
    !/\d/.test(label);
  return isName ? { label, aliases: unit?.[1] ? [unit[1]] : [] } : null;
}

/** «Vienen unas 8»: who comes, and no thing sold. */
const COMES = /^(?:me |nos )?(?:vienen|van|caben|entran|asisten|acuden|somos|seremos|come|coming|turn up|fits?)$/iu;

const AFTER =
  /^ ?(?:,? ?(?:each|apiece|cada un[oa]|flat|avg) )?((?:(?:del?|al|of|for|on|por|per|en|in|each|cada|to|el|la|los|las|the|an?|un|una|is|are|es|son|each)\s)*)([\p{L}][\p{L}'’ -]*)/iu;

export interface WordsAfter {
  readonly words: string;
  /** Where they end. */
  readonly end: number;
  /** «110 adultos», «130 de tallarines»: so many of them; «6.800 de una cocina» is what one is told for. */
  readonly isCounted: boolean;
}

/** The words right after a number: «la cocina», "for an event", «de raviolis», "is the coffee"; '' for none. */
export function wordsAfter(words: string): WordsAfter {
  const found = AFTER.exec(words.split(JOINT)[0] ?? '');
  return { words: found?.[2]?.trim() ?? '', end: found?.[0].length ?? 0, isCounted: /^(?:de |of )?$/i.test(found?.[1] ?? '-') };
}

/** Where the clause after a number ends. */
export function clauseEnd(words: string): number {
  return words.split(JOINT)[0]?.length ?? 0;
}

/** A name in the words after a price: «750 el adulto»; null for none. */
export function newNameAfter(words: string): Named | null {
  const clause = words.split(JOINT)[0] ?? '';
  const found = AFTER.exec(clause);
  if (found === null || found[1] === '') return null;
  return newNameIn(found[2]?.replace(/\s(?:al|a la|por|per|a|each|y|con|with|for|para)\s.*$/iu, '') ?? '');
}

/** The unit told right after a price: «el bote», "a cup"; null for none. */
export function unitAfter(words: string): string | null {
  return /^ ?(?:el|la|por|per|an?|each|cada|\/) ?(\p{L}{3,})/iu.exec(words)?.[1] ?? null;
}
