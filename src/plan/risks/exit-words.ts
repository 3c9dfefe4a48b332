// When the business stops, what is owed then, and who goes on paying it.
import { EXIT_MONTH, findExit } from '../../finance/find-exit.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import { firstOf } from '../say.ts';
import { findLegalForm } from '../told/find-legal-form.ts';

/** The first clause of the exit: where lower sales would be survived, a month that cannot be paid; else what they would leave with nothing done, or what a month takes where that would be less. */
const STOPS: readonly Message[] = [
  {
    id: 'exit.stop.floor.unborrowed',
    when: ({ figures, diagnosis }) =>
      !diagnosis.hasLoan && figures['exit-floor'] !== undefined && figures['units-to-pay-all'] !== undefined,
    variants: [
      {
        es: 'Salida: si un mes, tras otros dos seguidos por debajo de {{fig:units-to-pay-all*}} {{units}}, tampoco los alcanza y cierra con menos de {{fig:exit-floor*}} en caja, lo que se lleva un mes, se para.',
        en: 'Exit: if a third month in a row falls short of {{fig:units-to-pay-all*}} {{units}} and ends with less than {{fig:exit-floor*}} in cash, what a month takes, the business closes.',
      },
    ],
  },
  {
    id: 'exit.stop.floor',
    when: ({ figures }) => figures['exit-floor'] !== undefined && figures['units-to-pay-all'] !== undefined,
    variants: [
      {
        es: 'Salida: si un mes, tras otros dos seguidos por debajo de {{fig:units-to-pay-all*}} {{units}}, tampoco los alcanza y cierra con menos de {{fig:exit-floor*}} en caja, lo que se lleva un mes con su cuota, se para.',
        en: 'Exit: if a third month in a row falls short of {{fig:units-to-pay-all*}} {{units}} and ends with less than {{fig:exit-floor*}} in cash, what a month takes, instalment included, the business closes.',
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
        es: 'Salida: si tras tres meses de medidas {{fig:exit-month}} cierra con menos de {{fig:exit-month-cost*}}, lo que se lleva un mes, se para.',
        en: 'Exit: if after three months of measures {{fig:exit-month}} ends below {{fig:exit-month-cost*}}, what one month takes, it closes.',
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
        es: 'En {{fig:exit-month}}{{exitWhy}} quedarían por devolver {{fig:exit-owed*}}; responden esa caja y lo comprado, {{fig:exit-assets*}} en libros y menos al revender, y el resto queda a cargo de {{whoOwes}}. Los {{fig:raised-own}} puestos sin cuota son capital: se pueden perder.',
        en: 'In {{fig:exit-month}}{{exitWhy}} {{fig:exit-owed*}} would still be owed; against it stand that cash and assets of {{fig:exit-assets*}} at book value, less on resale; any shortfall falls on {{whoOwes}}. The {{fig:raised-own}} put in without instalments is capital and may be lost.',
      },
    ],
  },
  {
    id: 'exit.owed',
    when: ({ diagnosis, figures }) => diagnosis.hasLoan && figures['exit-owed'] !== undefined,
    variants: [
      {
        es: 'En {{fig:exit-month}}{{exitWhy}} quedarían por devolver {{fig:exit-owed*}}; responden esa caja y lo comprado, {{fig:exit-assets*}} en libros y menos al revender, y el resto queda a cargo de {{whoOwes}}.',
        en: 'In {{fig:exit-month}}{{exitWhy}} {{fig:exit-owed*}} would still be owed; against it stand that cash and assets of {{fig:exit-assets*}} at book value, less on resale; any shortfall falls on {{whoOwes}}.',
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
        es: 'A la suma que la activa se le añaden los impuestos devengados y las indemnizaciones por despido, que la asesoría calcula antes del {{fig:go-by}}.',
        en: 'Taxes accrued and what staff are owed on dismissal are added to the sum that triggers it: the accountant works both out before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'exit.closing',
    variants: [
      {
        es: 'A la suma que la activa se le añaden los impuestos devengados, que la asesoría calcula.',
        en: 'Taxes accrued are added to the sum that triggers it: the accountant works them out.',
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

/** `whoOwes`: who answers for the debt once the business is closed, by its legal form where one was told; `exitWhy`: why it is counted in that month. */
export function owedSlots({ facts, model }: Pick<Draft, 'facts' | 'model'>): Readonly<Record<'whoOwes' | 'exitWhy', Bilingual>> {
  const form = findLegalForm(facts);
  const exitWhy = findExit(model)?.month === EXIT_MONTH ? HALF_A_YEAR_ON : NO_WORDS;
  if (!form) return { whoOwes: BY_FORM, exitWhy };
  return { whoOwes: form.isCompany ? BY_GUARANTEE : BY_OWNER, exitWhy };
}

const HALF_A_YEAR_ON: Bilingual = { es: ', medio año después de las medidas,', en: ', half a year after the measures,' };

const BY_OWNER: Bilingual = { es: 'quien emprende, con su patrimonio', en: 'the founder personally' };
const BY_GUARANTEE: Bilingual = { es: 'quien haya avalado a la sociedad', en: 'whoever guaranteed the company’s loan' };
const BY_FORM: Bilingual = {
  es: 'quien emprende, con su patrimonio, o de quien avale si hay sociedad',
  en: 'the founder personally, or on the guarantor if a company is formed',
};
