import type { MoneyItem } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Ground, Money } from './amount.ts';
import { withoutListOpener } from './list-opener.ts';
import { middle } from './monthly-amount.ts';
import { namesThing } from './names-thing.ts';
import { labelsBehind } from './sums-ahead.ts';

const MOST = 12;
const LONGEST = 80;
const OPENING =
  /^[\s,;:.+()&-]*(?:(?:to (?:open|start|get going|begin)|para (?:abrir|empezar|arrancar))[,:]?\s+)?(?:(?:y|and|e|m[aá]s|plus|tambi[eé]n|also|then|adem[aá]s|luego|pero|but|lo de|digamos|pongamos|pues)\s+)*(?:(?:(?:the|my|our|el|la|mi)\s+)?(?:landlord|landlady|owner|caser[oa]|due[nñ][oa]|arrendador)\s+(?:wants|asks(?: for)?|needs|pide|quiere|exige)\s+)?(?:(?:yo |i |we |me |nos )?(?:necesit\w+|ocup(?:o|amos|ar\w*)|faltan?|need|compr[eé]|compr(?!es)\w+|buy(?:ing)?|quiero|hay que|hace(?:n)? falta|tengo que|invert\w+|inviert\w+|invest(?:ed|ing)?|spent|gast\w+|spend(?:ing)?|pag(?:ar|o|amos)|con (?:eso|ello|esto)|pay for|want|have to buy|will buy|would need|i'll need|we'll need|inversion en|invest in|in|en|para|for|de|on|a|to|s[oó]lo|solamente|only|just)\s+)*(?:(?:un|una|unos|unas|el|la|los|las|the|a|an|some|my|mi)\s+)?/i;
const CLOSING =
  /(?:['’]s)?[\s,;:(]*(?:(?<!\p{L})(?:which|that|que|de|en|por|como|casi|sobre|digamos|pongamos|let's say|say|for|at|in|on|is|are|es|son|comes? to|came to|adds? up to|will be|sale[n]?|saldr[ií]a|ser[ií]an?|me|nos|cuestan?|costs?|vale|unos|unas|about|around|approximately|aproximadamente|por unos|de unos|a|sale por|valor de|por valor de|costing|worth|too|tambi[eé]n|as well|que cuesta|que vale|que son|of|eur|usd|gbp)(?!\p{L})[\s:(,]*|[:(=-]\s*)*$/iu;
const RIGHT =
  /^\s*(?:\)?\s*)?(?:(?:de|del|en|para(?: el| la| los| las)?|for(?: the| a)?|on|in|of|as(?= an? )|como(?= un)|to(?= (?:fit|refit|build|convert|equip|paint|wire|set up)))\s+(?:(?:un|una|el|la|los|las|the|a|an)\s+)?|(?:el|la|los|las)\s+(?!(?:unidad|pieza|hora|mes|d[ií]a|una?)(?!\p{L})))([\p{L}][^.,;:()\n\d]{1,60})/iu;
/** Words that stand for a thing or join a sum to what was said; none of them is bought. */
const NO_THING =
  /^(?:(?:que|con|para|lo|la|los|las|se|me|nos|y|o|u|de|del|en|por|a|al|mi|my|i|we|it|to|that|this|eso|esto|algo|todo|tod[oa]s|otr[oa]s?|un[oa]s?|dos|tres|pico|tant[oa]s?|poc[oa]s?|mas|menos|casi|como|encima|ademas|aparte|digamos|pongamos|ponle|vamos|bueno|pues|seria|serian|son|sacar|cobrar|ganar?|gana|vivir|abrir|empezar|arrancar|poner|meter|juntar|reunir|montar\w*|total|resto|demas|dinero|money|let's|say|call|about|another|ones?|some|something|best part|more|rest|cash|open|start|spend|need|necesit\w+|falta[n]?|me|ya|unos|or|so|which|other|others|sueldo|salario|pay|salary)(?: |$))+$/;
/** «Ya tengo un congelador; me falta otro de 18 mil»: of the kind just named. */
const ANOTHER = /^(?:otr[oa]|another(?: one)?|un[oa]? m[aá]s|one more)$/iu;
const NAMED_LAST = /(?<!\p{L})(?:un|una|an?|one) ((?!(?:poco|m[eé]s|a[nñ]o|d[ií]a|par)(?!\p{L}))\p{L}{4,})(?=[^\p{L}]|$)/giu;

/** No purchase, but all of them. */
const SUM =
  /^(?:(?:en|in|el|the|un) )?(?:total|conjunto|todo(?: junto)?|all|altogether|o ?sea|es decir|pues|entonces|digamos|osease|o sease|like|so|basically|i mean|i'd say|right|anda|vienen siendo|hacen|makes|making|that makes|i\.e\.?)(?: (?:(?:en|in) )?(?:total|all))?$/i;
/** «19.500 más IVA, 800 de carretillas»: said of the sum before, and no purchase. */
const TAX_OF_SUM =
  /(?:^|(?<=[\s,;(]))(?:(?:m[aá]s|sin|con|y|plus|without|with|before|ex|and)\s+|\+\s*)?(?:el\s+|the\s+)?(?:iva|i\.v\.a\.?|igv|itbms|vat|gst|hst|(?:sales )?tax(?:es)?|impuestos?)(?:\s+(?:incluidos?|included|aparte|on top))?(?!\p{L})/giu;
/** What joins the next amount. */
const NEXT_AMOUNT = /\s(?:y|e|and|mas|más|plus)(?:\s(?!(?:y|e|and|mas|más|plus)\s)\S+)*\s*$/iu;
const JOINT = /\s(?:y|e|and|mas|más|plus)\s/iu;
/** "Kits y menaje": another thing bought with the same money, in a word or three. "Y el resto lo pongo yo" is none. */
const THING =
  /^(?!(?:el|the) (?:resto|rest|demas|otro|other)|(?:lo|me|mi|my|yo|nos|se|ya|tengo|tenemos|i|we|it|they|then|luego|otros?|another|also|tambien|para|for)\b)(?:(?:un|una|unos|unas|el|la|los|las|the|a|an|some) )?[\p{L}'’-]+(?: (?:(?:de|of|para|for) )?[\p{L}'’-]+)?$/iu;
const LIST =
  /^\s*(?:de|del|en|para|for|on|in|of)\s+(?:(?:un|una|el|la|los|las|the|a|an)\s+)?((?:[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}, )+[\p{L}'’-]+(?: [\p{L}'’-]+){0,2} (?:y|e|and) [\p{L}'’-]+(?: [\p{L}'’-]+){0,2})\s*(?:[.;]|,\s*(?:y |and )?(?:[$€£]\s?)?\d|$)/iu;

/** What each amount buys, in the visitor's words: "una cámara de frío de 7.800 €", or "7.800 € de cámara" where the first is said so. */
export function findItems(ground: Ground, parts: readonly Money[], all: readonly Money[]): readonly MoneyItem[] {
  const behind = labelsBehind(ground, parts);
  if (behind) return behind.map((label, at) => ({ label, amount: middle(parts[at] as Money) })).slice(0, MOST);
  const first = parts[0];
  const isAfter = first !== undefined && (leftLabel(ground, first, all) === '' || nounAfter(ground, first) !== '');
  const isFollowed = (money: Money) => IN_WORDS_AFTER.test(ground.text.slice(money.end, money.end + 40));
  const areMostAfter = parts.filter(isFollowed).length > MOST_AFTER * parts.length;
  let taken = 0;
  return parts
    .map((money) => {
      const { label, end } = labelOf(ground, money, all, { isAfter: isAfter || (areMostAfter && isFollowed(money)), from: taken });
      taken = Math.max(taken, end);
      return { label: nounOf(ground, label.replace(SUM_BEFORE, ''), money), amount: middle(money) };
    })
    .filter(({ label }) => label !== '')
    .slice(0, MOST);
}

/** «Suma 39.800, más un colchón de 12.200»: what the others come to, told before it. */
const SUM_BEFORE =
  /^(?:suman?|son|total|en total|comes? to|that['’]s|makes?)\s[$€£]?[\d.,]+,?\s*(?:€|euros?|pesos)?,?\s*(?:m[aá]s|plus|y|and)?\s*(?:una?|el|la|an?|the)?\s*/iu;

/** "A van is 21 grand, then 4,700 to fit it out, 4,900 in tools and 2,600 for the wrap": where most are named after their sums, so is each that has words there. */
const IN_WORDS_AFTER = /^\s*(?:in|of|on|for|to (?:fit|refit|build|convert|equip|paint|wire|set up)|de|del|en|para)\s+\p{L}/iu;
const MOST_AFTER = 0.6;

/** What a purchase is called, and how far its words go. */
interface Label {
  readonly label: string;
  readonly end: number;
}

/** A label that names what is bought; empty where it names nothing. */
function nounOf({ text }: Ground, label: string, { start }: Money): string {
  if (ANOTHER.test(label)) {
    const last = [...text.slice(0, start).matchAll(NAMED_LAST)].at(-1)?.[1];
    return last === undefined ? '' : `${label.split(' ')[0] ?? label} ${last}`;
  }
  return NO_THING.test(foldText(label)) || !namesThing(label) ? '' : label;
}

/** "Una cortadora de 48.000 y 20.000 de anaqueles": any of them may be said the other way round; what names the sum before names no other. */
function labelOf(
  ground: Ground,
  money: Money,
  all: readonly Money[],
  { isAfter, from }: { readonly isAfter: boolean; readonly from: number },
): Label {
  const left = isAfter ? '' : leftLabel(ground, money, all, from);
  const named = REST.test(left) ? (IS_SAID_TO_BE.exec(ground.text.slice(money.end))?.[1] ?? '') : '';
  if (named !== '') return { label: named, end: ground.text.indexOf(named, money.end) + named.length };
  if (left !== '') return { label: left, end: money.end };
  const right = rightLabel(ground, money);
  const at = right === '' ? -1 : ground.text.indexOf(right, money.end);
  return { label: right, end: at < 0 ? money.end : at + right.length };
}

/** "And the rest, 6,750, is a cushion": what is left is named after its sum. */
const REST = /^(?:(?:the|el|lo|los|las) )?(?:rest|resto|remainder|demás|que (?:queda|sobra|falta)|what(?:['’]s| is) left)$/iu;
const IS_SAID_TO_BE =
  /^\s*(?:€|euros?|pesos|dollars)?,? (?:is|are|es|son|would be|ser[ií]an?|stays as|queda(?:n)? (?:como|de|para)|as|como)(?: (?:for|just|only|my|our|mi|nuestr[oa]|un|una|el|la|los|las|a|an|the|para|de|solo|s[oó]lo))* ((?!(?:it|that|eso|m[ií]o|mine)(?!\p{L}))\p{L}{3,}(?: (?:de|of|in|en) (?:(?:la|el|los|las|the) )?\p{L}{3,}| (?!para|for)\p{L}{3,})?)(?= ?(?:$|[,.;)]| (?:y|and|que|so|por si|just|para|for)(?!\p{L})))/iu;

/** From the sentence's start, the amount before or the last comma, up to the amount. */
function leftLabel({ text, folded }: Pick<Ground, 'text' | 'folded'>, money: Money, all: readonly Money[], taken = 0): string {
  const previous = all.filter(({ end }) => end <= money.start).at(-1);
  const from = Math.max(lastSentence(folded, money.start), previous?.end ?? 0, Math.min(taken, money.start));
  // "Tengo 8.000 ahorrados y necesito 14.000 para el vallado": what stands with another sum is none of this one's.
  const left = text.slice(from, money.start).replace(/^.*\d[\d.,]*\s?\S*(?:\s\p{L}+)*?\s(?:y|e|and)\s(?=\p{L})/su, '');
  if (previous && OF_ONE.test(text.slice(previous.start, money.start))) return leftLabel({ text, folded }, previous, all);
  // «71 el pedido: 52 de prendas»: the words before the colon are of the total.
  if (previous && OF_THE_TOTAL.test(left)) return '';
  // «El desarrollo, que sale 9 millones»: the thing stands before the words about its price.
  const named = left.replace(TAX_OF_SUM, ' ').replace(SAYS_PRICE, '');
  const segments = named.split(/[,;:]/).filter((words) => words.trim().length > 2);
  const thing =
    segments.find((words) => DEPOSIT.test(words)) ?? segments.findLast((words) => !ASIDE.test(words)) ?? segments.at(-1) ?? named;
  const label = trimLabel(withoutListOpener(LIST_BEFORE.test(named) ? named : thing));
  // «Seis hornos a 2.500 €, en total 15.000 €»: what is bought was said before the price of one.
  if (SUM.test(label)) return previous ? leftLabel({ text, folded }, previous, all) : '';
  return /\p{L}{2,}/u.test(label) && !WHO_WANTS.test(label) ? label : '';
}

/** "Three chairs at $650 each, so $1,950": what is bought was said before the price of one. */
const OF_ONE =
  /\d\s?(?:€|euros?|pesos|dollars|pounds)? ?(?:each|apiece|cada un[oa]),? ?(?:so|that['’]s|which is|makes|o sea|es decir|que son|son|en total|in all)?[^.;\d\p{L}]*$/iu;

/** "I want 2,000 of plants": the thing comes after the sum. */
const WHO_WANTS = /^(?:i|we|yo|nosotros)(?:['’]d| would)? \p{L}+$/iu;

const OF_THE_TOTAL = /^[^,;.\d]*:\s*\S{0,2}$/u;

/** "Kits, laptops and tables about £6,500": a sentence that is nothing but a list, bought with one sum. */
const LIST_BEFORE =
  /^[\s,]*(?:(?!(?:para|to|for|then|luego|primero|first|pues|bueno|well|so|also|además|yo|me|i|we|somos|tengo|tenemos|necesito|and|y|de|con|with|in|en|total)(?!\p{L}))[\p{L}’'-]{3,}(?: (?!(?:que|which|that|es|is|son|are)(?!\p{L}))[\p{L}’'-]{3,})?, ){1,5}[\p{L}’'-]{3,}(?: [\p{L}’'-]{3,})? (?:y|e|and) [\p{L}’'-]{3,}(?: (?:unos|unas|about|around|por|for|como|son|en torno a|roughly))* ?[$€£]?$/iu;

/** «El desarrollo, que sale», "a polytunnel, that's": what stands between the thing and its price. */
const SAYS_PRICE =
  /(?:,\s*(?:que|which|that)(?:\s+(?:me|nos|se|will|would))?\s+\p{L}+|,?\s*(?<!\p{L})(?:(?:that|which|it)['’]s|eso\s+(?:es|son|sale)|es[oa]s?\s+son)(?:\s+(?:about|around|unos|unas|como))?)\s*[$€£]?$/u;

/** «Dos meses de depósito, la renta es de 14 mil, o sea 28 mil»: what is paid, and then what it is so many times. */
const DEPOSIT = /(?<!\p{L})(?:dep[oó]sito|fianza|garant[ií]a|adelanto|deposit|advance)(?!\p{L})/iu;

/** «Una furgo, de segunda mano, que hemos visto en Cuarte»: said of the thing named before it. */
const ASIDE =
  /^\s*(?:(?:que|which|that|who|de segunda mano|second[- ]hand|usad[oa]s?|used|nuev[oa]s?|seminuev[oa]|brand new|eso sí|ya)(?!\p{L})|(?:muy|pretty|nearly|casi) )/iu;

/** "Just a 6k trailer": the sum stands between the article and the thing. */
function nounAfter({ text }: Ground, { start, end }: Money): string {
  const isBetween = /(?<!\p{L})(?:an?|una?|the) [$€£]?$/iu.test(text.slice(0, start));
  return isBetween ? (THING_AFTER.exec(text.slice(end, end + 40))?.[1] ?? '') : '';
}

const THING_AFTER =
  /^ ((?!(?:and|y|for|para|de|in|on|of|en|m[aá]s|plus|sin|con)(?!\p{L}))\p{L}{3,}(?: (?!(?:and|y|for|para|de|in|on|of|en|to)\b)\p{L}{3,})?)(?= (?:and|y|for|para|to)\b|[,.;]|$)/iu;

/** «600 euros el rotulado»: read as the price of one. */
const SAID_WITHIN =
  /\d\s*(?:€|euros?|pesos|soles|d[oó]lares|lucas|mil)?\s+(?:el|la|los|las)\s+(?!(?:unidad|pieza|hora|mes|d[ií]a|una?)(?!\p{L}))(\p{L}{3,}(?: \p{L}+){0,3})$/iu;

function rightLabel(ground: Ground, money: Money): string {
  const { text } = ground;
  const noun = nounAfter(ground, money);
  if (noun !== '') return noun;
  const within = SAID_WITHIN.exec(text.slice(money.start, money.end))?.[1];
  if (within !== undefined) return within;
  const after = text.slice(money.end, money.end + 80);
  const list = LIST.exec(after)?.[1];
  if (list) return list.slice(0, LONGEST);
  const right = RIGHT.exec(after)?.[1] ?? '';
  const isFollowed = /^\s*[$€£]?\s*\d/.test(after.slice(after.indexOf(right) + right.length));
  return (isFollowed ? right.replace(NEXT_AMOUNT, '') : withoutAside(right)).trim().slice(0, LONGEST);
}

/** Up to the first "and" that brings anything but another thing. */
function withoutAside(words: string): string {
  const joint = JOINT.exec(words);
  const rest = joint ? words.slice(joint.index + joint[0].length).trim() : '';
  const aim = SO_THAT.exec(rest);
  if (joint && aim && THING.test(rest.slice(0, aim.index))) return words.slice(0, joint.index + joint[0].length + aim.index);
  return joint && !THING.test(rest) ? words.slice(0, joint.index) : words;
}

/** What it is bought for. */
const SO_THAT = /\s(?:so (?:that )?(?:i|we)|to|para|since|because|porque)\s/iu;

function trimLabel(words: string): string {
  return words.replace(OPENING, '').replace(CLOSING, '').trim().slice(-LONGEST);
}

function lastSentence(folded: string, at: number): number {
  const from = Math.max(0, at - 200);
  let last = from;
  for (const match of folded.slice(from, at).matchAll(/[.;!?](?=\s)|\n/g)) last = from + match.index + 1;
  return last;
}

/** "9.000 euros: 7.000 de obra y 2.000 de muebles": the first amount is the sum of the others. */
export function isTotalOf(first: Money, rest: readonly Money[]): boolean {
  const sum = rest.reduce((so, money) => so + middle(money), 0);
  return rest.length > 1 && Math.abs(sum - middle(first)) < 0.01 * middle(first);
}
