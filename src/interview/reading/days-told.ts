// On how many days of a week it sells, as told beside the sales: «abro 24 días al mes», "six days a week".
import { findOpenDays } from '../../facts/open-days.ts';
import { monthsShare } from '../../facts/price-period.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { Amount, Count, Ground } from './amount.ts';
import { middle } from './monthly-amount.ts';

/** Days that something is open on, told as a number of them. */
export const OPEN_ON = /^(?:dias?|(?:working |business |trading )?days?|tardes|mananas|afternoons|mornings|evenings)\b/;

/** Null where nothing is told; days of a month as the share of a week they come to. */
export function daysPerWeek({ folded }: Ground, told: readonly Amount[]): number | null {
  return daysOfMonth(told) ?? findOpenDays(folded) ?? daysOfWeek(told) ?? openFor(folded);
}

/** "abrimos 6 días a la semana": the days a month is made of. */
function daysOfWeek(amounts: readonly Amount[]): number | null {
  const open = amounts.filter((amount): amount is Count => amount.kind === 'count' && OPEN_ON.test(amount.noun));
  const days = open.find(({ per }) => per === 'week');
  if (days) return days.high >= 1 && days.high <= 7 ? middle(days) : null;
  return null;
}

/** «Abro 24 días al mes», «hago 4 al día y trabajo 25 días»: as days of a week. */
function daysOfMonth(amounts: readonly Amount[]): number | null {
  const isDaily = amounts.some((amount) => amount.kind === 'count' && amount.per === 'day');
  const days = amounts.flatMap((amount) => {
    if (amount.kind === 'count' && amount.per === 'month' && OPEN_ON.test(amount.noun)) return [middle(amount)];
    return amount.kind === 'duration' && amount.unit === 'day' && isDaily && amount.count >= LEAST_OF_MONTH ? [amount.count] : [];
  });
  const [told] = days.filter((count) => count >= 1 && count <= 31);
  return told === undefined ? null : told / monthsShare('week');
}

/** Fewer are a delivery time, or days of a week. */
const LEAST_OF_MONTH = 12;

/** «Abrimos 5 días», "open 5 days": of the week, where nothing else follows. */
function openFor(folded: string): number | null {
  const [, told = ''] = OPEN_FOR.exec(folded) ?? [];
  return told === '' ? null : (smallNumber(told) ?? Number(told));
}

const OPEN_FOR =
  /(?<![a-z])(?:abr(?:o|imos|iremos|ire)|trabaj(?:o|amos)|open|opening|i work|we work)(?: (?:for|solo|only|just|unos))? ([1-7]|un|dos|tres|cuatro|cinco|seis|siete|one|two|three|four|five|six|seven) (?:dias|days)(?= ?$| ?[,.;)]| (?:y|and)(?![a-z]))/;
