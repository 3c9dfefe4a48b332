import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { channelFigure } from '../figures/gather-channel-figures.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import type { Block, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { isFrequencyPerCase } from '../told/find-frequency.ts';
import { capital, figure, table, words } from '../write-block.ts';
import { MONTHS, monthColumns, monthRow, type Row } from '../write-months-table.ts';
import { findFreeSources } from './free-source-words.ts';
import { askRow, saleKindOf } from './sale-kind.ts';

/** The forecast, month by month, as what new customers buy and what those who had bought buy again. */
export function writeCustomerMonths(draft: Draft): Block {
  const note = noteOf(draft);
  return table({
    title: { es: 'De quién salen las ventas, mes a mes', en: 'Where the sales come from, month by month' },
    ...(note ? { note: label(draft, note) } : {}),
    size: 'treasury',
    isSpare: true,
    columns: monthColumns(4),
    rows: [
      ...(saleKindOf(draft) === 'counter'
        ? []
        : [monthRow(label({ ...draft, slots: { ...draft.slots, asks: askRow(draft) } }, ASK), 'asks', 'funnel-asks')]),
      ...rowsOfSources(draft),
      ...(draft.diagnosis.isRecurring ? rowsOfMembers() : rowsOfSales(draft)),
      ...(draft.model.assumptions.marketingPace ? [{ ...monthRow(SPENT, 'marketing', 'marketing-y1'), spare: SPARE }] : []),
    ],
  });
}

/** Whom each channel and each source without one brings in the month: together, the new customers. */
function rowsOfSources(draft: Draft): readonly Row[] {
  const channels = draft.channels.flatMap(({ shortName }, at) => {
    const id = channelFigure(at);
    return amountOf(draft.figures, `${id}-customers`) > 0 ? [{ id, year: `${id}-customers`, name: shortName }] : [];
  });
  const free = findFreeSources(draft).map(({ name, figure: id }) => ({ id, year: id, name }));
  return [...channels, ...free].map(({ id, year, name }) => ({
    cells: [words(capital(name)), ...MONTHS.map((number) => figure(`${id}-${monthFigure(number, 'new')}`)), figure(year)],
  }));
}

/** A first month that takes more than the others is told, with what is done for it; so few that a week has one are not counted. */
function noteOf(draft: Draft): PlanText | null {
  const { figures } = draft;
  if (draft.model.assumptions.marketingPace) return SPENT_TO_WIN;
  if (figures['even-short'] && !draft.diagnosis.isRecurring) return HOURS_FIRST;
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

/** What newcomers buy is the total less what past buyers do: a full page does without. */
const SPARE = 1;

/** Where each new customer buys but one, what they buy takes no line of its own. */
function rowsOfSales(draft: Draft): readonly Row[] {
  const { figures } = draft;
  const buysMore = figures['new-units-y1']?.value !== figures['funnel-customers']?.value;
  return [
    monthRow(NEW, 'new', 'funnel-customers', 'strong'),
    ...(buysMore ? [{ ...monthRow(TO_NEW, 'new-units', 'new-units-y1'), spare: SPARE }] : []),
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
    monthRow(WON, 'new', 'funnel-customers', 'strong'),
    monthRow(LOST, 'lost', 'lost-y1'),
    monthRow(LEFT, 'after', null),
    monthRow(CHARGED, 'units', 'units-y1', 'total'),
  ];
}

const OPENING_RUSH: PlanText = {
  es: '{{fig:m01-name}} tiene {{fig:opening-times}} veces los clientes de un mes medio, porque se captan desde cuatro semanas antes',
  en: '{{fig:m01-name}} has {{fig:opening-times}} times an average month’s customers, because they are won from four weeks before',
};
/** The same money every month does not bring seven times as many in one as in another. */
const SPENT_TO_WIN: PlanText = {
  es: 'la publicidad se gasta cuando hay clientes que traer: en {{fig:m01-name}} son {{fig:m01-marketing}}, con el lanzamiento; la tesorería la cuenta así y el total del año no cambia',
  en: 'advertising is spent when there are customers to win: {{fig:m01-marketing}} in {{fig:m01-name}}, with the launch; the cash table counts it so, and the year’s total does not change',
};
const HOURS_FIRST: PlanText = {
  es: 'las horas se concentran en la apertura: repartidas por igual entre los meses, hasta {{fig:even-month}} faltarían {{fig:even-short}} clientes y {{fig:even-margin}} de margen',
  en: 'most of the hours go in at opening: spread evenly over the months, {{fig:even-short}} customers and {{fig:even-margin}} of margin would be missing up to {{fig:even-month}}',
};
const FIRST_MONTH: PlanText = {
  es: 'desde cuatro semanas antes de abrir se esperan unas {{fig:asks-opening}} consultas por semana',
  en: 'about {{fig:asks-opening}} enquiries a week are expected from four weeks before opening',
};
const ASK: PlanText = { es: '{{asks}} (compra uno de {{fig:one-in-asks}})', en: '{{asks}} (one in {{fig:one-in-asks}} buys)' };
const SPENT: PlanText = { es: 'Publicidad del mes', en: 'Advertising in the month' };
const NEW: PlanText = { es: 'Clientes nuevos', en: 'New customers' };
const TO_NEW: PlanText = { es: 'Compras de los nuevos', en: 'Bought by new customers' };
const AGAIN: PlanText = { es: 'Compras de quien repite', en: 'Bought by returning customers' };
const SAME_CASE: PlanText = { es: '{{units^}} siguientes, mismo caso', en: 'Follow-up {{units}}, same case' };
const SAME_STAY: PlanText = { es: '{{units^}} siguientes, misma estancia', en: 'Later {{units}}, same stay' };
const FORECAST: PlanText = { es: '{{units^}}, en total', en: '{{units^}}, in all' };
const WON: PlanText = { es: 'Altas, con las de la apertura', en: 'Won, including at opening' };
const LOST: PlanText = { es: 'Bajas', en: 'Leavers' };
const LEFT: PlanText = { es: 'Activos a fin de mes', en: 'Active at month end' };
const CHARGED: PlanText = { es: 'Pagan, media del mes', en: 'Paying, month average' };
