import { sumOf } from '../../finance/sum-of.ts';
import { formatList } from '../../language/format-list.ts';
import type { Bilingual, Language } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { floorFigure, MEASURED_AT } from '../figures/gather-alarm-figures.ts';
import { channelFigure } from '../figures/gather-channel-figures.ts';
import { firstAgain, measureFigure } from '../figures/gather-measure-figures.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import { askWords, saleKindOf } from '../marketing/sale-kind.ts';
import type { Block, Cell, PlanText } from '../plan.ts';
import { plansForLess } from '../risks/write-rescue.ts';
import { label } from '../say.ts';
import { figure, table, words } from '../write-block.ts';
import { isReadOverMonths } from './alarm-words.ts';
import { isKeptTold, isNamedOnly, keptSlot, PROMISE_MEASURES, waitSlot } from './kept-promise.ts';
import { MONEY_MEASURES, type WatchedMeasure } from './money-measures.ts';

/** What is watched each month: the target at three dates, and what is done where it is missed. */
export function writeMeasures(draft: Draft): Block {
  const asking = {
    ...draft,
    slots: {
      ...draft.slots,
      asks: askWords(draft),
      ifFewer: plansForLess(draft) ? PLAN_APPLIES : FIGURED_AGAIN,
      againMonth: monthSlot(firstAgain(draft.figures)),
      seenBy: seenBy(draft),
      ...keptSlot(draft),
      ...waitSlot(draft),
      cashAlarm: cashAlarm(draft),
      laterUnitsAlarm: laterUnitsAlarm(draft),
    },
  };
  return table({
    title: { es: 'Qué se mide y qué se hace si no se llega', en: 'What is watched, and what is done if it falls short' },
    note: label(draft, BESIDES),
    isNoteSpare: true,
    size: 'text',
    columns: [
      { head: { es: 'Medida', en: 'Measure' }, align: 'start', width: 8 },
      ...MEASURED_AT.map((month) => ({ head: { figure: monthFigure(month, 'name') }, align: 'end' as const, width: 4 })),
      { head: { es: 'Si no se llega', en: 'If it falls short' }, align: 'start', width: 13 },
    ],
    rows: pickMeasures(draft).map(({ name, target, response, spare }) => ({
      cells: [
        words(label(asking, name)),
        ...MEASURED_AT.map((month) => targetAt(draft, target(month, draft))),
        words(label(asking, response)),
      ],
      ...(spare ? { spare } : {}),
    })),
  });
}

/** What tells whose first purchase was in an earlier month. */
function seenBy(draft: Draft): PlanText {
  if (!['counter', 'shelf'].includes(saleKindOf(draft))) return { es: 'según sus facturas', en: 'by their invoices' };
  return draft.channels.some(({ kind }) => kind === 'loyalty')
    ? { es: 'mes escrito en la tarjeta', en: 'first month on the card' }
    : { es: 'se pregunta en caja', en: 'asked at the till' };
}

function monthSlot(month: number): PlanText {
  const name = `{{fig:${monthFigure(month, 'name')}}}`;
  return { es: name, en: name };
}

/** A page has room for so many; what customers say of a promise that no sale shows is told besides, as far as there is room. */
const MOST = 5;

/** Of what tells whether customers stay, one is enough: cash and margin have a row each as far as there is room. */
function pickMeasures(draft: Draft): readonly WatchedMeasure[] {
  const holding = MEASURES.filter(({ when }) => when?.(draft) ?? true);
  const staying = holding.filter(({ isOfStaying }) => isOfStaying);
  return holding.filter((measure) => !staying.slice(1).includes(measure)).slice(0, isNamedOnly(draft) ? MOST + 1 : MOST);
}

/** So much or less in each of the months in which lower sales leave less than forecast. */
function cashAlarm({ figures }: Draft): PlanText {
  const at = MEASURED_AT.filter((month) => figures[floorFigure('cash', month)]).map((month) => ({
    cash: `{{fig:${floorFigure('cash', month)}}}`,
    name: `{{fig:${monthFigure(month, 'name')}}}`,
  }));
  const [es, en] = [
    at.map(({ cash, name }, place) => `${cash}${place === 0 ? ' o menos' : ''} en ${name}`),
    at.map(({ cash, name }, place) => `${cash}${place === 0 ? ' or less' : ''} in ${name}`),
  ];
  return { es: formatList(es, 'es', 'or'), en: formatList(en, 'en', 'or') };
}

/** So few in each of the later months that sell at all: one that is shut gives no alarm. */
function laterUnitsAlarm({ figures }: Draft): PlanText {
  const at = MEASURED_AT.slice(1)
    .filter((month) => amountOf(figures, monthFigure(month, 'units')) > 0)
    .map((month) => ({ floor: `{{fig:${floorFigure('units', month)}}}`, name: `{{fig:${monthFigure(month, 'name')}}}` }));
  const after = (language: Language, said: readonly string[]) =>
    said.map((one, place) => `${place === said.length - 1 ? OR[language] : ', '}${one}`).join('');
  return {
    es: after(
      'es',
      at.map(({ floor, name }) => `${floor} en ${name}`),
    ),
    en: after(
      'en',
      at.map(({ floor, name }) => `${floor} in ${name}`),
    ),
  };
}

const OR: Bilingual = { es: ' o ', en: ' or ' };

/** A share of past buyers that cannot be yet, because nobody has had the time to come back. */
function targetAt({ figures }: Draft, id: string): Cell {
  return figures[id] ? figure(id) : { empty: true };
}

const BESIDES: PlanText = {
  es: 'Se anota el primer lunes de cada mes. Los tres primeros meses se anotan además, todavía sin meta: {{measures}}',
  en: 'Recorded on the first Monday of each month. In the first three months these are recorded too, with no target yet: {{measures}}',
};

/** Who did not come back is asked; `under`: «menos del» of a share, «menos de» of a count. */
function askTheLast(under: string, floor: string, month: string): PlanText {
  return {
    es: `menos ${under} {{fig:${floor}}} en ${month}: preguntar por qué a los diez últimos que no volvieron`,
    en: `under {{fig:${floor}}} in ${month}: ask the last ten customers who did not come back why`,
  };
}

const UNITS: Omit<WatchedMeasure, 'name'> = {
  target: (month) => monthFigure(month, 'units'),
  response: {
    es: '{{alarm}}{{laterUnitsAlarm}}: {{ifFewer}}',
    en: '{{alarm}}{{laterUnitsAlarm}}: {{ifFewer}}',
  },
};

const PLAN_APPLIES: Bilingual = { es: 'aplicar el plan de la página de riesgos', en: 'apply the plan on the page on risks' };
/** Where that page decides whether to open, and no more. */
const FIGURED_AGAIN: Bilingual = {
  es: 'ningún gasto nuevo hasta rehacer las cuentas con las ventas reales',
  en: 'no new spending until the figures are redone on actual sales',
};

/** By the first date of the table some channel that money is spent on is to have brought nobody yet: half of nothing tells nothing of it. */
function waitsForItsFirst({ channels, figures }: Draft): boolean {
  return channels.some((_, at) => {
    const id = channelFigure(at);
    const isPaid = amountOf(figures, id) > 0 && amountOf(figures, `${id}-customers`) > 0;
    const first = [1, 2, 3].map((month) => amountOf(figures, `${id}-${monthFigure(month, 'new')}`));
    return isPaid && sumOf(first) === 0;
  });
}

const COST: Pick<WatchedMeasure, 'name' | 'target'> = {
  name: { es: 'Coste de cada cliente pagado, como mucho', en: 'Cost per paid customer, at most' },
  target: (month) => measureFigure('cost', month),
};
const isPaidFor = ({ figures }: Draft) => amountOf(figures, 'cost-marketing') > 0;

const MEASURES: readonly WatchedMeasure[] = [
  {
    ...UNITS,
    name: { es: '{{units^}} en activo, media del mes', en: 'Active {{units}}, month average' },
    when: ({ diagnosis }) => diagnosis.isRecurring,
  },
  {
    ...UNITS,
    name: { es: '{{units^}} en el mes', en: '{{units^}} in the month' },
    when: (draft) => !draft.diagnosis.isRecurring && !isReadOverMonths(draft),
  },
  {
    ...UNITS,
    name: { es: '{{units^}} en el mes', en: '{{units^}} in the month' },
    response: { es: '{{alarm}}: {{ifFewer}}', en: '{{alarm}}: {{ifFewer}}' },
    when: (draft) => !draft.diagnosis.isRecurring && isReadOverMonths(draft),
  },
  ...PROMISE_MEASURES,
  {
    name: { es: 'Compradores entre quienes {{asks}}', en: 'Buyers among those who {{asks}}' },
    target: () => 'measure-close',
    response: {
      es: 'menos del {{fig:measure-close-floor}} en {{fig:m03-name}}: revisar el precio y la oferta antes que los anuncios',
      en: 'under {{fig:measure-close-floor}} in {{fig:m03-name}}: review price and offer before any advert',
    },
    when: (draft) => saleKindOf(draft) !== 'counter' && !isKeptTold(draft),
    spare: 3,
  },
  {
    ...COST,
    response: {
      es: 'si a fin de {{fig:m03-name}} un canal trae menos del {{fig:measure-won-floor}} de los clientes previstos, su presupuesto pasa al más barato',
      en: 'if by the end of {{fig:m03-name}} a channel brings under {{fig:measure-won-floor}} of the customers forecast, its budget moves to the cheapest',
    },
    when: (draft) => isPaidFor(draft) && !waitsForItsFirst(draft),
  },
  {
    ...COST,
    response: {
      es: 'si a fin de {{fig:m03-name}} un canal trae menos del {{fig:measure-won-floor}} de los clientes previstos, su presupuesto pasa al más barato. Un canal que aún no esperaba ninguno se corta si gasta lo que cuesta un cliente y no trae a nadie',
      en: 'if by the end of {{fig:m03-name}} a channel brings under {{fig:measure-won-floor}} of the customers forecast, its budget moves to the cheapest. A channel with none forecast by then is cut once it has spent the cost of a customer and brought nobody',
    },
    when: (draft) => isPaidFor(draft) && waitsForItsFirst(draft),
  },
  {
    name: { es: 'Ocupación del mes', en: 'Occupancy in the month' },
    target: (month) => measureFigure('occupancy', month),
    response: {
      es: '{{fig:measure-occupancy-floor}} o menos en {{fig:m03-name}}: ofrecer las fechas flojas para estancias largas antes de bajar la tarifa',
      en: '{{fig:measure-occupancy-floor}} or less in {{fig:m03-name}}: offer empty dates for long stays before cutting the rate',
    },
    when: ({ figures }) => figures[measureFigure('occupancy', 12)] !== undefined,
    isOfStaying: true,
    spare: 1,
  },
  {
    name: { es: 'Bajas al mes, de media', en: 'Customers lost in a month, on average' },
    target: () => 'churn',
    response: {
      es: 'más del {{fig:measure-churn-stop}} en {{fig:m03-name}} o después: llamar a quienes se fueron antes de buscar clientes nuevos',
      en: 'over {{fig:measure-churn-stop}} in {{fig:m03-name}} or later: call everyone who left before looking for new customers',
    },
    when: ({ figures }) => figures.churn !== undefined,
    isOfStaying: true,
    spare: 1,
  },
  {
    // A customer's first month is all new: counted so, the till can tell one sale from the other.
    name: {
      es: 'Ventas acumuladas a clientes de otros meses ({{seenBy}})',
      en: 'Sales to date to customers of earlier months ({{seenBy}})',
    },
    target: (month) => measureFigure('again', month),
    response: askTheLast('del', 'measure-again-floor', '{{againMonth}}'),
    when: ({ figures }) => figures[measureFigure('again', 12)] !== undefined && figures.occupancy === undefined,
    isOfStaying: true,
    spare: 1,
  },
  {
    name: { es: 'Veces al mes por cliente', en: 'Times a month per customer' },
    target: () => 'measure-uses-month',
    response: askTheLast('de', 'measure-uses-floor', `{{fig:${monthFigure(6, 'name')}}}`),
    when: ({ figures, diagnosis }) => !diagnosis.isRecurring && !figures.occupancy && amountOf(figures, 'measure-uses-month') >= 1,
    isOfStaying: true,
    spare: 1,
  },
  ...MONEY_MEASURES,
];
