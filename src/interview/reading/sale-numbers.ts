// The numbers of an answer on sales by what each is there: a price, how many are sold, what one costs, what it all comes to.
import { foldText } from '../../language/fold-text.ts';
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { periodAfter } from './find-period.ts';
import { middle } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import { countedAfter, isCostOfSale, OF_THOSE } from './sale-tokens.ts';
import { sentencesOf } from './split-sentences.ts';

export interface SaleNumber {
  readonly kind: 'price' | 'count' | 'cost' | 'total';
  readonly value: number;
  readonly per: AmountPeriod | null;
  readonly noun: string;
  readonly start: number;
  readonly end: number;
  /** Which sentence it stands in, and where that begins and ends. */
  readonly sentence: number;
  readonly sentenceStart: number;
  readonly sentenceEnd: number;
}

const CURRENCY_BESIDE = /[€$£] ?$/;
const CURRENCY_AFTER = /^ ?(?:€|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks)(?![a-z])/;
/** «A 42», "at 95", "charge 68", «el kilo en 265», «una cuota de 75», "daycare: 42". */
const AT_BEFORE =
  /(?:(?<![a-z])(?:a|at|@|en|for|por|cobr[a-z]+(?: a)?|charg[a-z]+|pric[a-z]+(?: is| at)?|precio(?: de| es)?|cuota de|tarifa de|cuestan?|vale[n]?|salen?(?: a| por)?|cost(?:s|ing)?|pay(?:s|ing)?(?: me| us)?|paga[n]?|es de|son|is|are|be|fee of)(?: (?:about|around|unos|unas|roughly|como))?) $/;
const COLON = /: $/;
/** "40 a month at 35, cost 7": said of what its price was just told of. */
const COST_OF_IT =
  /[,;(] ?(?:(?:y|and|which|that|que|they|it) ){0,2}(?:cost(?:s|ing)?|cuestan?|coste de|costo de|(?:[a-z]+ ){1,5}runs?)(?: (?:me|us|nos|about|around|unos|unas))* ?[$€£]?$/;
const EACH_AFTER =
  /^ ?(?:a (?:day|night|week) for(?= (?!(?:the|about|around)(?![a-z]))[a-z])|each|apiece|cada un[oa]|a (?:head|piece|go|pop|night)|la (?:sesion|clase|noche|hora)|el kilo|(?:per|por|an?) (?!month|mes|week|semana|day|dia|year|ano|la (?:semana|quincena)|l[oa]s? )[a-z]+)(?![a-z])/;
/** What a price buys, or among whom: no number of sales. */
const PART_OF = /(?<![a-z])(?:por|for|con|with|includes?|incluyen?|entre(?: l[oa]s)?|each of the|of) $/;
/** «440 days at $42» are sold. */
const NOT_SOLD =
  /^ ?(?!(?:dias?|days?|horas?|hours?) (?:at|a|@) (?:about |unos )?[$€£]?$)(?:dias?|days?|semanas?|weeks?|mes(?:es)?|months?|anos?|years?|horas?|hours?|minut\w*|mins?|clases? (?:a la|por) semana|times|veces|of (?:them|us|those)|de (?:ell[oa]s|l[oa]s)|said|dijeron|things|cosas|km|miles|%|por ciento|per ?cent)(?![a-z])/;
const COSTS =
  /(?<![a-z])(?:on the cost side|en costes|(?:me|nos|me l[oa]|nos l[oa]) (?:cuestan?|salen?)|se (?:me|nos) van?|(?:goes?|spend|spent) on|costs? (?:me|us|is|are|runs?)|(?<=\d[^.;\n\d]{0,25}, )(?:costs?|cuestan?)(?= (?:about |around |unos )?[$€£]?\d|[ $€£]*$)|(?:parts|materials?|ingredients|supplies)(?: [a-z]+){0,2} (?:are|is|run|cost)|(?:el|los|de) cost[eo]s?|cost[eo]s? (?:son|es|de)|^ ?costs? (?:are|is)?)(?![a-z])/;
const TOTAL =
  /(?<![a-z])(?:comes? (?:out|to)(?: (?:at|to))?|makes? it|in total|total(?: (?:is|es|de))?|altogether|that'?s|which is|suman?|sumando|en total|factur[a-z]+|makes|o sea|asi que son)(?: (?:about|around|unos|unas|roughly|like|un total de|some|a little over|just over|mas de|more than|over|casi|nearly))* ?[$€£]?$/;
/** «210 a week, so some 910 a month»: the same once more. */
const AGAIN =
  /(?:^|[ ,]) ?(?:so|o sea|es decir|that is|that's|i\.e\.|which is|asi que)(?: (?:call it|say|some|about|around|unos|unas|like|pongamos|digamos))? $/;

/** In the order in which they stand; what is none of these is left out. */
export function saleNumbers(ground: Ground, amounts: readonly Amount[]): readonly SaleNumber[] {
  const sentences = sentencesOf(ground.text);
  const numerals = ground.numerals.filter(({ isArticle }) => !isArticle);
  const found: SaleNumber[] = [];
  for (const [at, numeral] of numerals.entries()) {
    const sentence = sentences.findIndex(({ start, words }) => numeral.start >= start && numeral.start < start + words.length);
    const { start: sentenceStart = 0, words = '' } = sentences[sentence] ?? {};
    const left = ground.folded.slice(Math.max(sentenceStart, numerals[at - 1]?.end ?? 0), numeral.start);
    const right = ground.folded.slice(numeral.end, numerals[at + 1]?.start ?? numeral.end + REACH).slice(0, REACH);
    const said = ground.folded.slice(sentenceStart, numeral.start);
    const amount = amounts.find(({ start, end }) => numeral.start >= start && numeral.end <= end);
    const last = found.at(-1);
    const isAgain = last?.kind === 'count' && AGAIN.test(left);
    const own = found.filter((one) => one.sentence === sentence);
    const isCost =
      COSTS.test(left) ||
      (own.some(({ kind }) => kind === 'price') && COST_OF_IT.test(left)) ||
      (own.every(({ kind }) => kind === 'cost') && COSTS.test(said));
    const goesOn = last?.kind === 'cost' && own.includes(last) && GOES_ON.test(left);
    const beside = { left, right, isCost, goesOn, isAgain, isOfPriced: last?.kind === 'price' };
    const read = readNumber(ground, numeral, amount, beside) ?? readInRow(own, amount, beside);
    if (read === null || IS_NAMED.test(ground.folded.slice(numeral.end, numeral.end + REACH))) continue;
    const one: SaleNumber = {
      ...read,
      // Pence and cents are parts of a pound or a dollar.
      value: amount?.kind === 'money' ? middle(amount) : middle(numeral),
      start: numeral.start,
      end: Math.max(numeral.end, amount?.kind === 'money' || amount?.kind === 'count' ? amount.end : 0),
      sentence,
      sentenceStart,
      sentenceEnd: sentenceStart + words.length,
    };
    // «96 sesiones a 42 son 4.032»: what the two before it come to.
    if (isProduct(one.value, last, found.at(-2))) found.push({ ...one, kind: 'total' });
    else if (isAgain && one.kind === 'count')
      found[found.length - 1] = {
        ...one,
        per: one.per ?? 'month',
        noun: NOT_SOLD.test(` ${foldText(one.noun)}`) || one.noun === '' ? last.noun : one.noun,
      };
    else found.push(one);
  }
  return found;
}

const REACH = 60;
/** «Ciento diez pesos al mes no puede ser»: what was said back is none of them. */
const DENIED =
  /^[^.;:,\d]{0,24}(?<![a-z])(?:no puede(?: ser)?|can'?t be|cannot be|(?:esta|is) (?:mal|wrong)|is too (?:high|low|much))(?![a-z])/;
/** "14 on a tune-up, 9 on a quick fix", «17 el vaso y el litro 78»: told in the breath of the cost before it. */
const GOES_ON = /^(?!.*(?:vend|cobr|price|precio|sell|charge|espero|expect))[^.;:]{0,40}$/;
const NEARLY = 0.02;

function isProduct(value: number, ...[one, other]: readonly (SaleNumber | undefined)[]): boolean {
  if (one === undefined || other === undefined || one.kind === other.kind || one.kind === 'total' || other.kind === 'total') return false;
  const product = one.value * other.value;
  return one.value > 1 && other.value > 1 && Math.abs(value - product) <= NEARLY * product;
}

interface Beside {
  readonly left: string;
  readonly right: string;
  /** Told to be what one costs, by words before it. */
  readonly isCost: boolean;
  /** Told in the breath of a cost, with no noun of its own to count. */
  readonly goesOn: boolean;
  /** What was counted just before is told once more. */
  readonly isAgain: boolean;
  /** What stands before it is a price. */
  readonly isOfPriced: boolean;
}

function readNumber(
  ground: Ground,
  numeral: Numeral,
  amount: Amount | undefined,
  { left, right, isCost, goesOn, isAgain, isOfPriced }: Beside,
): Pick<SaleNumber, 'kind' | 'per' | 'noun'> | null {
  if (amount === undefined || (amount.kind !== 'money' && amount.kind !== 'count' && amount.kind !== 'plain')) return null;
  const per = amount.kind === 'plain' ? null : amount.per;
  const isMarked = (amount.kind === 'money' && amount.currency !== null) || CURRENCY_BESIDE.test(left) || CURRENCY_AFTER.test(right);
  const own = OF_THOSE.exec(right);
  if (own && isOfPriced && !isMarked) return { kind: 'count', per: periodAfter(right.slice(own[0].length))?.per ?? null, noun: '' };
  if (middle(numeral) <= 0 || (!isMarked && !isAgain && NOT_SOLD.test(right) && !areDaysSold(amount, isOfPriced)) || DENIED.test(right))
    return null;
  if (TOTAL.test(left)) return { kind: 'total', per, noun: '' };
  const { noun } = countedAfter(ground, numeral);
  if (isCost || (goesOn && noun === '') || (amount.kind !== 'count' && isCostOfSale(ground, amount, numeral)))
    return amount.kind === 'money' || noun === ''
      ? { kind: 'cost', per, noun: amount.kind === 'money' ? (right.replace(OF, '').split(/[,.;:]/)[0] ?? '') : '' }
      : null;
  if (noun === '' && !isMarked && GOAL.test(left)) return null;
  const isPriced =
    isMarked ||
    (noun === '' &&
      (AT_BEFORE.test(left) ||
        (per === null && COLON.test(left)) ||
        ((amount.kind !== 'plain' || isCountedNext(ground, numeral)) && EACH_AFTER.test(right))));
  if (isPriced)
    return per === null || per === 'unit' || per === 'month' || per === 'hour' || per === 'day' ? { kind: 'price', per, noun: '' } : null;
  if (isAgain) return { kind: 'count', per, noun };
  if (noun === '' && amount.kind === 'money' && periodAfter(right) === null) return null;
  if (IS_SAID.test(right)) return null;
  if ((PART_OF.test(left) && per === null) || (noun === '' && (per === null || per === 'unit'))) return null;
  return { kind: 'count', per: per === 'unit' || per === 'hour' ? null : per, noun };
}

/** "Daycare at $42, 440 days a month": more than a month has, right after their price. */
function areDaysSold(amount: Amount, isOfPriced: boolean): boolean {
  return isOfPriced && amount.kind === 'count' && amount.per === 'month' && amount.low > MOST_OPEN;
}

/** Days of a month. */
const MOST_OPEN = 31;

/** «La silla son 65 euros y haré unas 30 al mes, una butaca 320 y unas 7»: once a price and its number were told, so are those of the next thing, bare. */
function readInRow(
  own: readonly SaleNumber[],
  amount: Amount | undefined,
  { left, right, isCost }: Beside,
): Pick<SaleNumber, 'kind' | 'per' | 'noun'> | null {
  const isBare = amount?.kind === 'plain' || ((amount?.kind === 'money' || amount?.kind === 'count') && amount.per === null);
  if (!isBare || isCost || NOT_SOLD.test(right) || DENIED.test(right)) return null;
  const order = own.map(({ kind }) => kind[0]).join('');
  if (/^(?:pc)+$/.test(order) && NEXT_THING.test(left)) return { kind: 'price', per: null, noun: '' };
  return /^(?:pc)+p$/.test(order) && NEXT_COUNT.test(left) ? { kind: 'count', per: null, noun: '' } : null;
}

const NEXT_THING =
  /(?:[,;] ?|(?<![a-z])(?:y|e|and|plus|mas) )(?:(?:y|e|and|then|luego|un|una|el|la|los|las|the|an?|cada|each|de|for) )*[a-z-]{3,}(?: (?:de |of |a )?[a-z-]{3,}){0,2} (?:(?:a|at|are|is|es|son|sale[n]?|va[n]?|cuestan?|vale[n]?|por|for) ){0,2}$/;
const NEXT_COUNT =
  /^ ?(?:(?:€|euros?|pesos|dollars|pounds|quid)(?![a-z]))?(?: (?:each|apiece|cada un[oa]))?,? ?(?:(?:y|and|de|de esas|de esos|of those) )?(?:(?:unos|unas|como|about|around|maybe|some|say|perhaps|another|otros|otras|hare|haremos|vendo|vendere|calculo|espero|quizas?|igual|i|we|figure|expect|do|sell|i'd|we'd) ){0,3}$/;

/** "Baths, 35 each, about 40 a month": what each is charged, and how many. */
function isCountedNext({ folded }: Ground, { end }: Numeral): boolean {
  return COUNTED_NEXT.test(folded.slice(end, end + REACH));
}

const COUNTED_NEXT =
  /^ (?:each|apiece|cada un[oa]|la unidad),? (?:and |y )?(?:about |around |maybe |say |some |unos |unas |como |sobre )?\d+ (?:al?|a la|por|per|each|every) (?:mes|semana|dia|month|week|day)(?![a-z])/;

/** «17 y 78 son costos»: what numbers are is said of them. */
const IS_NAMED = /^ (?:(?:y|and) \S+ )?(?:son|es|are|is) (?:el |los |the )?(?:cost|preci|price)/;
const IS_SAID = /^ (?:son|es|eran?|are|is|was|were)(?![a-z])/;
/** «Queremos llegar a 220»: to be reached, and not sold yet. */
const GOAL = /(?<![a-z])(?:llegar|alcanzar|subir|crecer|pasar|reach|hit|get(?: up)?|grow|go)(?: a| hasta| to)? $/;
const OF = /^ (?:por|per|on|for|an?|each|cada|de|en|in) /;
