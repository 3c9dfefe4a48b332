import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { ordersAndHires } from '../marketing/orders-and-hires.ts';
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
      heading({ es: 'Las metas y cómo se comprueban', en: 'The goals and how they are checked' }),
      ...(goals.length > 0 ? goals : quoteOr(draft, 'goals', GOALS_MISSING)),
      ...(goals.length > 0 || isLittleSaid(draft) ? [] : [proposeGoals({ ...draft, slots: { ...draft.slots, owedTax: owedTax(draft) } })]),
      writeMeasures(draft),
      heading({ es: 'Las doce primeras semanas', en: 'The first twelve weeks' }),
      writeCalendar(draft),
      ...ordersAndHires(draft),
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
      es: 'En la entrevista no se fijaron metas, así que el plan propone estas, con una cifra y una fecha que permiten comprobarlas.',
      en: 'No goals were set in the interview, so the plan proposes these, with a figure and a date by which they can be checked.',
    },
    {
      es: 'Como no se dieron metas con fecha, el plan propone estas. Pueden cambiarse por otras, siempre que se puedan comprobar.',
      en: 'As no dated goals were given, the plan proposes these. They can be changed for others, as long as they can be checked.',
    },
    {
      es: 'Como no se dieron metas, el plan las toma de la previsión, cada una con su cifra y su fecha.',
      en: 'As no goals were stated, the plan takes them from the forecast, each with its figure and its date.',
    },
  ],
};
