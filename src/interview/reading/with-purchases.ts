// What opening takes by a list of it, beside what the rest of the answer tells.
import type { Fact, FactId, MoneyItem } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Ground } from './amount.ts';
import type { ListedPurchases } from './listed-purchases.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';

interface Beside {
  /** What the answer says with the list in it. */
  readonly whole: readonly Fact[];
  /** What it says without. */
  readonly beside: readonly Fact[];
  readonly unit: Fact['unit'];
}

/** The facts with the investment and its items; what else is bought comes on top where no total closes the list. */
export function withPurchases(
  { text }: Ground,
  list: ListedPurchases,
  { whole, beside, unit }: Beside,
  { answer }: ReadingContext,
): readonly Fact[] {
  const read = itemsIn(whole);
  const isBought = ({ id, value }: Fact) => FUNDS.has(id) && list.items.some(({ amount }) => amount === value);
  const isRead = (fact: Fact) => beside.some(({ id, value }) => id === fact.id && value === fact.value);
  // Thousands left out after the first, things told by how many: what was read of the whole holds as many.
  if (read.length >= list.items.length && !isLoose(whole, read)) return whole.filter((fact) => !isBought(fact) || isRead(fact));
  const isOnce = (amount: number) => list.items.filter((one) => one.amount === amount).length === 1;
  const nameOf = ({ label, amount }: MoneyItem) => (isOnce(amount) && read.find((one) => one.amount === amount)?.label) || label;
  const further = list.isProven ? [] : itemsIn(beside);
  const items = [...list.items.map((item) => ({ ...item, label: nameOf(item) })), ...further];
  const sum = roundMoney(sumOf(items.map(({ amount }) => amount)));
  const told = beside.find(({ id }) => id === 'investment')?.value;
  const isMore = !list.isProven && typeof told === 'number' && told > sum;
  const [first] = list.spans;
  const quote = quoteOf(text, answer, first?.start ?? 0, first?.end ?? 0);
  return [
    ...beside.filter(({ id }) => id !== 'investment' && id !== 'investmentItems'),
    makeFact('investment', isMore ? told : sum, { unit, quote, origin: list.isProven || isMore ? 'said' : 'derived' }),
    makeFact('investmentItems', items, { unit, quote }),
  ];
}

/** «La barra con los bancos 26.000»: of a list of purchases, and nobody's money. */
const FUNDS: ReadonlySet<FactId> = new Set<FactId>(['ownFunds', 'loan', 'investorFunds', 'staffPay', 'founderPay', 'fixedCosts', 'rent']);

/** Whether what was read is less than its items come to. */
function isLoose(facts: readonly Fact[], items: readonly MoneyItem[]): boolean {
  const told = facts.find(({ id }) => id === 'investment')?.value;
  return typeof told === 'number' && told < sumOf(items.map(({ amount }) => amount));
}

function itemsIn(facts: readonly Fact[]): readonly MoneyItem[] {
  return (facts.find(({ id }) => id === 'investmentItems')?.value ?? []) as readonly MoneyItem[];
}
