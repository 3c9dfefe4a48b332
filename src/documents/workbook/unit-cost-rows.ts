import type { Assumed, Assumptions } from '../../finance/assumption.ts';
import { toldUnitCost } from '../../finance/told-unit-cost.ts';
import type { Bilingual } from '../../language/language.ts';
import { BEFORE_TAX, cents, exactLine, type InputRow } from './input-row.ts';
import { averageCost } from './line-rows.ts';
import { SHAPE_WORDS } from './shape-words.ts';

/** The direct cost of a sale; where a card gives some away, what was told and what is given beside it. */
export function unitCostRows(a: Assumptions): readonly InputRow[] {
  const { es, en } = SHAPE_WORDS[a.shape.value];
  const label = { es: `Coste directo por ${es.one}`, en: `Direct cost of each ${en.one}` };
  const average = averageCost(a);
  const told = (id: string, name: Bilingual, from: Assumed): InputRow =>
    average === null
      ? cents(id, name, from)
      : {
          line: { id, label: name, format: 'price', once: average, shared: true },
          unit: BEFORE_TAX,
          from: { value: from.value, origin: 'derived' },
          exact: exactLine(`${id}Cents`, `ROUND({${id}}*100,0)`),
        };
  if (a.rewardCents.value === 0) return [told('unitCost', label, a.unitCostCents)];
  return [
    told('unitCostAlone', { es: `${label.es}, sin la tarjeta`, en: `${label.en}, without the card` }, toldUnitCost(a)),
    cents('reward', { es: 'Lo que regala la tarjeta', en: 'What the card gives away' }, a.rewardCents),
    {
      line: { id: 'unitCost', label, format: 'price', once: 'ROUND(({unitCostAlone}+{reward})*100,0)/100', shared: true },
      unit: BEFORE_TAX,
      from: { value: a.unitCostCents.value, origin: 'derived' },
      exact: exactLine('unitCostCents', 'ROUND({unitCost}*100,0)'),
    },
  ];
}
