// "The €4,000 grant has been approved": what was only applied for is counted from then on.
import { type Fact, type FactSheet, factValue, type MoneySource } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';

/** The facts with the founder's money as it is with what was granted since. */
export function withGranted(found: readonly Fact[], known: FactSheet): readonly Fact[] {
  const own = factValue(known, 'ownFunds');
  const sources = found.find(({ id }) => id === 'moneySources');
  if (own === undefined || !sources || found.some(({ id }) => id === 'ownFunds')) return found;
  const pending = (factValue(known, 'moneySources') ?? []).filter(({ isPending }) => isPending);
  const now = (sources.value as readonly MoneySource[]).filter(
    (one) => !one.isPending && pending.some(({ kind, amount }) => kind === one.kind && amount === one.amount),
  );
  const granted = now.reduce((so, { amount }) => so + (amount ?? 0), 0);
  if (granted === 0) return found;
  const unit = known.ownFunds?.unit ?? null;
  return [...found, makeFact('ownFunds', own + granted, { unit, quote: sources.quote, origin: 'derived' })];
}
