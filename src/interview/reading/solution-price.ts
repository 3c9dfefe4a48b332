import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { isChargedByOthers } from './charged-by-others.ts';
import { makeFact } from './make-fact.ts';
import { moneyDetails, priceValue, roundMoney, unitOf } from './money-details.ts';
import { roleOf } from './money-roles.ts';
import type { ReadingContext } from './reading-context.ts';

/** What is bought is told in `solution`; a price only where the word says so. */
export function solutionPrice(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const entry = amounts
    .filter((amount) => amount.kind === 'money')
    .map((money) => ({ money, role: roleOf(ground, money, amounts) }))
    .find(({ role, money }) => role === 'price' && !isChargedByOthers(ground, money));
  if (entry === undefined || context.known.price !== undefined) return [];
  const { money } = entry;
  return [
    makeFact(
      'price',
      roundMoney(priceValue(money)),
      moneyDetails(ground, money, context, unitOf(money, currency), money.low !== money.high, 'price'),
    ),
  ];
}
