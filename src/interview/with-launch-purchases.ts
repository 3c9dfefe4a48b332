// What getting known costs once was told before what opening takes: a list of purchases told later holds it too.
import type { Fact, FactSheet, MoneyItem } from '../facts/fact.ts';
import { areOfChannels } from '../facts/launch-purchases.ts';

/** The facts of a step, with the purchases that were told with the channels beside those listed now; a total told outright stands as it is. */
export function withLaunchPurchases(sheet: FactSheet, facts: readonly Fact[]): readonly Fact[] {
  const launch = sheet.investmentItems;
  const listed = facts.find((fact): fact is Fact<'investmentItems'> => fact.id === 'investmentItems');
  if (!launch || !listed || !areOfChannels(sheet)) return facts;
  const others = launch.value.filter((item) => !listed.value.some((one) => isSame(one, item)));
  const more = others.reduce((sum, { amount }) => sum + amount, 0);
  return facts.map((fact): Fact => {
    if (fact === listed) return { ...listed, value: [...listed.value, ...others] };
    return fact.id === 'investment' && fact.origin === 'derived' ? { ...fact, value: Number(fact.value) + more } : fact;
  });
}

/** Told again: the same sum. */
function isSame(one: MoneyItem, other: MoneyItem): boolean {
  return one.amount === other.amount;
}
