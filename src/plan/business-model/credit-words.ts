// On what terms customers pay, and what is theirs to owe at the end of the year: where it is not paid on the spot.
import { isFirm } from '../../sectors/buyer.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

/** From so many days on it is credit, and no delay of a card or a transfer. */
const LEAST_DAYS = 10;

const isOnCredit = ({ model, figures }: Draft) =>
  model.assumptions.daysToCollect.value >= LEAST_DAYS && amountOf(figures, 'receivables-y1') > 0;
const isByTheMonth = ({ model }: Draft) => model.assumptions.churnBasisPoints !== undefined;

export const CREDIT_TERMS: readonly Message[] = [
  {
    id: 'credit.month',
    when: (draft) => isOnCredit(draft) && isByTheMonth(draft),
    variants: [
      {
        es: 'Cada mes se cobra aquí a los {{fig:days-collect}} días: al cerrar el primer año se deben {{fig:receivables-y1*}}. Un contrato que pida el mes por adelantado y pare el trabajo al segundo recibo sin pagar los trae a la caja.',
        en: 'These accounts have each month paid after {{fig:days-collect}} days: at the end of year one {{fig:receivables-y1*}} is still owed. A contract that asks for the month in advance, and stops work at the second unpaid bill, brings that into the cash.',
      },
    ],
  },
  {
    id: 'credit.job',
    when: (draft) => isOnCredit(draft) && !isByTheMonth(draft) && isFirm(draft.buyer),
    variants: [
      {
        es: 'Aquí se cobra a los {{fig:days-collect}} días: al cerrar el primer año se deben {{fig:receivables-y1*}}. Un anticipo al firmar y el plazo escrito en cada factura los acortan.',
        en: 'These accounts have customers pay after {{fig:days-collect}} days: at the end of year one {{fig:receivables-y1*}} is still owed. A deposit on signing, and the term written on each invoice, shorten that.',
      },
    ],
  },
];
