import type { Draft } from './draft.ts';
import { monthFigure } from './gather-month-figures.ts';
import type { Block, PlanText, Table } from './plan.ts';
import { label } from './say.ts';
import { figure, table, words } from './write-block.ts';

type Row = Table['rows'][number];

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** The forecast, month by month, as what new customers buy and what those who had bought buy again. */
export function writeCustomerMonths(draft: Draft): Block {
  return table({
    title: { es: 'De quién salen las ventas, mes a mes', en: 'Where the sales come from, month by month' },
    note: label(draft, !draft.diagnosis.isRecurring && comesBack(draft) ? WITH_LEAVERS : FIRST_MONTH),
    size: 'treasury',
    columns: [
      { head: { es: 'Mes', en: 'Month' }, align: 'start', width: 4 },
      ...MONTHS.map((number) => ({ head: { figure: monthFigure(number, 'name') }, align: 'end' as const, width: 1 })),
      { head: { es: 'Año', en: 'Year' }, align: 'end', width: 1 },
    ],
    rows: [row(draft, ASK, 'asks', 'funnel-asks'), ...(draft.diagnosis.isRecurring ? rowsOfMembers(draft) : rowsOfSales(draft))],
  });
}

function row(draft: Draft, name: PlanText, what: string, year: string | null, style?: Row['style']): Row {
  return {
    cells: [
      words(label(draft, name)),
      ...MONTHS.map((number) => figure(monthFigure(number, what))),
      year === null ? { empty: true as const } : figure(year),
    ],
    ...(style ? { style } : {}),
  };
}

/** Where each new customer buys but one, what they buy takes no line of its own. */
function rowsOfSales(draft: Draft): readonly Row[] {
  const { figures } = draft;
  const buysMore = figures['new-units-y1']?.value !== figures['funnel-customers']?.value;
  return [
    row(draft, NEW, 'new', 'funnel-customers'),
    ...(buysMore ? [row(draft, TO_NEW, 'new-units', 'new-units-y1')] : []),
    ...(comesBack(draft) ? [row(draft, AGAIN, 'again', 'again-y1')] : []),
    row(draft, FORECAST, 'units', 'units-y1', 'total'),
  ];
}

function comesBack({ figures }: Draft): boolean {
  return Number(figures['again-y1']?.value ?? 0) > 0;
}

function rowsOfMembers(draft: Draft): readonly Row[] {
  return [
    row(draft, WON, 'new', 'funnel-customers'),
    row(draft, LOST, 'lost', 'lost-y1'),
    row(draft, LEFT, 'after', null),
    row(draft, CHARGED, 'units', 'units-y1', 'total'),
  ];
}

const FIRST_MONTH: PlanText = {
  es: 'quien compra el primer mes pregunta ese mes o en las cuatro semanas de antes: unos {{fig:asks-opening}} por semana',
  en: 'whoever buys in the first month asks in it or in the four weeks before: about {{fig:asks-opening}} a week',
};
const WITH_LEAVERS: PlanText = {
  es: 'desde cuatro semanas antes de abrir preguntan unos {{fig:asks-opening}} por semana; se supone que al año deja de venir el {{fig:leave-year*}}',
  en: 'from four weeks before opening about {{fig:asks-opening}} a week ask; {{fig:leave-year*}} of past buyers are assumed to leave in a year',
};
const ASK: PlanText = { es: 'Preguntan', en: 'Ask' };
const NEW: PlanText = { es: 'Clientes nuevos', en: 'New customers' };
const TO_NEW: PlanText = { es: 'Compran los nuevos', en: 'Bought by the new' };
const AGAIN: PlanText = { es: 'Compra quien ya compró', en: 'By past buyers' };
const FORECAST: PlanText = { es: '{{units^}}, en total', en: '{{units^}}, in all' };
const WON: PlanText = { es: 'Se ganan, con los de la apertura', en: 'Won, with those of the opening' };
const LOST: PlanText = { es: 'Se van', en: 'Leave' };
const LEFT: PlanText = { es: 'Quedan a fin de mes', en: 'Left at month end' };
const CHARGED: PlanText = { es: 'Pagan, de media en el mes', en: 'Pay, on average in the month' };
