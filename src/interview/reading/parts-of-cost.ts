// «52.000: cuatro horas a 10.000, 7.000 de productos y 5.000 de transporte»: what one sale costs, and then what it is made of.
import type { Money } from './amount.ts';
import { middle } from './monthly-amount.ts';
import type { RoledMoney } from './roled-money.ts';

/** Whether what follows the cost tells its parts. */
export function opensItsParts(folded: string, { end }: Money): boolean {
  return /^[^.;,\d]{0,25}:/.test(folded.slice(end));
}

/** Without what is told after the cost in its sentence: the parts it comes to, or what each of the things costs that it is the mean of. */
export function withoutItsParts(folded: string, roled: readonly RoledMoney[], whole: Money): readonly RoledMoney[] {
  const listed = roled.filter((entry) => isListed(folded, whole, entry));
  const isMean = listed.some(({ money }) => middle(money) < middle(whole)) && listed.some(({ money }) => middle(money) > middle(whole));
  return roled.filter((entry) => !listed.includes(entry) || !(isMean || middle(entry.money) < middle(whole)));
}

function isListed(folded: string, whole: Money, { role, money }: RoledMoney): boolean {
  const isHere = money.start > whole.end && !/[.;!?](?=\s|$)|\n/.test(folded.slice(whole.end, money.start));
  return isHere && (role === null || role === 'unitCost' || role === 'cost' || role === 'spend' || role === 'price');
}
