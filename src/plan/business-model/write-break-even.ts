// How many sales pay for a month, and what moves that number.

import type { Draft } from '../draft.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import type { Message } from '../message.ts';
import type { Block, PlanText } from '../plan.ts';
import { firstOf, label, sayFirst } from '../say.ts';
import { figureOr, paragraph, table, words } from '../write-block.ts';
import {
  BEND,
  BREAK_EVENS,
  BY_THE_DAY,
  CHEAPER,
  HIRE_LATER,
  isCostApart,
  rises,
  TO_PROFIT,
  WITH_LOAN,
  WITH_PAY_AND_LOAN,
} from './break-even-words.ts';
import { writeEscape } from './escape-words.ts';
import { SAFETY } from './room-words.ts';

export function tellBreakEven(draft: Draft): readonly Block[] {
  return [
    ...paragraph(draft, [...firstOf(draft, BREAK_EVENS), ...firstOf(draft, BY_THE_DAY), ...firstOf(draft, BEND)]),
    ...paragraph(draft, [TO_PROFIT, WITH_LOAN, WITH_PAY_AND_LOAN, ...firstOf(draft, SAFETY), CHEAPER, HIRE_LATER]),
  ];
}

export function drawBreakEven(draft: Draft): Block {
  if (!draft.figures['units-to-pay-all']) return { type: 'paragraph', text: label(draft, NOWHERE) };
  return {
    type: 'chart',
    chart: {
      type: 'break-even',
      title: { es: 'Punto de equilibrio', en: 'Break-even' },
      subtitle: label(draft, { es: 'dinero al mes según el número de {{units}}', en: 'money a month by number of {{units}}' }),
      alt: sayFirst(draft, BREAK_EVEN_ALT),
      price: 'price',
      unitCost: 'unit-cost',
      fixedCosts: 'costs-to-cover',
      ...(draft.figures['bend-costs'] ? { costs: BENDS } : {}),
      units: 'units-to-pay-all',
      labels: {
        sales: { es: 'ventas', en: 'sales' },
        costs: { es: 'costes', en: 'costs' },
        loss: { es: 'se pierde', en: 'loss' },
        gain: { es: 'se gana', en: 'profit' },
        point: label(draft, { es: '{{fig:units-to-pay-all}} {{units}}', en: '{{fig:units-to-pay-all}} {{units}}' }),
      },
    },
  };
}

const NOWHERE = {
  es: 'Ningún número de {{units}} cubre el mes, porque las horas que habría que contratar cuestan más de lo que deja cada {{unit}}.',
  en: 'No number of {{units}} covers the month, because the hours to be hired cost more than each {{unit}} leaves.',
};

/** Where hours are hired, and how the costs go on from there. */
const BENDS = [
  { units: 'bend-units', amount: 'bend-costs' },
  { units: 'far-units', amount: 'far-costs' },
];

const BREAK_EVEN_ALT: readonly Message[] = [
  {
    id: 'be.alt.apart',
    when: isCostApart,
    variants: [
      {
        es: 'Las ventas cubren los costes con {{fig:units-to-pay-all}} {{units}} al mes: {{fig:costs-to-cover}} de gastos fijos, {{asides}}, amortización e intereses, precio de {{fig:price}} y coste de {{fig:unit-cost}}.',
        en: 'Sales cover costs at {{fig:units-to-pay-all}} {{units}} a month: {{fig:costs-to-cover}} of fixed costs, {{asides}}, depreciation and interest, at a price of {{fig:price}} and a cost of {{fig:unit-cost}}.',
      },
    ],
  },
  {
    id: 'be.alt',
    variants: [
      {
        es: 'Las ventas cubren los costes con {{fig:break-even-units}} {{units}} al mes: gastos fijos de {{fig:fixed-costs}}, precio de {{fig:price}} y coste de {{fig:unit-cost}}.',
        en: 'Sales cover costs at {{fig:break-even-units}} {{units}} a month: fixed costs of {{fig:fixed-costs}}, a price of {{fig:price}} and a cost of {{fig:unit-cost}}.',
      },
    ],
  },
];

/** What moves the break-even; what would bring one about, where there is none. */
export function writeChanges(draft: Draft): readonly Block[] {
  if (draft.figures['escape-price-now']) return [writeEscape(draft)];
  const levers = movingLevers(draft);
  return rises(draft.figures, 'discount-break-even') && levers.length >= FEWEST_LEVERS ? [writeLevers(draft, levers)] : [];
}

/** One row is no table. */
const FEWEST_LEVERS = 2;

type Lever = (typeof LEVERS)[number] | typeof AT_LOWER_PRICE;

/** Those that move it; a price that the law fixes is none. */
function movingLevers(draft: Draft): readonly Lever[] {
  return [...LEVERS, ...(draft.figures['lower-price'] ? [AT_LOWER_PRICE] : [])]
    .filter(({ id }) => !(hasFixedPrice(draft) && OF_PRICE.has(id)))
    .filter(({ id }) => draft.figures[id] === undefined || rises(draft.figures, id));
}

/** How far a tenth more or less of each figure moves the break-even; what does not move it is left out. */
function writeLevers(draft: Draft, levers: readonly Lever[]): Block {
  const row = ({ lever, id }: Lever) => ({
    cells: [words(label(draft, lever)), figureOr(draft, id, NO_VOLUME)],
  });
  return table({
    title: label(draft, { es: 'Cómo cambia el punto de equilibrio', en: 'What moves break-even' }),
    note: isCostApart(draft)
      ? label(draft, LEVERS_WITH_ALL)
      : { es: 'Cada fila cambia un solo dato.', en: 'Each row changes one figure only.' },
    size: 'text',
    columns: [
      { head: { es: 'Si…', en: 'If…' }, align: 'start', width: 6 },
      { head: label(draft, { es: '{{units^}} al mes', en: '{{units^}} a month' }), align: 'end', width: 3 },
    ],
    rows: levers.map(row),
  });
}

const LEVERS_WITH_ALL: PlanText = {
  es: 'Cada fila cambia un solo dato e incluye {{asides}}, amortización e intereses.',
  en: 'Each row changes one figure only and includes {{asides}}, depreciation and interest.',
};

const NO_VOLUME: PlanText = { es: 'ningún volumen cubre el mes', en: 'no volume breaks even' };

const LEVERS = [
  { lever: { es: 'el precio sube un {{fig:discount-share}}', en: 'the price rises {{fig:discount-share}}' }, id: 'price-up-break-even' },
  {
    lever: { es: 'los gastos fijos bajan un {{fig:discount-share}}', en: 'fixed costs fall {{fig:discount-share}}' },
    id: 'fixed-down-break-even',
  },
  {
    lever: { es: 'el coste de cada {{unit}} sube un {{fig:discount-share}}', en: 'the cost of each {{unit}} rises {{fig:discount-share}}' },
    id: 'cost-up-break-even',
  },
  { lever: { es: 'el precio baja un {{fig:discount-share}}', en: 'the price falls {{fig:discount-share}}' }, id: 'discount-break-even' },
] as const;

const OF_PRICE: ReadonlySet<string> = new Set(['price-up-break-even', 'discount-break-even']);

/** Told for some of the customers: what it would ask for if everybody paid it. */
const AT_LOWER_PRICE = {
  lever: {
    es: 'todo se cobra a {{fig:lower-price}}, el precio rebajado de la entrevista',
    en: 'everything sells at {{fig:lower-price}}, the lower price given',
  },
  id: 'lower-break-even',
} as const;
