import type { Fact } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { isPerUnit, roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { RoledMoney } from './roled-money.ts';

/** "El lote me cuesta 41 y mandarlo otros 14": one cost on top of the other. */
export function addFurtherCosts({ folded }: Ground, roled: readonly RoledMoney[], facts: Fact[]): void {
  const at = roled.findIndex(({ role, money }) => role === 'unitCost' && isPerUnit(money));
  const first = roled[at]?.money;
  const next = roled[at + 1]?.money;
  const cost = facts.find(({ id }) => id === 'unitCost');
  if (first === undefined || next === undefined || cost === undefined) return;
  if (
    !/^[^.;]*\b(?:y|and|plus|mas)\b[^.;]*\b(?:otr[oa]s|another|a further) [$€£]?$/.test(
      folded.slice(first.end, Math.min(next.start, first.end + 120)),
    )
  )
    return;
  facts.push({ ...cost, value: roundMoney(middle(first) + middle(next)), origin: 'derived' });
}
