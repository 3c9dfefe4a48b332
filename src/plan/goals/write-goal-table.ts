import { perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import type { Block, Cell, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { goalQuote } from '../told/gather-quotes.ts';
import { quoteNatively } from '../told/quote-natively.ts';
import { capital, figure, table, words } from '../write-block.ts';
import { gapFigure } from './gather-goal-paths.ts';
import { gatherGoals, type PlacedGoal, reachedFigure } from './gather-goals.ts';
import { measureGoal, ownsGoal } from './measure-goal.ts';
import { nameGoal } from './name-goal.ts';

/** Each goal in the visitor's words, the figure of this plan that tells whether it was met, its month and who answers for it. */
export function writeGoalTable(draft: Draft): readonly Block[] {
  const goals = gatherGoals(draft.facts, draft.model).flatMap((goal, at) => (draft.quotes[goalQuote(at)] ? [{ ...goal, at }] : []));
  if (goals.length === 0) return [];
  return [
    goalTable(
      { es: 'De la meta a la medida', en: 'From goal to measure' },
      goals.map((goal) => [
        words(label(draft, nameBeside(draft, goal.at, nameGoal(draft, goal)))),
        words(capital(label(draft, measureGoal(draft, goal)))),
        dateOf(draft, goal),
        words(ownsGoal(draft, goal)),
      ]),
    ),
  ];
}

/** Where none were told: two or three of the plan's own figures, each with its sign and its date. */
export function proposeGoals(draft: Draft): Block {
  const rows = PROPOSED.filter(({ when }) => when(draft));
  return goalTable(
    { es: 'Metas que propone el plan, hasta que haya otras', en: 'Goals the plan proposes, until there are others' },
    rows.map(({ goal, measure, date }) => [
      words(capital(label(draft, goal))),
      words(capital(label(draft, measure))),
      figure(date),
      words({ es: 'quien emprende', en: 'founder' }),
    ]),
  );
}

interface Proposed {
  readonly when: (draft: Draft) => boolean;
  readonly goal: PlanText;
  readonly measure: PlanText;
  /** The id of its month. */
  readonly date: string;
}

const PROPOSED: readonly Proposed[] = [
  {
    // Those who pay month after month are there, and not sold again.
    when: ({ diagnosis }) => diagnosis.isRecurring,
    goal: { es: '{{fig:m12-units}} {{units}} en activo', en: '{{fig:m12-units}} active {{units}}' },
    measure: {
      es: 'la facturación de ese mes; con {{alarm}} no se alcanza',
      en: 'what is billed that month; at {{alarm}} it is out of reach',
    },
    date: 'year-end-month',
  },
  {
    when: ({ diagnosis }) => !diagnosis.isRecurring,
    goal: { es: '{{fig:m12-units}} {{units}} en el mes', en: '{{fig:m12-units}} {{units}} in the month' },
    measure: {
      es: 'las ventas de ese mes; con {{alarm}} no se alcanza',
      en: 'sales that month; at {{alarm}} it is out of reach',
    },
    date: 'year-end-month',
  },
  {
    when: ({ figures }) => figures['break-even-month'] !== undefined,
    goal: { es: 'tres meses seguidos con beneficio', en: 'three months of profit in a row' },
    measure: {
      es: 'el resultado de cada mes al cerrarlo; la fecha es la del primero de los tres',
      en: 'each month’s result at close; the date is that of the first of the three',
    },
    date: 'break-even-month',
  },
  {
    when: ({ figures }) => figures['break-even-month'] === undefined,
    goal: { es: 'una decisión sobre el precio y los gastos', en: 'a decision on price and costs' },
    measure: {
      es: 'la previsión no da beneficio en tres años; con seis meses de ventas reales, cambia uno de los dos o el negocio cierra',
      en: 'the forecast shows no profit in three years; after six months of actual sales one of the two changes, or the business closes',
    },
    date: 'm06-month',
  },
  {
    when: (draft) => amountOf(draft.figures, 'm12-cash') > 0,
    goal: { es: '{{fig:m12-cash}} en el banco{{owedTax}}', en: '{{fig:m12-cash}} in the bank{{owedTax}}' },
    measure: { es: 'el extracto del último día del mes', en: 'the bank statement on the last day of the month' },
    date: 'year-end-month',
  },
];

function goalTable(title: PlanText, rows: readonly (readonly Cell[])[]): Block {
  return table({
    title,
    size: 'text',
    columns: [
      { head: { es: 'Meta', en: 'Goal' }, align: 'start', width: 5 },
      { head: { es: 'Cómo se comprueba', en: 'How it is checked' }, align: 'start', width: 8 },
      { head: { es: 'Fecha', en: 'Date' }, align: 'start', width: 3 },
      { head: { es: 'Responsable', en: 'Owner' }, align: 'start', width: 2 },
    ],
    rows: rows.map((cells) => ({ cells })),
  });
}

/** A quote with a number stands in both editions: where it is not in the reader's language, it is told before it. */
function nameBeside({ quotes, figures }: Draft, at: number, name: PlanText | null): PlanText {
  const quote = goalQuote(at);
  const native = quoteNatively(quotes, quote, name, figures);
  return perLanguage((language) => {
    const plain = name?.[language].replace(YEAR_FIGURE, '') ?? '';
    // The numbers of the quote stand in it: a figure before it would stand in one edition alone.
    const isForeign =
      plain !== '' && !plain.includes('{{fig:') && quotes[quote]?.language !== language && native[language].includes('{{quote:');
    return isForeign ? `${plain}: ${native[language]}` : native[language];
  });
}

const YEAR_FIGURE = / (?:de )?\(?\{\{fig:goal-\d+-calendar-year\}\}\)?/;

/** The month the goal itself names, in which one that the forecast does not reach is looked at again; one after the last month of the plan has no figure here. */
function dateOf({ model, figures }: Draft, { at, month }: PlacedGoal): Cell {
  if (month > model.months.length) return words({ es: 'después de este plan', en: 'after this plan' });
  const name = monthFigure(month, 'month');
  const isMissed = figures[gapFigure(at)] !== undefined && figures[reachedFigure(at)] === undefined;
  return isMissed ? words({ es: `{{fig:${name}}}, para revisarla`, en: `{{fig:${name}}}, for review` }) : figure(name);
}
