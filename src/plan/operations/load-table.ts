// Whether the hours there are deliver the forecast, month of opening, mean month and fullest month in one look, and what gives where they do not.
import { isWorkPaidBySale } from '../../facts/work-in-cost.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import type { Block, PlanText, Table } from '../plan.ts';
import { label } from '../say.ts';
import { figure, table, words } from '../write-block.ts';
import { isAtBrim } from './capacity-words.ts';
import { LOAD_MONTHS } from './gather-load-figures.ts';

type LoadId = (typeof LOAD_MONTHS)[number];
type Row = Table['rows'][number];

/** Whether what each month takes of the hours is known. */
export function isLoadKnown({ facts, figures }: Pick<Draft, 'facts' | 'figures'>): boolean {
  return figures['load-hard-hours'] !== undefined && !isWorkPaidBySale(facts);
}

const MONTHS: Readonly<Record<LoadId, Bilingual>> = {
  open: { es: '{{fig:load-open-month}}, el de apertura', en: '{{fig:load-open-month}}, the opening' },
  mean: { es: 'Un mes medio, segundo año', en: 'An average month, second year' },
  hard: { es: '{{fig:hard-month}}, el más fuerte', en: '{{fig:hard-month}}, the busiest' },
};

/** A row for each of the months, and what the hours hold at most where sales are made one by one. */
export function writeLoad(draft: Draft): Block {
  const isInGroups = draft.figures['group-most-hours'] !== undefined;
  const head = (text: PlanText) => label(draft, text);
  return table({
    title: { es: '¿Alcanzan las horas para la previsión?', en: 'Are there enough hours for the forecast?' },
    size: 'text',
    isLastSpare: true,
    columns: [
      { head: { es: 'Mes', en: 'Month' }, align: 'start', width: 7 },
      { head: head({ es: '{{units^}}', en: '{{units^}}' }), align: 'end', width: 3 },
      { head: isInGroups ? CLASS_HOURS : { es: 'Horas necesarias', en: 'Hours needed' }, align: 'end', width: 4 },
      { head: { es: 'Disponibles', en: 'Available' }, align: 'end', width: 4 },
      { head: { es: 'Uso', en: 'Used' }, align: 'end', width: 2 },
      { head: { es: 'Qué pasa', en: 'What happens' }, align: 'start', width: 8 },
    ],
    rows: [...LOAD_MONTHS.map((id) => monthRow(draft, id)), ...(isInGroups ? [] : [fullRow(draft)])],
  });
}

const CLASS_HOURS: PlanText = { es: 'Horas de clase', en: 'Class hours' };

/** Between the first month and the fullest it leaves a page that is full even so, before the table does. */
const MEAN_ROW = 1;

function monthRow(draft: Draft, id: LoadId): Row {
  return {
    cells: [
      words(label(draft, MONTHS[id])),
      figure(`load-${id}-units`),
      figure(`load-${id}-hours`),
      figure('load-there'),
      figure(`load-${id}-use`),
      words(label(draft, outcomeOf(draft, id))),
    ],
    ...(id === 'mean' ? { spare: MEAN_ROW } : {}),
  };
}

/** From this part of the hours on, nothing is left for what goes wrong. Percent, our own line. */
const TIGHT = 85;

function outcomeOf(draft: Draft, id: LoadId): Bilingual {
  const { figures } = draft;
  if (figures[`load-${id}-pay`])
    return {
      es: `Se contratan {{fig:load-${id}-short}} horas: {{fig:load-${id}-pay}}`,
      en: `{{fig:load-${id}-short}} hours hired: {{fig:load-${id}-pay}}`,
    };
  if (figures[`load-${id}-short`]) return isAtBrim(draft) ? BORROWED(id) : MISSING(id);
  const free = { es: `{{fig:load-${id}-free}} horas libres`, en: `{{fig:load-${id}-free}} hours free` };
  return amountOf(figures, `load-${id}-use`) < TIGHT ? free : { es: `Cabe justo: ${free.es}`, en: `A tight fit: ${free.en}` };
}

const BORROWED = (id: LoadId): Bilingual => ({
  es: `{{fig:load-${id}-short}} horas de otras funciones`,
  en: `{{fig:load-${id}-short}} hours from other roles`,
});
const MISSING = (id: LoadId): Bilingual => ({
  es: `Faltan {{fig:load-${id}-short}} horas: {{overflow}}`,
  en: `{{fig:load-${id}-short}} hours short: {{overflow}}`,
});

/** The most that can be sold before anybody else has to work. */
function fullRow(draft: Draft): Row {
  const isHired = draft.figures['hands-hour'] !== undefined;
  return {
    cells: [
      words({ es: 'Lo más que cabe en un mes', en: 'The most that fits in a month' }),
      figure('service-units'),
      figure('load-there'),
      figure('load-there'),
      figure('load-full-use'),
      words(label(draft, isHired ? AT_A_PRICE : { es: 'Por encima, {{overflow}}', en: 'Beyond that, {{overflow}}' })),
    ],
    spare: FULL_ROW,
  };
}

/** What it says is in the text above it: it leaves a page that is full. */
const FULL_ROW = 9;

const AT_A_PRICE: Bilingual = { es: 'Cada hora más se paga a {{fig:hands-hour}}', en: 'Each further hour is paid {{fig:hands-hour}}' };

/** Hours that are paid in months without work for them. */
export const IDLE: Message = {
  id: 'cap.idle',
  when: ({ figures }) => figures['idle-hours'] !== undefined,
  variants: [
    {
      es: 'El primer año se pagan {{fig:idle-hours*}} horas contratadas que las ventas no ocupan, porque los gastos indicados son iguales todos los meses. Contratadas según la agenda de cada mes, se ahorrarían hasta {{fig:idle-pay*}}; la asesoría tiene que confirmar con qué contrato.',
      en: 'In the first year {{fig:idle-hours*}} hired hours are paid that sales do not take up, because the costs stated are the same every month. Hired to follow each month’s diary, they would save up to {{fig:idle-pay*}}; the accountant should confirm under which contract.',
    },
  ],
};
