// Rivals in an answer without capitals: those told on the way, and the short bare items of a list.
import { foldText } from '../../language/fold-text.ts';
import { namesInSmallLetters } from './names-in-small-letters.ts';
import { COMMON, DOES, PRICED_OR_PRAISED } from './no-rival-words.ts';
import { isCutShort } from './one-house.ts';
import { isNoNameAhead, STOPS } from './small-letter-words.ts';

export const WHERE = /^(?:en|in|at|on|near|por|junto|cerca|frente|from|desde|within|around|opposite|next|calle)$/i;
export const HOUSE =
  /^(?:residencia|hogar|cl[ií]nica|colegio|escuela|academia|farmacia|panader[ií]a|pasteler[ií]a|peluquer[ií]a|barber[ií]a|cafeter[ií]a|ferreter[ií]a|taller(?:es)?|bar|hotel|hostal|gimnasio|veterinaria|funeraria|autoescuela|lavander[ií]a|tintorer[ií]a|restaurante|fonda|tienda)$/i;

const TALKATIVE = 15;

/** Their names in the order told; `parts`: the items of the answer as a list. */
export function inSmallLetters(text: string, parts: readonly string[]): readonly string[] {
  const told = namesInSmallLetters(text);
  const isTalk = (told.length > 0 && text.split(/\s+/).length >= TALKATIVE) || /\p{Lu}/u.test(text.slice(1));
  const bare = (isTalk ? [] : parts)
    .map(plainName)
    .filter((name) => name !== '' && !told.some((one) => isCutShort(name, one.name) || isCutShort(one.name, name)))
    .map((name) => ({ name, at: text.indexOf(name) }));
  return [...told, ...bare].sort((one, other) => one.at - other.at).map(({ name }) => name);
}

/** "amazon", "la tienda de ikea" said without capitals: an item of at most three words that does not begin like a description. */
function plainName(part: string): string {
  const words = part
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  // «La residencia san antonio»: without its article the name of a house.
  const isHouse = /^(?:el|la)$/i.test(words[0] ?? '') && HOUSE.test(words[1] ?? '') && words.length > 2;
  if (isHouse) words.shift();
  const isShort = words.length > 0 && words.length <= 3 && !PRICED_OR_PRAISED.test(part);
  return isShort &&
    !/^\d|\d(?:h|hs)?$/.test(words.join(' ')) &&
    (isHouse || !isNoNameAhead(words.map((word) => foldText(word)))) &&
    !STOPS.test(foldText(words[0] ?? '')) &&
    !DOES.test(part.trim()) &&
    words.slice(isHouse ? 1 : 0).every((word) => !COMMON.has(foldText(word)) && !WHERE.test(word)) &&
    /\p{L}{2,}/u.test(part)
    ? words.join(' ')
    : '';
}
