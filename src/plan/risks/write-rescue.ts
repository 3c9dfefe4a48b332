// Where lower sales empty the cash or lose money: what is done, in order, by whom, at what cost, and how far it gets.
import { ALARM_MONTH, hitOf, type RescueId } from '../../finance/rescue-cash.ts';
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { exitFigure, rescueFigure } from '../figures/gather-mishap-figures.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import { compareRivals } from '../market/compare-rivals.ts';
import { weighPrice } from '../market/weigh-rival.ts';
import type { Message } from '../message.ts';
import type { Block, PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { sayFounders } from '../told/team-words.ts';
import { capital, figure, table, words } from '../write-block.ts';

interface RescueRow {
  readonly id: RescueId;
  readonly what: PlanText;
  readonly costs: PlanText;
}

const ROWS: readonly RescueRow[] = [
  {
    id: 'hours',
    what: { es: 'un {{fig:scenario-drop}} menos de horas contratadas', en: '{{fig:scenario-drop}} fewer hired hours' },
    costs: { es: 'menos personal en las horas flojas', en: 'fewer staff at quiet times' },
  },
  {
    id: 'marketing',
    what: {
      es: 'la mitad de la publicidad, y el resto al mejor canal',
      en: 'half the marketing, with the rest on the best channel',
    },
    costs: { es: 'llegan menos clientes nuevos', en: 'fewer new customers' },
  },
  {
    id: 'founder',
    what: { es: 'medio sueldo para quien emprende, un año como mucho', en: 'half pay for the founder, for a year at most' },
    costs: { es: 'no es un ahorro: se paga después', en: 'not a saving: it is paid later' },
  },
  {
    id: 'interest-only',
    what: { es: 'un año de solo intereses, si {{lender}} acepta', en: 'a year of interest only, if {{lender}} agrees' },
    costs: { es: 'no es un ahorro: se devuelve después', en: 'not a saving: it is repaid later' },
  },
  {
    id: 'price',
    what: {
      es: 'cobrar {{fig:rescue-charge}} por {{unit}}',
      en: 'charge {{fig:rescue-charge}} for each {{unit}}',
    },
    costs: { es: 'supone que ningún cliente se va', en: 'assumes that no customer leaves' },
  },
];

/** Whether there is anything to be done where sales are lower, and time to do it. */
export function hasRescue({ figures }: Draft): boolean {
  return figures['rescue-total'] !== undefined;
}

/** Whether the page on risks says what is done where less is sold: with measures, or by the third month. Else it decides whether to open at all. */
export function plansForLess(draft: Draft): boolean {
  return hasRescue(draft) || draft.diagnosis.breakEven !== 'never';
}

/** The plan for lower sales as a table. */
export function writeRescue(draft: Draft): Block {
  const founders = sayFounders(draft.figures);
  const start = monthFigure(ALARM_MONTH + 1, 'name');
  const cell = (text: PlanText) => words(capital(label(draft, text)));
  const taken = ROWS.filter(({ id }) => draft.figures[rescueFigure(id)]);
  // Where even all of it is too little, the business closes on another day.
  const isDated = draft.figures[exitFigure('total')] !== undefined && draft.figures['rescue-short'] === undefined;
  const byClosing = (id: RescueId | 'total') => (isDated ? [figure(exitFigure(id))] : []);
  const order = taken.length > 1 ? IN_ORDER : NO_WORDS;
  return table({
    title: label(draft, {
      es: `Medidas desde {{fig:${start}}}${order.es}, a cargo de ${founders.es}, si hay {{alarm}}`,
      en: `Measures from {{fig:${start}}}${order.en}, carried out by ${founders.en}, at {{alarm}}`,
    }),
    size: 'text',
    columns: [
      { head: { es: 'Medida', en: 'Measure' }, align: 'start', width: isDated ? 11 : 9 },
      { head: { es: 'Inconveniente', en: 'Drawback' }, align: 'start', width: isDated ? 10 : 7 },
      ...(isDated
        ? [
            {
              head: { es: 'Hasta cerrar, {{fig:exit-month}}', en: 'By closing, {{fig:exit-month}}' },
              align: 'end' as const,
              width: 4,
            },
          ]
        : []),
      { head: { es: 'Libera hasta {{fig:rescue-until}}', en: 'Frees by {{fig:rescue-until}}' }, align: 'end', width: isDated ? 4 : 5 },
    ],
    rows: [
      ...taken.map(({ id, what, costs }) => ({
        cells: [cell(whatOf(draft, id) ?? what), cell(costsOf(draft, id) ?? costs), ...byClosing(id), figure(rescueFigure(id))],
      })),
      {
        cells: [words(taken.length > 1 ? ALL : WITH_IT), cell(outcomeOf(draft)), ...byClosing('total'), figure('rescue-total')],
        style: 'total' as const,
      },
    ],
  });
}

const IN_ORDER: PlanText = { es: ', por este orden', en: ', in this order' };
const ALL: PlanText = { es: 'Todo junto', en: 'All together' };
const WITH_IT: PlanText = { es: 'Con esta medida', en: 'With this measure' };

/** Whether somebody who was told of charges less already: what would drive customers there is the last to be touched. */
function isDearer(draft: Draft): boolean {
  return compareRivals(draft).columns.some((column) => column.rival !== null && weighPrice(draft, column) === 'cheaper');
}

/** What is special about a measure in this plan; null where what it always costs is all. */
function costsOf(draft: Draft, id: RescueId): PlanText | null {
  if (id === 'price' && isDearer(draft)) return ALREADY_DEARER;
  return id === 'hours' && draft.figures['rescue-rehired'] ? HIRED_AGAIN : null;
}

/** A team that is short of hours in busy months cuts none of them there. */
function whatOf(draft: Draft, id: RescueId): PlanText | null {
  return id === 'hours' && draft.figures['rescue-rehired'] ? FIXED_HOURS : null;
}

const FIXED_HOURS: PlanText = {
  es: 'un {{fig:scenario-drop}} menos de horas fijas, y contratar por horas en los meses llenos',
  en: '{{fig:scenario-drop}} fewer fixed hours, with help hired by the hour in busy months',
};
const HIRED_AGAIN: PlanText = {
  es: 'menos personal en los meses flojos; en los llenos hay que tener a quién llamar, por {{fig:rescue-rehired}} ya restados',
  en: 'fewer staff in quiet months; in busy ones somebody has to be on call, at {{fig:rescue-rehired}} already taken off',
};
const ALREADY_DEARER: PlanText = {
  es: 'último recurso: hay quien cobra menos',
  en: 'last resort: others charge less already',
};

/** How far all of it gets: the cash it leaves, what is still short, or how it stands against the loss or the instalments. */
function outcomeOf({ figures, model }: Draft): PlanText {
  if (figures['rescue-short']) return { es: 'aún faltan {{fig:rescue-short}}', en: '{{fig:rescue-short}} still missing' };
  const against = hitOf(model);
  if (against === 'cash' && figures['rescue-low-paid']) return amountOf(figures, 'rescue-low-paid') < 0 ? CASH_ONLY_OWED : CASH_AND_OWED;
  if (against === 'cash') return CASH_LEFT;
  if (figures['rescue-cover'] && against === 'loss' && figures['rescue-open']) return LOSS_AND_COVER;
  if (figures['rescue-cover'] && against === 'instalments' && !figures['rescue-open'])
    return figures['rescue-founder'] ? PAID_AND_OWED : COVERED;
  if (against === 'loss')
    return figures['rescue-open']
      ? LOSS_LEFT
      : { es: 'compensa una pérdida de {{fig:low-loss}}', en: 'makes up for a loss of {{fig:low-loss}}' };
  if (figures['rescue-founder'] && !figures['rescue-open']) return PAID_WITH_PAY;
  return figures['rescue-open']
    ? INSTALMENTS_LEFT
    : { es: 'cubre los {{fig:low-debt-short}} que faltan', en: 'covers the {{fig:low-debt-short}} that is short' };
}

const CASH_LEFT: PlanText = { es: 'la caja no baja de {{fig:rescue-low}}', en: 'cash does not fall below {{fig:rescue-low}}' };
/** Pay that waits is in the cash, and is the founder's. */
const CASH_AND_OWED: PlanText = {
  es: 'la caja no baja de {{fig:rescue-low}}, con {{fig:rescue-founder}} de sueldo por pagar',
  en: 'cash does not fall below {{fig:rescue-low}}, with {{fig:rescue-founder}} of pay still owed',
};
/** Without the pay that waits it is not there: the measures alone do not save the case. */
const CASH_ONLY_OWED: PlanText = {
  es: 'no basta: al pagar los {{fig:rescue-founder}} de sueldo aplazado, la caja cae a {{fig:rescue-low-paid}}',
  en: 'not enough: once the {{fig:rescue-founder}} of deferred pay is paid, cash falls to {{fig:rescue-low-paid}}',
};
const PAID_AND_OWED: PlanText = {
  es: 'las cuotas se pagan, aunque sin aplazar el sueldo la cobertura sería de {{fig:rescue-cover}}',
  en: 'instalments are paid, although debt cover without deferred pay would be {{fig:rescue-cover}}',
};
const PAID_WITH_PAY: PlanText = {
  es: 'las cuotas se pagan, con {{fig:rescue-founder}} de sueldo por pagar',
  en: 'instalments are paid, with {{fig:rescue-founder}} of pay still owed',
};
const LOSS_AND_COVER: PlanText = {
  es: 'la pérdida se queda en {{fig:rescue-open}} y la cobertura, en {{fig:rescue-cover}}',
  en: 'a loss of {{fig:rescue-open}} remains, with debt cover of {{fig:rescue-cover}}',
};
const COVERED: PlanText = {
  es: 'la cobertura del primer año pasa a {{fig:rescue-cover}}',
  en: 'debt cover in the first year becomes {{fig:rescue-cover}}',
};
const LOSS_LEFT: PlanText = { es: 'la pérdida se queda en {{fig:rescue-open}}', en: 'a loss of {{fig:rescue-open}} remains' };
const INSTALMENTS_LEFT: PlanText = {
  es: 'aún faltan {{fig:rescue-open}}, que salen de la caja',
  en: '{{fig:rescue-open}} still short, paid out of cash',
};

/** Where the price is the publisher's: what is left to be moved. */
export const OTHER_LEVERS: Message = {
  id: 'rescue.fixed-price',
  when: ({ figures }) => figures['discount-point'] !== undefined,
  variants: [
    {
      es: 'El precio del libro es fijo. Además de estas medidas se puede negociar el descuento del distribuidor (cada punto son {{fig:discount-point*}} al año), abrir menos horas, cobrar por los actos o vender otros artículos.',
      en: 'The price of books is fixed. Besides these measures the distributor’s discount can be negotiated (each point is worth {{fig:discount-point*}} a year), or the shop can open for fewer hours, charge for events or sell other goods.',
    },
  ],
};

const coverOf = (draft: Draft, id: string) => amountOf(draft.figures, id);

/** What the same measures leave of the second year, which pays the instalment whole: against what it would be without them. */
export const SECOND_YEAR: readonly Message[] = [
  {
    id: 'rescue.second.paid',
    when: (draft) => hasSecond(draft) && coverOf(draft, 'rescue-cover-second') >= coverOf(draft, 'cover-asked'),
    variants: [
      {
        es: 'Con estas medidas, la cobertura del segundo año pasa de {{fig:low-cover-second*}} a {{fig:rescue-cover-second}}; se suele exigir {{fig:cover-asked}}.',
        en: 'With these measures, debt cover in the second year goes from {{fig:low-cover-second*}} to {{fig:rescue-cover-second}}; lenders usually ask for {{fig:cover-asked}}.',
      },
    ],
  },
  {
    id: 'rescue.second.just',
    when: (draft) => hasSecond(draft) && coverOf(draft, 'rescue-cover-second') >= 1,
    variants: [
      {
        es: 'Con estas medidas, la cobertura del segundo año pasa de {{fig:low-cover-second*}} a {{fig:rescue-cover-second}}, menos del {{fig:cover-asked}} que se suele exigir.',
        en: 'With these measures, debt cover in the second year goes from {{fig:low-cover-second*}} to {{fig:rescue-cover-second}}, below the {{fig:cover-asked}} lenders usually ask for.',
      },
    ],
  },
  {
    id: 'rescue.second.short',
    when: hasSecond,
    variants: [
      {
        es: 'Con estas medidas, la cobertura del segundo año pasa de {{fig:low-cover-second*}} a {{fig:rescue-cover-second}}, y la caja paga el resto de las cuotas.',
        en: 'With these measures, debt cover in the second year goes from {{fig:low-cover-second*}} to {{fig:rescue-cover-second}}, and cash pays the rest of the instalments.',
      },
    ],
  },
];

/** Told where lower sales would leave the second year's instalments uncovered, and where the measures change that. */
function hasSecond(draft: Draft): boolean {
  const [after, before] = [draft.figures['rescue-cover-second'], draft.figures['low-cover-second']];
  if (!after || !before || Number(after.value) <= Math.max(0, Number(before.value))) return false;
  return Number(before.value) < coverOf(draft, 'cover-asked');
}
