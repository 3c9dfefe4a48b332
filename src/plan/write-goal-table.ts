import { perLanguage } from '../language/language.ts';
import type { Draft } from './draft.ts';
import { gatherGoals } from './gather-goals.ts';
import { monthFigure } from './gather-month-figures.ts';
import { goalQuote } from './gather-quotes.ts';
import { measureGoal, nameGoal, ownsGoal } from './measure-goal.ts';
import type { Block, Cell, PlanText } from './plan.ts';
import { quoteNatively } from './quote-natively.ts';
import { label } from './say.ts';
import { figure, table, words } from './write-block.ts';

/** Each goal in the visitor's words, the figure of this plan that tells whether it was met, its month and who answers for it. */
export function writeGoalTable(draft: Draft): readonly Block[] {
  const goals = gatherGoals(draft.facts, draft.model).flatMap((goal, at) => (draft.quotes[goalQuote(at)] ? [{ ...goal, at }] : []));
  if (goals.length === 0) return [];
  return [
    table({
      title: { es: 'De la meta a la medida', en: 'From goal to measure' },
      size: 'text',
      columns: [
        { head: { es: 'Meta', en: 'Goal' }, align: 'start', width: 5 },
        { head: { es: 'Se sabrá por', en: 'Measured by' }, align: 'start', width: 8 },
        { head: { es: 'Fecha', en: 'Date' }, align: 'start', width: 3 },
        { head: { es: 'Responde', en: 'Owner' }, align: 'start', width: 2 },
      ],
      rows: goals.map((goal) => ({
        cells: [
          words(label(draft, nameBeside(draft, goal.at, nameGoal(draft, goal)))),
          words(label(draft, measureGoal(draft, goal))),
          dateOf(draft, goal.month),
          words(ownsGoal(draft, goal)),
        ],
      })),
    }),
  ];
}

/** A quote with a number stands in both editions: where it is not in the reader's language, it is told before it. */
function nameBeside({ quotes, figures }: Draft, at: number, name: PlanText | null): PlanText {
  const quote = goalQuote(at);
  const native = quoteNatively(quotes, quote, name, figures);
  return perLanguage((language) => {
    const isForeign = name !== null && quotes[quote]?.language !== language && native[language].includes('{{quote:');
    return isForeign ? `${name[language]}: ${native[language]}` : native[language];
  });
}

/** The month the goal itself names; one after the last month of the plan has no figure here. */
function dateOf(draft: Draft, month: number): Cell {
  return month <= draft.model.months.length
    ? figure(monthFigure(month, 'month'))
    : words({ es: 'después de este plan', en: 'after this plan' });
}
