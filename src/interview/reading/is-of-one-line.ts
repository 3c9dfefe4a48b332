import { type Fact, factValue } from '../../facts/fact.ts';
import { saleLines } from '../../facts/sale-lines.ts';
import type { ReadingContext } from './reading-context.ts';

/** Where several things are sold: what was told of one of them, its cost or its number, is not that of every sale. */
export function isOfOneLine(fact: Fact, lines: readonly Fact[], context: ReadingContext): boolean {
  const isOfMonth = fact.id === 'fixedCosts' && context.question === 'unit-cost' && lines.length > 0;
  return (
    isOfMonth ||
    isRampOfOne(fact, lines) ||
    isPriceOfOne(fact, lines, context) ||
    isCostOfOne(fact, lines, context) ||
    isCountOfOne(fact, lines)
  );
}

/** Where all that is sold of several things is known, what one of them climbs from or to is none of all. */
function isRampOfOne({ id }: Fact, lines: readonly Fact[]): boolean {
  const isRamp = id === 'volumeFromStart' || id === 'targetVolume' || id === 'targetMonths';
  return isRamp && lines.some((fact) => fact.id === 'lines') && lines.some((fact) => fact.id === 'volume');
}

/** "Zippers and repairs are $30", «las tapas a 70, como 160 al mes»: what tells the price or the number of one of them is no cost. */
function isPriceOfOne({ id, value }: Fact, lines: readonly Fact[], { question }: ReadingContext): boolean {
  if (id !== 'unitCost' || question === 'unit-cost' || lines.some((fact) => fact.id === id)) return false;
  // "Coffee at 3.40 and slices at 4.20": what two of them are sold at is no cost of all.
  const average = lines.find((fact): fact is Fact<'price'> => fact.id === 'price');
  if (average && question !== 'read-back' && Number(value) >= average.value) return true;
  return linesIn(lines).some(
    ({ price, units, unitCost }) => units !== null && (price === value || units === value) && unitCost === undefined,
  );
}

/** A cost told of some by name, or as high as their average price. */
function isCostOfOne({ id, value }: Fact, lines: readonly Fact[], { question, known }: ReadingContext): boolean {
  if ((id !== 'unitCost' && id !== 'unitCostItems') || question !== 'unit-cost' || !known.lines) return false;
  // Where how many are sold of each is open, what one of them costs may stand for all.
  if (!saleLines(known)) return costedIn(lines) > 1;
  if (lines.length > 0) return true;
  return typeof value === 'number' && value >= (factValue(known, 'price') ?? Number.POSITIVE_INFINITY);
}

function costedIn(facts: readonly Fact[]): number {
  return linesIn(facts).filter(({ unitCost }) => unitCost !== undefined).length;
}

/** How many of one, where the others' numbers are still open. */
function isCountOfOne({ id }: Fact, lines: readonly Fact[]): boolean {
  const told = linesIn(lines);
  return id === 'volume' && told.some(({ units }) => units !== null) && told.some(({ units }) => units === null);
}

function linesIn(facts: readonly Fact[]): Fact<'lines'>['value'] {
  return facts.find((fact): fact is Fact<'lines'> => fact.id === 'lines')?.value ?? [];
}
