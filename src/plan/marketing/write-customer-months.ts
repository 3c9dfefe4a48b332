import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Block, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { isFrequencyPerCase } from '../told/find-frequency.ts';
import { capital, table } from '../write-block.ts';
import { monthColumns, monthRow, type Row } from '../write-months-table.ts';
import { askWords, saleKindOf } from './sale-kind.ts';

/** The forecast, month by month, as what new customers buy and what those who had bought buy again. */
export function writeCustomerMonths(draft: Draft): Block {
  return table({
    title: { es: 'De quién salen las ventas, mes a mes', en: 'Where the sales come from, month by month' },
    note: label(draft, noteOf(draft)),
    size: 'treasury',
    columns: monthColumns(4),
    rows: [
      monthRow(capital(askWords(draft).short), 'asks', 'funnel-asks'),
      ...(draft.diagnosis.isRecurring ? rowsOfMembers() : rowsOfSales(draft)),
    ],
  });
}

function noteOf(draft: Draft): PlanText {
  if (saleKindOf(draft) === 'counter') return comesBack(draft) ? COUNTER_WITH_LEAVERS : AT_COUNTER;
  if (draft.diagnosis.isRecurring || !comesBack(draft)) return FIRST_MONTH;
  return draft.model.assumptions.lodging || isFrequencyPerCase(draft.facts) ? WITH_CASES : WITH_LEAVERS;
}

/** Where each new customer buys but one, what they buy takes no line of its own. */
function rowsOfSales(draft: Draft): readonly Row[] {
  const { figures } = draft;
  const buysMore = figures['new-units-y1']?.value !== figures['funnel-customers']?.value;
  return [
    monthRow(NEW, 'new', 'funnel-customers'),
    ...(buysMore ? [monthRow(TO_NEW, 'new-units', 'new-units-y1')] : []),
    ...(comesBack(draft) ? [monthRow(AGAIN, 'again', 'again-y1')] : []),
    monthRow(label(draft, FORECAST), 'units', 'units-y1', 'total'),
  ];
}

function comesBack({ figures }: Draft): boolean {
  return amountOf(figures, 'again-y1') > 0;
}

function rowsOfMembers(): readonly Row[] {
  return [
    monthRow(WON, 'new', 'funnel-customers'),
    monthRow(LOST, 'lost', 'lost-y1'),
    monthRow(LEFT, 'after', null),
    monthRow(CHARGED, 'units', 'units-y1', 'total'),
  ];
}

const FIRST_MONTH: PlanText = {
  es: 'quien compra el primer mes pregunta ese mes o en las cuatro semanas de antes: unos {{fig:asks-opening}} por semana',
  en: 'first-month buyers enquire that month or in the four weeks before: about {{fig:asks-opening}} a week',
};
/** Over a counter nobody asks before the doors open. */
const AT_COUNTER: PlanText = {
  es: 'en el primer mes entran por primera vez unos {{fig:asks-opening}} por semana',
  en: 'about {{fig:asks-opening}} first-time customers a week in the first month',
};
const COUNTER_WITH_LEAVERS: PlanText = {
  es: 'en el primer mes entran por primera vez unos {{fig:asks-opening}} por semana; cuantos más vuelven, menos nuevos hacen falta (se supone que al año deja de venir el {{fig:leave-year*}})',
  en: 'about {{fig:asks-opening}} first-time customers a week in the first month; the more return, the fewer new ones are needed ({{fig:leave-year*}} assumed lost in a year)',
};
const WITH_LEAVERS: PlanText = {
  es: 'desde cuatro semanas antes de abrir preguntan unos {{fig:asks-opening}} por semana; cuantos más vuelven, menos nuevos hacen falta (se supone que al año deja de venir el {{fig:leave-year*}})',
  en: 'about {{fig:asks-opening}} enquiries a week from four weeks before opening; the more customers return, the fewer new ones are needed ({{fig:leave-year*}} assumed lost in a year)',
};
/** Whoever buys again does so for the same thing. */
const WITH_CASES: PlanText = {
  es: 'desde cuatro semanas antes de abrir preguntan unos {{fig:asks-opening}} por semana; quien ya compró vuelve por lo mismo que lo trajo',
  en: 'about {{fig:asks-opening}} enquiries a week from four weeks before opening; past buyers return for what first brought them',
};
const NEW: PlanText = { es: 'Clientes nuevos', en: 'New customers' };
const TO_NEW: PlanText = { es: 'Compran los nuevos', en: 'Bought by new customers' };
const AGAIN: PlanText = { es: 'Compra quien ya compró', en: 'By past buyers' };
const FORECAST: PlanText = { es: '{{units^}}, en total', en: '{{units^}}, in all' };
const WON: PlanText = { es: 'Se ganan, con los de la apertura', en: 'Won, including at opening' };
const LOST: PlanText = { es: 'Se van', en: 'Leave' };
const LEFT: PlanText = { es: 'Quedan a fin de mes', en: 'Active at month end' };
const CHARGED: PlanText = { es: 'Pagan, de media en el mes', en: 'Paying, month average' };
