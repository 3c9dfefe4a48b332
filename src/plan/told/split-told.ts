import { FULL_STOP } from '../../language/sentence-stops.ts';
import { cleanWords } from './clip-quote.ts';
import { isPremises } from './is-premises.ts';
import { withoutChatter } from './without-chatter.ts';
import { withoutNaming } from './without-naming.ts';

/** A sentence this short is one statement, whatever joins its halves. */
const SHORT_SENTENCE = 9;
const FEWEST_WORDS = 5;
const SENTENCE = new RegExp(`(?:${FULL_STOP}|[;!?\\n])+(?=\\s|$)`, 'u');
/** Where a second statement begins: a list is joined by the same words, but nobody or nothing does anything in it. */
const JOINT =
  /,? (?:y|and|pero|but) (?=(?:ya|me|te|lo|la|le|les|se|no|nadie|muchas veces|luego|then|i|we|they|it|you|nobody|the only) )|, (?:y|and|pero|but) (?=(?:(?:el|la|l[oa]s) que|quien(?:es)?|whoever|those who|anyone who) )/iu;

/** An answer as the statements it is made of, in its own words and order; what only names the business and says where it is is left out, where anything else is told. */
export function splitTold(answer: string, name = ''): readonly string[] {
  const sentences = withoutChatter(cleanWords(answer.replace(BY_THE_WAY, '')))
    .split(SENTENCE)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !isNaming(sentence, name));
  const told = sentences.flatMap((sentence) => withoutNaming(sentence, name)).filter((words) => !isPremises(words));
  return (told.length > 0 ? told : sentences.map((sentence) => withoutNameAtEnd(sentence, name)))
    .flatMap(statementsOf)
    .map((statement) => withoutChatter(statement.replace(/^(?:then|luego) /iu, '')))
    .filter((statement) => countWords(statement) > 1);
}

function statementsOf(sentence: string): readonly string[] {
  if (countWords(sentence) <= SHORT_SENTENCE) return [sentence];
  const pieces = sentence.split(JOINT);
  return pieces.every((piece) => countWords(piece) >= FEWEST_WORDS) ? pieces : [sentence];
}

/** «…, se llama Café Lumbre»: the end of a sentence that only names. */
function withoutNameAtEnd(sentence: string, name: string): string {
  const at = name === '' ? -1 : sentence.lastIndexOf(name);
  if (at < 0 || at + name.length < sentence.length) return sentence;
  return sentence.slice(0, at).replace(/,? (?:que )?(?:y )?(?:se llama(?:rá)?|(?:it.?s )?called|named)? ?$/iu, '');
}

/** An answer in its own words, without the sentences that say what the business is called and nothing else; whole where it says no more. */
export function withoutItsName(answer: string, name: string): string {
  if (name === '') return answer;
  const rest = answer
    .split(/(?<=[.!?\n])\s+/u)
    .filter((sentence) => !tellsOnlyWhere(sentence, name))
    .filter((sentence) => !(namesAlone(sentence, name) || (CALLS.test(sentence) && isNaming(sentence, name))))
    .map((sentence) => sentence.replace(CALLED_AT_END, (words, called: string) => (called.trim() === name ? '' : words)))
    .join(' ');
  return countWords(rest) < FEWEST_WORDS ? answer : rest;
}

/** What it is called, what the premises are and where they are, and nothing that is done there. */
function tellsOnlyWhere(sentence: string, name: string): boolean {
  const words = withoutChatter(cleanWords(sentence.replace(BY_THE_WAY, '')));
  const told = withoutNaming(words.replace(/[.!?]+$/, ''), name);
  if (told.length > 0) return told.every(isPremises);
  return isPremises((words.split(name)[1] ?? '').replace(/^[\s,]+/, ''));
}

/** "It's called Stonecrop btw". */
const BY_THE_WAY = /,?\s(?:btw|by the way|por cierto)(?=[\s,.;]|$)/giu;

const CALLS = /(?<!\p{L})(?:llam\p{L}+|nombre|marca|called|named?|brand)(?!\p{L})/iu;
const CALLED_AT_END = /,? (?:que |y |and )?(?:se llama(?:rá)?|(?:it[’']?s |is )?called|named) (\p{Lu}[^.,;!?]*)(?=[.!?]?$)/u;

/** «Se llamará La Umbría»: the name, and hardly anything else. */
function isNaming(statement: string, name: string): boolean {
  return namesAlone(statement, name) || (name !== '' && statement.includes(name) && countWords(statement.replace(name, '')) < FEWEST_WORDS);
}

/** Beside the name there is nothing but words for naming. */
function namesAlone(statement: string, name: string): boolean {
  if (name === '' || !statement.includes(name)) return false;
  return countWords(statement.replace(name, '').replace(OF_NAMES, ' ').replace(partsOf(name), ' ')) < FEWEST_BESIDES;
}

/** "It's the whole thing, Steady at Home, not just Steady": a name is put right. */
const OF_NAMES =
  /(?<!\p{L})(?:it['’]?s|it|is|the|whole|thing|full|not|just|only|my|our|business|company|brand|name|called|named?|as|like|i|said|se|llama|es|el|la|no|solo|sólo|nombre|negocio|empresa|marca|completo|entero|mi|nuestr[oa]|como|dije|y|and)(?!\p{L})|[\p{P}]/giu;
const FEWEST_BESIDES = 2;

function partsOf(name: string): RegExp {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.length === 0 ? /(?!)/u : new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
