import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { writeCalendar } from '../marketing/write-calendar.ts';
import type { Message } from '../message.ts';
import type { Page, PlanText } from '../plan.ts';
import { isLittleSaid } from '../told/is-little-said.ts';
import { heading, quoteOr } from '../write-block.ts';
import { proposeGoals, writeGoalTable } from './write-goal-table.ts';
import { writeMeasures } from './write-measures.ts';

/** What success means, what is watched on the way and what is done where it falls short, and the first twelve weeks. */
export function writeGoals(draft: Draft): Page {
  const goals = writeGoalTable(draft);
  return {
    id: 'goals',
    title: { es: 'Objetivos, medidas y calendario', en: 'Goals, measures and calendar' },
    blocks: [
      heading({ es: 'Qué tiene que haber pasado', en: 'What must have happened' }),
      ...(goals.length > 0 ? goals : quoteOr(draft, 'goals', GOALS_MISSING)),
      ...(goals.length > 0 || isLittleSaid(draft) ? [] : [proposeGoals({ ...draft, slots: { ...draft.slots, owedTax: owedTax(draft) } })]),
      writeMeasures(draft),
      heading({ es: 'Las doce primeras semanas', en: 'The first twelve weeks' }),
      writeCalendar(draft),
    ],
  };
}

/** Cash that is kept for the tax office is no goal reached. */
function owedTax({ figures }: Draft): PlanText {
  if (amountOf(figures, 'taxes-owed-y1') <= 0) return NO_WORDS;
  return { es: ' ({{fig:taxes-owed-y1}} son impuestos por pagar)', en: ' ({{fig:taxes-owed-y1}} of it is tax still owed)' };
}

const GOALS_MISSING: Message = {
  id: 'goal.missing',
  variants: [
    {
      es: 'No se fijaron metas. Estas salen de las cifras del plan; sin una fecha y una cifra no hay manera de saber si se va bien.',
      en: 'No goals were set. These come from the plan’s own figures: without a date and a figure there is no way of telling how things are going.',
    },
    {
      es: 'Faltan metas con fecha, y aquí se proponen estas. Cualquier otra sirve, mientras pueda comprobarse.',
      en: 'No dated goals were given, so these are proposed. Any other will do, as long as it can be checked.',
    },
    {
      es: 'Sin metas dichas, la previsión presta las suyas: lo que no tiene cifra ni día no se puede cumplir ni incumplir.',
      en: 'With no goals stated, these come from the forecast: a goal without a figure and a date can be neither met nor missed.',
    },
  ],
};
