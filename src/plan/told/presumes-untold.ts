import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { PRESUMED } from './presumed-clues.ts';

/** Whether a take presumes of the business or its customers what was not told, or what was told otherwise. */
export function presumesUntold(facts: FactSheet, sector: SectorId | null): (take: object) => boolean {
  const told = foldText(toldIn(facts));
  const untrue = PRESUMED.filter(
    ({ sectors, told: makesTrue, denied }) =>
      (sectors === undefined || (sector !== null && sectors.includes(sector))) &&
      (denied?.test(told) || (makesTrue !== undefined && !makesTrue.test(told))),
  );
  return (take) => {
    const words = foldText(JSON.stringify(take));
    return untrue.some(({ spoken }) => spoken.test(words));
  };
}

/** The answers, without what was read from them: a name of a sector tells nothing of the founder. */
function toldIn(facts: FactSheet): string {
  return (['problem', 'customer', 'solution', 'marketing', 'resources', 'goals'] as const)
    .map((topic) => factValue(facts, topic) ?? '')
    .join('. ');
}
