// Whether an answer to a doubt leaves what was doubted as it stands: a yes, whatever its explanation holds, and no change asked for.
import { isYes } from './classify-words.ts';

const KEEPS =
  /^(?:no lo (?:cambies|cambio|toques)\b|no cambies\b|no,? (?:dejal[oa]|lo dejo|leave it|keep it)|(?:si+p?|claro|vale|ok|correcto|exacto|seguro|segurisimo|asi es|asi esta bien|esta bien(?: asi)?|dejalo(?: asi)?|dejala(?: asi)?|lo dejo(?: asi)?|dejalo como esta|tal cual|es asi|es correcto|por supuesto|yes|yep|yeah|sure|right|correct|i am sure|i'm sure|that is right|that's right|leave it(?: as it is)?|keep it|it is fine|fine|of course|definitely|absolutely)\b)/;

/** Whether the words leave what was doubted, of this value, as it stands: a yes, whatever numbers its explanation holds. */
export function isKept(folded: string, doubted?: number): boolean {
  const words = folded.replace(/[¿?¡!"«»()…]+/g, ' ').trim();
  const yes = KEPT_FIRST.exec(words)?.[0];
  const said = words.slice(yes?.length ?? 0);
  // Asked whether to change it or to leave it, "yes, change the sales" is no yes to what stands.
  if (asksChange(folded)) return false;
  if (!/\d/.test(folded)) return isYes(folded) || KEEPS.test(bareWords(folded));
  if (yes === undefined) return false;
  const told = TOLD_WITH_IT.exec(said)?.groups;
  return told?.number === undefined ? !TAKES_IT_BACK.test(said) : isThat(told.number, told.scale, doubted);
}

const ASKS_CHANGE =
  /^(?:(?:do|please|you can|go on|go ahead and|hay que|tienes que|mejor) )?(?:chang\w+|cambi\w+|corrig\w+|correg\w+|correct(?! ?[.,]|$)\w* \w|lower|reduce|bajal?[oa]?s?(?![a-z])|quital?[oa]?s?(?![a-z]))/;

/** Whether a yes asks for the change: "yes, change the sales". */
export function asksChange(folded: string): boolean {
  const words = folded.replace(/[¿?¡!"«»()…]+/g, ' ').trim();
  const yes = KEPT_FIRST.exec(words)?.[0];
  return yes !== undefined && ASKS_CHANGE.test(words.slice(yes.length));
}

/** Whether it begins with a yes. */
export function isKeptFirst(folded: string): boolean {
  return KEPT_FIRST.test(folded.replace(/[¿?¡!"«»()…]+/g, ' ').trim());
}

/** One yes or several: «Yes, please keep it», «sí, seguro, lo dejo así». */
const KEPT_FIRST = new RegExp(`^(?:${KEEPS.source.slice(1)}[ ,.;:—-]*(?:(?:por favor|please|gracias|thanks|just|y|that)[ ,]+)?)+`);
/** A figure right after the yes is the one it is said of. */
const TOLD_WITH_IT =
  /^(?:(?:el|la|los|las|the|es|son|seran?|serian?|de|a|por|un[oa]?s?|about|around|it'?s|it is|at|precio|price|costes?|costos?|cost|total|en total|que)[ :]+)*(?:[$€£]|s\/ ?|us\$)? ?(?<number>\d+(?:[.,]\d+)*)(?: ?(?<scale>mil(?!l)|k(?![a-z])|thousand|grand|millon(?:es)?|million))?/;
const TAKES_IT_BACK =
  /(?<![a-z])(?:perdon\w*|sorry|me (?:he )?equivo\w+|mistake|en realidad|actually|mejor|cambi\w+|chang\w+|make it|pon(?:lo|le)?|(?:pero|but) (?:son|es|seria|it'?s|it is|that'?s)|(?:y |and )?(?:no|not))(?:,? (?:son|es|de|dicho|it'?s|it is|i meant|a|to|por|pon|the|el|la|unos|about))*,? [$€£]?\d/;

/** Whether a number, as it was written, is the figure. */
function isThat(number: string, scale: string | undefined, doubted: number | undefined): boolean {
  if (doubted === undefined) return false;
  const times = scale === undefined ? 1 : /^mill/.test(scale) ? 1e6 : 1e3;
  const decimal = Number(number.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  return Math.abs(decimal * times - doubted) < HALF_A_CENT;
}

const HALF_A_CENT = 0.005;

/** Without marks of punctuation, and with single spaces. */
export function bareWords(folded: string): string {
  return folded
    .replace(/[¿?¡!."«»()…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
