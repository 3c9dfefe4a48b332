// What an answer about rivals tells of one of them right after its name, written so that it stays with the name: where it stands («Don Lupe, sobre
// Federalismo»), and what it asks in words ("Costa, three ninety-five").
import { SMALL_NUMBERS } from '../language/small-numbers.ts';

/** Folded: what puts one house at, in or beside another. */
export const STANDING =
  '(?:que (?:esta|queda) |which is |that.s )?(?:(?:(?:ya )?sobre|dentro de|junto a|frente a|enfrente de|al lado de|encima de|detras de|en)(?: (?:el|la|los|las))?|dentro del|junto al|frente al|enfrente del|al lado del|detras del|(?:inside|next to|next door to|opposite|beside|above|behind|across from|outside|on|in|at)(?: the| a)?)(?: (?:calle|avenida|av\\.?|paseo|plaza))?';

const AT =
  '(?:sobre|dentro del?|junto al?|frente al?|enfrente del?|al lado del?|encima del?|detrás del?|en|inside|next (?:door )?to|opposite|beside|above|behind|across from|outside|on|in|at|de|from)(?: (?:el|la|los|las|the))?(?: (?:calle|avenida|paseo|plaza))?';
const WHERE_AFTER_NAME = new RegExp(
  `(?<=\\p{Lu}[\\p{L}’'&.]*),(?= ${AT} \\p{Lu}[\\p{L}’']*(?: (?:(?:de|del|la|el|of) )*\\p{Lu}[\\p{L}’']*){0,3}(?:[,.;]|$| (?:con|with|a|at|que|which) ))`,
  'gu',
);

/** «La cadena esa, TiendaMascota», "that chain, Pets Plus": one house, by its kind and then its name. */
const NAMED_NEXT =
  /(?<!\p{L})(?:(?:[Ll]a|[Ee]l) \p{Ll}+ (?:esa|ese|aquella|aquel)(?: (?:grande|nueva|nuevo|famosa|famoso))?|(?:[Ee]s[ae]|[Aa]quella|[Aa]quel|[Tt]hat|[Tt]his) (?:\p{Ll}+ )?(?:cadena|franquicia|tienda|sitio|local|chain|franchise|shop|store|place|salon)),? (?=\p{Lu}[\p{L}’'&]+(?:[ ,.;]|$))/gu;

/** «Los otros dos, módulos de 60»: of those already named. */
const OTHERS_TOLD = /(?<=(?:^|[.;] )(?:[Ll][oa]s otr[oa]s|[Tt]he other)(?: dos| tres| two| three)),/gu;

const TEN = 10;
const HUNDRED = 100;
const UNITS: ReadonlyMap<string, number> = new Map(
  [...SMALL_NUMBERS.en].filter(([, value]) => value > 0 && value < TEN).concat([['one', 1]]),
);
const TENS = [...SMALL_NUMBERS.en].filter(([, value]) => value >= TEN && value < HUNDRED);
const tens = `(?<tens>${TENS.map(([word]) => word).join('|')})(?:[ -](?<units>${[...UNITS.keys()].join('|')}))?`;
/** "Three ninety-five": pounds and pence. */
const WITH_PENCE = new RegExp(
  `(?<![\\p{L}-])(?<whole>${[...UNITS.keys()].join('|')}) ${tens}(?![\\p{L}-])(?= ?(?:[,.;]|$|and |for |each|an? |but ))`,
  'giu',
);
const OR_SO = new RegExp(
  `(?<![\\p{L}-])(?<from>${TENS.map(([word]) => word).join('|')}) or (?<to>${TENS.map(([word]) => word).join('|')})(?= (?:quid|pounds|euros|dollars|bucks))`,
  'giu',
);
const NOTES: Readonly<Record<string, string>> = { fiver: '£5', tenner: '£10' };

/** The answer so written; nothing in it names anybody else. */
export function rivalsTold(answer: string): string {
  return answer
    .replace(NAMED_NEXT, '')
    .replace(WHERE_AFTER_NAME, '')
    .replace(OTHERS_TOLD, '')
    .replace(WITH_PENCE, (words, ...rest) => inPence(words, rest.at(-1) as Record<string, string | undefined>))
    .replace(OR_SO, (_, from: string, to: string) => `${tensOf(from)}-${tensOf(to)}`)
    .replace(/(?<=,) a (fiver|tenner)(?= (?:a|an|each|per)(?!\p{L}))/giu, (_, note: string) => ` ${NOTES[note.toLowerCase()]}`);
}

function inPence(words: string, { whole, tens: many, units }: Record<string, string | undefined>): string {
  const [pounds, pence] = [UNITS.get(whole?.toLowerCase() ?? ''), tensOf(many ?? '') + (UNITS.get(units?.toLowerCase() ?? '') ?? 0)];
  return pounds === undefined ? words : `${pounds}.${pence}`;
}

function tensOf(word: string): number {
  return TENS.find(([one]) => one === word.toLowerCase())?.[1] ?? 0;
}
