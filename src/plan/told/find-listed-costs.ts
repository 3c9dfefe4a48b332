// What a sale takes, by what was told beside its cost: «champú, toallas y moños, unos 45 pesos», "about 22 of materials and fuel".
import { costParts } from '../../facts/cost-parts.ts';
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import { costThing } from './cost-thing-words.ts';
import { listOf } from './tell-named.ts';

const JOINTS = /,\s*(?:y |e |and |mas |plus )?| and then | y | e | and | mas | plus | \+ /;
const MOST = 5;
const LONGEST_THING = 5;
/** What was told and has no word in the other language. */
export const DIRECT: Bilingual = { es: 'costes directos', en: 'direct costs' };
/** What stands between a list and its sum. */
const TO_SUM =
  /[\s,:(]*(?:\b(?:todo|eso|esto|me|nos|sale[n]?|saldrian?|cuestan?|son|es|serian?|se|van?|iran|ira|llevan?|llevaran?|comen?|quedan?|viene[n]?|a|ser|gasto|gastamos|unos|unas|como|por|ahi|de|aprox\w*|alrededor|mas|o|menos|en|total|calculo|pongo|suman?|it|all|that|is|are|will|be|comes?|to|costs?|takes?|runs?|us|me|about|around|roughly|some|say|maybe|i|we|reckon|spend|eats?|up|averages?|promedia\w*)\b[\s,:.]*)*(?:[$€£]|s\/)?\s*$/;
const UNIT = '(?:€|\\$|£|euros?|pesos?|soles|dolares|quid|pounds?|dollars?|mil)?';
/** "A head", «por limpieza»: what the sum is for. */
const EACH = '(?: ?(?:por|cada|per|an?|each|for each|para cada|al?) \\p{L}+)?';
/** The list behind its sum. */
const BEHIND = new RegExp(
  `^[\\d.,]*\\d\\s*${UNIT}${EACH}(?:\\s*[:(,]\\s*|\\s+(?:de|en|entre|of|on|in|for)\\s+)([^\\d.;)]{3,80}?)(?=[.;)]|,? (?:por|cada|per|an?|each|for each|para cada) |$)`,
  'u',
);
/** Before a list, and nothing on it. */
const OPENING =
  /^(?:(?:and|y|pero|but|luego|then|en|entre|solo|only|just|on|for|de|con|with|between|compro|gasto|pago|el coste es|el costo es|i buy|i pay for|i spend on|we spend on|se (?:me|nos) van? en)\s+)+/;
/** What is sold, or what a cost is called: no thing that it goes on. */
const NO_THING =
  /^(?:cada|each|every|per|por|al?|un[oa]?s?)\b|\b(?:cost[eo]s?|costs?|price|precio|venta|sale|hacerl\w+|making|make|mes|month|semana|week|unidad|unit|total|margen|margin|euros?|iva|vat)\b/;
/** A statement, and no list. */
const SENTENCE =
  /\b(?:que|nos|lo|les?|dejan?|asi|porque|cuando|si|no|it|they|we|i|because|when|if|who|which|not|only|so|then|have|has|get)\b/;

/** The things told to be in the cost of a sale, in the words of both languages; by a neutral name where the words are wanting; null where none were told. */
export function findListedCosts(facts: FactSheet): Bilingual | null {
  const { unitCost } = facts;
  if (!unitCost || (factValue(facts, 'lines') ?? []).some((line) => line.unitCost !== undefined)) return null;
  const parts = costParts(facts).map(({ label }) => foldText(label));
  const list = parts.length > 0 ? parts.join(', ') : listBeside(facts);
  const pieces = list
    .split(JOINTS)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !NO_THING.test(piece));
  const things = pieces.map(costThing);
  const known = things.filter((thing) => thing !== null).filter(({ en }, at, all) => all.findIndex((other) => other.en === en) === at);
  if (known.length === 0) return pieces.length > 0 && pieces.every(isThing) ? DIRECT : null;
  if (things.includes(null) || known.length > MOST) return suchAs(listOf(known.slice(0, MOST)));
  return listOf(known);
}

/** «Costes directos como café y leche»: what is told besides has no word in the other language, and is counted all the same. */
function suchAs(known: Bilingual): Bilingual {
  return { es: `${DIRECT.es} como ${known.es}`, en: `${DIRECT.en} such as ${known.en}` };
}

function isThing(piece: string): boolean {
  return piece.split(' ').length <= LONGEST_THING && !SENTENCE.test(piece);
}

/** A part of the cost, by all the things in it; null where one has no word in the other language. */
export function listCosts(label: string): Bilingual | null {
  const pieces = foldText(label).split(JOINTS).filter(Boolean);
  const things = pieces.flatMap((piece) => costThing(piece) ?? []);
  return things.length > 0 && things.length === pieces.length ? listOf(things) : null;
}

/** In the words the cost was read from; where those are the sum alone, in the sentence of the answer that holds them. */
function listBeside(facts: FactSheet): string {
  const quote = foldText(facts.unitCost?.quote?.text ?? '');
  const ofQuote = listIn(quote, quote.search(SUM));
  if (ofQuote !== '' || quote === '') return ofQuote;
  const told = foldText(factValue(facts, 'revenue') ?? '');
  const at = told.lastIndexOf(quote);
  return at < 0 ? '' : listIn(told, at + quote.search(SUM));
}

const SUM = /(?:[$€£]|s\/)?\s*\d/;

/** Before the sum at this place, since the last stop or number; else behind it. */
function listIn(said: string, at: number): string {
  if (at < 0) return '';
  const sentence =
    said
      .slice(0, at)
      .split(/[.;!?]\s+/)
      .at(-1) ?? '';
  const [clause, isCut] = sinceNumber(sentence);
  const before = clause
    .replace(TO_SUM, '')
    .split(JOINTS)
    .slice(isCut ? 1 : 0)
    .join(', ')
    .trim()
    .replace(OPENING, '')
    .trim();
  return before !== '' && !(NO_THING.test(before) && before.split(JOINTS).length === 1)
    ? before
    : (BEHIND.exec(said.slice(at).replace(/^[^\d]*/, ''))?.[1] ?? '');
}

/** «Cada una a 52 € y lavandería y productos, 13 €»: what follows a number to the next joint is told of that one. */
function sinceNumber(sentence: string): readonly [string, boolean] {
  const digits = /.*\d/.exec(sentence)?.[0];
  return digits === undefined ? [sentence, false] : [sentence.slice(digits.length), true];
}
