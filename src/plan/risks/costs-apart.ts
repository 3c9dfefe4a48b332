// What the risks of the trade would cost: no two of them by the same sum.
import type { RiskHit } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { sayFirst } from '../say.ts';
import { riskCosts, UNMEASURED } from './risk-cost-words.ts';

/** What each would cost; where an earlier one has taken that cost, what one sale lost does, and after that what no figure here measures. */
export function costsApart(draft: Draft, hits: readonly RiskHit[]): readonly PlanText[] {
  const said = new Set<string>();
  return hits.map((hit) => {
    const ways = [riskCosts(hit), ...(isOfAYear(hit) ? [riskCosts('lost-sale'), UNMEASURED] : [])].map((ways) => sayFirst(draft, ways));
    const cost = ways.find((way) => !said.has(sumIn(way))) ?? sayFirst(draft, riskCosts(hit));
    said.add(sumIn(cost));
    return cost;
  });
}

/** The sum that it names first. */
function sumIn({ es }: PlanText): string {
  return /\{\{fig:([\w-]+)/.exec(es)?.[1] ?? es;
}

/** Counted as a tenth of a year's sales or costs, which is no measure of two risks alike. */
function isOfAYear(hit: RiskHit): boolean {
  return ['sales', 'client', 'source', 'costs', 'goods', 'price', 'rent', 'wages'].includes(hit);
}
