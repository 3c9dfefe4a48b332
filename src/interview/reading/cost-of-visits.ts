// "€12 a visit, two visits a month": what a customer who pays by the month costs, told visit by visit.
import type { Amount, Count, Ground, Money } from './amount.ts';
import { toMonthly } from './monthly-amount.ts';

const VISIT =
  /(?<![a-z])(?:visitas?|sesion|sesiones|clases?|limpiezas?|cortes?|visits?|sessions?|classes|lessons?|cleans?|cuts?|mows?)(?![a-z])/;
const MOST_A_MONTH = 14;

/** Each visit's cost by how many there are in a month; null where the two are not all that is told. */
export function costOfVisits({ folded }: Ground, amounts: readonly Amount[]): { value: number; start: number; end: number } | null {
  const [money, count] = ['money', 'count'].map((kind) => amounts.find((amount) => amount.kind === kind)) as [Money?, Count?];
  if (amounts.length !== 2 || !money || !count || money.per !== 'unit' || !VISIT.test(count.noun)) return null;
  if (count.per === null || count.per === 'unit' || count.per === 'hour' || !VISIT.test(folded.slice(money.start, money.end))) return null;
  const visits = toMonthly((count.low + count.high) / 2, count.per) ?? 0;
  const isSeldom = visits > 0 && visits <= MOST_A_MONTH;
  return isSeldom
    ? { value: ((money.low + money.high) / 2) * visits, start: Math.min(money.start, count.start), end: Math.max(money.end, count.end) }
    : null;
}
