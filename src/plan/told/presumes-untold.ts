import { type FactSheet, factValue } from '../../facts/fact.ts';
import { soldIn } from '../../finance/usual-of-business.ts';
import { foldText } from '../../language/fold-text.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { untoldParts } from '../../sectors/told-parts.ts';
import { PRESUMED } from './presumed-clues.ts';

/** Whether a take presumes of the business or its customers what was not told, or what was told otherwise. */
export function presumesUntold(facts: FactSheet, sector: SectorId | null): (take: object) => boolean {
  const told = foldText(toldIn(facts));
  const trade = factValue(facts, 'trade');
  const untrue = PRESUMED.filter(
    ({ sectors, trades, told: makesTrue, denied, isFalseOf }) =>
      (sectors === undefined || (sector !== null && sectors.includes(sector))) &&
      (trades === undefined || (trade !== undefined && trades.includes(trade))) &&
      (denied?.test(told) || isFalseOf?.(facts) || (makesTrue !== undefined && !makesTrue.test(told))),
  ).map(({ spoken }) => spoken);
  const others = sector === null ? [] : untoldParts(sector, trade, foldText(soldIn(facts)));
  return (take) => {
    const words = foldText(JSON.stringify(take));
    return [...untrue, ...others].some((spoken) => spoken.test(words));
  };
}

/** The answers, without what was read from them: a name of a sector tells nothing of the founder. */
function toldIn(facts: FactSheet): string {
  return (['problem', 'customer', 'solution', 'marketing', 'resources', 'goals'] as const)
    .map((topic) => factValue(facts, topic) ?? '')
    .join('. ');
}
