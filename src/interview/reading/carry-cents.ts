// «Harina 40 céntimos, mantequilla 60 y la caja 20»: in a list that opens in cents, the bare numbers after it are cents too.
import { factValue } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import type { ReadingContext } from './reading-context.ts';

const CENTS = /(?:centimos?|centavos?|cents?|cts?|pence|p)$/;
const LEAST = 5;
/** In whole coins the list would come to more of the price than this. */
const MOST_OF_PRICE = 0.5;

/** The amounts told of the cost of a sale, with the cents of the first carried on while no other money is told, where the price allows no whole coins. */
export function carryCents({ folded }: Ground, amounts: readonly Amount[], { question, known }: ReadingContext): readonly Amount[] {
  const [first, ...others] = amounts;
  const isInCents = first?.kind === 'money' && first.high < 1 && CENTS.test(folded.slice(first.start, first.end));
  if (question !== 'unit-cost' || !isInCents || !others.every(isBare)) return amounts;
  const sum = others.reduce((so, amount) => so + (isBare(amount) ? amount.high : 0), first.high);
  const price = factValue(known, 'price');
  if (price !== undefined && sum <= price * MOST_OF_PRICE) return amounts;
  return amounts.map((amount) =>
    isBare(amount) ? { ...amount, low: Math.round(amount.low) / 100, high: Math.round(amount.high) / 100 } : amount,
  );
}

function isBare(amount: Amount): amount is Extract<Amount, { kind: 'money' }> {
  return amount.kind === 'money' && amount.currency === null && Number.isInteger(amount.low) && amount.low >= LEAST && amount.high < 100;
}
