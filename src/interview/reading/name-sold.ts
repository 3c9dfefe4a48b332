// What each of several things sold is called, where prices and numbers stand in any order.
import type { FactSheet } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { areDistinct } from './label-lines.ts';
import { nameIn } from './line-label.ts';
import { namesNoSale } from './names-no-sale.ts';
import type { SoldPair } from './sold-numbers.ts';

/** One name for each, no two alike, what it costs a part of it where nothing else tells two apart; null where one has none. */
export function nameSold(
  ground: Ground,
  pairs: readonly SoldPair[],
  isProven: boolean,
  { lines: known }: FactSheet,
): readonly string[] | null {
  // «16 a 240, 8 a 170»: those known to be sold at these prices.
  const names = pairs.map((pair) => [
    ...(known?.value.filter(({ price }) => price === pair.price.value).map(({ label }) => label) ?? []),
    ...namesOf(ground, pair),
  ]);
  const first = names.map(([name = '']) => name);
  const other = areDistinct(first) ? first : names.map(([name = '', next = name], at) => (isTwice(first, at) ? next : name));
  const head = other.find((label) => label !== '');
  const isUnnamed = (label: string, at: number) => label === '' || isTwice(other, at);
  const isTold = ({ price }: SoldPair) => isProven || THAT_OF.test(ground.folded.slice(price.from, price.start));
  if (head === undefined || other.some((label, at) => isUnnamed(label, at) && !isTold(pairs[at] as SoldPair))) return null;
  const labels = other.map((label, at) => (isUnnamed(label, at) ? byPrice(ground, label || head, pairs[at]) : label));
  return areDistinct(labels) ? labels : null;
}

const THAT_OF = /(?<![a-z])(?:l[ao]s?|el|the) de $/;

/** «La cuota de 89, la de 135»: told apart by nothing but what they cost. */
function byPrice({ text, language }: Ground, name: string, pair: SoldPair | undefined): string {
  return `${name} ${language === 'es' ? 'de' : 'at'} ${text.slice(pair?.price.start, pair?.price.end).trim()}`;
}

function isTwice(labels: readonly string[], at: number): boolean {
  return labels.some((label, other) => other !== at && label === labels[at]);
}

/** The likeliest first: what is counted, what the price is of, what its sentence begins with; who buys comes last. */
function namesOf({ text }: Ground, { price, count }: SoldPair): readonly string[] {
  const counted = fullerIn(
    text.slice(0, count.start),
    nameWithin(
      text
        .slice(count.end, count.until)
        .split(/[,.;:!?(]/u)[0]
        ?.replace(WHO_BUYS, '')
        .replace(ENDS, '')
        .replace(A_MONTH, '')
        .replace(LEADS, '') ?? '',
    ),
  );
  const ahead = text.slice(price.from, price.start).replace(WHO_BUYS, '');
  const priced = subjectOf(ahead);
  const subject = subjectOf(text.slice(count.from, count.start));
  const after = nameWithin(AFTER.exec(text.slice(price.end, price.until))?.[1] ?? '');
  const tried = [counted, priced, after, subject]
    .map((name) => name.replace(/['’]s$/u, ''))
    .filter((name) => name !== '' && !namesNoSale(name));
  const things = tried.filter((name) => !BUYERS.test(name) && !HOLLOW.test(name));
  return things.length > 0 ? [...things, ...tried.filter((name) => BUYERS.test(name))] : tried.filter((name) => !HOLLOW.test(name));
}

/** "The cupcake boxes, … about 60 boxes": the name with the word that stood before it. */
function fullerIn(before: string, name: string): string {
  if (name === '' || /\s/.test(name)) return name;
  const told = [...before.matchAll(new RegExp(`(?<!\\p{L})(\\p{L}{4,}) ${name}(?!\\p{L})`, 'giu'))].at(-1);
  return told && nameIn(`${told[1]} ${name}`) === `${told[1]} ${name}` && !NO_QUALIFIER.test(told[1] ?? '') ? `${told[1]} ${name}` : name;
}

const NO_QUALIFIER =
  /^(?:about|around|some|those|these|unas|unos|estas|estos|esas|esos|more|than|como|sobre|cada|each|every|full|sell|vendo|hago|make|with|from|para|entre)$/iu;

/** As `nameIn`, but «45 minutos» may be a part of it. */
function nameWithin(words: string): string {
  const spelled = words.replace(/\d+(?=[ -]?(?:min|hour|hora|h(?!\p{L})))/giu, (digits) =>
    String.fromCodePoint(...[...digits].map((one) => LETTER_OF_ZERO + Number(one))),
  );
  return nameIn(spelled).replace(/[\u{3400}-\u{3409}]/gu, (one) => String((one.codePointAt(0) ?? 0) - LETTER_OF_ZERO));
}

/** Digits stand as letters of another script while a name is cut. */
const LETTER_OF_ZERO = 0x3400;

function subjectOf(words: string): string {
  const clause =
    words
      .split(/[.;:!?]\s|,\s|\s(?:and|y|e|plus|m[aá]s(?! o menos)|then|luego)\s/iu)
      .filter((part) => /\p{L}{3,}/u.test(part) && !SAYS_MORE.test(part))
      .at(-1) ?? '';
  const named = clause.replace(A_MONTH, '');
  return nameWithin(named.split(VERB)[0] ?? '') || nameWithin(named);
}

/** "The intensive, that's thirty hours with the test fee in, is £1,250": what it is, and no other thing. */
const SAYS_MORE = /^\s*(?:that['’]?s|that is|which|who|o sea|es decir|que (?:son|es|incluye|dura)|including|incluid[oa])(?!\p{L})/iu;

const VERB =
  /\s(?:(?:l[oa]s?|les?|se|me|nos)\s){0,2}(?:es|son|cuestan?|valen?|vale|salen?|cobr\p{L}+|vend\p{L}+|is|are|costs?|goes|go|sells?|averages?|promedian?|will|would|runs?|i|we)(?:\s|$)/iu;
/** "At $170 for the 30 minute one", «a 12 € por persona en el grupo». */
const AFTER = /^(?: (?:a|per) (?:head|person))?(?: (?:por|cada) (?:persona|cabeza))? ?(?:for|por|en|on|in)\s([^,;:.!?()]+)/iu;
/** What a month, a place or a price adds to what is counted. */
const ENDS =
  /\s(?:(?:al|por|cada|a|per|each|every) (?:mes|month|d[ií]a|day|semana|week|a[ñn]o|year)|mensuales|monthly|diari[oa]s|daily|(?:a|at|@|de|of|por|for|on|en|con|with)\s(?:the|that|la|el|los|las|unos|about)?\s?(?:[€$£]?\s*)?)$/iu;
const A_MONTH = /\s(?:al|por|cada|a|per|each|every) (?:mes|month|d[ií]a|day|semana|week)(?!\p{L})/iu;
const LEADS = /^\s*(?:de|of|of those|de es[oa]s)\s/iu;
/** "8 students on the 30 minute one", «40 alumnas con la cuota». */
const WHO_BUYS =
  /^\s*(?:client\p{L}+|customers?|alumn\p{L}+|students?|pupils?|soci[oa]s?|members?|personas?|people|families|familias|ni[ñn][oa]s?|kids|children|pacientes?|patients?)\s(?:on|in|with|for|en|con|de|a)\s/iu;
/** Those who buy say little of what is sold. */
const BUYERS =
  /^(?:client\p{L}+|customers?|alumn\p{L}+|students?|pupils?|soci[oa]s?|members?|personas?|people|families|familias|ni[ñn][oa]s?|kids|children|pacientes?|patients?|subscribers?|suscriptor\p{L}+)$/iu;
const HOLLOW =
  /^(?:un[oa]?|dos|tres|cuatro|one|two|three|four|normal month|mes normal|of those|de es[oa]s|that|es[oa]s|those|(?:of )?(?:them|us)(?: between us| among us)?|between us|entre (?:los dos|tod[oa]s)|it|one|(?:i )?(?:reckon|guess|figure|think|suppose|say|calculo|creo|supongo|espero|pongo)|otr[oa]s?|cada un[oa]|each)$/iu;
