// «52.000: cuatro horas a 10.000, 7.000 de productos y 5.000 de transporte»: what one sale costs, and then what it is made of.
import type { Money } from './amount.ts';
import type { MoneyRole } from './money-roles.ts';
import { middle } from './monthly-amount.ts';

/** Whether what follows the cost tells its parts. */
export function opensItsParts(folded: string, { end }: Money): boolean {
  return /^[^.;,\d]{0,25}:/.test(folded.slice(end));
}

/** Told after it, in its sentence, and less. */
export function isPartOf(
  folded: string,
  whole: Money,
  { role, money }: { readonly role: MoneyRole | null; readonly money: Money },
): boolean {
  const isHere = money.start > whole.end && !/[.;!?](?=\s|$)|\n/.test(folded.slice(whole.end, money.start));
  return isHere && (role === null || role === 'unitCost' || role === 'cost' || role === 'spend') && middle(money) < middle(whole);
}
