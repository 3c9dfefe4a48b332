// "30 members at £45 a month, 20 at £60 and 10 at £90": so many of one thing at each price. What they pay on average, and how many they are.
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { moneyDetails, roundMoney, unitOf } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

interface Group {
  readonly count: number;
  readonly start: number;
  readonly money: Money;
}

const ASKED: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume']);
const LEAST_GROUPS = 2;
/** From how many to what each pays; a noun of its own only for the first: else they are different things. */
const AT_PRICE = /^(?: (?!de |en )[a-z]+){0,3}(?: (?:en|on) (?:la|el|the) [a-z]+,?)? (?:at|a|@|por|pagando|paying) $/;
const BARE = /^(?: (?:en|on) (?:la|el|the) [a-z]+,?)? (?:at|a|@|por|pagando|paying) $/;
const JOINT = /^[^.;:\d]{0,24}?(?:,| y| and|, y|, and) $/;

/** The mean price and the number of all who pay; nothing where not every number has its price, one after another. */
export function countedAtPrices(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  if (!ASKED.has(context.question)) return [];
  const groups = runOf(ground, amounts);
  const [first, last] = [groups[0], groups.at(-1)];
  if (first === undefined || last === undefined || groups.length < LEAST_GROUPS) return [];
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const paid = groups.reduce((sum, group) => sum + group.count * middle(group.money), 0);
  return [
    makeFact('price', roundMoney(paid / count), moneyDetails(ground, first.money, context, unitOf(first.money, currency), true, 'price')),
    makeFact('volume', count, {
      unit: 'units',
      period: 'month',
      quote: quoteOf(ground.text, context.answer, first.start, last.money.end),
      origin: 'derived',
    }),
  ];
}

/** How many of them; a number by itself in a list of prices is taken for one. */
function isNumberOf(folded: string, amount: Amount): amount is Extract<Amount, { low: number; high: number }> {
  if (amount.kind === 'count') return amount.per === null || amount.per === 'month';
  return amount.kind === 'plain' || (amount.kind === 'money' && /^\d{1,4}$/.test(folded.slice(amount.start, amount.end)));
}

function runOf({ folded }: Ground, amounts: readonly Amount[]): readonly Group[] {
  const groups: Group[] = [];
  for (const [at, amount] of amounts.entries()) {
    const money = amounts[at + 1];
    if (!isNumberOf(folded, amount) || money?.kind !== 'money' || amount.low !== amount.high) continue;
    const end = amount.start + (/^[\d.,]+|^[a-z-]+/.exec(folded.slice(amount.start))?.[0].length ?? 0);
    const lead = folded.slice(end, money.start);
    const before = groups.at(-1);
    const isJoined = before === undefined || JOINT.test(folded.slice(before.money.end, amount.start));
    if (!(before === undefined ? AT_PRICE : BARE).test(lead) || !isJoined) {
      if (groups.length >= LEAST_GROUPS) break;
      groups.length = 0;
      if (!AT_PRICE.test(lead)) continue;
    }
    groups.push({ count: amount.low, start: amount.start, money });
  }
  return groups;
}
