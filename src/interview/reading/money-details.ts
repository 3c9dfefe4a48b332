// What a fact keeps of the amount it was read from: period, currency, words, origin.
import type { CurrencyCode } from '../../countries/country.ts';
import type { FactId } from '../../facts/fact.ts';
import { isPricePeriod, type PricePeriod } from '../../facts/price-period.ts';
import type { AmountPeriod, Ground, Money } from './amount.ts';
import { type FactDetails, quoteOf } from './make-fact.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

export function moneyDetails(
  ground: Ground,
  money: Money,
  { answer }: ReadingContext,
  unit: CurrencyCode | null,
  isDerived: boolean,
  id: FactId,
): FactDetails {
  const isSubscription = money.per === 'month' || isLong(money);
  const periods: Partial<Record<FactId, FactDetails['period']>> = {
    price: isSubscription ? 'month' : 'unit',
    unitCost: 'unit',
    fixedCosts: 'month',
    founderPay: 'month',
    staffPay: 'month',
    rent: 'month',
    marketingBudget: 'month',
  };
  const quote = quoteOf(ground.text, answer, money.start, money.end);
  const toldPer = id === 'price' ? (money.toldPer ?? (isLong(money) ? money.per : undefined)) : undefined;
  return { unit, period: periods[id] ?? null, quote, origin: isDerived || money.isOfHours ? 'derived' : 'said', toldPer };
}

/** Nobody pays for one sale by the year or the term: it is a subscription. */
function isLong(money: Money): money is Money & { readonly per: PricePeriod } {
  return isPricePeriod(money.per) && money.per !== 'week' && money.per !== 'fortnight';
}

/** A subscription is kept by the month; anything else is paid each time. */
export function priceValue(money: Money): number {
  return isLong(money) ? (toMonthly(middle(money), money.per) ?? middle(money)) : middle(money);
}

export function isPerUnit({ per }: Money): boolean {
  return per === null || per === 'unit' || per === 'hour' || per === 'day';
}

/** "€3 per farm a month": of each who pays by the month. */
export function isPerPayer({ folded }: Pick<Ground, 'folded'>, { per, start, end }: Money): boolean {
  if (per === 'month' && EACH_PAYER.test(folded.slice(end))) return true;
  if (per === 'month' && COSTS_PER_PAYER.test(folded.slice(Math.max(0, start - 70), start))) return true;
  return per === 'month' && /(?<![a-z])(?:por|per|each|cada|a) (?!mes|month|ano|year|dia|day)[a-z]{3,}/.test(folded.slice(start, end));
}

/** «Por niño se me van 16 euros al mes», "each member costs me £4 a month": what one who pays takes. */
const COSTS_PER_PAYER =
  /(?<![a-z])(?:por|cada|per|each|every|one|(?:serving|atender|servir|mantener|llevar|supporting|looking after) (?:an?|un|una)) (?!mes|month|ano|year|semana|week|dia|day|hora|hour|emplead|trabajador|employee|worker|helper|ayudante|furgo|van|truck|local|shop|store|soci[oa] que|(?:lo|el|la)(?![a-z]))[a-z]{3,}(?: (?!se|me|nos|cuesta|sale|vale|cost|take|it)[a-z]{4,})?(?: (?:se|me|nos|us|it|van?|cuestan?|sale|salen|valen?|llevan?|gast(?:o|amos)|costs?|takes?|comes to|i spend|we spend|a|por|unos|unas|about|around))+ ?[$€£]?$/;

/** "28 a month per yard", and not «1.200 al mes por trabajador». */
const EACH_PAYER =
  /^ (?:cada un[oa]|each|(?:por|per) (?!mes|month|ano|year|semana|week|dia|day|hora|hour|emplead|trabajador|employee|worker|helper|ayudante|furgo|van|truck|local|shop|store|soci[oa] que)[a-z]{3,})(?![a-z])/;

export function monthOf({ per }: Money): Exclude<AmountPeriod, 'unit' | 'hour'> {
  return per === null || per === 'unit' || per === 'hour' ? 'month' : per;
}

/** The currency the amount itself names ("$" and "pesos" are settled for the whole answer), else the answer's. */
export function unitOf(money: Money, currency: CurrencyCode | null): CurrencyCode | null {
  return money.currency !== null && !money.isShared ? money.currency : currency;
}

export function roundMoney(value: number): number {
  return Math.round(value * 100) / 100;
}
