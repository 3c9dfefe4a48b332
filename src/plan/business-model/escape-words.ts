// What would have to change for a business that never pays its way, each change alone: in a sentence and in a table.

import { listInBoth } from '../../language/format-list.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import type { Message } from '../message.ts';
import type { Block, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { figure, figureOr, table, words } from '../write-block.ts';

interface Change {
  readonly id: string;
  /** As the end of a sentence. */
  readonly clause: PlanText;
  readonly row: PlanText;
  /** Where the most that is tried does not do. */
  readonly beyond?: PlanText;
}

const CHANGES: readonly Change[] = [
  {
    id: 'escape-price',
    clause: { es: 'cobrar {{fig:escape-price*}}', en: 'charging {{fig:escape-price*}}' },
    row: { es: 'Precio', en: 'Price' },
    beyond: { es: 'más de la mitad más', en: 'over half as much again' },
  },
  {
    id: 'escape-units',
    clause: { es: 'llegar a {{fig:escape-units*}} {{units}} al mes', en: 'reaching {{fig:escape-units*}} {{units}} a month' },
    row: { es: '{{units^}} al mes, media del segundo año', en: '{{units^}} a month, second-year average' },
  },
  {
    id: 'escape-unit-cost',
    clause: {
      es: 'dejar en {{fig:escape-unit-cost*}} lo que cuesta cada {{unit}}',
      en: 'bringing the cost of each {{unit}} down to {{fig:escape-unit-cost*}}',
    },
    row: { es: 'Coste de cada {{unit}}', en: 'Cost of each {{unit}}' },
    beyond: { es: 'ni la mitad bastaría', en: 'not even half would do' },
  },
  {
    id: 'escape-costs',
    clause: {
      es: 'no gastar más de {{fig:escape-costs*}} al mes con sueldos',
      en: 'spending no more than {{fig:escape-costs*}} a month with pay included',
    },
    row: { es: 'Gasto fijo de un mes, con sueldos', en: 'Fixed costs of a month, with pay' },
    beyond: { es: 'ni la mitad bastaría', en: 'not even half would do' },
  },
  {
    id: 'escape-pay',
    clause: { es: 'pagar a quien emprende {{fig:escape-pay*}} al mes', en: 'the founder taking {{fig:escape-pay*}} a month' },
    row: { es: 'Sueldo de quien emprende, incluido en lo anterior', en: 'Founder’s pay, included in the above' },
    beyond: { es: 'ni sin cobrar', en: 'not even unpaid' },
  },
];

/** Whether any change within reach would do. */
export function hasEscape(draft: Draft): boolean {
  return movesTogether(draft) || changesOf(draft).some(({ id }) => draft.figures[id] !== undefined);
}

/** Those that are the founder's to make. */
function changesOf(draft: Draft): readonly Change[] {
  return hasFixedPrice(draft) ? CHANGES.filter(({ id }) => id !== 'escape-price') : CHANGES;
}

/** Whether moving everything, the price with it, would do. */
function movesTogether(draft: Draft): boolean {
  return draft.figures['escape-together'] !== undefined && !hasFixedPrice(draft);
}

/** `escapes`: the changes that would do alone, as the end of a sentence; where none would, all of them by so much. */
export function withEscapes(draft: Draft): Draft {
  const alone = changesOf(draft)
    .filter(({ id }) => draft.figures[id])
    .map(({ clause }) => label(draft, clause));
  const escapes: Bilingual = alone.length > 0 ? listInBoth(alone, 'or') : movesTogether(draft) ? label(draft, TOGETHER) : NO_WORDS;
  return { ...draft, slots: { ...draft.slots, escapes } };
}

const TOGETHER: PlanText = {
  es: 'mejorar a la vez un {{fig:escape-together*}} el precio, las ventas y los gastos fijos',
  en: 'improving price, sales and fixed costs by {{fig:escape-together*}} all at once',
};

/** For the first page: what is wrong, and what would mend it. */
export const ESCAPE_NEWS: readonly Message[] = [
  {
    id: 'news.loss.escape',
    when: (draft) => draft.diagnosis.sellsAtLoss && hasEscape(draft),
    variants: [
      {
        es: 'El precio no cubre lo que cuesta cada {{unit}}, y en cada venta se pierden **{{fig:loss-unit*}}**. Para que el segundo año cubra todos sus gastos haría falta {{escapes}}.',
        en: 'The price does not cover what each {{unit}} costs, and every sale loses **{{fig:loss-unit*}}**. For the second year to cover all its costs would take {{escapes}}.',
      },
    ],
  },
  {
    id: 'news.hired-away.escape',
    when: (draft) => neverPays(draft) && !draft.figures['break-even-units-all'] && hasEscape(draft),
    variants: [
      {
        es: 'Para vender más habría que contratar horas que cuestan más de lo que dejan esas ventas. Para que el segundo año cubra todos sus gastos haría falta {{escapes}}.',
        en: 'Selling more would mean hiring hours that cost more than those sales leave. For the second year to cover all its costs would take {{escapes}}.',
      },
    ],
  },
  {
    id: 'news.never.escape',
    when: (draft) => neverPays(draft) && draft.figures['break-even-units-all'] !== undefined && hasEscape(draft),
    variants: [
      {
        es: 'En tres años no hay tres meses seguidos con beneficio: la media del primero es de {{fig:units-average-y1*}} {{units}} al mes, y cubrirlo todo, con amortización e intereses, pide **{{fig:break-even-units-all}}**. Para que el segundo año cubra todos sus gastos haría falta {{escapes}}.',
        en: 'In three years there are never three profitable months in a row: the first averages {{fig:units-average-y1*}} {{units}} a month, and covering everything, depreciation and interest included, takes **{{fig:break-even-units-all}}**. For the second year to cover all its costs would take {{escapes}}.',
      },
    ],
  },
];

function neverPays({ diagnosis }: Draft): boolean {
  return !diagnosis.sellsAtLoss && diagnosis.breakEven === 'never';
}

/** Where it is decided whether to open at all. */
export const ESCAPE_DECISION: Message = {
  id: 'decide.stop.escape',
  when: hasEscape,
  variants: [
    {
      es: 'Con estas cuentas, primero hay que decidir si se abre. El negocio puede abrir si antes de firmar demuestra, con presupuestos o con clientes, que es posible uno de estos cambios: {{escapes}}. Si no lo es ninguno, no debería abrir.',
      en: 'On these figures the first decision is whether to open at all. The business can open if quotes or customers prove, before anything is signed, that one of these changes is possible: {{escapes}}. If none is, it should not open.',
    },
  ],
};

/** A price below what each sale costs, on the page of the break-even. */
export const NO_BREAK_EVEN: Message = {
  id: 'be.impossible.escape',
  when: (draft) => draft.diagnosis.sellsAtLoss && hasEscape(draft),
  variants: [
    {
      es: 'Con este precio no hay punto de equilibrio, porque ningún volumen de ventas cubre los {{fig:fixed-costs*}} de gastos fijos de cada mes. La tabla muestra qué tendría que cambiar.',
      en: 'At this price there is no break-even, because no volume of sales covers the {{fig:fixed-costs*}} of fixed costs each month. The table shows what would have to change.',
    },
  ],
};

/** What each thing is and what it would have to be. */
export function writeEscape(draft: Draft): Block {
  const rows = changesOf(draft)
    .filter(({ id }) => draft.figures[`${id}-now`])
    .map(({ id, row, beyond }) => ({
      cells: [words(label(draft, row)), figure(`${id}-now`), figureOr(draft, id, beyond ?? NOT_ENOUGH)],
    }));
  return table({
    title: { es: 'Qué tendría que cambiar', en: 'What would have to change' },
    note: label(draft, movesTogether(draft) ? NOTE_TOGETHER : NOTE),
    size: 'text',
    columns: [
      { head: { es: 'Un cambio cada vez', en: 'One change at a time' }, align: 'start', width: 6 },
      { head: { es: 'Previsto', en: 'Forecast' }, align: 'end', width: 3 },
      { head: { es: 'Haría falta', en: 'Needed' }, align: 'end', width: 3 },
    ],
    rows,
  });
}

const NOTE: PlanText = {
  es: 'Cada fila dice qué cambio bastaría, con lo demás igual, para tener tres meses seguidos con beneficio y un segundo año que pague gastos, impuesto y cuotas.',
  en: 'Each row gives the change that would be enough, all else equal, for three profitable months in a row and a second year that pays its costs, tax and instalments.',
};
const NOTE_TOGETHER: PlanText = {
  es: 'El objetivo es tener tres meses seguidos con beneficio y un segundo año que pague gastos, impuesto y cuotas. Con todo a la vez, bastaría un {{fig:escape-together}} más de precio y de ventas y un {{fig:escape-together}} menos de gasto fijo.',
  en: 'The aim is three profitable months in a row and a second year that pays its costs, tax and instalments. All together, {{fig:escape-together}} more on price and sales and {{fig:escape-together}} less in fixed costs would be enough.',
};
const NOT_ENOUGH: PlanText = { es: 'por sí solo no basta', en: 'not enough on its own' };
