// What is sold against what the people or the rooms can give.
import type { Assumptions } from '../../finance/assumption.ts';
import { measureServedCents } from '../../finance/measure-capacity.ts';
import { SHAPE_WORDS } from './shape-words.ts';
import type { WorkbookLine } from './workbook-line.ts';

const SERVED = 'MAX(1,INT({servedCents}*{team}/{priceCents}))';

/** What the hours allow where the time of one is known, as on every page of the plan. None where the trade does not say how much a person can serve. */
export function capacityLines(assumptions: Assumptions): readonly WorkbookLine[] {
  if (assumptions.lodging) return [usedPartLine('{nights}', '{nights}')];
  if (assumptions.places) return [usedPartLine('{places}', '(12*{places})')];
  if (assumptions.dayMost) return [usedPartLine('{dayMost}', '(12*{dayMost})')];
  if (measureServedCents(assumptions) === null) return [];
  const words = SHAPE_WORDS[assumptions.shape.value];
  return [
    {
      id: 'capacity',
      label: { es: `Lo más que se puede atender: ${words.es.monthly}`, en: `The most that can be served: ${words.en.monthly}` },
      format: 'count',
      once: assumptions.hands ? `MIN(${SERVED},MAX(1,INT(60*{handsHours}/{handsMinutes})))` : SERVED,
      shared: true,
    },
    usedPartLine('{capacity}', '(12*{capacity})'),
  ];
}

function usedPartLine(month: string, year: string): WorkbookLine {
  return {
    id: 'use',
    label: { es: 'Uso de esa capacidad', en: 'Use of that capacity' },
    format: 'tenths-percent',
    months: `ROUND({units}*1000/${month},0)/1000`,
    years: () => `ROUND({units}*1000/${year},0)/1000`,
    emphasis: 'strong',
  };
}
