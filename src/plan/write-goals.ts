import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { Page, PlanText } from './plan.ts';
import { heading, quoteOr } from './write-block.ts';
import { writeCalendar } from './write-calendar.ts';
import { writeGoalTable } from './write-goal-table.ts';
import { writeMeasures } from './write-measures.ts';

/** What success means, what is watched on the way and what is done where it falls short, and the first twelve weeks. */
export function writeGoals(draft: Draft): Page {
  const goals = writeGoalTable(draft);
  return {
    id: 'goals',
    title: { es: 'Objetivos, medidas y calendario', en: 'Goals, measures and calendar' },
    blocks: [
      heading({ es: 'Qué tiene que haber pasado', en: 'What must have happened' }),
      ...(goals.length > 0 ? goals : quoteOr({ ...draft, slots: { ...draft.slots, owedTax: owedTax(draft) } }, 'goals', GOALS_MISSING)),
      writeMeasures(draft),
      heading({ es: 'Las doce primeras semanas', en: 'The first twelve weeks' }),
      writeCalendar(draft),
    ],
  };
}

/** Cash that is kept for the tax office is no goal reached. */
function owedTax({ figures }: Draft): PlanText {
  if (Number(figures['taxes-owed-y1']?.value ?? 0) <= 0) return { es: '', en: '' };
  return { es: ' ({{fig:taxes-owed-y1}} son impuestos por pagar)', en: ' ({{fig:taxes-owed-y1}} of it is tax still owed)' };
}

const GOALS_MISSING: Message = {
  id: 'goal.missing',
  variants: [
    {
      es: 'No se fijaron metas. El plan propone una que sale de sus propias cifras: llegar a {{fig:m12-units*}} {{units}} en {{fig:year-end-month*}} y cerrar ese mes con {{fig:m12-cash*}} en el banco{{owedTax}}. Sin una fecha y una cifra no hay manera de saber si se va bien.',
      en: 'No goals were set. The plan proposes one from its own figures: to reach {{fig:m12-units*}} {{units}} in {{fig:year-end-month*}} and close that month with {{fig:m12-cash*}} in the bank{{owedTax}}. Without a date and a figure there is no way of telling whether things go well.',
    },
    {
      es: 'Falta una meta con fecha, y aquí se propone esta: {{fig:m12-units*}} {{units}} en {{fig:year-end-month*}}, con {{fig:m12-cash*}} en el banco{{owedTax}} al terminar el mes. Cualquier otra sirve, mientras pueda comprobarse.',
      en: 'A goal with a date is missing, and this one is proposed: {{fig:m12-units*}} {{units}} in {{fig:year-end-month*}}, with {{fig:m12-cash*}} in the bank{{owedTax}} when the month ends. Any other will do, as long as it can be checked.',
    },
    {
      es: 'Sin metas dichas, la previsión presta la suya: que {{fig:year-end-month*}} termine con {{fig:m12-units*}} {{units}} y {{fig:m12-cash*}} de caja{{owedTax}}. Lo que no tiene cifra ni día no se puede cumplir ni incumplir.',
      en: 'With no goals stated, the forecast lends its own: that {{fig:year-end-month*}} end with {{fig:m12-units*}} {{units}} and {{fig:m12-cash*}} in cash{{owedTax}}. What has neither figure nor day can be neither met nor missed.',
    },
  ],
};
