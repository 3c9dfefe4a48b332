// How many sales pay for a month, and what moves that number.
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { Block } from './plan.ts';
import { label, sayFirst } from './say.ts';
import { figureOrNone, paragraph, table, words } from './write-block.ts';

export function tellBreakEven(draft: Draft): readonly Block[] {
  return [{ type: 'paragraph', text: sayFirst(draft, BREAK_EVENS) }, ...paragraph(draft, [WITH_LOAN, WITH_ALL, SAFETY, CHEAPER])];
}

export function drawBreakEven(draft: Draft): Block {
  return {
    type: 'chart',
    chart: {
      type: 'break-even',
      title: { es: 'Punto de equilibrio', en: 'Break-even' },
      subtitle: label(draft, { es: 'dinero al mes según el número de {{units}}', en: 'money a month by number of {{units}}' }),
      alt: label(draft, {
        es: 'Las ventas cubren los costes con {{fig:break-even-units}} {{units}} al mes: gastos fijos de {{fig:fixed-costs}}, precio de {{fig:price}} y coste de {{fig:unit-cost}}.',
        en: 'Sales cover costs at {{fig:break-even-units}} {{units}} a month: fixed costs of {{fig:fixed-costs}}, a price of {{fig:price}} and a cost of {{fig:unit-cost}}.',
      }),
      price: 'price',
      unitCost: 'unit-cost',
      fixedCosts: 'fixed-costs',
      units: 'break-even-units',
      labels: {
        sales: { es: 'ventas', en: 'sales' },
        costs: { es: 'costes', en: 'costs' },
        loss: { es: 'se pierde', en: 'loss' },
        gain: { es: 'se gana', en: 'profit' },
        point: label(draft, { es: '{{fig:break-even-units}} {{units}}', en: '{{fig:break-even-units}} {{units}}' }),
      },
    },
  };
}

/** How far a tenth more or less of each figure moves the break-even. */
export function writeLevers(draft: Draft): Block {
  const row = ({ lever, id }: (typeof LEVERS)[number]) => ({ cells: [words(label(draft, lever)), figureOrNone(draft, id)] });
  return table({
    title: label(draft, { es: 'Qué mueve el equilibrio', en: 'What moves break-even' }),
    note: {
      es: 'Un cambio cada vez. Vacío: con ese cambio ningún volumen paga el mes.',
      en: 'One change at a time. Blank: with that change no volume pays for the month.',
    },
    size: 'text',
    columns: [
      { head: { es: 'Si…', en: 'If…' }, align: 'start', width: 6 },
      { head: label(draft, { es: '{{units^}} al mes', en: '{{units^}} a month' }), align: 'end', width: 3 },
    ],
    rows: LEVERS.map(row),
  });
}

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

const BREAK_EVENS: readonly Message[] = [
  {
    id: 'be.impossible',
    when: ({ diagnosis }) => diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'Con este precio no existe un punto de equilibrio: ningún volumen paga los {{fig:fixed-costs*}} de cada mes. A razón de {{fig:units-average-y1*}} {{units}}, la media del primer año, el precio que los pagaría es de {{fig:price-needed*}}.',
        en: 'At this price there is no break-even: no volume pays the {{fig:fixed-costs*}} of each month. At {{fig:units-average-y1*}} {{units}}, the average of the first year, the price that would is {{fig:price-needed*}}.',
      },
    ],
  },
  {
    id: 'be.never',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de cada mes piden {{fig:break-even-units*}} {{units}}, o {{fig:break-even-week*}} por semana, y la previsión no encadena tres meses con beneficio en tres años. No conviene firmar nada con estas cifras.',
        en: 'The {{fig:fixed-costs*}} of each month call for {{fig:break-even-units*}} {{units}}, about {{fig:break-even-week*}} a week, and the forecast never strings three profitable months together within three years. Nothing should be signed on these figures.',
      },
    ],
  },
  {
    id: 'be.reached',
    variants: [
      {
        es: 'Los {{fig:fixed-costs*}} de cada mes se pagan con {{fig:break-even-units*}} {{units}}, o sea {{fig:break-even-week*}} por semana. Desde {{fig:break-even-month*}} hay tres meses seguidos con beneficio, intereses y desgaste incluidos.',
        en: 'It takes {{fig:break-even-units*}} {{units}} to pay the {{fig:fixed-costs*}} of each month, which is {{fig:break-even-week*}} a week. From {{fig:break-even-month*}} there are three months running with a profit, interest and wear included.',
      },
    ],
  },
];

const WITH_LOAN: Message = {
  id: 'be.loan',
  when: ({ diagnosis, figures }) => diagnosis.hasLoan && figures['break-even-units-loan'] !== undefined,
  variants: [
    {
      es: 'Con la cuota del préstamo, {{fig:instalment*}} al mes, el listón sube a {{fig:break-even-units-loan*}}, y el mes más flojo del primer año trae {{fig:weakest-units*}}.',
      en: 'With the loan’s instalment, {{fig:instalment*}} a month, the bar rises to {{fig:break-even-units-loan*}}, and the weakest month of the first year brings {{fig:weakest-units*}}.',
    },
  ],
};

const WITH_ALL: Message = {
  id: 'be.all',
  when: ({ model, figures }) => model.assumptions.extraPay.value > 0 && figures['break-even-units-all'] !== undefined,
  variants: [
    {
      es: 'Los gastos fijos no incluyen los sueldos. Con {{fig:extra-pay*}} al mes para quien trabaja, el desgaste de lo comprado y los intereses, hacen falta {{fig:break-even-units-all*}}.',
      en: 'The fixed costs leave pay out. With {{fig:extra-pay*}} a month for those at work, the wear of what was bought and the interest, it takes {{fig:break-even-units-all*}}.',
    },
  ],
};

const SAFETY: Message = {
  id: 'be.safety',
  when: ({ diagnosis, model }) =>
    !diagnosis.sellsAtLoss &&
    !diagnosis.thinSafety &&
    model.years[0].units / 12 >= (model.breakEven.unitsPerMonth ?? Number.POSITIVE_INFINITY),
  variants: [
    {
      es: 'De la media del primer año al equilibrio hay un {{fig:safety-share*}} de holgura: eso pueden caer las ventas sin entrar en pérdidas.',
      en: 'Between the first year’s average and break-even there is {{fig:safety-share*}} of room: sales can fall that far before they turn to loss.',
    },
  ],
};

const CHEAPER: Message = {
  id: 'be.cheaper',
  when: ({ diagnosis }) => diagnosis.losesFirstYear,
  variants: [
    {
      es: 'Bajar el listón es más rápido que alcanzarlo: cada gasto fijo que pueda empezar más tarde resta {{units}} de la cuenta.',
      en: 'Lowering the bar is quicker than reaching it: every fixed cost that can start later takes {{units}} off the count.',
    },
  ],
};
