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
        es: 'El plan supone que cada mes se cobra a los {{fig:days-collect}} días, de modo que al cerrar el primer año los clientes deben {{fig:receivables-y1*}}. Ese dinero llegaría antes con un contrato que pida el mes por adelantado y permita parar el trabajo al segundo recibo sin pagar.',
        en: 'The plan assumes that each month is paid after {{fig:days-collect}} days, so at the end of year one customers still owe {{fig:receivables-y1*}}. That money would come sooner with a contract that asks for the month in advance and lets work stop at the second unpaid bill.',
      },
    ],
  },
  {
    id: 'credit.job',
    when: (draft) => isOnCredit(draft) && !isByTheMonth(draft) && isFirm(draft.buyer),
    variants: [
      {
        es: 'El plan supone que los clientes pagan a los {{fig:days-collect}} días, de modo que al cerrar el primer año deben {{fig:receivables-y1*}}. Un anticipo al firmar y el plazo escrito en cada factura ayudan a cobrar antes.',
        en: 'The plan assumes that customers pay after {{fig:days-collect}} days, so at the end of year one they still owe {{fig:receivables-y1*}}. A deposit on signing and the term written on each invoice help to be paid sooner.',
      },
    ],
  },
];
