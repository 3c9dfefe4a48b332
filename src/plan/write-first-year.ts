import type { Draft } from './draft.ts';
import { monthFigure } from './gather-month-figures.ts';
import type { Message } from './message.ts';
import type { Block, Page, PlanText } from './plan.ts';
import { holds, say, sayFirst } from './say.ts';
import { bullets, figure, heading, paragraph, table, words } from './write-block.ts';
import { lowestMonthMark, monthsChart } from './write-months-chart.ts';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The first year month by month, the month that worries, and what to have in hand before showing it to a bank. */
export function writeFirstYear(draft: Draft): Page {
  return {
    id: 'first-year',
    title: { es: 'Previsión del primer año', en: 'Forecast for the first year' },
    blocks: [
      writeTreasury(draft),
      writeChart(draft),
      { type: 'paragraph', text: sayFirst(draft, LOWEST) },
      ...paragraph(draft, [SEASON, PEAK, TROUGH]),
      heading({ es: 'Antes de enseñarlo a un banco', en: 'Before you show this to a bank' }),
      bullets(
        BANK.filter((message) => holds(draft, message))
          .slice(0, hasLongAmounts(draft) ? 3 : 5)
          .map((message) => say(draft, message)),
        'check',
      ),
      ...paragraph(draft, [CREDIBILITY]),
    ],
  };
}

function writeTreasury(draft: Draft): Block {
  const row = (name: PlanText, what: string, year: string, style?: 'total' | 'strong') => ({
    cells: [words(name), ...MONTHS.map((number) => figure(monthFigure(number, what))), figure(year)],
    ...(style ? { style } : {}),
  });
  return table({
    title: { es: 'Plan de tesorería, mes a mes', en: 'Cash month by month' },
    note: sayFirst(draft, TREASURY_NOTE),
    size: 'treasury',
    columns: [
      { head: { es: 'Mes', en: 'Month' }, align: 'start', width: 3 },
      ...MONTHS.map((number) => ({ head: { figure: monthFigure(number, 'name') }, align: 'end' as const, width: 1 })),
      { head: { es: 'Año', en: 'Year' }, align: 'end', width: 1 },
    ],
    rows: [
      row({ es: 'Caja inicial', en: 'Opening cash' }, 'opening', 'opening-cash', 'strong'),
      ...TREASURY.filter(({ when }) => when(draft)).map(({ name, id }) => row(name, id, `${id}-y1`)),
      row({ es: 'Caja final', en: 'Closing cash' }, 'cash', 'cash-y1', 'total'),
    ],
  });
}

/** What moves the cash of a month. A tax that the business does not have takes no line. */
const TREASURY: readonly { readonly id: string; readonly name: PlanText; readonly when: (draft: Draft) => boolean }[] = [
  { id: 'collected', name: { es: 'Cobros de clientes', en: 'From customers' }, when: () => true },
  { id: 'suppliers-out', name: { es: 'Proveedores', en: 'Suppliers' }, when: () => true },
  { id: 'staff-out', name: { es: 'Sueldos y cargas', en: 'Pay and charges' }, when: () => true },
  { id: 'running-out', name: { es: 'Otros gastos', en: 'Other costs' }, when: () => true },
  {
    id: 'vat-out',
    name: { es: 'Impuesto de ventas', en: 'Tax on sales' },
    when: ({ model }) => model.assumptions.vatEveryMonths > 0,
  },
  { id: 'instalment-out', name: { es: 'Cuota del préstamo', en: 'Loan instalment' }, when: ({ diagnosis }) => diagnosis.hasLoan },
];

const TREASURY_NOTE: readonly Message[] = [
  {
    id: 'treasury.note.tax',
    when: ({ model }) => model.assumptions.vatEveryMonths > 0,
    variants: [
      {
        es: 'Lo que entra y sale del banco, impuesto de ventas incluido. La caja inicial es la que queda después de abrir.',
        en: 'What enters and leaves the bank, tax on sales included. Opening cash is what remains once the doors are open.',
      },
    ],
  },
  {
    id: 'treasury.note',
    variants: [
      {
        es: 'Lo que entra y sale del banco. La caja inicial es la que queda después de abrir.',
        en: 'What enters and leaves the bank. Opening cash is what remains once the doors are open.',
      },
    ],
  },
];

function writeChart(draft: Draft): Block {
  return {
    type: 'chart',
    chart: monthsChart(MONTHS, {
      title: { es: 'Ventas y caja, primer año', en: 'Sales and cash, first year' },
      subtitle: { es: 'ventas en barras, caja a fin de mes en línea', en: 'sales as bars, month-end cash as a line' },
      alt: {
        es: 'Ventas de cada mes del primer año, que suman {{fig:revenue-y1}}, y caja a fin de mes, que empieza en {{fig:m01-cash}} y acaba en {{fig:cash-y1}}.',
        en: 'Sales of each month of the first year, {{fig:revenue-y1}} in all, and cash at month end, which starts at {{fig:m01-cash}} and ends at {{fig:cash-y1}}.',
      },
      lowest: lowestMonthMark(draft, MONTHS),
      size: hasLongAmounts(draft) ? 'wide' : 'tall',
    }),
  };
}

const MILLION = 1_000_000;

/** Amounts that do not fit thirteen in a row: the table becomes two, and the rest of the page makes room. */
function hasLongAmounts({ model }: Draft): boolean {
  const [first] = model.years;
  return [first.collected, first.paidSuppliers, first.paidStaff, ...model.months.slice(0, MONTHS.length).map(({ cash }) => cash)].some(
    (amount) => Math.abs(amount) >= MILLION,
  );
}

const LOWEST: readonly Message[] = [
  {
    id: 'cash.opening.short',
    when: ({ diagnosis }) => diagnosis.lowestAtOpening && diagnosis.cashNegative,
    variants: [
      {
        es: 'La caja toca fondo el mismo día de la apertura, en {{fig:opening-cash*}}, porque falta el dinero de la página anterior: sin él no se puede abrir tal como está descrito. A partir de ahí ningún mes cierra más abajo.',
        en: 'Cash touches bottom on opening day itself, at {{fig:opening-cash*}}, because the money of the page before is missing: without it the doors cannot open as described. From then on no month ends lower.',
      },
    ],
  },
  {
    id: 'cash.opening',
    when: ({ diagnosis }) => diagnosis.lowestAtOpening,
    variants: [
      {
        es: 'El peor día de caja es el primero, con {{fig:opening-cash*}}: en adelante ningún cierre de mes queda por debajo de esa cifra.',
        en: 'The worst day for cash is the first, at {{fig:opening-cash*}}: from then on no month ends below that figure.',
      },
    ],
  },
  {
    id: 'cash.never',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never' && diagnosis.cashNegative,
    variants: [
      {
        es: 'La caja no se recupera: llega a {{fig:cash-low*}} en {{fig:cash-low-month*}}. Ese saldo no existe en ningún banco; quiere decir que el negocio, tal como está descrito, se pararía mucho antes.',
        en: 'Cash does not recover: it gets to {{fig:cash-low*}} in {{fig:cash-low-month*}}. No bank account shows such a balance; it means that the business as described would stop long before.',
      },
    ],
  },
  {
    id: 'cash.negative',
    when: ({ diagnosis }) => diagnosis.cashNegative,
    variants: [
      {
        es: 'La caja toca fondo en {{fig:cash-low-month*}}, con {{fig:cash-low*}}. Un saldo así no existe en un banco: hasta reunir lo que falta, ese mes no se puede pagar.',
        en: 'Cash touches bottom in {{fig:cash-low-month*}}, at {{fig:cash-low*}}. No bank account shows such a balance: until the missing money is raised, that month cannot be paid.',
      },
    ],
  },
  {
    id: 'cash.low',
    variants: [
      {
        es: 'La caja baja hasta {{fig:cash-low*}} en {{fig:cash-low-month*}}, y quien preste preguntará por ese mes antes que por ningún otro.',
        en: 'Cash falls to {{fig:cash-low*}} in {{fig:cash-low-month*}}, and a lender will ask about that month before any other.',
      },
    ],
  },
];

const SEASON: Message = {
  id: 'cash.season',
  variants: [
    {
      es: 'El mes más flojo es {{fig:weakest-month}}, con {{fig:weakest-units*}} {{units}}, y el más fuerte {{fig:strongest-month}}, con {{fig:strongest-units*}}. El calendario es el habitual del sector: doce meses propios valdrán más.',
      en: 'The weakest month is {{fig:weakest-month}}, at {{fig:weakest-units*}} {{units}}, and the strongest {{fig:strongest-month}}, at {{fig:strongest-units*}}. The calendar is the usual one in the sector: twelve months of your own will be worth more.',
    },
  ],
};

const PEAK: Message = { id: 'season.peak', variants: [{ es: '{{peak}}', en: '{{peak}}' }] };

const TROUGH: Message = { id: 'season.trough', variants: [{ es: '{{trough}}', en: '{{trough}}' }] };

const BANK: readonly Message[] = [
  {
    id: 'bank.loss',
    when: ({ diagnosis }) => diagnosis.sellsAtLoss || diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'Vuelve a hacer la cuenta del precio y del coste de cada {{unit}}: con la actual no se pide dinero.',
        en: 'Do the sums of price and cost for each {{unit}} again: on the present ones no money should be requested.',
      },
    ],
  },
  {
    id: 'bank.tax',
    when: ({ figures, model }) => figures['other-break-even'] !== undefined && !model.assumptions.taxIncluded.value,
    variants: [
      {
        es: 'Confirma si los {{fig:price}} llevan impuesto: si lo llevan, cobras {{fig:other-price}}, el equilibrio sube a {{fig:other-break-even}} y el primer año queda en {{fig:other-result}}.',
        en: 'Find out whether the {{fig:price}} includes tax: if it does, you keep {{fig:other-price}}, break-even rises to {{fig:other-break-even}} and the first year ends at {{fig:other-result}}.',
      },
    ],
  },
  { id: 'bank.trade', variants: [{ es: '{{bankAsk}}', en: '{{bankAsk}}' }] },
  {
    id: 'bank.quotes',
    variants: [
      {
        es: 'Pide presupuestos cerrados de los {{fig:investment}} de inversión, y pregunta si el impuesto está dentro: aquí se ha contado aparte.',
        en: 'Get fixed quotes for the {{fig:investment}} of investment, and ask whether tax is in them: here it is counted on top.',
      },
    ],
  },
  {
    id: 'bank.volume',
    variants: [
      {
        es: 'Lleva alguna prueba de lo que venderás el primer mes, {{fig:m01-units}} {{units}}: reservas, cartas o una lista de espera.',
        en: 'Bring some proof of the {{fig:m01-units}} {{units}} of the first month: bookings, letters or a waiting list.',
      },
    ],
  },
  {
    id: 'bank.rate',
    when: ({ diagnosis }) => diagnosis.hasLoan,
    variants: [
      {
        es: 'Pregunta el tipo de interés y las garantías: el {{fig:loan-rate}} de aquí es orientativo.',
        en: 'Ask for the rate and the security: the {{fig:loan-rate}} here is a guide.',
      },
    ],
  },
];

const CREDIBILITY: Message = {
  id: 'credibility',
  when: ({ model }) => model.openQuestions.length > 0,
  variants: [
    {
      es: 'De lo que sostiene este plan, el {{fig:said-share*}} lo has dicho tú. Lo que más lo subiría es saber de primera mano {{openQuestions}}: juntas, esas respuestas pesan un {{fig:open-share*}}.',
      en: 'Of what this plan rests on, {{fig:said-share*}} comes from you. What would raise it most is first-hand knowledge of {{openQuestions}}: together those answers weigh {{fig:open-share*}}.',
    },
  ],
};
