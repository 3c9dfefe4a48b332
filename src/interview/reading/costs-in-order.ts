// «Los costes son 3, 6 y 7»: as many costs as things sold, in the order in which these were told; or each by its name.
import type { SaleLine } from '../../facts/fact.ts';
import { lineNamed } from '../../facts/sale-lines.ts';
import type { Ground } from './amount.ts';
import type { SaleNumber } from './sale-numbers.ts';

/** The lines with the costs told of them; as they were where a cost belongs to none. */
export function withCostsInOrder(ground: Ground, lines: readonly SaleLine[], costs: readonly SaleNumber[]): readonly SaleLine[] {
  if (costs.length === 0) return lines;
  const labels = lines.map(({ label }) => label);
  const named = costs.map(
    (cost, at) => lineNamed(labels, clauseOf(ground, costs, at)) ?? (cost.noun === '' ? null : lineNamed(labels, cost.noun)),
  );
  const isByName = !named.includes(null) && new Set(named).size === named.length;
  const isInOrder = !isByName && costs.length === lines.length && named.every((line, at) => line === null || line === at);
  if (!isByName && !isInOrder) return lines;
  return lines.map((line, at) => {
    const cost = isByName ? costs[named.indexOf(at)] : costs[at];
    return cost !== undefined && cost.value < line.price ? { ...line, unitCost: cost.value } : line;
  });
}

/** The words around a cost, from the one before it to the one after. */
function clauseOf({ text }: Ground, costs: readonly SaleNumber[], at: number): string {
  const cost = costs[at] as SaleNumber;
  const before = text.slice(Math.max(costs[at - 1]?.end ?? 0, cost.sentenceStart), cost.start);
  const after = text.slice(cost.end, costs[at + 1]?.start ?? cost.sentenceEnd).split(/[,.;]|\s(?:y|and)\s/u)[0] ?? '';
  return `${before.split(/[,;]|\s(?:y|and)\s/u).at(-1)} ${after}`;
}
