// What opening costs: the sum that was said, or the sum of the purchases told one by one.
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import type { Ground, Money } from './amount.ts';
import { findItems, isTotalOf } from './investment-items.ts';
import { makeFact } from './make-fact.ts';
import { moneyDetails, roundMoney, unitOf } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RoledMoney } from './settle-roles.ts';

/** Beside larger purchases a bare number below this share of the largest, and below a hundred, counts something else. */
const SMALLEST_SHARE = 0.01;

/** The investment and its parts; wages, what is paid every month and money that comes in must have been set aside before. */
export function findInvestment(
  ground: Ground,
  all: readonly RoledMoney[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const roled = withoutProducts(ground, all);
  const isAsked = context.question === 'investment';
  const named = roled.filter(({ role }) => role === 'investment').map(({ money }) => money);
  const open = roled.filter(({ role, money }) => role === null && (money.per === null || money.per === 'unit'));
  const bare = withoutStrays(open.map(({ money }) => money));
  const isMultiplied = open.some((entry) => entry.isMultiplied);
  // "Seguro por adelantado 1.800" beside something dearer is a part.
  const largest = Math.max(0, ...bare.map(middle));
  const whole = context.question === 'read-back' ? named.at(-1) : [...named].sort((a, b) => middle(b) - middle(a))[0];
  const total = (whole && middle(whole) >= largest ? whole : undefined) ?? sumFirst([...bare, ...named].sort((a, b) => a.start - b.start));
  const others = total === null || !named.includes(total) ? [...bare, ...named].sort((a, b) => a.start - b.start) : bare;
  const parts = context.question === 'read-back' ? [] : others.filter((money) => money !== total);
  const items = findItems(
    ground,
    parts,
    all.map(({ money }) => money),
  );
  const details = (money: Money, isDerived: boolean) =>
    moneyDetails(ground, money, context, unitOf(money, currency), isDerived, 'investment');
  const first = parts[0];
  const list = items.length > 0 && first ? [makeFact('investmentItems', items, details(first, false))] : [];
  if (total) return [makeFact('investment', middle(total), details(total, total.low !== total.high)), ...list];
  if (first === undefined || (items.length === 0 && !isAsked)) return [];
  const sum = parts.reduce((so, money) => so + middle(money), 0);
  return [makeFact('investment', roundMoney(sum), details(first, isMultiplied || parts.length > 1 || first.low !== first.high)), ...list];
}

/** "Seis reformers a 2.500, en total 15.000": the product is the part, and what one costs is none. */
function withoutProducts({ numerals }: Ground, roled: readonly RoledMoney[]): readonly RoledMoney[] {
  const isOneOf = ({ money }: RoledMoney, next: RoledMoney | undefined) =>
    next !== undefined &&
    numerals.some(
      ({ low, start, end }) =>
        low >= 2 && end <= money.start && start > money.start - 60 && Math.abs(low * middle(money) - middle(next.money)) < 0.01,
    );
  return roled.flatMap((entry, at) => {
    if (isOneOf(entry, roled[at + 1])) return [];
    const before = roled[at - 1];
    return [before !== undefined && at + 1 < roled.length && isOneOf(before, entry) ? { ...entry, role: null } : entry];
  });
}

/** "Compramos 25 y la obra cuesta 30.000": a small number without currency beside sums is no purchase. */
function withoutStrays(monies: readonly Money[]): readonly Money[] {
  const largest = Math.max(0, ...monies.map(middle));
  return monies.filter((money) => money.currency !== null || middle(money) >= 100 || middle(money) >= SMALLEST_SHARE * largest);
}

/** "€7k: van €5,000, linen €1,500, insurance €500": the first is the sum of the others. */
function sumFirst([first, ...rest]: readonly Money[]): Money | null {
  return first !== undefined && isTotalOf(first, rest) ? first : null;
}
