import type { FactSheet } from '../facts/fact.ts';
import { saleLines } from '../facts/sale-lines.ts';
import type { LineAssumption } from './assumption.ts';
import { type Ground, inHundredths, saidAs } from './ground.ts';

/** The things that price, volume and unit cost are the average and the sum of; undefined where one thing is sold, or a commission earned. */
export function assumeLines({ facts }: Pick<Ground, 'facts'>): readonly LineAssumption[] | undefined {
  const lines = facts.commission ? null : saleLines(facts);
  const fact = facts.lines;
  if (lines === null || fact === undefined) return undefined;
  const areCostsTold = isCostOfLines(facts) && lines.every(({ unitCost }) => unitCost !== undefined);
  return lines.map(({ label, price, units, unitCost = 0 }) => ({
    label,
    priceCents: saidAs(fact, inHundredths(price)),
    units: saidAs(fact, units),
    ...(areCostsTold && { unitCostCents: saidAs(fact, inHundredths(unitCost)) }),
  }));
}

/** Whether the unit cost is still the average of the lines', and was not told anew since. */
function isCostOfLines({ unitCost }: FactSheet): boolean {
  return unitCost !== undefined && unitCost.unit !== 'percent' && unitCost.origin === 'derived';
}

/** Whether what was told of each line comes to the price, the volume and the unit cost that the model works with, to the cent. */
export function doLinesFoot(
  lines: readonly LineAssumption[] | undefined,
  { price, volume, unitCost }: { readonly price: number; readonly volume: number; readonly unitCost: number },
): boolean {
  if (lines === undefined) return true;
  const units = lines.reduce((sum, line) => sum + line.units.value, 0);
  const average = (of: (line: LineAssumption) => number) => lines.reduce((sum, line) => sum + of(line) * line.units.value, 0) / units;
  const isNear = (told: number, used: number) => Math.abs(told - used) <= CENT;
  return (
    Math.abs(units - volume) < SAME_UNITS &&
    isNear(
      average(({ priceCents }) => priceCents.value),
      price,
    ) &&
    lines.every(({ unitCostCents }) => unitCostCents !== undefined) === lines.some(({ unitCostCents }) => unitCostCents !== undefined) &&
    (lines[0]?.unitCostCents === undefined ||
      isNear(
        average(({ unitCostCents }) => unitCostCents?.value ?? 0),
        unitCost,
      ))
  );
}

const CENT = 1;
const SAME_UNITS = 0.01;
