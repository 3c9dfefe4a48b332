// «Mi sueldo son 1.100, no 900», where 900 was one of the costs that add up to the month's: the total goes with it.
import { type CostKind, type Fact, type FactId, type FactSheet, factValue } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { roundMoney } from './money-details.ts';

const KINDS: readonly (readonly [FactId & ('founderPay' | 'staffPay' | 'rent' | 'marketingBudget'), CostKind])[] = [
  ['founderPay', 'own'],
  ['staffPay', 'hired'],
  ['rent', 'rent'],
  ['marketingBudget', 'marketing'],
];
const NEARLY = 1;

/** The month's costs as they are with the figures told anew; nothing where they are told too, or where the lines known are only some of them. */
export function carriedToTotal(told: readonly Fact[], known: FactSheet): readonly Fact[] {
  const total = known.fixedCosts;
  const lines = factValue(known, 'costLines') ?? [];
  const isToldToo = told.some(({ id, value }) => id === 'fixedCosts' || (id === 'payIncluded' && value === false));
  if (total === undefined || isToldToo || Math.abs(sumOf(lines) - total.value) > NEARLY) return [];
  const anew = told.find((fact): fact is Fact<'costLines'> => fact.id === 'costLines');
  if (anew) return moved(total, roundMoney(sumOf(anew.value)), anew.quote);
  const changes = KINDS.map(([id, kind]) => {
    const fresh = told.find((fact) => fact.id === id);
    const before = sumOf(lines.filter((line) => line.kind === kind));
    return before > 0 && typeof fresh?.value === 'number' && Math.abs(before - (factValue(known, id) ?? 0)) <= NEARLY
      ? { fresh, change: fresh.value - before }
      : null;
  });
  const [first, ...others] = changes.filter((one) => one !== null);
  if (first === undefined) return [];
  const value = roundMoney(others.reduce((so, { change }) => so + change, total.value + first.change));
  return moved(total, value, first.fresh.quote);
}

function moved(total: Fact<'fixedCosts'>, value: number, quote: Fact['quote']): readonly Fact[] {
  if (value === total.value || value < 0) return [];
  return [makeFact('fixedCosts', value, { unit: total.unit, period: total.period, quote, origin: 'derived' })];
}

function sumOf(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((so, { amount }) => so + amount, 0);
}
