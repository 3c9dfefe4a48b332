// Where lower sales empty the cash or lose money: what is done, in order, by whom, at what cost, and how far it gets.
import { ALARM_MONTH, hitOf, type RescueId } from '../../finance/rescue-cash.ts';
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { rescueFigure } from '../figures/gather-mishap-figures.ts';
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
    costs: { es: 'menos manos en las horas flojas', en: 'fewer staff at quiet times' },
  },
  {
    id: 'marketing',
    what: {
      es: 'la mitad de la publicidad, y la otra mitad al mejor canal',
      en: 'half the marketing, the other half all on the best channel',
    },
    costs: { es: 'menos gente nueva', en: 'fewer new customers' },
  },
  {
    id: 'founder',
    what: { es: 'medio sueldo para quien emprende, un año como mucho', en: 'half pay for the founder, for a year at most' },
    costs: { es: 'no se ahorra: se debe después', en: 'no saving: it is owed afterwards' },
  },
  {
    id: 'interest-only',
    what: { es: 'un año pagando solo intereses, si {{lender}} acepta', en: 'a year of interest only, if {{lender}} agrees' },
    costs: { es: 'no se ahorra: se devuelve después', en: 'no saving: it is repaid a year later' },
  },
  {
    id: 'price',
    what: {
      es: 'cobrar {{fig:rescue-charge}} por {{unit}}',
      en: 'charge {{fig:rescue-charge}} for each {{unit}}',
    },
    costs: { es: 'cuenta con que nadie se va', en: 'assumes nobody leaves over it' },
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
  const order = taken.length > 1 ? IN_ORDER : NO_WORDS;
  return table({
    title: label(draft, {
      es: `Con {{alarm}}: desde {{fig:${start}}}${order.es}, a cargo de ${founders.es}`,
      en: `At {{alarm}}: from {{fig:${start}}}${order.en}, carried out by ${founders.en}`,
    }),
    size: 'text',
    columns: [
      { head: { es: 'Medida', en: 'Measure' }, align: 'start', width: 9 },
      { head: { es: 'A cambio', en: 'At the price of' }, align: 'start', width: 7 },
      { head: { es: 'Libera hasta {{fig:rescue-until}}', en: 'Frees by {{fig:rescue-until}}' }, align: 'end', width: 5 },
    ],
    rows: [
      ...taken.map(({ id, what, costs }) => ({
        cells: [cell(what), cell(costsOf(draft, id) ?? costs), figure(rescueFigure(id))],
      })),
      {
        cells: [words(taken.length > 1 ? ALL : WITH_IT), cell(outcomeOf(draft)), figure('rescue-total')],
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

const HIRED_AGAIN: PlanText = {
  es: 'menos manos en las horas flojas; los meses llenos contratan de nuevo por {{fig:rescue-rehired}}, ya restados',
  en: 'fewer staff at quiet times; busy months hire again for {{fig:rescue-rehired}}, already taken off',
};
const ALREADY_DEARER: PlanText = {
  es: 'lo último: ya hay quien cobra menos, y cuenta con que nadie se va',
  en: 'last of all: others charge less already, and it assumes nobody leaves',
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
    return figures['rescue-open'] ? LOSS_LEFT : { es: 'frente a {{fig:low-loss}} de pérdida', en: 'against a loss of {{fig:low-loss}}' };
  if (figures['rescue-founder'] && !figures['rescue-open']) return PAID_WITH_PAY;
  return figures['rescue-open']
    ? INSTALMENTS_LEFT
    : { es: 'frente a los {{fig:low-debt-short}} que faltan', en: 'against the {{fig:low-debt-short}} that is short' };
}

const CASH_LEFT: PlanText = { es: 'la caja no baja de {{fig:rescue-low}}', en: 'cash does not fall below {{fig:rescue-low}}' };
/** Pay that waits is in the cash, and is the founder's. */
const CASH_AND_OWED: PlanText = {
  es: 'la caja no baja de {{fig:rescue-low}}, con {{fig:rescue-founder}} de sueldo por pagar',
  en: 'cash does not fall below {{fig:rescue-low}}, with {{fig:rescue-founder}} of pay still owed',
};
/** Without the pay that waits it is not there: the measures alone do not save the case. */
const CASH_ONLY_OWED: PlanText = {
  es: 'no basta: la caja no baja de {{fig:rescue-low}} solo mientras se deban {{fig:rescue-founder}} de sueldo; pagados, {{fig:rescue-low-paid}}',
  en: 'not enough: cash stays at or above {{fig:rescue-low}} only while {{fig:rescue-founder}} of pay is owed; once paid, {{fig:rescue-low-paid}}',
};
const PAID_AND_OWED: PlanText = {
  es: 'las cuotas se pagan; la cobertura, sin el sueldo aplazado, es de {{fig:rescue-cover}}',
  en: 'instalments are paid; debt cover, deferred pay left out, is {{fig:rescue-cover}}',
};
const PAID_WITH_PAY: PlanText = {
  es: 'las cuotas se pagan, con {{fig:rescue-founder}} de sueldo por pagar',
  en: 'instalments are paid, with {{fig:rescue-founder}} of pay still owed',
};
const LOSS_AND_COVER: PlanText = {
  es: 'quedan {{fig:rescue-open}} de pérdida y una cobertura de {{fig:rescue-cover}}',
  en: '{{fig:rescue-open}} of loss remains, with a debt cover of {{fig:rescue-cover}}',
};
const COVERED: PlanText = {
  es: 'la cobertura del primer año pasa a {{fig:rescue-cover}}',
  en: 'debt cover in the first year becomes {{fig:rescue-cover}}',
};
const LOSS_LEFT: PlanText = { es: 'quedan {{fig:rescue-open}} de pérdida', en: '{{fig:rescue-open}} of loss remains' };
const INSTALMENTS_LEFT: PlanText = {
  es: 'aún faltan {{fig:rescue-open}}, que paga la caja',
  en: '{{fig:rescue-open}} still short, which cash pays',
};

/** Where the price is the publisher's: what is left to be moved. */
export const OTHER_LEVERS: Message = {
  id: 'rescue.fixed-price',
  when: ({ figures }) => figures['discount-point'] !== undefined,
  variants: [
    {
      es: 'El precio del libro no se sube: queda negociar el descuento del distribuidor, donde cada punto son {{fig:discount-point*}} al año, abrir menos horas, cobrar actos y vender lo que no es libro.',
      en: 'The price of a book cannot be raised: what is left is the distributor’s discount, where each point is worth {{fig:discount-point*}} a year, shorter opening hours, paid events and goods other than books.',
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
        es: 'Si esas medidas se mantienen, el segundo año cubre {{fig:rescue-cover-second}} veces sus cuotas, y no {{fig:low-cover-second*}}: por encima del {{fig:cover-asked}} que se suele exigir, sin tocar la caja.',
        en: 'Kept up, these measures let the second year cover its instalments {{fig:rescue-cover-second}} times instead of {{fig:low-cover-second*}}: above the {{fig:cover-asked}} usually asked, with cash left alone.',
      },
    ],
  },
  {
    id: 'rescue.second.just',
    when: (draft) => hasSecond(draft) && coverOf(draft, 'rescue-cover-second') >= 1,
    variants: [
      {
        es: 'Si esas medidas se mantienen, el segundo año cubre {{fig:rescue-cover-second}} veces sus cuotas, y no {{fig:low-cover-second*}}: se pagan sin tocar la caja, pero por debajo del {{fig:cover-asked}} que se suele exigir.',
        en: 'Kept up, these measures let the second year cover its instalments {{fig:rescue-cover-second}} times instead of {{fig:low-cover-second*}}: they are paid with cash left alone, but below the {{fig:cover-asked}} usually asked.',
      },
    ],
  },
  {
    id: 'rescue.second.short',
    when: hasSecond,
    variants: [
      {
        es: 'Si esas medidas se mantienen, el segundo año cubre {{fig:rescue-cover-second}} veces sus cuotas, y no {{fig:low-cover-second*}}: el resto sale aún de la caja.',
        en: 'Kept up, these measures let the second year cover its instalments {{fig:rescue-cover-second}} times instead of {{fig:low-cover-second*}}: cash still pays the rest.',
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
