// "20 dogs a day, 22 days a month, so 440": what a day's number comes to on the days of a month is no sum of money.
import { WEEKDAYS } from '../../language/weekday-names.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';
import { middle } from './monthly-amount.ts';

const DAYS = /^ (?:days|dias)(?: (?:an?|al|per|por|each|every|in the|cada) (?:month|mes|week|semana))?(?![a-z])/;

const COIN = /[€$£]|\b(?:euros?|pesos|soles|d[oó]lares|dollars|bucks|pounds|quid)\b/iu;
const COIN_REACH = 8;

/** «Tres sábados al mes, unos 8 cada uno», "three classes a month, about 18 each": nobody buys the days, and each day sells so many. */
export function withSoldEachDay(ground: Ground, amounts: readonly Amount[]): readonly Amount[] {
  if (!OF_SALES.has(ground.question)) return amounts;
  const days = amounts.find((amount) => amount.kind === 'count' && amount.per !== null && HELD.test(ground.folded.slice(amount.start)));
  const each = days && ground.numerals.find(({ start, isArticle }) => start >= days.end && !isArticle);
  if (days?.kind !== 'count' || !each || !LINK.test(ground.folded.slice(days.end, each.start))) return amounts;
  if (!EACH_TIME.test(ground.folded.slice(each.end)) || COIN.test(ground.text.slice(each.start - 2, each.end + 2)) || each.low < 2)
    return amounts;
  const others = amounts.filter((amount) => amount !== days && (amount.start >= each.end || amount.end <= each.start));
  const sold: Amount = { ...days, low: days.low * each.low, high: days.high * each.high, end: each.end, noun: '' };
  return [...others, sold].sort((a, b) => a.start - b.start);
}

const OF_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'volume']);
const HELD = new RegExp(
  `^[a-z\\d.,]+ (?:${WEEKDAYS.join('|')}|days?|dias?|nights?|noches?|evenings?|tardes?|mornings?|mananas?|weekends?|fines de semana|markets?|mercad(?:o|ill)os?|ferias?|fairs?|mercadillos?|events?|eventos?|class(?:es)?|clases?|sessions?|sesion(?:es)?|talleres|workshops|tours?|salidas?|trips?|outings?|rutas?|shifts?|turnos?|rounds?|dates?|fechas?|gigs?|shows?)(?![a-z])`,
);
const LINK =
  /^(?:,| with| con| y| and| at| a| de|,? (?:vendo|vendemos|selling|i sell|we sell|salen|van|vienen))?(?: (?:about|around|roughly|like|unos|unas|como|mas o menos|some))* $/;
const EACH_TIME =
  /^(?: [a-z]+)? (?:each(?: (?:time|day|one|class|session|night|market|saturday|sunday))?|a time|every time|apiece|per (?:day|class|session|night|market|event|trip|tour)|cada un[oa]|cada vez|cada dia|por (?:dia|clase|sesion|noche|mercado|feria|evento|salida|turno|sabado|domingo)|(?:en|a) cada un[oa]|al dia)(?= ?$| ?[,.;)]| (?:y|and|a|at|para|for|so|asi)(?![a-z]))/;

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
