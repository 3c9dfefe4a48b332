// When the business stops, what is owed then, and who goes on paying it.
import { EXIT_MONTH } from '../../finance/find-exit.ts';
import { LATER_MONTHS } from '../../finance/find-exit-by-sales.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { monthOf } from '../figures/make-figure.ts';
import type { Message } from '../message.ts';
import { firstOf, label } from '../say.ts';
import { findLegalForm } from '../told/find-legal-form.ts';

/** The first clause of the exit: where lower sales would be survived, months that do not pay for themselves until one cannot be paid; else what they would leave with nothing done, or what a month takes where that would be less; where no measure makes up for it, sales that stay as low. */
const STOPS: readonly Message[] = [
  {
    id: 'exit.stop.floor',
    when: ({ figures }) => figures['exit-floor'] !== undefined && figures['units-to-pay-all'] !== undefined,
    variants: [
      {
        es: 'Salida: se para si, desde {{fig:exit-from}}, tres meses seguidos no llegan a {{fig:units-to-pay-all*}} {{units}} y el tercero acaba con menos de {{fig:exit-floor*}} en caja, lo que se paga en un mes{{withInstalment}}. {{exitLow}}',
        en: 'Exit: it closes if, from {{fig:exit-from}} on, three months in a row miss {{fig:units-to-pay-all*}} {{units}} and the third ends with less than {{fig:exit-floor*}} in cash, what one month takes{{withInstalment}}. {{exitLow}}',
      },
    ],
  },
  {
    id: 'exit.stop',
    when: ({ figures }) => figures['exit-cash'] !== undefined,
    variants: [
      {
        es: 'Salida: si {{fig:exit-month}} cierra con {{fig:exit-cash*}} o menos, lo que deja un {{fig:scenario-drop}} menos si nada se hace, se para con los pagos al día.',
        en: 'Exit: if {{fig:exit-month}} ends with {{fig:exit-cash*}} or less, what sales {{fig:scenario-drop}} lower would leave if nothing were done, it closes with nothing overdue.',
      },
    ],
  },
  {
    id: 'exit.stop.month',
    when: ({ figures }) => figures['exit-month-cost'] !== undefined,
    variants: [
      {
        es: 'Salida: si tras tres meses de medidas {{fig:exit-month}} cierra con menos de {{fig:exit-month-cost*}}, lo que se paga en un mes, se para.',
        en: 'Exit: if after three months of measures {{fig:exit-month}} ends below {{fig:exit-month-cost*}}, what one month takes, it closes.',
      },
    ],
  },
  {
    id: 'exit.stop.sales',
    when: ({ figures }) => figures['exit-month'] !== undefined,
    variants: [
      {
        es: 'Salida: con {{alarmLater}}, el segundo trimestre también un {{fig:scenario-drop}} por debajo, se cierra con los pagos al día, quede la caja que quede.',
        en: 'Exit: at {{alarmLater}}, a second quarter {{fig:scenario-drop}} below forecast, the business closes, with nothing left overdue, whatever cash there is.',
      },
    ],
  },
];

/** What is owed on stopping, and what answers for it; money that somebody put in without instalments is owed nothing, and may be lost. */
const OWED: readonly Message[] = [
  {
    id: 'exit.owed.raised',
    when: ({ diagnosis, figures }) => diagnosis.hasLoan && figures['exit-owed'] !== undefined && amountOf(figures, 'raised-own') > 0,
    variants: [
      {
        es: 'En {{fig:exit-month}}{{exitWhy}} quedarían por devolver {{fig:exit-owed*}}; {{exitStands}}, y el resto queda a cargo de {{whoOwes}}. Los {{fig:raised-own}} puestos sin cuota son capital: se pueden perder.',
        en: 'In {{fig:exit-month}}{{exitWhy}} {{fig:exit-owed*}} would still be owed; {{exitStands}}; any shortfall falls on {{whoOwes}}. The {{fig:raised-own}} put in without instalments is capital and may be lost.',
      },
    ],
  },
  {
    id: 'exit.owed',
    when: ({ diagnosis, figures }) => diagnosis.hasLoan && figures['exit-owed'] !== undefined,
    variants: [
      {
        es: 'En {{fig:exit-month}}{{exitWhy}} quedarían por devolver {{fig:exit-owed*}}; {{exitStands}}, y el resto queda a cargo de {{whoOwes}}.',
        en: 'In {{fig:exit-month}}{{exitWhy}} {{fig:exit-owed*}} would still be owed; {{exitStands}}; any shortfall falls on {{whoOwes}}.',
      },
    ],
  },
];

/** When it stops; what is owed then, and what answers for it. */
export function exitOf(draft: Draft): readonly Message[] {
  const stops = firstOf(draft, STOPS);
  return [...stops, ...firstOf(draft, [NEVER, ...OWED]), ...(stops.length > 0 ? firstOf(draft, ON_CLOSING) : [])];
}

/** What else is owed on the day it closes, and no page has a sum for. */
const ON_CLOSING: readonly Message[] = [
  {
    id: 'exit.closing.staff',
    when: ({ figures }) => ['team-hired', 'team-part'].some((id) => figures[id] !== undefined),
    variants: [
      {
        es: 'Cerrar pide además los impuestos devengados y las indemnizaciones por despido: la asesoría los calcula antes del {{fig:go-by}}.',
        en: 'Closing also takes the taxes accrued and staff redundancy pay: the accountant works both out before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'exit.closing',
    variants: [
      {
        es: 'Cerrar pide además los impuestos devengados, que la asesoría calcula.',
        en: 'Closing also takes the taxes accrued, which the accountant works out.',
      },
    ],
  },
];

/** Opened all the same, though it never pays its way: the month in which the cash is gone, and the debt that stays. */
const NEVER: Message = {
  id: 'exit.never',
  when: ({ figures }) => figures['never-owed'] !== undefined,
  variants: [
    {
      es: 'Si se abre así, la caja se acaba en {{fig:never-out-month*}} y quedan por devolver {{fig:never-owed*}}, a cargo de {{whoOwes}}.',
      en: 'Opened as it is, the cash is gone in {{fig:never-out-month*}} with {{fig:never-owed*}} still to repay, which falls on {{whoOwes}}.',
    },
  ],
};

/**
 * `whoOwes`: who answers for the debt once the business is closed, by its legal form where one was told; `exitWhy`: why it is counted in that month;
 * `exitStands`: what answers for the debt; `exitSign`: the sales at which it stops, read before the cash is gone; `exitLow`: what lower sales do to the exit; `withInstalment`.
 */
export function exitSlots(draft: Draft): Draft['slots'] {
  const { facts, figures, model, diagnosis, slots } = draft;
  const runsOut = model.scenarios[0].outOfCashMonth;
  const form = findLegalForm(facts);
  const whoOwes = form ? (form.isCompany ? BY_GUARANTEE : BY_OWNER) : BY_FORM;
  return {
    whoOwes,
    exitWhy: figures['exit-month']?.value === monthOf(model, EXIT_MONTH) ? HALF_A_YEAR_ON : NO_WORDS,
    exitSign: (runsOut !== null && runsOut <= LATER_MONTHS[2] ? slots.alarm : slots.alarmLater) ?? NO_WORDS,
    exitLow: label(draft, figures['exit-low-month'] ? LOW_REACHES_IT : LOW_STAYS_ABOVE),
    exitStands: label(draft, amountOf(figures, 'exit-left') > 0 ? CASH_AND_ASSETS : ASSETS_ALONE),
    withInstalment: diagnosis.hasLoan ? { es: ', cuota incluida', en: ', instalment included' } : NO_WORDS,
  };
}

/** The cash that sales a fifth lower leave, as the table of measures has it; on anything less there is none. */
const CASH_AND_ASSETS: Bilingual = {
  es: 'responden la caja, {{fig:exit-left*}} con un {{fig:scenario-drop}} menos de ventas, y lo comprado, con un valor contable de {{fig:exit-assets*}} y menos al revender',
  en: 'against it stand the cash, {{fig:exit-left*}} on sales {{fig:scenario-drop}} lower, and what was bought, {{fig:exit-assets*}} at book value and less on resale',
};
const ASSETS_ALONE: Bilingual = {
  es: 'responde lo comprado, con un valor contable de {{fig:exit-assets*}} y menos al revender',
  en: 'against it stands what was bought, {{fig:exit-assets*}} at book value and less on resale',
};

const LOW_REACHES_IT: Bilingual = {
  es: 'Con un {{fig:scenario-drop}} menos y sin medidas sería en {{fig:exit-low-month}}.',
  en: 'On sales {{fig:scenario-drop}} lower, with nothing done, that would be in {{fig:exit-low-month}}.',
};
const LOW_STAYS_ABOVE: Bilingual = {
  es: 'Con un {{fig:scenario-drop}} menos de ventas no se llega a ese punto.',
  en: 'Sales {{fig:scenario-drop}} lower would not bring it to that point.',
};

const HALF_A_YEAR_ON: Bilingual = { es: ', medio año después de las medidas,', en: ', half a year after the measures,' };

const BY_OWNER: Bilingual = { es: 'quien emprende, con su patrimonio', en: 'the founder personally' };
const BY_GUARANTEE: Bilingual = { es: 'quien haya avalado a la sociedad', en: 'whoever guaranteed the company’s loan' };
const BY_FORM: Bilingual = {
  es: 'quien emprende, con su patrimonio, o de quien avale si hay sociedad',
  en: 'the founder personally, or on the guarantor if a company is formed',
};
