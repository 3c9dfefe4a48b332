// "20 dogs a day, 22 days a month, so 440": what a day's number comes to on the days of a month is no sum of money.
import type { Amount, Ground } from './amount.ts';
import { middle } from './monthly-amount.ts';

const DAYS = /^ (?:days|dias)(?: (?:an?|al|per|por|each|every|in the|cada) (?:month|mes|week|semana))?(?![a-z])/;

const COIN = /[€$£]|\b(?:euros?|pesos|soles|d[oó]lares|dollars|bucks|pounds|quid)\b/iu;
const COIN_REACH = 8;

/** The amounts, a bare number that is the product of the two before it being so many a month or a week. */
export function withProductOfDays(ground: Ground, amounts: readonly Amount[]): readonly Amount[] {
  return amounts.map((amount) => {
    if ((amount.kind !== 'money' && amount.kind !== 'plain') || COIN.test(ground.text.slice(amount.start - 2, amount.end + COIN_REACH)))
      return amount;
    const [each, days] = ground.numerals.filter(({ end, isArticle }) => !isArticle && end <= amount.start).slice(-2);
    if (each === undefined || days === undefined || each.low * days.low !== middle(amount) || each.low < 2 || days.low < 2) return amount;
    const told = amounts.find((one) => one.start <= each.start && one.end >= each.end);
    const period = DAYS.exec(ground.folded.slice(days.end))?.[0];
    if (period === undefined || told?.kind !== 'count' || told.per !== 'day') return amount;
    const per = /week|semana/.test(period) ? 'week' : 'month';
    return { kind: 'count', low: amount.low, high: amount.high, per, start: amount.start, end: amount.end, noun: told.noun };
  });
}
