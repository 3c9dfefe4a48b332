// «Cobramos 29 € al mes y esperamos ingresar 4.350 € al mes»: where only what the sales come to is told, the price says how many they are.
import { type Fact, factValue } from '../../facts/fact.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { GOAL_BEFORE } from './goal-alone.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import type { SalesTotal, Told } from './sales-total.ts';

/** What all that is sold comes to: by its arithmetic, with the prices and numbers that make it, or by its words. */
interface Whole {
  readonly sum: SalesTotal | null;
  readonly total: Told | null;
}

const LEAST_SALES = 2;
/** Cheaper things are bought by so many. */
const LEAST_PRICE = 20;
const TIMES_PRICE = 10;
const EXPECTED =
  /(?<![a-z])(?:expect(?:ing)?|esper(?:o|amos)|calcul(?:o|amos)|prev(?:eo|emos)|factur\w+|ingres(?:ar|aremos|amos|o)|revenues?|turnover|takings|ventas de|sales of|bring(?:ing)? in|tak(?:e|ing) in|figure|reckon)(?: (?:to (?:make|take|bring in|turn over|do|see)|ingresar|facturar|hacer|vender|sacar|que entren|in|on|of|un|una|a|about|around|roughly|like|some|unos|unas|como|de|total|sales|revenue|ventas|ingresos))* ?[$€£]?$/;
const FOR_COSTS = /^[^.;,\d]{0,30}(?<![a-z])(?:costs?|gastos|costes|costos|rent|alquiler|renta|wages|sueldos?|expenses)(?![a-z])/;

const OF_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'volume']);

/** The facts with how many are sold, where the sum they come to tells it; without a number that may well be that sum. */
export function countedByTurnover(
  ground: Ground,
  amounts: readonly Amount[],
  read: readonly Fact[],
  told: Whole,
  context: ReadingContext,
): readonly Fact[] {
  const price = read.find(({ id }) => id === 'price');
  const volume = read.find(({ id }) => id === 'volume');
  if (volume === undefined) return [...read, ...volumeByTurnover(ground, amounts, price, told, context)];
  return mayBeTurnover(ground, amounts, price, volume) ? read.filter((fact) => fact !== volume) : read;
}

/** How many are sold in a month, where the sum they come to tells it: those that make it, or what it holds of the price. */
function volumeByTurnover(
  ground: Ground,
  amounts: readonly Amount[],
  price: Fact | undefined,
  { sum, total }: Whole,
  { answer, question, known }: ReadingContext,
): readonly Fact[] {
  if (!OF_SALES.has(question)) return [];
  const fact = (count: number, { start, end }: Amount, origin: 'said' | 'derived') =>
    makeFact('volume', count, { unit: 'units', period: 'month', quote: quoteOf(ground.text, answer, start, end), origin });
  const [pair, ...others] = question === 'revenue' ? (sum?.pairs ?? []) : [];
  if (pair && others.length === 0) {
    const [, count] = pair;
    const per = count.kind === 'plain' || count.per === null || count.per === 'unit' ? 'month' : count.per;
    return [fact(Math.round(toMonthly(middle(count), per, findOpenDays(ground.folded)) ?? middle(count)), count, 'said')];
  }
  const expected = amounts.find(
    (amount): amount is Money => amount.kind === 'money' && amount.currency !== null && isExpected(ground, amount),
  );
  const told = sum === null ? (total ?? (question === 'revenue' ? expected : undefined)) : undefined;
  const whole = told && told.kind !== 'plain' && told.per && told.per !== 'unit' ? toMonthly(middle(told), told.per) : null;
  const count = Math.round((whole ?? 0) / Number(price?.value ?? factValue(known, 'price') ?? Number.POSITIVE_INFINITY));
  return told && count >= LEAST_SALES ? [fact(count, told, 'derived')] : [];
}

/** "We charge 220 a month and expect around 9,700 a month": hardly so many who pay, and nothing says it is money. It is asked. */
function mayBeTurnover(ground: Ground, amounts: readonly Amount[], price: Fact | undefined, volume: Fact): boolean {
  const told = amounts.find(({ start, end }) => volume.quote && start >= volume.quote.start && end <= volume.quote.end);
  if (!told || price?.period !== 'month' || !isExpected(ground, told)) return false;
  const isBare = (told.kind === 'count' && told.noun === '') || (told.kind === 'money' && told.currency === null);
  return isBare && told.per === 'month' && Number(price.value) >= LEAST_PRICE && told.low >= TIMES_PRICE * Number(price.value);
}

function isExpected({ folded }: Ground, { start, end }: Amount): boolean {
  const lead = folded.slice(Math.max(0, start - 60), start);
  return EXPECTED.test(lead) && !GOAL_BEFORE.test(lead) && !FOR_COSTS.test(folded.slice(end));
}
