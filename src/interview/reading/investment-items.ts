import type { MoneyItem } from '../../facts/fact.ts';
import type { Ground, Money } from './amount.ts';
import { middle } from './monthly-amount.ts';

const MOST = 12;
const LONGEST = 80;
const OPENING =
  /^[\s,;:.+()&-]*(?:(?:y|and|e|mas|plus|tambien|also|then|ademas|luego|pero|but)\s+)*(?:(?:yo |i |we |me |nos )?(?:necesit\w+|faltan?|need|compr(?!es)\w+|buy(?:ing)?|quiero|hay que|hace(?:n)? falta|tengo que|invertir\w*|gast\w+|spend(?:ing)?|pagar|pay for|want|have to buy|will buy|would need|i'll need|we'll need|inversion en|invest in|in|en|para|for|de|on|a|to)\s+)*(?:(?:un|una|unos|unas|el|la|los|las|the|a|an|some|my|mi)\s+)?/i;
const CLOSING =
  /[\s,;:(]*(?:(?<!\p{L})(?:de|por|for|at|is|are|es|son|cuestan?|costs?|vale|unos|unas|about|around|approximately|aproximadamente|por unos|de unos|a|sale por|valor de|por valor de|costing|worth|que cuesta|que vale|of|eur|usd|gbp)(?!\p{L})[\s:(]*|[:(=-]\s*)*$/iu;
const RIGHT =
  /^\s*(?:\)?\s*)?(?:de|del|en|para(?: el| la| los| las)?|for(?: the| a)?|on|in|of)\s+(?:(?:un|una|el|la|los|las|the|a|an)\s+)?([\p{L}][^.,;:()\n\d]{1,60})/iu;
/** No purchase, but all of them. */
const SUM = /^(?:(?:en|in|el|the|un) )?(?:total|conjunto|todo|all|altogether)$/i;
/** What joins the next amount. */
const NEXT_AMOUNT = /\s(?:y|e|and|mas|más|plus)(?:\s(?!(?:y|e|and|mas|más|plus)\s)\S+)*\s*$/iu;
const JOINT = /\s(?:y|e|and|mas|más|plus)\s/iu;
/** "Kits y menaje": another thing bought with the same money, in a word or three. "Y el resto lo pongo yo" is none. */
const THING =
  /^(?!(?:el|the) (?:resto|rest|demas|otro|other)|(?:lo|me|mi|my|yo|nos|se|ya|tengo|tenemos|i|we|it|they|then|luego|otros?|another|also|tambien|para|for)\b)(?:(?:un|una|unos|unas|el|la|los|las|the|a|an|some) )?[\p{L}'’-]+(?: (?:(?:de|of|para|for) )?[\p{L}'’-]+)?$/iu;
const LIST =
  /^\s*(?:de|del|en|para|for|on|in|of)\s+(?:(?:un|una|el|la|los|las|the|a|an)\s+)?((?:[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}, )+[\p{L}'’-]+(?: [\p{L}'’-]+){0,2} (?:y|e|and) [\p{L}'’-]+(?: [\p{L}'’-]+){0,2})\s*(?:[.;]|$)/iu;

/** What each amount buys, in the visitor's words: "una cámara de frío de 7.800 €", or "7.800 € de cámara" where the first is said so. */
export function findItems(ground: Ground, parts: readonly Money[], all: readonly Money[]): readonly MoneyItem[] {
  const first = parts[0];
  const isAfter = first !== undefined && (leftLabel(ground, first, all) === '' || nounAfter(ground, first) !== '');
  return parts
    .map((money) => ({ label: labelOf(ground, money, all, isAfter), amount: middle(money) }))
    .filter(({ label }) => label !== '')
    .slice(0, MOST);
}

/** "Una cortadora de 48.000 y 20.000 de anaqueles": the last may be said the other way round. */
function labelOf(ground: Ground, money: Money, all: readonly Money[], isAfter: boolean): string {
  if (isAfter) return rightLabel(ground, money);
  const label = leftLabel(ground, money, all);
  return label === '' && money === all.at(-1) ? rightLabel(ground, money) : label;
}

/** From the sentence's start, the amount before or the last comma, up to the amount. */
function leftLabel({ text, folded }: Pick<Ground, 'text' | 'folded'>, money: Money, all: readonly Money[]): string {
  const previous = all.filter(({ end }) => end <= money.start).at(-1);
  const from = Math.max(lastSentence(folded, money.start), previous?.end ?? 0);
  // "Tengo 8.000 ahorrados y necesito 14.000 para el vallado": what stands with another sum is none of this one's.
  const left = text.slice(from, money.start).replace(/^.*\d[\d.,]*\s?\S*(?:\s\p{L}+)*?\s(?:y|e|and)\s(?=\p{L})/su, '');
  const afterComma = left.slice(left.search(/[^,;:]*$/));
  const label = trimLabel(/[,:]/.test(left) && afterComma.trim().length > 2 ? afterComma : left);
  // «Seis hornos a 2.500 €, en total 15.000 €»: what is bought was said before the price of one.
  if (SUM.test(label)) return previous ? leftLabel({ text, folded }, previous, all) : '';
  return /\p{L}{2,}/u.test(label) ? label : '';
}

/** "Just a 6k trailer": the sum stands between the article and the thing. */
function nounAfter({ text }: Ground, { start, end }: Money): string {
  const isBetween = /(?<!\p{L})(?:an?|una?|the) [$€£]?$/iu.test(text.slice(0, start));
  return isBetween ? (THING_AFTER.exec(text.slice(end, end + 40))?.[1] ?? '') : '';
}

const THING_AFTER =
  /^ ((?!(?:and|y|for|para|de|in|on|of|en)\b)\p{L}{3,}(?: (?!(?:and|y|for|para|de|in|on|of|en|to)\b)\p{L}{3,})?)(?= (?:and|y|for|para|to)\b|[,.;]|$)/iu;

function rightLabel(ground: Ground, money: Money): string {
  const { text } = ground;
  const noun = nounAfter(ground, money);
  if (noun !== '') return noun;
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
  return joint && !THING.test(rest) ? words.slice(0, joint.index) : words;
}

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
