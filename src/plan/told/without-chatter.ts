// A quote begins where something is said: not with laughter, a protest, a correction or the words people warm up with.

/** What people say while they think: «pues», "oh man", "honestly". */
const FILLERS = [
  'pues|pos|pue|bueno|mira|mirá|mire|oye|uy|ay|uf|ah|ahh?|eh+|este|a ver|o sea|vale|ok|okey|okay|hombre|la verdad|la neta|sinceramente|claro|obvio|nada|no sé|digamos|total|en fin|y bueno|y nada',
  'so|well|oh|oh man|man|gosh|basically|honestly|frankly|okay|ok|um+|er+|hmm+|uh|look|listen|hey|right|yeah|yep|yes|sure|i mean|you know|like|actually|anyway|alright|all right|whoa|wow|i guess|ha|haha\\w*|lol',
].join('|');
/** What points back to something that was said already, or to something else. */
const SAID_BEFORE = [
  'como (?:ya )?(?:te |le |les |os )?(?:lo )?(?:dije|dijimos|conté|comenté|decía|he dicho|había dicho)|ya (?:te |le |les |os |se )?(?:lo |la )?(?:dije|conté|comenté|he dicho|había dicho)|por cierto',
  '(?:as|like) i (?:already )?(?:said|told you|mentioned|was saying)(?: before| earlier)?|i (?:just|already) told (?:you|ya)|i told you already|by the way|btw',
].join('|');
/** What puts something right. */
const REPAIRS = [
  SAID_BEFORE,
  'perdona|perdón|disculpa|disculpe|una (?:precisión|aclaración|corrección)|(?:solo|sólo|nomás) (?:aclaro|para aclarar|una cosa|decir(?:te|le)?)|para que quede claro|corrijo|corrección|te cuento|le cuento|les cuento',
  'sorry|(?:a |one )?(?:small |quick |little )?(?:correction|clarification)(?: first)?|just to (?:say|clarify|be clear)|to be clear|hold up|hold on|hang on|wait',
].join('|');
/** The same said inside a sentence or at its end, where only between pauses it is no part of what is told: “$900, like before”. */
const ASIDES = `${SAID_BEFORE}|(?:igual )?(?:que|como) antes|(?:the )?(?:like|same as|as) before`;
const ASIDE = new RegExp(`\\s*(?:[,;(–—]|\\s-)\\s*(?:${ASIDES})\\s*(?:[,)–—]\\s*(?=\\p{L})|(?=\\s*(?:[,;:.!?…)]|$)))`, 'giu');
/** Typed in a chat it needs no pause. */
const BY_THE_WAY = /\s*,?\s*\bbtw\b(?=\s*(?:[,;:.!?…]|$))/giu;
/** «No una: dos», "not one: me and Joss": a number taken back before what is so. */
const NOT_SO_MANY =
  /^(?:no|not) (?:just )?(?:un[oa]?|dos|tres|cuatro|one|two|three|four|[$€£]?\d[\d.,]*)(?: \p{L}+)?\s*[:;,–—]\s*(?:(?:sino|son|es|but|it's|it is|they're)\s+)?(?=\S+\s+\S)/iu;
const LAUGHS = 'j[aeiou](?:j[aeiou])+j?|(?:ha){2,}h?|(?:he){2,}h?|lol+|xd+|lmao';
const OPENER = new RegExp(`^(?:${REPAIRS}|${FILLERS}|${LAUGHS})(?=[\\s,.;:!?…—–-]|$)(?:[\\s,.;:!?…—–-]+|$)`, 'iu');
/** «Bueno pan», "like a hotel", "right angles": without a pause these are words of the sentence, unless others of the kind follow. */
const NEEDS_PAUSE =
  /^(?:claro|este|nada|total|right|like(?! i (?:said|told))|sure|man|look|listen|actually|mira|mire|ha|wait|sorry|yes|total|digamos|hold on|hang on)\b(?![\s]*[,.;:!?…—–-])/iu;
/** A joint left at the head: «y también cuatro cafeterías», “and then”. */
const JOINT = /^(?:(?:y|e|and|but|pero|also|también|tambien|además|plus)(?:,|\s)\s*)+(?=[\p{L}\d])/iu;
/** "Let me tell you about Marge", «te cuento de Marisa»: who it is about follows. */
const PRESENTS =
  /^(?:let me tell you about|i(?:'ll|’ll| will) tell you about|(?:te|le|les|os) (?:cuento|voy a contar) (?:de|sobre)|take|picture|imagine|imagina|imagínate(?: a)?) (?=\p{Lu})/iu;
const LAUGHTER = new RegExp(`(?:,\\s*)?(?<![\\p{L}])(?:${LAUGHS})(?![\\p{L}])`, 'giu');
const PICTOGRAMS = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu;
/** What is typed short in a chat, written out. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}])(?:tmb|tb|tbn|tmbn)(?![\p{L}])/giu, 'también'],
  [/(?<![\p{L}])(?:pq|xq|porq)(?![\p{L}])/giu, 'porque'],
  [/(?<=\p{L}\s)q(?=\s\p{L})/gu, 'que'],
  [/(?<![\p{L}])(?:horita|orita)(?![\p{L}])/giu, 'ahorita'],
  [/(?<=\s)hrs(?![\p{L}])/gu, 'horas'],
];
const SENTENCE = /(?<=[.!?…])\s+(?=\S)/u;
/** The sentence says that something was understood otherwise: "Winston's the dog!", «no, eso no». */
const PROTEST =
  /^(?:[\s\p{P}]*(?:ha|oh|whoa|no|nope|hey|ah|uy)[\s,!]+)*(?:(?:hold (?:up|on)|hang on|wait)(?=\s*[,.!…—–])|no,? no(?=[,.!]| me cuadra| es (?:eso|así|ese))|not quite(?=[,.!])|that(?:'s|’s| is) (?:not (?:right|it|what)|wrong)|eso no(?=[,.!]| es)|eso tampoco|así no(?=[,.!])|no es eso|te equivocas|se equivoca)(?![\p{L}])/iu;
const FEWEST_WORDS = 3;

/** Laughter, pictures and asides to whoever asks left out, and what is short for a word written out. */
export function tidyChat(text: string): string {
  const tidy = text
    .replace(PICTOGRAMS, ' ')
    .replace(LAUGHTER, '')
    .replace(BY_THE_WAY, '')
    .replace(ASIDE, (aside) => (/[,)–—]\s*$/u.test(aside) ? ' ' : ''));
  return WRITTEN_OUT.reduce((said, [short, whole]) => said.replace(short, whole), tidy)
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,.;:!?]+/, '')
    .trim();
}

/** The same words from the first clause that says something; empty where none does. A joint at the head goes only with what stood before it. */
export function withoutChatter(text: string): string {
  const sentences = tidyChat(text).split(SENTENCE);
  const [first = '', ...rest] = sentences;
  if (first === '') return '';
  if (PROTEST.test(first)) return withoutChatter(rest.join(' '));
  const opened = openSentence(first);
  if (opened === '' || (opened !== first && countWords(opened) < FEWEST_WORDS && rest.length > 0)) return withoutChatter(rest.join(' '));
  // «So Good Coffee»: what is left of so few words was no pause for thought.
  const isWhole = countWords(opened) <= FEWEST_WORDS && !/[,.;:!?…—–]/u.test(first.slice(0, first.length - opened.length));
  return [isWhole ? first : opened, ...rest].join(' ');
}

function openSentence(sentence: string): string {
  let said = sentence;
  for (;;) {
    const next = NEEDS_PAUSE.test(said) ? said : said.replace(OPENER, '').replace(NOT_SO_MANY, '').replace(PRESENTS, '');
    if (next === said) break;
    said = next;
  }
  // «Pues que la gente tira la ropa»: what was thought of joins it to nothing.
  const joined = (said === sentence ? said : said.replace(/^que (?=\p{L})/iu, '')).replace(JOINT, '');
  return joined === sentence ? sentence : upperAs(sentence, joined);
}

/** It begins as the sentence did. */
function upperAs(sentence: string, said: string): string {
  return /^\p{P}*\p{Lu}/u.test(sentence) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
