// «La básica de 150.000 y la completa de 270.000; 40 en una y 20 en la otra, un promedio de 190.000»: which numbers are of sales, known by the
// mean price that they make of the others.
import type { Fact } from '../../facts/fact.ts';
import type { Amount, Count, Ground, Money, Plain } from './amount.ts';
import { NUMBERED_BEFORE } from './find-target.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

type Told = Money | Count | Plain;

const MOST = 4;
const NEARLY = 0.005;

/** The mean price and how many there are in all; nothing where no told price is the mean of others. */
export function countsByMean(ground: Ground, amounts: readonly Amount[], { question, answer }: ReadingContext): readonly Fact[] {
  if (question !== 'revenue' && question !== 'price') return [];
  const monies = amounts.filter((amount): amount is Money => amount.kind === 'money' && amount.low === amount.high);
  const counts = amounts.filter((amount): amount is Told => isNumber(amount) && !isMonth(ground, amount));
  for (let many = MOST; many >= 2; many -= 1) {
    for (const prices of runsOf(monies, many)) {
      for (const of of runsOf(counts, many)) {
        const isApart = !of.some((one) => prices.some((price) => price === one));
        const mean = isApart && monies.find((money) => !prices.includes(money) && isMean(money, prices, of));
        if (!mean) continue;
        const [first, last] = [of[0] as Told, of.at(-1) as Told];
        const quote = quoteOf(ground.text, answer, first.start, last.end);
        const volume = of.reduce((sum, one) => sum + middle(one), 0);
        const origin = 'derived';
        return [makeFact('volume', roundMoney(volume), { unit: 'units', period: 'month', quote, origin })];
      }
    }
  }
  return [];
}

/** "By month six" counts no sales. */
function isMonth({ folded }: Ground, { start }: Amount): boolean {
  return NUMBERED_BEFORE.test(folded.slice(Math.max(0, start - 15), start));
}

/** A number among prices may have been taken for one of them. */
function isNumber(amount: Amount): boolean {
  if (amount.kind === 'money' && amount.currency !== null) return false;
  if (amount.kind !== 'count' && amount.kind !== 'plain' && amount.kind !== 'money') return false;
  return amount.low === amount.high && amount.low > 0 && (amount.kind === 'plain' || amount.per === null || amount.per === 'month');
}

function runsOf<One>(all: readonly One[], many: number): readonly (readonly One[])[] {
  return Array.from({ length: Math.max(0, all.length - many + 1) }, (_, from) => all.slice(from, from + many));
}

function isMean(mean: Money, prices: readonly Money[], counts: readonly Told[]): boolean {
  const many = counts.reduce((sum, one) => sum + middle(one), 0);
  const paid = prices.reduce((sum, price, at) => sum + middle(price) * middle(counts[at] as Told), 0);
  const isAmid = prices.some((price) => middle(price) < middle(mean)) && prices.some((price) => middle(price) > middle(mean));
  return isAmid && Math.abs(paid / many - middle(mean)) <= NEARLY * middle(mean);
}
