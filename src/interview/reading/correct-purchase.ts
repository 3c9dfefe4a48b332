// A purchase that was left out of the investment, or what all of them come to, where figures are read back or doubted.
import { factValue, type MoneyItem } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { COSTS, type Corrected, isCalledWhole, isNamedCost, isSum, lowOf, NOTHING, type Sum } from './correct-costs.ts';
import { isTakenBack } from './is-taken-back.ts';
import { LEFT_OUT } from './left-out.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { namesThing } from './names-thing.ts';
import type { ReadingContext } from './reading-context.ts';

/** "You left out the truck, that's 32,500": one more purchase. "They come to 39,700 all together": what they cost. */
export function addPurchase(ground: Ground, amounts: readonly Amount[], context: ReadingContext): Corrected {
  const { known, answer } = context;
  const before = factValue(known, 'investment');
  const sums = amounts.filter((amount) => amount.kind !== 'count' && isSum(amount) && !isTakenBack(ground, amount)) as readonly Sum[];
  const [sum] = sums;
  const isOther = COSTS.test(ground.folded) || OTHER.test(ground.folded);
  if (before === undefined || sum === undefined || sums.length > 1 || isOther || isNamedCost(ground, sum, context)) return NOTHING;
  const value = lowOf(sum);
  const details = { unit: known.investment?.unit ?? null, quote: quoteOf(ground.text, answer, sum.start, sum.end) };
  const named = LEFT_OUT.test(ground.folded) ? THING.exec(ground.text)?.[1]?.trim() : undefined;
  const thing = named !== undefined && namesThing(named) ? named : undefined;
  const items = factValue(known, 'investmentItems') ?? [];
  if (isCalledWhole(ground.folded, sum) && (context.question === 'investment' || isSizeOf(value, before)))
    return { facts: [makeFact('investment', value, details)], not: NOT_BESIDES };
  if (thing === undefined || items.some(({ amount }) => amount === value)) return NOTHING;
  const fresh: readonly MoneyItem[] = [...items, { label: thing, amount: value }];
  return {
    facts: [
      makeFact('investmentItems', fresh, details),
      makeFact('investment', roundMoney(before + value), { ...details, origin: 'derived' }),
    ],
    not: NOT_BESIDES,
  };
}

const NOT_BESIDES = ['price', 'unitCost', 'volume', 'fixedCosts', 'team', 'ownFunds', 'loan'] as const;

/** A sum of the size of what opening costs, by this many times. */
const LIKE = 8;

function isSizeOf(value: number, investment: number): boolean {
  return value >= investment / 2 && value <= investment * LIKE;
}

const OTHER =
  /(?<![a-z])(?:preci\w+|prices?|loan|prestamo|credito|dinero|money|savings?|ahorr\w+|ventas|sales|client\w*|customers?|members?|soci[oa]s|sueldo|salary|wages?|rent|alquiler|al mes|a month|per|por)(?![a-z])/;
/** What stands right after the words that something was left out. */
const THING =
  /(?:(?<!hac(?:e|en|[ií]a) )falta(?:n|ba|ban|ria)?|olvid(?:ado|aste|amos|o|é)(?: de)?|dejad[oa]|dejaste|incluid[oa]|contad[oa]|missing|left out|forg[eo]t(?:ten)?|missed|dropped|add(?: in)?|añad[ei]r?|suma)(?: (?:el|la|los|las|lo de|the|a|un|una|our|my|mi|del?|in))* (\p{L}[\p{L}' -]{2,40}?)(?=,| (?:que|which|that|son|is|are|it|at|de|por|for|a|y|and)(?!\p{L})|[:.]| ?[$€£]?\d)/iu;
