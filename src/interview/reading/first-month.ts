// The first month told beside that of full pace, which may be told elsewhere: "first month just one, and four by month six", «el primer mes la mitad
// de eso, y todo en el mes cinco», "8 dogs a day the first month and 3 to 6 months to fill up".
import { type Fact, factValue } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Count, Ground } from './amount.ts';
import { findRampMonths } from './find-ramp-months.ts';
import { isOtherAmount, NUMBERED_BEFORE } from './find-target.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS_FIRST: ReadonlySet<QuestionId> = new Set(['revenue', 'volume', 'start', 'read-back']);
const FIRST =
  '(?:(?:in|for|during|en|durante|of) )?(?:the |my |our |el |mi |nuestro )?(?:(?:very )?first|opening|primer) (?:month|mes)|month one|mes uno|(?<=(?<![a-z])(?:mes|meses|month|months)(?![a-z])[^.;]{0,60})(?:en el primero|el primero|in the first|the first(?: one)?)(?! [a-z]+ (?:de|que|of|to) )';
const FILL =
  "(?:[,:]|'ll|'d| (?:will|would|should|may|might|be|is|it's|it'll|that's|just|only|about|around|maybe|perhaps|like|say|probably|with|con|at|happy|glad|i|we|do|sell|make|have|get|expect|figure|seran?|sera|seria|solo|solamente|apenas|unos|unas|como|quizas?|hare|haremos|le pongo|pongo|ponemos|le ponemos|pondria|reckon|tendre|tendremos|calculo|espero|igual))*";
const PARTS: readonly (readonly [string, number])[] = [
  ['half|la mitad', 1 / 2],
  ['a third|un tercio|una tercera parte', 1 / 3],
  ['two thirds|dos tercios', 2 / 3],
  ['a quarter|un cuarto|una cuarta parte', 1 / 4],
];
const PART = `(?:${PARTS.map(([words]) => words).join('|')})(?! (?:an? )?(?:day|hour|dia|hora|dozen|docena)s?(?![a-z]))`;
const ONE = '(?:one|un[oa])(?: (?!of|de)[a-z]{3,})?(?= ?(?:$|[,.;)]| (?:y|and|but|pero|only|solo) ))';
const LEVEL_AFTER = new RegExp(`(?<![a-z])(?:${FIRST})${FILL} (?:(${PART})|(${ONE})|(?=\\d|[a-z]))`, 'g');
const PART_BEFORE = new RegExp(`(?<![a-z])(${PART})(?: (?:of|de) (?:that|it|them|eso|esas|esos|lo normal))? (?:${FIRST})(?![a-z])`);
const RATE = '(?: (?!y |and |then |luego |after |before )[a-z]+){0,5}';
const BEFORE_FIRST = new RegExp(`^${RATE},? (?:${FIRST})(?![a-z])`);
const GETS_TO =
  /(?<![a-z])(?:get(?:ting)?(?: up)? to|build(?:ing)?(?: up)? to|grow(?:ing)? to|reach(?:ing)?|lleg\w+ a|alcanz\w+|hasta)(?: (?:the|about|around|unos|unas|las|los|la|el))* $/;

interface Level {
  /** A number of a month, or a part of the full pace. */
  readonly value: number;
  readonly isPart: boolean;
  readonly start: number;
  readonly end: number;
}

/** The pace of the first month, that of later and the month by which it is reached; nothing unless all three are known. */
export function climbFromFirst(ground: Ground, amounts: readonly Amount[], days: number | null, context: ReadingContext): readonly Fact[] {
  const { question, answer, known } = context;
  const months = findRampMonths(ground, context)[0];
  if (!TELLS_FIRST.has(question) || months === undefined || known.lines !== undefined) return [];
  const first = levelOfFirst(ground, amounts, days);
  if (first === null) return [];
  const full = fullPace(ground, amounts, days, first, context);
  if (full === null) return [];
  const value = round(first.isPart ? first.value * full.value : first.value);
  if (!(value < full.value)) return [];
  const quote = quoteOf(ground.text, answer, first.start, first.end);
  const origin = first.isPart ? ('derived' as const) : ('said' as const);
  return [
    makeFact('volume', value, { unit: 'units', period: 'month', quote, origin }),
    makeFact('volumeFromStart', true, { quote }),
    makeFact('targetVolume', round(full.value), { unit: 'units', period: 'month', quote: full.quote }),
    months,
  ];
}

function levelOfFirst(ground: Ground, amounts: readonly Amount[], days: number | null): Level | null {
  const folded = ground.folded.replaceAll('’', "'");
  for (const match of folded.matchAll(LEVEL_AFTER)) {
    const end = match.index + match[0].length;
    if (match[1] !== undefined) return { value: partNamed(match[1]), isPart: true, start: match.index, end };
    if (match[2] !== undefined) return { value: 1, isPart: false, start: match.index, end };
    const told = ground.numerals.find((one) => one.start === end && !isOther(ground, one, amounts));
    if (told) return { value: monthly(told, amounts, days), isPart: false, start: match.index, end: told.end };
  }
  const part = PART_BEFORE.exec(folded);
  if (part) return { value: partNamed(part[1] ?? ''), isPart: true, start: part.index, end: part.index + part[0].length };
  const before = ground.numerals.find((one) => !isOther(ground, one, amounts) && BEFORE_FIRST.test(folded.slice(one.end)));
  return before ? { value: monthly(before, amounts, days), isPart: false, start: before.start, end: before.end } : null;
}

function fullPace(
  ground: Ground,
  amounts: readonly Amount[],
  days: number | null,
  first: Level,
  { question, answer, known }: ReadingContext,
): { readonly value: number; readonly quote: Fact['quote'] } | null {
  const isApart = (one: { start: number; end: number }) => one.end <= first.start || one.start >= first.end;
  const reached = ground.numerals.find(
    (one) => isApart(one) && !isOther(ground, one, amounts) && GETS_TO.test(ground.folded.slice(Math.max(0, one.start - 40), one.start)),
  );
  const counts = amounts.filter(
    (one): one is Count => one.kind === 'count' && one.per !== null && one.per !== 'unit' && one.per !== 'hour',
  );
  const ofMonth = daysAMonth(amounts) === null ? undefined : counts.find((one) => one.per === 'month' && isApart(one));
  const counted = question === 'revenue' || question === 'volume' ? (ofMonth ?? counts.find(isApart)) : undefined;
  const told = reached ?? counted;
  if (told) return { value: monthly(told, amounts, days), quote: quoteOf(ground.text, answer, told.start, told.end) };
  if (factValue(known, 'volumeFromStart') === true) return pace(known.targetVolume);
  return pace(known.volume);
}

function pace(fact: Fact<'volume'> | Fact<'targetVolume'> | undefined): { readonly value: number; readonly quote: Fact['quote'] } | null {
  return fact === undefined ? null : { value: fact.value, quote: fact.quote };
}

function isOther({ folded }: Ground, { isArticle, low, start, end }: Numeral, amounts: readonly Amount[]): boolean {
  return (
    isArticle ||
    low < 1 ||
    OF_TIME.test(folded.slice(end)) ||
    NUMBERED_BEFORE.test(folded.slice(Math.max(0, start - 15), start)) ||
    isOtherAmount(amounts, start, end)
  );
}

/** "Give it six months, the first month half": how long, and no level. */
const OF_TIME = /^ (?:months?|mes(?:es)?|years?|anos?)(?![a-z])/;

function monthly(
  { low, high, start, end }: Pick<Numeral, 'low' | 'high' | 'start' | 'end'>,
  amounts: readonly Amount[],
  days: number | null,
) {
  const amount = amounts.find((one) => one.start <= start && one.end >= end);
  const per = amount?.kind === 'count' || amount?.kind === 'money' ? amount.per : null;
  const middle = (low + high) / 2;
  const open = per === 'day' ? daysAMonth(amounts) : null;
  if (open !== null) return middle * open;
  return per === null || per === 'unit' || per === 'hour' || per === 'year' ? middle : (toMonthly(middle, per, days) ?? middle);
}

/** «55 por noche, unos 1.430 al mes»: on how many days of a month it sells, by the two that are told. */
function daysAMonth(amounts: readonly Amount[]): number | null {
  const told = amounts.filter((one): one is Count => one.kind === 'count' && (one.per === 'day' || one.per === 'month'));
  for (const day of told.filter(({ per }) => per === 'day'))
    for (const month of told.filter(({ per }) => per === 'month')) {
      const days = month.low / day.low;
      if (Math.abs(days - Math.round(days)) < HARDLY && days >= FEWEST_DAYS && days <= MOST_DAYS) return Math.round(days);
    }
  return null;
}

const HARDLY = 0.03;
const FEWEST_DAYS = 8;
const MOST_DAYS = 31;

function partNamed(words: string): number {
  return PARTS.find(([names]) => new RegExp(`^(?:${names})$`).test(words))?.[1] ?? 1;
}

function round(value: number): number {
  return value < 1 ? Math.round(value * 100) / 100 : Math.round(value);
}
