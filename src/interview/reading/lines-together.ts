// What several lines of sale come to, and which of them a name means.
import type { Fact } from '../../facts/fact.ts';
import { isTold, takeTogether } from '../../facts/sale-lines.ts';
import { wordsOf } from '../../language/stem-words.ts';
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

/** Whole ones, but of what is sold less than once a month. */
export function asMonthly(units: number): number {
  return units < 1 ? Math.round(units * 100) / 100 : Math.round(units);
}

/** Which of these names is meant: the one that shares most words with what is said, in the singular or the plural; null for none, or for two alike. */
export function lineNamed(labels: readonly string[], words: string): number | null {
  const said = singularsIn(words);
  const shared = labels.map((label) => singularsIn(label).filter((word) => said.includes(word)).length);
  const most = Math.max(...shared);
  return most > 0 && shared.filter((each) => each === most).length === 1 ? shared.indexOf(most) : null;
}

function singularsIn(name: string): readonly string[] {
  return wordsOf(name)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.replace(/(?:e?s)+$|e$/, ''));
}

const SHORTEST = 3;
