// What several lines of sale come to.
import type { Fact } from '../../facts/fact.ts';
import { isTold, takeTogether } from '../../facts/sale-lines.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { makeFact } from './make-fact.ts';

/** The average sale, how many there are of them and, where it was told of each line, what one costs. `isShareOnly`: the lines are parts of an unknown number. */
export function togetherFacts({ value, unit, period, quote }: Fact<'lines'>, isShareOnly = false): readonly Fact[] {
  const together = takeTogether(value.filter(isTold));
  const details = { quote, origin: 'derived' } as const;
  return [
    makeFact('price', together.price, { ...details, unit, period }),
    ...(isShareOnly ? [] : [makeFact('volume', together.units, { ...details, unit: 'units', period: 'month' })]),
    ...(together.unitCost === undefined ? [] : [makeFact('unitCost', together.unitCost, { ...details, unit, period: 'unit' })]),
    makeFact('saleUnit', period === 'month' ? 'customer' : 'sale', { origin: 'derived' }),
  ];
}

/** The plain mean of lines whose volumes are all open: nothing says which is sold more. None where one is so much dearer that few are sold of it. */
export function meanOfOpen({ value, unit, period, quote }: Fact<'lines'>): readonly Fact[] {
  const prices = value.map(({ price }) => price);
  const isOpen = value.every(({ units }) => units === null);
  if (!isOpen || Math.max(...prices) > MOST_APART * Math.min(...prices)) return [];
  const mean = Math.round((sumOf(prices) / prices.length) * 100) / 100;
  return [makeFact('price', mean, { unit, period, quote, origin: 'derived' })];
}

const MOST_APART = 4;

/** Whole ones, but of what is sold a few times a month: eighteen a year are one and a half. */
export function asMonthly(units: number): number {
  return units < FEW ? Math.round(units * 100) / 100 : Math.round(units);
}

const FEW = 10;
