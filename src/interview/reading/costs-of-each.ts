// What each of the things known to be sold costs, told in a list by their names: «De material se van 90 en cada suela, 15 en las tapas y 30 en los
// tenis». A list is of costs where its words say so, or where the mean told beside it is that of its numbers.
import type { SaleLine } from '../../facts/fact.ts';
import { isTold, takeTogether } from '../../facts/sale-lines.ts';
import type { Amount, Ground } from './amount.ts';
import { type NamedRun, type Part, partsOfLists, runsByName } from './parts-of-list.ts';
import { periodTold } from './period-told.ts';
import { sentencesOf } from './split-sentences.ts';

/** A list of costs: where it stands and the lines with them. */
export interface CostsOfEach {
  readonly lines: readonly SaleLine[];
  readonly parts: readonly Part[];
  /** What is told right after it in the same sentence. */
  readonly next: Part | undefined;
}

const COSTS =
  /(?<![a-z])(?:costes?|costos?|costs?(?! (?:them|the customer))|costing|material(?:es)?|materials|parts|supplies|ingredient[e]?s|insumos|genero|(?:me|nos) (?:cuestan?|salen?)|se (?:(?:me|nos) )?van?|me gasto|gasto|spend|thread|hilo)(?![a-z])/;
const NEARLY = 0.02;
const HALF = 0.5;

/** Whether the words of the list, or of what leads to it, speak of costs. */
export function tellsCostOfEach({ text, folded }: Ground, parts: readonly Part[]): boolean {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return false;
  const start = sentencesOf(text)[first.sentence]?.start ?? first.start;
  return COSTS.test(folded.slice(start, last.end));
}

/** The lines with what the answer tells each to cost; null where no list does. `isAsked`: the question is what they cost. */
export function costsOfEach(ground: Ground, amounts: readonly Amount[], lines: readonly SaleLine[], isAsked: boolean): CostsOfEach | null {
  const parts = partsOfLists(ground, amounts);
  const labels = lines.map(({ label }) => label);
  for (const run of runsByName(parts, labels)) {
    const costed = withCosts(lines, run);
    if (costed === null || isTimed(ground, run.parts)) continue;
    const isMean = parts.some((part) => !run.parts.includes(part) && isMeanOf(part, costed));
    if (isAsked || isMean || tellsCostOfEach(ground, run.parts)) {
      const last = run.parts.at(-1) as Part;
      const next = parts[parts.indexOf(last) + 1];
      return { lines: costed, parts: run.parts, next: next?.sentence === last.sentence ? next : undefined };
    }
  }
  return null;
}

/** So many of each a month are no costs. */
function isTimed(ground: Ground, parts: readonly Part[]): boolean {
  const isCounted = parts.some(({ amount }) => amount?.kind === 'count' && amount.per !== null && amount.per !== 'unit');
  const [start, end] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
  return isCounted || (periodTold(ground.folded.slice(start, end)) !== null && !tellsCostOfEach(ground, parts));
}

/** Null where one costs as much as it is sold for. */
function withCosts(lines: readonly SaleLine[], { parts, own }: NamedRun): readonly SaleLine[] | null {
  const told = lines.map((line, at) => {
    const part = own.includes(at) ? parts[own.indexOf(at)] : undefined;
    return part === undefined ? line : { ...line, unitCost: part.value };
  });
  return told.every(({ price, unitCost }) => unitCost === undefined || unitCost < price) ? told : null;
}

function isMeanOf({ value }: Part, lines: readonly SaleLine[]): boolean {
  const { unitCost } = takeTogether(lines.filter(isTold));
  return unitCost !== undefined && Math.abs(value - unitCost) <= Math.max(HALF, NEARLY * unitCost);
}
