// How many sales fit a month by how long each takes: three times, a stopwatch to choose between them.
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Block, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { capital, figure, table, words } from '../write-block.ts';
import { isTried } from './capacity-words.ts';

/** The time that is counted stands between the two tried: as the trade has it, or the longest that fits. */
const middleOf = ({ figures }: Pick<Draft, 'figures'>) => (figures['service-minutes'] ? 'service' : 'fit-most');

/** Whether the times have a table: nobody told one, and nothing else limits what is served in a month. */
export function isTabled(draft: Draft): boolean {
  const { figures, slots } = draft;
  const rows = ['try-1', middleOf(draft), 'try-2'];
  return isTried(draft) && figures['day-most'] === undefined && rows.every((id) => figures[`${id}-months`]) && slots.fitMost !== undefined;
}

/** Three times, what fits a month at each, the months of the forecast that do not fit and the margin of what the strongest leaves out. */
export function writeCapacity(draft: Draft): Block {
  const middle = middleOf(draft);
  const { tryOne, tryTwo, fitMost, serviceLasts } = draft.slots;
  const rows: readonly (readonly [string, Bilingual | undefined])[] = [
    ['try-1', tryOne],
    [middle, middle === 'service' ? serviceLasts : fitMost],
    ['try-2', tryTwo],
  ];
  const head = (text: PlanText) => label(draft, text);
  return table({
    title: head({
      es: 'Cuánto puede atender el equipo al mes, según lo que lleve cada {{unit}}',
      en: 'How much the team can handle in a month, by the time each {{unit}} takes',
    }),
    size: 'text',
    isSpare: true,
    columns: [
      { head: head({ es: 'Tiempo por {{unit}}', en: 'Time per {{unit}}' }), align: 'start', width: 5 },
      { head: head({ es: '{{units^}} al mes', en: '{{units^}} a month' }), align: 'end', width: 5 },
      { head: { es: 'Meses de la previsión que lo superan', en: 'Months of the forecast above that' }, align: 'end', width: 5 },
      { head: { es: 'Margen perdido el mes más fuerte', en: 'Margin lost in the busiest month' }, align: 'end', width: 6 },
    ],
    rows: rows
      .toSorted(([a], [b]) => minutesOf(draft, a) - minutesOf(draft, b))
      .map(([id, lasts]) => ({
        cells: [words(capital(lasts ?? { es: '', en: '' })), figure(`${id}-units`), figure(`${id}-months`), figure(`${id}-lost`)],
      })),
  });
}

function minutesOf({ figures }: Draft, id: string): number {
  return Number(figures[id === 'service' ? 'service-minutes' : id]?.value ?? 0);
}
