// When the business closes, what is owed then, and who goes on paying it.
import { tellsWorks } from '../../facts/tells-works.ts';
import { LATER_MONTHS } from '../../finance/find-exit-by-sales.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import { firstOf, holds, label } from '../say.ts';
import { findLegalForm } from '../told/find-legal-form.ts';
import { hasRescue } from './write-rescue.ts';

/** All of it done and still not enough: the day on which it ends. */
const STILL_SHORT: Message = {
  id: 'rescue.short',
  when: (draft) => hasRescue(draft) && draft.figures['rescue-short'] !== undefined && draft.figures['low-out-month'] !== undefined,
  variants: [
    {
      es: 'Aun con todas las medidas faltarían {{fig:rescue-short*}}. Con {{exitSign}}, y si nadie ha prometido ese dinero por escrito, el negocio cierra antes de {{fig:low-out-month*}} con los pagos al día.',
      en: 'Even with every measure taken, {{fig:rescue-short*}} would be missing. At {{exitSign}}, unless somebody has promised that money in writing, the business closes before {{fig:low-out-month*}} with nothing overdue.',
    },
  ],
};

/** Where lower sales would be survived, months that do not pay for themselves until one cannot be paid; else what they would leave with nothing done, or what a month takes where that would be less; where no measure makes up for it, sales that stay as low. */
const STOPS: readonly Message[] = [
  {
    id: 'exit.stop.floor',
    when: ({ figures }) => figures['exit-floor'] !== undefined && figures['units-to-pay-all'] !== undefined,
    variants: [
      {
        es: 'El negocio cierra si, desde {{fig:exit-from}}, pasa tres meses seguidos por debajo de {{fig:units-to-pay-all*}} {{units}} y al final del tercero tiene menos de {{fig:exit-floor*}} en caja, lo que se paga en un mes{{withInstalment}}.{{exitLow}}',
        en: 'The business closes if, from {{fig:exit-from}}, it spends three months in a row below {{fig:units-to-pay-all*}} {{units}} and ends the third with less than {{fig:exit-floor*}} in cash, which is what one month takes{{withInstalment}}.{{exitLow}}',
      },
    ],
  },
  {
    id: 'exit.stop',
    when: ({ figures }) => figures['exit-cash'] !== undefined,
    variants: [
      {
        es: 'El negocio cierra, con los pagos al día, si {{fig:exit-month}} acaba con {{fig:exit-cash*}} en caja o menos. Es lo que quedaría con un {{fig:scenario-drop}} menos de {{lowOf}} y sin tomar medidas.',
        en: 'The business closes, with nothing overdue, if {{fig:exit-month}} ends with {{fig:exit-cash*}} in cash or less. That is what {{lowOf}} {{fig:scenario-drop}} lower would leave if no measure were taken.',
      },
    ],
  },
  {
    id: 'exit.stop.month',
    when: ({ figures }) => figures['exit-month-cost'] !== undefined,
    variants: [
      {
        es: 'El negocio cierra si, tras tres meses de medidas, {{fig:exit-month}} acaba con menos de {{fig:exit-month-cost*}} en caja, que es lo que se paga en un mes.',
        en: 'The business closes if, after three months of measures, {{fig:exit-month}} ends with less than {{fig:exit-month-cost*}} in cash, which is what one month takes.',
      },
    ],
  },
  {
    id: 'exit.stop.sales',
    when: ({ figures }) => figures['exit-month'] !== undefined,
    variants: [
      {
        es: 'El negocio cierra{{paidUp}} si el segundo trimestre también queda un {{fig:scenario-drop}} por debajo de lo previsto, es decir, con {{alarmLater}}.',
        en: 'The business closes{{paidUp}} if the second quarter is {{fig:scenario-drop}} below forecast as well, that is, at {{alarmLater}}.',
      },
    ],
  },
];

/** What has to be seen for the business to close. */
export function closingOf(draft: Draft): readonly Message[] {
  return firstOf(draft, [STILL_SHORT, ...STOPS]);
}

/** What is owed on closing, and what answers for it; nothing more where it is to close with nothing overdue. */
export function debtOf(draft: Draft): readonly Message[] {
  if (holds(draft, STILL_SHORT)) return [];
  const closes = firstOf(draft, STOPS).length > 0;
  return [...firstOf(draft, [NEVER, OWED]), ...(closes ? [AT_RISK, ...firstOf(draft, ON_CLOSING)] : [])];
}

const isOwing = ({ diagnosis, figures }: Draft) => diagnosis.hasLoan && figures['exit-owed'] !== undefined;

const OWED: Message = {
  id: 'exit.owed',
  when: isOwing,
  variants: [
    {
      es: 'Con un {{fig:scenario-drop}} menos de {{lowOf}} y cierre en {{fig:exit-month}}, quedarían {{fig:exit-owed*}} de préstamo por devolver{{toSuppliers}}, frente a {{exitStands}}. {{exitNet}} responde {{whoOwes}}.',
      en: 'With {{lowOf}} {{fig:scenario-drop}} lower and closure in {{fig:exit-month}}, {{fig:exit-owed*}} of the loan would still be owed{{toSuppliers}}, against {{exitStands}}. {{exitNet}} falls on {{whoOwes}}.',
    },
  ],
};

/** Money that somebody put in without instalments is owed nothing, and may be lost. */
const AT_RISK: Message = {
  id: 'exit.raised',
  when: (draft) => isOwing(draft) && amountOf(draft.figures, 'raised-own') > 0,
  variants: [
    {
      es: 'Los {{fig:raised-own}} puestos sin cuota se pueden perder.',
      en: 'The {{fig:raised-own}} put in without instalments may be lost.',
    },
  ],
};

/** What else is owed on the day it closes, and no page has a sum for. */
const ON_CLOSING: readonly Message[] = [
  {
    id: 'exit.closing.staff',
    when: ({ figures }) => ['team-hired', 'team-part'].some((id) => figures[id] !== undefined),
    variants: [
      {
        es: 'Aparte se pagan los impuestos devengados y los despidos.',
        en: 'Accrued taxes and redundancy pay come on top.',
      },
    ],
  },
  {
    id: 'exit.closing',
    variants: [
      {
        es: 'Aparte se pagan los impuestos devengados.',
        en: 'Accrued taxes come on top.',
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
      es: 'Si el negocio abre con estas cuentas, la caja se acaba en {{fig:never-out-month*}} y quedan {{fig:never-owed*}} por devolver. De esa deuda responde {{whoOwes}}.',
      en: 'If the business opens on these figures, cash runs out in {{fig:never-out-month*}} with {{fig:never-owed*}} still to repay, which falls on {{whoOwes}}.',
    },
  ],
};

/**
 * `whoOwes`: who answers for the debt once the business is closed, by its legal form where one was told; `exitStands`: what there is to pay it with; `exitNet`: what the cash alone leaves unpaid;
 * `exitSign`: the sales at which it stops, read before the cash is gone; `exitLow`: when lower sales would come to it, where they do; `withInstalment`;
 * `paidUp`: that nothing is overdue then, where lower sales leave the cash for it; `toSuppliers`: what is owed to them besides.
 */
export function exitSlots(draft: Draft): Draft['slots'] {
  const { facts, figures, model, diagnosis, slots } = draft;
  const runsOut = model.scenarios[0].outOfCashMonth;
  const form = findLegalForm(facts);
  const whoOwes = form ? (form.isCompany ? BY_GUARANTEE : BY_OWNER) : BY_FORM;
  return {
    whoOwes,
    exitSign: (runsOut !== null && runsOut <= LATER_MONTHS[2] ? slots.alarm : slots.alarmLater) ?? NO_WORDS,
    exitLow: figures['exit-low-month'] ? label(draft, LOW_REACHES_IT) : NO_WORDS,
    paidUp: figures['exit-left'] && (runsOut === null || runsOut > LATER_MONTHS[2]) ? NOTHING_OVERDUE : NO_WORDS,
    toSuppliers: figures['exit-suppliers'] ? TO_SUPPLIERS : NO_WORDS,
    exitStands: label(
      { ...draft, slots: { ...slots, onResale: tellsWorks(facts) ? WORKS_STAY : LESS } },
      amountOf(figures, 'exit-left') > 0 ? CASH_AND_ASSETS : ASSETS_ALONE,
    ),
    exitNet: label(draft, figures['exit-net'] ? NET : PAID_BY_CASH),
    withInstalment: diagnosis.hasLoan ? { es: ', préstamo incluido', en: ', instalment included' } : NO_WORDS,
  };
}

/** The cash that sales a fifth lower leave, as the table of measures has it; on anything less there is none. */
const CASH_AND_ASSETS: Bilingual = {
  es: '{{fig:exit-left*}} en caja y lo comprado ({{fig:exit-assets*}} a valor contable, {{onResale}})',
  en: '{{fig:exit-left*}} in cash and what was bought (book value {{fig:exit-assets*}}, {{onResale}})',
};
const ASSETS_ALONE: Bilingual = {
  es: 'lo comprado ({{fig:exit-assets*}} a valor contable, {{onResale}}) y sin dinero en caja',
  en: 'what was bought (book value {{fig:exit-assets*}}, {{onResale}}) and no cash',
};
const LESS: Bilingual = { es: 'menos al revenderlo', en: 'less on resale' };
/** Building work stays with the premises. */
const WORKS_STAY: Bilingual = {
  es: 'mucho menos al revenderlo, y la obra nada',
  en: 'far less on resale, building work nothing',
};
/** What is owed before anything that was bought is sold. */
const NET: Bilingual = {
  es: 'Descontada la caja, se deben {{fig:exit-net*}}, de los que',
  en: 'Net of cash, {{fig:exit-net*}} is owed before anything is sold, which',
};
const PAID_BY_CASH: Bilingual = {
  es: 'La caja paga esa deuda sin vender nada, y de lo que falte después',
  en: 'Cash pays that debt with nothing sold, and any later shortfall',
};

const NOTHING_OVERDUE: Bilingual = { es: ', con los pagos al día,', en: ', with nothing overdue,' };
const TO_SUPPLIERS: Bilingual = {
  es: ' y {{fig:exit-suppliers*}} a los proveedores',
  en: ', with {{fig:exit-suppliers*}} owed to suppliers',
};

const LOW_REACHES_IT: Bilingual = {
  es: ' Con un {{fig:scenario-drop}} menos de {{lowOf}} y sin medidas, eso ocurriría en {{fig:exit-low-month}}.',
  en: ' With {{lowOf}} {{fig:scenario-drop}} lower and no measures, that would happen in {{fig:exit-low-month}}.',
};

const BY_OWNER: Bilingual = { es: 'quien emprende con su patrimonio', en: 'the founder personally' };
const BY_GUARANTEE: Bilingual = { es: 'quien haya avalado a la sociedad', en: 'whoever guaranteed the company’s loan' };
const BY_FORM: Bilingual = {
  es: 'quien emprende con su patrimonio, o quien avale si hay sociedad',
  en: 'the founder personally, or on the guarantor if a company is formed',
};
