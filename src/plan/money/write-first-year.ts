import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import type { Message } from '../message.ts';
import type { Block, Page, PlanText } from '../plan.ts';
import { firstOf, holds, join, label, say, sayFirst } from '../say.ts';
import { bullets, heading, paragraph, table } from '../write-block.ts';
import { lowestMonthMark, monthsChart } from '../write-months-chart.ts';
import { MONTHS, monthColumns, monthRow, type Row } from '../write-months-table.ts';
import { CREDIBILITY } from './bank-words.ts';
import { LOWEST, SHAPE, TAX_HELPS } from './cash-words.ts';
import { hasMuchToFindOut, tellWhatToFindOut } from './find-out-words.ts';
import { FIRST_DAYS, LOW_CAUSE } from './low-cause-words.ts';
import { headBank, orderBank } from './order-bank.ts';
import { otherCase } from './other-case.ts';
import { paysCharges } from './pays-charges.ts';
import { SEASON_ADVICE, withSeasonAdvice } from './season-advice.ts';
import { TAX_AHEAD, withTaxAhead } from './tax-ahead-words.ts';
import { countsUnsigned } from './way-words.ts';

/** The first year month by month, the month that worries, and what to have in hand before showing it to a bank. */
export function writeFirstYear(draft: Draft): Page {
  return {
    id: 'first-year',
    title: { es: 'Previsión del primer año', en: 'Forecast for the first year' },
    blocks: [
      writeTreasury(draft),
      writeChart(draft),
      ...paragraph(draft, [...firstOf(draft, LOWEST), ...firstOf(draft, LOW_CAUSE)]),
      ...paragraph(withTaxAhead(draft), [TAX_HELPS, TAX_AHEAD]),
      ...paragraph(withSeasonAdvice(draft), [...firstOf(draft, SHAPE), FIRST_DAYS, ...(draft.figures['shut-months'] ? [] : SEASON_ADVICE)]),
      heading(headBank(draft)),
      bullets(orderBank(draft, hasLongAmounts(draft) ? 3 : 5), 'check'),
      ...(hasMuchToFindOut(draft) ? tellWhatToFindOut(draft) : paragraph(draft, [CREDIBILITY])),
    ],
  };
}

function writeTreasury(draft: Draft): Block {
  return table({
    title: { es: 'Plan de tesorería, mes a mes', en: 'Cash month by month' },
    note: sayNote(draft),
    size: 'treasury',
    ...markLowest(draft),
    columns: monthColumns(3),
    rows: [
      ...salesRows(draft),
      monthRow({ es: 'Caja inicial', en: 'Opening cash' }, 'opening', 'opening-cash', 'strong'),
      ...TREASURY.filter(({ when }) => when(draft)).map(({ name, id }) => monthRow(name, id, `${id}-y1`)),
      monthRow({ es: 'Caja final', en: 'Closing cash' }, 'cash', 'cash-y1', 'total'),
      ...otherCashRows(draft),
    ],
  });
}

/** Whoever pays by the month is counted each time. */
const FEES: PlanText = { es: 'Cuotas cobradas', en: 'Monthly fees billed' };

/** What the months sell, and by which season: it explains the cash below as much as the climb does. */
function salesRows(draft: Draft): readonly Row[] {
  const { figures, diagnosis } = draft;
  const isMoved = figures['season-high'] !== undefined && !diagnosis.isRecurring;
  return [
    ...(isMoved ? [monthRow({ es: 'Temporada', en: 'Season' }, 'season', null)] : []),
    monthRow(diagnosis.isRecurring ? FEES : label(draft, { es: '{{units^}}', en: '{{units^}}' }), 'units', 'units-y1'),
  ];
}

function sayNote(draft: Draft): PlanText {
  const parts = [...firstOf(draft, WHICH_MONEY), ...[SPENT_TO_WIN, NO_TAX_PAID].filter((one) => holds(draft, one))].map((message) =>
    say(draft, message),
  );
  return join([sayFirst(draft, TREASURY_NOTE), ...parts], ' ');
}

/** The cash of the months without the money that is still to be raised, and that of the version for the bank. */
function otherCashRows(draft: Draft): readonly Row[] {
  const other = otherCase(draft);
  return [
    ...(draft.figures['told-cash-y1']
      ? [{ ...monthRow({ es: 'Sin lo que falta', en: 'Without what is missing' }, 'told-cash', 'told-cash-y1'), spare: WITHOUT_IT }]
      : []),
    ...(other?.name === 'mended' && draft.figures['mended-cash-end']
      ? [
          monthRow(
            { es: `Para el banco, ${other.head.es}`, en: `For the bank, ${other.head.en}` },
            'mended-cash',
            'mended-cash-end',
            'strong',
          ),
        ]
      : []),
  ];
}

/** Its lowest is told in the note. */
const WITHOUT_IT = 1;

/** The month that ends with the least cash, where that is less than on opening day. */
function markLowest(draft: Draft): { readonly marked?: number } {
  const lowest = lowestMonthMark(draft, MONTHS);
  return lowest && lowest.index >= 0 ? { marked: lowest.index + 1 } : {};
}

/** What moves the cash of a month. A tax that the business does not have, or does not pay within the year, takes no line. */
const TREASURY: readonly { readonly id: string; readonly name: PlanText; readonly when: (draft: Draft) => boolean }[] = [
  { id: 'collected', name: { es: 'Cobros de clientes', en: 'From customers' }, when: () => true },
  { id: 'suppliers-out', name: { es: 'Proveedores', en: 'Suppliers' }, when: () => true },
  { id: 'staff-out', name: { es: 'Sueldos y cargas', en: 'Payroll and charges' }, when: (draft) => paysCharges(draft) },
  { id: 'staff-out', name: { es: 'Sueldos', en: 'Payroll' }, when: (draft) => !paysCharges(draft) },
  { id: 'running-out', name: { es: 'Otros gastos', en: 'Other costs' }, when: () => true },
  {
    id: 'vat-out',
    name: { es: 'Impuesto de ventas, pagado', en: 'Sales tax paid' },
    when: paysSalesTax,
  },
  { id: 'instalment-out', name: { es: 'Cuota del préstamo', en: 'Loan instalment' }, when: ({ diagnosis }) => diagnosis.hasLoan },
];

function paysSalesTax({ figures }: Draft): boolean {
  return MONTHS.some((number) => amountOf(figures, monthFigure(number, 'vat-out')) !== 0);
}

/** Why a business that charges the tax pays none of it all year. */
const NO_TAX_PAID: Message = {
  id: 'treasury.note.no-tax',
  when: (draft) =>
    draft.model.assumptions.vatEveryMonths > 0 && !paysSalesTax(draft) && (draft.model.balances[MONTHS.length]?.vatOwed ?? 0) < 0,
  variants: [
    {
      es: 'No hay línea de impuesto de ventas porque en todo el año no supera el de las compras, incluida la apertura, y quedan {{fig:tax-credit-y1}} a favor.',
      en: 'There is no line for tax on sales because over the year it stays below the tax on purchases, opening included, and {{fig:tax-credit-y1}} is still recoverable.',
    },
  ],
};

/** Why the running costs of the first months are above what a month was told to take. */
const SPENT_TO_WIN: Message = {
  id: 'treasury.note.spent-to-win',
  when: ({ model }) => model.assumptions.marketingPace !== undefined,
  variants: [
    {
      es: 'La publicidad se paga en los meses en que hay clientes que captar.',
      en: 'Advertising is paid for in the months when there are customers to win.',
    },
  ],
};

const TREASURY_NOTE: readonly Message[] = [
  {
    id: 'treasury.note.tax',
    when: ({ model }) => model.assumptions.vatEveryMonths > 0,
    variants: [
      {
        es: 'La tabla recoge lo que entra y sale del banco, impuesto de ventas incluido. La caja inicial es la que queda después de abrir.',
        en: 'The table shows money in and out of the bank, sales tax included. Opening cash is what remains once the business is open.',
      },
    ],
  },
  {
    id: 'treasury.note',
    variants: [
      {
        es: 'La tabla recoge lo que entra y sale del banco. La caja inicial es la que queda después de abrir.',
        en: 'The table shows money in and out of the bank. Opening cash is what remains once the business is open.',
      },
    ],
  },
];

/** On which money the table stands, where what was told is not enough. */
const WHICH_MONEY: readonly Message[] = [
  {
    id: 'treasury.note.unsigned',
    when: countsUnsigned,
    variants: [
      {
        es: 'El plan supone {{theWay}}; {{withoutMoney}}, la caja bajaría hasta {{fig:told-cash-low}}{{toldLowWhen}}.',
        en: 'The plan assumes {{theWay}}; {{withoutMoney}}, cash would fall to {{fig:told-cash-low}}{{toldLowWhen}}.',
      },
    ],
  },
  {
    id: 'treasury.note.raised',
    when: ({ diagnosis }) => diagnosis.isRaised,
    variants: [
      {
        es: 'El plan cuenta con {{theWay}}; {{withoutMoney}}, la caja bajaría hasta {{fig:told-cash-low}}{{toldLowWhen}}.',
        en: 'The plan counts on {{theWay}}; {{withoutMoney}}, cash would fall to {{fig:told-cash-low}}{{toldLowWhen}}.',
      },
    ],
  },
  {
    id: 'treasury.note.told',
    when: ({ diagnosis }) => diagnosis.hasGap && diagnosis.breakEven !== 'never',
    variants: [
      {
        es: 'La tabla cuenta solo con el dinero previsto, porque con estas cifras ninguna forma de reunir los {{fig:way-missing}} que faltan es viable.',
        en: 'The table counts only on the money planned, because on these figures no way of raising the missing {{fig:way-missing}} is viable.',
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
