// What a name looks like, and what words with a capital are none.
import { foldText } from '../../language/fold-text.ts';
import { findPlace, isPlaceName } from './find-place.ts';

const LONGEST = 80;
const ARTICLE = /^(?:la|el|los|las|the) (?=\p{Lu})/iu;
const NOT_NAMES = new Set(
  'google|instagram|whatsapp|facebook|tiktok|youtube|amazon|etsy|linkedin|españa|spain|navidad|christmas|internet|el|la|los|las|una|un|the|a|an|people|commuters|customers|clients|nobody|everyone|mi|my|our|we|i|it|this|hay|en|in|no|si|yes|con|with|vecinos|clientes|mujeres|women|busy|small|our|nuestra|nuestro|bueno|pues|mira|ahora|well|basically|basicamente|hola|hello|hi|also|tambien|there|here|what|where|when|who|how|every|some|most|many|parents|getting|spanish|english|ingles|expertos|experts|profesionales|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo'.split(
    '|',
  ),
);

/** Alone, a pronoun, a small word or what one does is nobody's name: «Se lleva el armario», "Then makes the frame", «Hago, una a una, …». */
const SMALL_WORDS = new Set(
  'se|me|te|nos|os|le|les|lo|yo|tu|usted|ustedes|nosotros|nosotras|vosotros|aqui|alli|alla|asi|entonces|luego|despues|antes|primero|cuando|donde|como|porque|quien|cualquiera|siempre|nunca|casi|solo|mas|menos|tanto|ya|que|cual|esto|eso|este|esta|ese|esa|aquel|su|sus|tus|mis|al|del|de|por|para|sin|sobre|desde|hasta|hago|vendo|ofrezco|preparo|doy|monto|arreglo|reparo|llevo|voy|quiero|tengo|mido|fabrico|pongo|that|these|those|he|she|they|you|him|her|them|us|me|its|your|his|their|then|so|if|because|while|just|only|always|never|first|next|after|before|and|but|or|as|at|by|for|from|of|on|to|make|sell|offer|fix|build|run|do|go|want|have|bring'.split(
    '|',
  ),
);

/** "La Umbría", "The Wagging Tail". */
export function isTitle(words: string): boolean {
  return ARTICLE.test(words) && isNameLike(words.replace(ARTICLE, ''));
}

/** "Small Hours Photography": a common word that another capital follows. */
const isTitled = (words: string) =>
  /^(?:Small|Busy|Most|Some|Every|There|Here|Women|Mujeres|Nuestr[oa]|Our|My) \p{Lu}\S* \p{Lu}/u.test(words);

export function isNameLike(words: string): boolean {
  const folded = foldText(words);
  return (
    !NOT_NAMES.has(folded) &&
    !SMALL_WORDS.has(folded) &&
    !isPlaceName(words) &&
    findPlace(words)?.start !== 0 &&
    (isTitled(words) || !NOT_NAMES.has(folded.split(' ')[0] ?? ''))
  );
}

/** The name without what stands around it; null where it is none. */
export function tidy(words: string): string | null {
  const name = words
    .trim()
    .replace(/^["“«'(]+|["”»').,;:!?]+$/g, '')
    .trim()
    .slice(0, LONGEST);
  return /\p{L}/u.test(name) && !/^(?:no|nada|none|todav[ií]a|a[uú]n|yet|still|nothing)\b/i.test(name) ? name : null;
}
