import type { Assumptions } from '../../finance/assumption.ts';
import { toldUnitCost } from '../../finance/told-unit-cost.ts';
import { BEFORE_TAX, cents, exactLine, type InputRow } from './input-row.ts';
import { SHAPE_WORDS } from './shape-words.ts';

/** The direct cost of a sale; where a card gives some away, what was told and what is given beside it. */
export function unitCostRows(a: Assumptions): readonly InputRow[] {
  const { es, en } = SHAPE_WORDS[a.shape.value];
  const label = { es: `Coste directo por ${es.one}`, en: `Direct cost of each ${en.one}` };
  if (a.rewardCents.value === 0) return [cents('unitCost', label, a.unitCostCents)];
  return [
    cents('unitCostAlone', { es: `${label.es}, sin la tarjeta`, en: `${label.en}, without the card` }, toldUnitCost(a)),
    cents('reward', { es: 'Lo que regala la tarjeta', en: 'What the card gives away' }, a.rewardCents),
    {
      line: { id: 'unitCost', label, format: 'price', once: '{unitCostAlone}+{reward}', shared: true },
      unit: BEFORE_TAX,
      from: { value: a.unitCostCents.value, origin: 'derived' },
      exact: exactLine('unitCostCents', 'ROUND({unitCost}*100,0)'),
    },
  ];
}
