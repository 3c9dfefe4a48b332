import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Block, PlanText } from '../plan.ts';
import { join, label } from '../say.ts';
import { isFrequencyPerCase } from '../told/find-frequency.ts';
import { capital, table } from '../write-block.ts';
import { monthColumns, monthRow, type Row } from '../write-months-table.ts';
import { askWords, saleKindOf } from './sale-kind.ts';

/** The forecast, month by month, as what new customers buy and what those who had bought buy again. */
export function writeCustomerMonths(draft: Draft): Block {
  const note = noteOf(draft);
  return table({
    title: { es: 'De quién salen las ventas, mes a mes', en: 'Where the sales come from, month by month' },
    ...(note ? { note: label(draft, note) } : {}),
    size: 'treasury',
    columns: monthColumns(4),
    rows: [
      ...(saleKindOf(draft) === 'counter' ? [] : [monthRow(capital(askWords(draft)), 'asks', 'funnel-asks')]),
      ...(draft.diagnosis.isRecurring ? rowsOfMembers() : rowsOfSales(draft)),
    ],
  });
}

/** How the opening's customers are asked for, and how many of the first are needed later. */
function noteOf(draft: Draft): PlanText | null {
  const parts = [firstMonthOf(draft), ...(comesBack(draft) && !isByCase(draft) && !draft.diagnosis.isRecurring ? [LEAVERS] : [])];
  const told = parts.filter((part) => part !== null);
  return told.length > 0 ? join(told, '; ') : null;
}

/** A channel's row is the mean of its year: a first month that takes more is told, with what is done for it; so few that a week has one are not counted. */
function firstMonthOf(draft: Draft): PlanText | null {
  const { figures } = draft;
  if (amountOf(figures, 'opening-times') >= RUSH) return OPENING_RUSH;
  if (amountOf(figures, 'asks-opening') < FEWEST_A_WEEK) return null;
  return saleKindOf(draft) === 'counter' ? null : FIRST_MONTH;
}

const RUSH = 1.5;
const FEWEST_A_WEEK = 2;

/** Whoever buys again does so for the same case, or in the same stay. */
function isByCase({ model, facts }: Draft): boolean {
  return model.assumptions.lodging !== undefined || isFrequencyPerCase(facts);
}

/** Where each new customer buys but one, what they buy takes no line of its own. */
function rowsOfSales(draft: Draft): readonly Row[] {
  const { figures } = draft;
  const buysMore = figures['new-units-y1']?.value !== figures['funnel-customers']?.value;
  return [
    monthRow(NEW, 'new', 'funnel-customers'),
    ...(buysMore ? [monthRow(TO_NEW, 'new-units', 'new-units-y1')] : []),
    ...(comesBack(draft) ? [monthRow(againName(draft), 'again', 'again-y1')] : []),
    monthRow(label(draft, FORECAST), 'units', 'units-y1', 'total'),
  ];
}

/** The later visits of one injury are no purchase by a past buyer. */
function againName(draft: Draft): PlanText {
  return isByCase(draft) ? label(draft, draft.model.assumptions.lodging ? SAME_STAY : SAME_CASE) : AGAIN;
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

const OPENING_RUSH: PlanText = {
  es: '{{fig:m01-name}} cuenta con {{fig:m01-new}} clientes nuevos, {{fig:opening-times}} veces los de un mes medio, captados desde cuatro semanas antes: si son menos, ese mes vende menos',
  en: '{{fig:m01-name}} counts on {{fig:m01-new}} new customers, {{fig:opening-times}} times an average month’s, won from four weeks before: with fewer, that month sells less',
};
const FIRST_MONTH: PlanText = {
  es: 'desde cuatro semanas antes de abrir preguntan unos {{fig:asks-opening}} por semana',
  en: 'about {{fig:asks-opening}} enquiries a week from four weeks before opening',
};
const LEAVERS: PlanText = {
  es: 'cuantos más vuelven, menos nuevos hacen falta (se supone que al año deja de venir el {{fig:leave-year*}})',
  en: 'the more return, the fewer new ones are needed ({{fig:leave-year*}} assumed lost in a year)',
};
const NEW: PlanText = { es: 'Clientes nuevos', en: 'New customers' };
const TO_NEW: PlanText = { es: 'Compran los nuevos', en: 'Bought by new customers' };
const AGAIN: PlanText = { es: 'Compra quien ya compró', en: 'By past buyers' };
const SAME_CASE: PlanText = { es: '{{units^}} siguientes, mismo caso', en: 'Follow-up {{units}}, same case' };
const SAME_STAY: PlanText = { es: '{{units^}} siguientes, misma estancia', en: 'Later {{units}}, same stay' };
const FORECAST: PlanText = { es: '{{units^}}, en total', en: '{{units^}}, in all' };
const WON: PlanText = { es: 'Se ganan, con los de la apertura', en: 'Won, including at opening' };
const LOST: PlanText = { es: 'Se van', en: 'Leave' };
const LEFT: PlanText = { es: 'Quedan a fin de mes', en: 'Active at month end' };
const CHARGED: PlanText = { es: 'Pagan, de media en el mes', en: 'Paying, month average' };
