// What somebody asks for the thing, in what was told of them: one amount or two that it lies between, and what it is for.
import type { Bilingual } from '../../language/language.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';
import { readNumeral } from '../told/quoted-numbers.ts';
import { otherThing } from './price-thing.ts';

export interface PriceTold {
  readonly from: number;
  /** Of a span: «entre 300 y 400». */
  readonly to: number | null;
  /** Of another measure than the sale: « la hora». */
  readonly measure: Bilingual | undefined;
}

const NUMBER = '(\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)( ?(?:mil|k|lucas?|grand|palos?)\\b)?';
const AMOUNT = new RegExp(`(?<![\\w.,])${NUMBER}(?![\\d]|[.,]\\d)`, 'g');
const CURRENCY =
  '(?:€|[$]|£|(?:euros?|eurillos|pavos|pesos|varos|mangos|dolares|dollars?|pounds?(?! of\\b)|libras(?! de\\b)|soles|quetzales|colones|reales|bolivianos|guaranies|lempiras|bucks|quid|lucas?|grand)\\b)';
const SIGNED_BEFORE = /[$€£] ?$|\bs\/\.? ?$/;
const SIGNED_AFTER = new RegExp(`^ ?${CURRENCY}`);
const ABOUT =
  '(?:(?:pues|bueno|well|say|ponle|unos|unas|como|tipo|sobre|casi|like|about|around|almost|only|just|solo|over|under|mas de|arriba de|menos de|entre|between) )*';
/** Whoever asks it. */
const ASKED = new RegExp(
  `\\b(?:cobra\\w*|vend[ae]n?|sells?|cuesta\\w*|vale[n]?|pide[n]?|clava[n]?|costs?|charg\\w+|asks?|wants?|goe?s? for|starts?|quot\\w+|(?:mas )?barat[oa]s?|cheaper|car[oa]s?|carisim[oa]s?|dearer|pricey|sale[n]?|precios?|prices?)(?: (?:te|les?|it|you|lo|la|se|me|us))*,? (?:(?:a|en|por|at|from|desde|de|for|is|are|son|es) )?${ABOUT}$`,
);
/** «La Mari por 20», "he's 3,400", «Guau: 35 el baño»: of somebody told by name, a number that counts nothing is what they ask. */
const BARE = new RegExp(
  `(?:^[ ,:;-]*|[,:(] |\\b(?:por|for|at|a|son|es|is|are|he.s|she.s|they.re|it.s|te dej\\w+ en|unos|unas|about|around|like|como|entre|between) |\\b(?:como|manda\\w*(?: [a-z]+){0,3}|vend\\w+(?: [a-z]+){0,3}|dej\\w+(?: [a-z]+){0,3}|envi\\w+(?: [a-z]+){0,3}) en )${ABOUT}$`,
);
const COUNTS_NOTHING =
  /^ ?(?:$|[,.;:)+]|(?:y|and|el|la|l[oa]s|the|each|cada|per|por|pero|but|for|in|que|who|that|which|mas|more|plus|an?|al|o|or|to|con|with|if|si|cuando|when|una?|menos|less)(?![a-z]))/;
const OPENING = /\b(?:opens?|open|closes?|shuts?|abren?|abierto|cierran?|until|till|from|desde|hasta|since|a l[oa]s)(?: [a-z]+){0,2} $/;
/** «Junta a quince»: people, and no money. */
const GATHERS = /\b(?:junta|mete|mezcla|lleva|reune|atiende|acoge|recibe|coge|puts?|takes?|has|have|fits?)n? a? ?$/;
const YEAR = /^(?:19|20)\d\d$/;
/** An age, where nothing more is told: "he's 50". */
const OF_A_PERSON = /\b(?:he|she).s $/;
const LEAST_OF_A_PERSON = 100;
/** What is counted and not paid. */
const COUNTED =
  /^ ?(?:%|kms?\b|kil\w+|millas?|miles?|metros|m2|(?:min|hor|dia|seman|mes|ano|vece|person|plaza|habitac|mes|sesion|hours?|days?|weeks?|months?|years?|times|people|rooms?|tables?)\w*)/;
const SECOND = new RegExp(`^(?: ?${CURRENCY})?(?: ?- ?| (a|y|o|to|and|or) (?:los )?)[$€£]? ?${NUMBER}`);
const BETWEEN = /\b(?:entre|between)(?: (?:unos|unas|los))? ?[$€£]? ?$/;

/** Whose price it is: what they are called, and what the founder's own price is for, in folded words. */
export interface PriceOf {
  readonly name: string;
  readonly own: string;
}

/** The price told; null where none was. Of a rival (`isBareToo`) a number alone may be one. */
export function readPrice(said: string, isBareToo: boolean, { name, own }: PriceOf = { name: '', own: '' }): PriceTold | null {
  const text = inDigits(said);
  for (const match of text.matchAll(AMOUNT)) {
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const second = SECOND.exec(after);
    const isSpan = second !== null && (!/^(?:y|and)$/.test(second[1] ?? '') || BETWEEN.test(before));
    const rest = isSpan ? after.slice(second[0].length) : after;
    if (!isMoney(before, match[0], rest, isBareToo) || (isSpan && COUNTED.test(rest))) continue;
    const to = isSpan ? amountOf(second[2], second[3]) : null;
    const from = amountOf(match[1], match[2] ?? (to !== null && to >= 1_000 * amountOf(match[1], undefined) ? second?.[3] : undefined));
    return { from, to: to !== null && to > from ? to : null, measure: measureFor(before, rest, name, own) };
  }
  return null;
}

function isMoney(before: string, amount: string, after: string, isBareToo: boolean): boolean {
  if (SIGNED_BEFORE.test(before) || SIGNED_AFTER.test(after) || /(?:lucas?|palos?|grand)$/.test(amount)) return true;
  if (COUNTED.test(after) || OPENING.test(before) || GATHERS.test(before)) return false;
  if (ASKED.test(before)) return true;
  if (!isBareToo || YEAR.test(amount) || !BARE.test(before) || !COUNTS_NOTHING.test(after)) return false;
  return !OF_A_PERSON.test(before) || amountOf(amount, undefined) >= LEAST_OF_A_PERSON || measureOf(after) !== undefined;
}

function amountOf(digits = '', many: string | undefined): number {
  const times = many?.includes('palo') ? 1_000_000 : many ? 1_000 : 1;
  return readNumeral(digits.replace(/ ?[a-z]+$/, '')) * times;
}

/** What an amount is for, where it was told: of another measure than the sale, it is dearer or cheaper than nothing here. */
const PER = new RegExp(
  `^ ?(?:${CURRENCY})? ?(?:/ ?|(?:a la|la|el|por(?: la)?|al?|cada|an?|per|each|every) )(hora|hour|h|dia|day|semana|week|mes|month|noche|night|ano|year)\\b`,
);
const MEASURES: Readonly<Record<string, Bilingual>> = {
  hora: { es: ' la hora', en: ' an hour' },
  dia: { es: ' al día', en: ' a day' },
  semana: { es: ' a la semana', en: ' a week' },
  mes: { es: ' al mes', en: ' a month' },
  noche: { es: ' la noche', en: ' a night' },
  ano: { es: ' al año', en: ' a year' },
};
const ENGLISH: Readonly<Record<string, string>> = {
  h: 'hora',
  hour: 'hora',
  day: 'dia',
  week: 'semana',
  month: 'mes',
  night: 'noche',
  year: 'ano',
};

/** Of another measure than the own price, or for another thing. */
function measureFor(before: string, after: string, name: string, own: string): Bilingual | undefined {
  const measure = measureOf(after);
  if (measure && new RegExp(`\\d[^,;]*(?:${measure.es}|${measure.en}|${measure.es.replace(/^ al? (?:la )?/, ' por ')})\\b`).test(own))
    return undefined;
  return measure ?? otherThing(before, after, name, own) ?? undefined;
}

function measureOf(after: string): Bilingual | undefined {
  const measure = PER.exec(after)?.[1] ?? '';
  return MEASURES[ENGLISH[measure] ?? measure];
}

const WORD = `(?:${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')})`;
const IN_WORDS = new RegExp(`\\b(?:(?:a|one) hundred|${WORD})(?:(?: y | and |-| )${WORD})?(?: (?:mil|hundred|thousand|grand))?\\b`, 'g');

/** «Nueve o diez mil»: both are thousands. */
const EITHER = new RegExp(`\\b(${WORD}) (o|a|or|to) (${WORD}) (mil|thousand|grand)\\b`, 'g');

/** «Treinta y cinco», "forty-five", "twelve hundred": in digits. */
function inDigits(said: string): string {
  const plain = said
    .replace(EITHER, '$1 $4 $2 $3 $4')
    .replace(/(\d)ish\b/g, '$1')
    .replace(/\ba (?:tenner|fiver)\b/g, (note) => `${note === 'a fiver' ? 5 : 10} quid`);
  return plain.replace(IN_WORDS, (words) => {
    const times = /(?<!a |one )hundred$/.test(words) ? 100 : /(?:mil|thousand|grand)$/.test(words) ? 1_000 : 1;
    const parts = words.split(/ y | and |-| /).flatMap((word) => smallNumber(word) ?? (word === 'hundred' && times !== 100 ? 100 : []));
    const [first = 0, second = 0] = parts;
    return parts.length < 2 || (first > second && first % 10 === 0) ? String((first + second) * times) : words;
  });
}
