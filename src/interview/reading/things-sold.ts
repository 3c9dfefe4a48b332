// Several things sold, told one after the other: each with its name, its price, how many, what one costs and how many there are at the opening, in
// whatever order and over however many sentences.
import { isSameThing } from '../../facts/sale-lines.ts';
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { labelAfter, labelBefore, nameIn } from './line-label.ts';
import { namesNoSale } from './names-no-sale.ts';
import { CONFIRMED, type ThingNumber, thingNumbers } from './thing-numbers.ts';

export interface CountTold {
  readonly value: number;
  readonly per: AmountPeriod | null;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
}

export interface Thing {
  readonly label: string;
  readonly price?: ThingNumber;
  readonly count?: CountTold;
  readonly first?: CountTold;
  readonly cost?: ThingNumber;
}

export interface ThingsSold {
  readonly things: readonly Thing[];
  /** Days of a month on which it sells, where they are told. */
  readonly daysAMonth: number | null;
  readonly totals: readonly ThingNumber[];
  readonly start: number;
  readonly end: number;
}

type Slot = 'price' | 'count' | 'first' | 'cost';

/** Null where a number may belong to another thing than it seems, or be anything. `labels`: the things known by name. */
export function thingsSold(ground: Ground, amounts: readonly Amount[], labels: readonly string[]): ThingsSold | null {
  const numbers = thingNumbers(ground, amounts);
  const things: Thing[] = [];
  let current = -1;
  for (const number of numbers) {
    if (number.kind === 'days' || number.kind === 'total') continue;
    if (number.kind === 'open') return null;
    const name = nameBeside(ground, number, [...things.map(({ label }) => label), ...labels]);
    const named = name === '' ? -1 : nearestNamed(things, name);
    const slot: Slot | null = number.kind === 'span' ? null : number.kind;
    // What is told twice of one thing is the same.
    const isFree = (at: number) =>
      things[at] !== undefined && (slot === null || (things[at][slot]?.value ?? number.value) === number.value);
    // What is said of the thing before it needs no name; a name that is new begins another thing.
    const goesOn = current >= 0 && isFree(current) && (name === '' || (slot !== 'price' && slot !== null && !isNewName(name, labels)));
    const at = named >= 0 && isFree(named) ? named : goesOn ? current : -1;
    if (at >= 0) {
      current = at;
      if (slot !== null) things[at] = { ...(things[at] as Thing), [slot]: number };
      continue;
    }
    if (name === '' || namesNoSale(name) || things.length >= MOST) return null;
    current = things.length;
    things.push({ label: labelLike(name, labels), ...(slot !== null && { [slot]: number }) });
  }
  if (things.length === 0) return null;
  const told = numbers.filter(({ kind }) => kind !== 'days' && kind !== 'total');
  return {
    things,
    daysAMonth: daysIn(ground, numbers),
    totals: numbers.filter(({ kind }) => kind === 'total'),
    start: Math.min(...told.map(({ from, start }) => Math.min(from, start))),
    end: Math.max(...told.map(({ end }) => end)),
  };
}

const MOST = 8;

/** The one of that very name, else the last that may be called so. */
function nearestNamed(things: readonly Thing[], name: string): number {
  const exact = things.findIndex(({ label }) => isSameThing(label, name) && label.split(' ').length === name.split(' ').length);
  return exact >= 0 ? exact : things.findLastIndex(({ label }) => isSameThing(label, name));
}

/** A name of something that is known to be sold. */
function isNewName(name: string, labels: readonly string[]): boolean {
  return labels.some((label) => isSameThing(label, name));
}

function labelLike(name: string, labels: readonly string[]): string {
  return labels.find((label) => isSameThing(label, name)) ?? name;
}

/** The name told with a number: what it counts, what stands before it since the number before, what stands right after it. */
function nameBeside({ text, folded }: Ground, number: ThingNumber, known: readonly string[]): string {
  const isKnown = (name: string) => name !== '' && known.some((label) => isSameThing(label, name));
  const counted = nameIn(number.noun);
  if (number.kind === 'count' || number.kind === 'first') {
    if (counted !== '') return counted;
    const lead = nameBefore(text.slice(number.from, number.start));
    return isKnown(lead) || /[:,]\s*$|^\s*(?:the|las?|los|el)\s/iu.test(text.slice(number.from, number.start)) ? lead : '';
  }
  const right = CONFIRMED.exec(folded.slice(number.end))?.[0].length ?? 0;
  if (right > 0) return labelAfter(text.slice(number.end + right, number.end + right + AFTER_REACH));
  const after =
    labelAfter(text.slice(number.end, number.end + AFTER_REACH)) ||
    labelAfter(text.slice(numberEnd(text, number), number.end + AFTER_REACH));
  const before = nameBefore(text.slice(number.from, number.start));
  if (number.kind === 'cost') return isKnown(before) ? before : isKnown(after) ? after : '';
  return before !== '' ? before : after;
}

function numberEnd(text: string, { start, end }: ThingNumber): number {
  return start + (/^[€$£]?[\d.,]*\d/u.exec(text.slice(start, end))?.[0].length ?? end - start);
}

const AFTER_REACH = 40;

/** The name in what was said since the number before. */
function nameBefore(words: string): string {
  const plain = words.replace(OF_LAST, '').replace(TO_PRICE, '').replace(RELATIVE, '').replace(VERB, '');
  const clause = labelBefore(plain.replace(LEADS, ''));
  return IS_NO_NAME.test(clause) ? '' : clause;
}

/** What is still said of the number before it. */
const OF_LAST =
  /^(?:\s?(?:€|(?:euros?|pesos|d[oó]lares|dollars?|pounds?|quid|bucks|p)(?!\p{L})))?(?:\s(?:de media|en promedio|de promedio|on average|each|apiece|cada un[oa]|a piece|al mes|a la semana|al d[ií]a|a month|a week|a day|per month|per week|per day))*/iu;
/** «Los talleres, a», "coffee, at about": what leads to the number. */
const TO_PRICE = /(?<![\s,:=($€£])(?:[\s,:=($€£]|(?<=\s)(?:a|at|@|por|for|en|unos|unas|about|around|roughly|como)(?=\s|$))+$/iu;
/** «La cirugía, que sale a unos 240», "the van, which goes for 90". */
const RELATIVE = /,?\s(?:que|which|that|los cuales|las cuales)\s(?:(?:me|nos|se|l[oa]s?|it|i|we)\s)*\p{L}+(?:\s\p{L}+){0,3}$/iu;
const VERB =
  /\s(?:(?:l[oa]s?|les?|se|me|nos|te)\s){0,2}(?:cuestan?|costs?|costing|van?|salen?|saldr[ií]an?|cobr\p{L}+|vend\p{L}+|pongo|ponemos|dej\p{L}+|goes|go|sells?|i['’]d|i['’]ll|i charge|we charge|i sell|we sell)(?:\s\p{L}+){0,2}$/iu;
/** «No, falta la cirugía:», "you've dropped the slices:", "what's missing is the coffee:". */
const LEADS =
  /^.*?(?<!\p{L})(?:(?:te |se te |me |os |nos )?(?:faltan?|olvidaste|ha[ns]? (?:olvidado|dejado fuera|quitado))|(?:you|i|we)(?:['’]ve)? (?:dropped|forgot(?:ten)?|missed|lost|left out)|(?:is|are)? ?missing(?: is| are)?)\s/isu;
const IS_NO_NAME =
  /^(?:start\p{L}*|get\p{L}*|empez\p{L}*|calcul\p{L}*|esper\p{L}*|expect\p{L}*|that|it|eso|call|say|maybe|probabl\p{L}*|quiz\p{L}*|todo|all|half|ser[ií]an?|ser[aá]n?|things?|cosas?|now|right|also|igual|missing|falta\p{L}*|altogether|total|sobre|unos|unas|m[aá]s|somewhere|something like)(?:\s\p{L}+)?$/iu;

function daysIn({ folded }: Ground, numbers: readonly ThingNumber[]): number | null {
  const days = numbers.filter(({ kind }) => kind === 'days');
  const monthly = days.find(
    ({ start, value }) =>
      /^\S+ (?:[a-z]+ )*?(?:an?|al|per|por|each|in the|cada|the) (?:month|mes)(?![a-z])/.test(folded.slice(start, start + REACH)) &&
      value <= MOST_DAYS,
  );
  if (monthly) return monthly.value;
  const weekly = days.find(({ value }) => value <= WEEK);
  return weekly ? (weekly.value * WEEKS_A_YEAR) / MONTHS_A_YEAR : null;
}

const REACH = 50;
const MOST_DAYS = 31;
const WEEK = 7;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;
