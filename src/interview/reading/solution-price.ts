import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { isChargedByOthers } from './charged-by-others.ts';
import { makeFact } from './make-fact.ts';
import { moneyDetails, priceValue, roundMoney, unitOf } from './money-details.ts';
import { type MoneyRole, roleOf } from './money-roles.ts';
import type { ReadingContext } from './reading-context.ts';

/** What is bought is told in `solution`; a price where a word says so, or where the one sum is told for each thing or each time. */
export function solutionPrice(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  if (context.known.price !== undefined) return [];
  const roled = amounts
    .filter((amount) => amount.kind === 'money')
    .filter((money) => !isChargedByOthers(ground, money))
    .map((money) => ({ money, role: roleOf(ground, money, amounts) }));
  const each = roled.filter(({ money, role }) => (role === null || BESIDE.has(role)) && isForEach(ground, money));
  const isOne = new Set(each.map(({ money }) => money.low)).size === 1;
  const money = roled.find(({ role }) => role === 'price')?.money ?? (isOne ? each[0]?.money : undefined);
  if (money === undefined) return [];
  const value = roundMoney(priceValue(money));
  return [makeFact('price', value, moneyDetails(ground, money, context, unitOf(money, currency), money.low !== money.high, 'price'))];
}

/** "Cleaned with pure water, £25 a visit", "all insured": words of these are of what is offered. */
const BESIDE: ReadonlySet<MoneyRole> = new Set<MoneyRole>(['fixedPart', 'ownFunds', 'investment']);

/** "£75 a sweep", «4.200 el baño», «puesta a punto a 85.000 pesos»: told as what is offered, and not as what it saves, costs or others ask. */
function isForEach(ground: Ground, money: Money): boolean {
  const before = ground.folded.slice(0, money.start);
  const clause = before.slice(before.search(/[^.;!?\n]*$/));
  if (NOT_OURS.test(clause) || NOT_ASKED.test(before)) return false;
  return money.per === 'unit' || money.per === 'hour' || (money.per === null && AT.test(before));
}

const NOT_OURS =
  /(?<![a-z])(?:sav(?:e|es|ing)|ahorr\w+|instead of|rather than|en vez de|en lugar de|others?|otr[oa]s|elsewhere|everyone else|los demas|they|ellos|competition|competencia|worth|refund|deposit|fianza|senal|discount|descuento|off|insured?|asegurad\w*|material\w*|ingredient\w*|insumos|parts|supplies|fuel|gasolina|gas)(?![a-z])/;
/** "Free over £40 an order", «a partir de 30 por pedido» set a bound to something else. */
const NOT_ASKED = /(?<![a-z])(?:over|under|below|above|up to|more than|less than|mas de|menos de|hasta|encima de|debajo de) ?[$€£]?$/;
const AT = /(?:^|[^a-z])(?:a|at|por|for|@) (?:unos |unas |about |around |solo |just )?[$€£]?$/;
