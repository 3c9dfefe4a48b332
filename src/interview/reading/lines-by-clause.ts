// Several things sold, each told in a clause of its own with its price and its number in either order, whatever else is told between them:
// «la sesión la cobro a 42 €, exenta de IVA, y calculo 96 al mes. El pilates es una cuota de 75 €, por dos clases a la semana, y espero 54 alumnas».
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact, SaleLine } from '../../facts/fact.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import { isTold, lineNamed, takeTogether } from '../../facts/sale-lines.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { withCostsInOrder } from './costs-in-order.ts';
import { areDistinct } from './label-lines.ts';
import { labelAfter, nameIn } from './line-label.ts';
import { asMonthly, togetherFacts } from './lines-together.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import { namesNoSale } from './names-no-sale.ts';
import type { ReadingContext } from './reading-context.ts';
import { type SaleNumber, saleNumbers } from './sale-numbers.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'read-back']);
const FEWEST = 2;
const MOST = 6;
/** How far what they come to may be from the total told beside them. */
const NEARLY = 0.05;

interface Pair {
  readonly price: SaleNumber;
  readonly count: SaleNumber;
  /** Where the words of this thing begin. */
  readonly from: number;
}

/**
 * The lines and what they come to. Nothing where a price has no number or a number no price, where two have one name, or where the total told
 * beside them is another.
 */
export function linesByClause(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const fact = readLines(ground, amounts, context, currency, FEWEST);
  return fact === null ? [] : [fact, ...togetherFacts(fact)];
}

/** The lines alone, so many of them at least; null where they are not told clearly. */
export function readLines(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
  fewest: number,
): Fact<'lines'> | null {
  if (!TELLS_SALES.has(context.question) || context.known.sector?.value === 'tourism_lodging') return null;
  const numbers = saleNumbers(ground, amounts);
  const pairs = pairUp(oneCountEach(numbers.filter(({ kind }) => kind === 'price' || kind === 'count')));
  if (pairs === null || pairs.length < fewest || pairs.length > MOST) return null;
  const labels = pairs.map((pair) => labelOf(ground, pair) || knownLabel(pair.count.noun, context));
  if (labels.includes('') || !areDistinct(labels) || labels.some(namesNoSale)) return null;
  const daysAMonth = daysTold(ground);
  const isTotalTold = numbers.some(({ kind }) => kind === 'total');
  const per = daysAMonth === null ? (periodOf(pairs, context) ?? (isTotalTold ? 'month' : null)) : 'month';
  if (per === null) return null;
  const days = findOpenDays(ground.folded);
  const inMonth = ({ value, per: own }: SaleNumber) =>
    asMonthly(own === 'day' && daysAMonth !== null ? value * daysAMonth : (toMonthly(value, own ?? per, days) ?? value));
  const told = pairs.map(({ price, count }, at): SaleLine => ({ label: labels[at] ?? '', price: price.value, units: inMonth(count) }));
  if (!comesTo(told, numbers)) return null;
  const costs = numbers.filter(({ kind }) => kind === 'cost');
  const lines = withCostsInOrder(ground, told, costs);
  const all = [...pairs.flatMap(({ price, count }) => [price, count]), ...costs];
  const quote = quoteOf(
    ground.text,
    context.answer,
    Math.max(0, Math.min(...pairs.map(({ from }) => from))),
    Math.max(...all.map(({ end }) => end)),
  );
  const isMonthly = pairs.every(({ price }) => price.per === 'month');
  return makeFact('lines', lines, { unit: currency, period: isMonthly ? 'month' : 'unit', quote }) as Fact<'lines'>;
}

/** "20 dogs a day, 22 days a month": the days it sells on, where they are told by the month. */
function daysTold({ folded, numerals }: Ground): number | null {
  const told = numerals.find(({ end }) => /^ (?:days|dias) (?:an?|al|per|por|each|in the) (?:month|mes)(?![a-z])/.test(folded.slice(end)));
  return told !== undefined && told.low >= 1 && told.low <= MOST_DAYS ? told.low : null;
}

const MOST_DAYS = 31;

/** «El kilo en 265, y a ocho cafeterías serían 120 kilos al mes»: of several numbers beside one price, the one told by the month or the like. */
function oneCountEach(numbers: readonly SaleNumber[]): readonly SaleNumber[] {
  const countsIn = (at: number) => numbers.filter(({ sentence, kind }) => sentence === at && kind === 'count');
  const pricesIn = (at: number) => numbers.filter(({ sentence, kind }) => sentence === at && kind === 'price');
  return numbers.filter((one) => {
    if (one.kind === 'price') return true;
    const [own, before] = [one.sentence, one.sentence - 1];
    // «Dos restaurantes ya me dijeron que sí, sesenta litros cada uno»: said of what was told with its number before.
    if (pricesIn(own).length === 0) return numbers[0] !== one && countsIn(before).length < pricesIn(before).length;
    return one.per !== null || pricesIn(own).length > 1 || !countsIn(own).some(({ per }) => per !== null);
  });
}

/** Each price with its number: those of one sentence, or the number that the next sentence begins with. Null where one is left alone. */
function pairUp(numbers: readonly SaleNumber[]): readonly Pair[] | null {
  const pairs: Pair[] = [];
  let from = 0;
  for (let at = 0; at < numbers.length; ) {
    const [one, other, third] = [numbers[at] as SaleNumber, numbers[at + 1], numbers[at + 2]];
    if (other === undefined || one.kind === other.kind) return null;
    const isSplit = one.sentence !== other.sentence && (third?.sentence === other.sentence || one.kind === 'count');
    if (isSplit || other.sentence - one.sentence > 1) return null;
    const [price, count] = one.kind === 'price' ? [one, other] : [other, one];
    pairs.push({ price, count, from: Math.max(from, one.sentenceStart) });
    from = other.end;
    at += 2;
  }
  return pairs;
}

/** «440 days» are those of the «full day» that is known. */
function knownLabel(noun: string, { known }: ReadingContext): string {
  const labels = known.lines?.value.map(({ label }) => label) ?? [];
  return labels[lineNamed(labels, noun) ?? -1] ?? '';
}

function labelOf({ text }: Ground, { price, count, from }: Pair): string {
  const [first, second] = price.start < count.start ? [price, count] : [count, price];
  const lead =
    text
      .slice(from, first.start)
      .replace(/[\s:$€£]+$/u, '')
      .replace(OPENS, '')
      .replace(LEFT, '')
      .replace(WHOM, '')
      .split(LINK)
      .at(-1) ?? '';
  const subject = () => nameIn(lead.split(VERB)[0] ?? '') || nameIn(lead.split(VERB).at(-1) ?? '') || nameIn(lead);
  const counted = () => nameIn(count.noun);
  const between = () => nameIn((text.slice(first.end, second.start).split(/[,.;:]/)[0] ?? '').replace(BESIDE, ''));
  const after = () => labelAfter(text.slice(price.end, price.end + AFTER_REACH));
  const tried = price.start < count.start ? [subject, counted, after] : [counted, between, subject, after];
  for (const name of tried) {
    const label = name().replace(/['’]s$/u, '');
    if (label !== '') return label;
  }
  return '';
}

/** "What I sell is", «lo que vendo es». */
const OPENS =
  /^[\s,.]*(?:(?:y|and|oh|ah|also|tambi[eé]n|adem[aá]s|aparte|luego|besides|then|yo),?\s+)*(?:(?:what|lo que) \p{L}+(?: \p{L}+)? (?:is|are|es|son)|(?:it['’]s|(?:i|we)(?: also)? (?:sell|do|offer|run|give|teach|host|hold)|(?:tambi[eé]n )?(?:vend(?:o|emos|er[eé]|er[ií]a)|hacemos|hago|har[eé]|har[ií]a|doy|dar[eé]|damos|imparto|impartimos|organizo|organizamos)|(?:(?:te |se te )?(?:faltan?|olvidaste)|(?:hay|tienes|habr[ií]a) que)(?: (?:a[ñn]adir|meter|poner|agregar|incluir|sumar))?|(?:you|i|we)(?:['’]ve)? (?:forgot|forgotten|missed|left out|left(?= (?:\p{L}+ ){1,3}out(?!\p{L}))))(?: about)?)\s+/iu;
/** "You've left the baths out:". */
const LEFT = /\sout\s*$/u;
/** «A los restaurantes el litro se lo dejo en». */
const WHOM = /^\s*(?:y\s+)?a\s+(?:los|las|el|la)\s+\p{L}+\s+(?=(?:el|la|los|las)\s)/iu;
const AFTER_REACH = 50;
/** From one thing sold to the next. */
const LINK = /[;:]\s|,\s(?:and|y|plus|adem[aá]s)\s|\.\s/u;
/** Between what is sold and what is said of its price or number. */
const VERB =
  /\s(?:(?:l[oa]s?|les?|se|me|nos)\s){0,2}(?:es|son|est[aá]n?|cuestan?|valen?|vale|salen?|cobr\p{L}+|vend\p{L}+|dej\p{L}+|ponemos|pongo|is|are|costs?|goes|go|sells?|will|would|should|runs?|i|we|at)\s/iu;
const BESIDE = /^\s*(?:(?:con|with|on|de|of)\s)?(?:el|la|los|las|the|a|an|our)?\s*/iu;

/** The period of a number told without one: the only one that the others have, a month where the question asks for one; null where nobody said. */
function periodOf(pairs: readonly Pair[], { question, known }: ReadingContext): AmountPeriod | null {
  const told = new Set(pairs.flatMap(({ count }) => count.per ?? []));
  const isPaidMonthly = pairs.some(({ price, count }) => count.per === null && price.per === 'month');
  // The month's sales were said back before.
  const isOfMonth = question === 'volume' || question === 'read-back' || known.volume !== undefined;
  if (told.size === 0) return isOfMonth || isPaidMonthly ? 'month' : null;
  const isAllTold = pairs.every(({ price, count }) => count.per !== null || price.per === 'month');
  if (isAllTold || told.has('month')) return 'month';
  const [only] = told;
  return told.size === 1 ? (only as AmountPeriod) : null;
}

/** Whether the total told beside them, if any, is theirs. */
function comesTo(lines: readonly SaleLine[], numbers: readonly SaleNumber[]): boolean {
  const totals = numbers.filter(({ kind }) => kind === 'total');
  const { price, units } = takeTogether(lines.filter(isTold));
  return totals.length === 0 || totals.some(({ value }) => Math.abs(value - price * units) <= NEARLY * value);
}
