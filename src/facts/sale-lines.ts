// What is sold, where it was told as several things with a price each.
import { wordsOf } from '../language/stem-words.ts';
import { type FactSheet, factValue, type SaleLine } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

/** A line whose volume is known. */
export interface ToldLine extends SaleLine {
  readonly units: number;
}

/** What the lines come to: the average sale and the sum of them, money with two decimals. */
interface LinesTogether {
  readonly price: number;
  readonly units: number;
  /** The average of what a sale costs; undefined unless it was told of each line. */
  readonly unitCost: number | undefined;
}

/**
 * The lines that price and volume were worked out from, each with its units of one normal month; null where sales were told as one thing, some
 * line lacks its volume, or a price was told since that is not the average of these.
 */
export const saleLines = keptWithFacts((facts): readonly ToldLine[] | null => {
  const lines = factValue(facts, 'lines')?.filter(isTold) ?? [];
  const { price, volume } = facts;
  if (lines.length < 2 || lines.length !== facts.lines?.value.length || price === undefined || volume === undefined) return null;
  const together = takeTogether(lines);
  if (price.origin !== 'derived' || Math.abs(price.value - together.price) > HALF_A_CENT) return null;
  return Math.abs(volume.value - together.units) < SAME_UNITS ? lines : shareOut(lines, together.units, volume.value);
});

/** Whether the price is an average: of the lines, or of prices told without how many are sold at each. */
export function isAveragePrice(facts: FactSheet): boolean {
  return saleLines(facts) !== null || (facts.priceSpread !== undefined && facts.price?.origin === 'derived');
}

const HALF_A_CENT = 0.005;
const SAME_UNITS = 0.005;

/** What these lines come to. */
export function takeTogether(lines: readonly ToldLine[]): LinesTogether {
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  const average = (of: (line: ToldLine) => number) =>
    Math.round(lines.reduce((sum, line) => sum + Math.round(of(line) * 100) * line.units, 0) / units) / 100;
  const areCostsTold = lines.every(({ unitCost }) => unitCost !== undefined);
  return {
    price: average(({ price }) => price),
    units: Math.round(units * 100) / 100,
    unitCost: areCostsTold ? average(({ unitCost = 0 }) => unitCost) : undefined,
  };
}

/** Whether a line's volume was told. */
export function isTold(line: SaleLine): line is ToldLine {
  return line.units !== null && line.units > 0;
}

/** The month's total in the proportion of these units: whole ones where the total is whole and their average stays the price that was told. */
function shareOut(lines: readonly ToldLine[], sum: number, total: number): readonly ToldLine[] {
  const whole = shareBy(lines, sum, total, 1);
  const isWhole = Number.isInteger(total) && total >= WHOLE_FROM && takeTogether(whole).price === takeTogether(lines).price;
  return isWhole && takeTogether(whole).unitCost === takeTogether(lines).unitCost ? whole : shareBy(lines, sum, total, 100);
}

/** Units in parts of one `grain`, the largest line taking what rounding leaves. */
function shareBy(lines: readonly ToldLine[], sum: number, total: number, grain: number): readonly ToldLine[] {
  const units = lines.map((line) => Math.round((line.units * total * grain) / sum) / grain);
  const largest = units.indexOf(Math.max(...units));
  const left = Math.round((total - units.reduce((so, each) => so + each, 0)) * grain) / grain;
  return lines.map((line, at) => ({ ...line, units: (units[at] ?? 0) + (at === largest ? left : 0) }));
}

/** Below it so few are sold that parts of one count. */
const WHOLE_FROM = 10;

/** Which of these names is meant: the one that shares most words with what is said, in the singular or the plural; null for none, or for two alike. */
export function lineNamed(labels: readonly string[], words: string): number | null {
  const said = singularsIn(words);
  const shared = labels.map((label) => singularsIn(label).filter((word) => said.includes(word)).length);
  const most = Math.max(...shared);
  return most > 0 && shared.filter((each) => each === most).length === 1 ? shared.indexOf(most) : null;
}

function singularsIn(name: string): readonly string[] {
  return wordsOf(name)
    .filter((word) => word.length >= SHORTEST && !JOINS.test(word))
    .map((word) =>
      (IRREGULAR.get(word) ?? word)
        .replace(/(?<!s)s$/, '')
        .replace(/e$/, '')
        .replace(/y$/, 'i'),
    );
}

const SHORTEST = 3;
/** «Guisado por kilo»: no name is known by these. */
const JOINS = /^(?:por|para|con|sin|los|las|del|una|uno|que|the|and|per|for|with|from|each|cada|ins)$/;
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['feet', 'foot'],
  ['people', 'person'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  // Whoever holds one is counted for it.
  ['membership', 'member'],
  ['memberships', 'member'],
  ['subscription', 'subscriber'],
  ['subscriptions', 'subscriber'],
  ['membresia', 'miembro'],
  ['membresias', 'miembro'],
  ['suscripcion', 'suscriptor'],
  ['suscripciones', 'suscriptor'],
  ['cuota', 'socio'],
  ['cuotas', 'socio'],
  ['abonado', 'abono'],
  ['abonados', 'abono'],
]);

/** Whether both are names of one thing: every word of the shorter is in the longer, in the singular or the plural. */
export function isSameThing(one: string, other: string): boolean {
  const [few, many] = [singularsIn(one), singularsIn(other)].sort((a, b) => a.length - b.length) as [readonly string[], readonly string[]];
  return few.length > 0 && few.every((word) => many.includes(word));
}
