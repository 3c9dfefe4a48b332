// Which money the plan is written on.
import type { Message } from '../message.ts';
import { countsOn, countsUnsigned } from './way-words.ts';

/** On which money every figure of the plan stands, where what was told is not enough; the first that holds. */
export const CASE: readonly Message[] = [
  {
    id: 'case.loan',
    when: (draft) => countsOn(draft, 'loan'),
    variants: [
      {
        es: 'Todo el plan cuenta con ese préstamo.',
        en: 'The whole plan counts on that loan.',
      },
      {
        es: 'Todas las cifras del plan dan por concedido ese préstamo.',
        en: 'Every figure in the plan assumes that this loan is granted.',
      },
    ],
  },
  {
    id: 'case.half.first',
    when: (draft) => countsOn(draft, 'half') && draft.model.funding.loan === 0,
    variants: [
      {
        es: 'Todo el plan cuenta con las dos mitades: {{fig:raised-loan*}} de préstamo y {{fig:raised-own*}} de la familia o de un socio, sin cuotas.',
        en: 'The whole plan counts on both halves: a loan of {{fig:raised-loan*}}, and {{fig:raised-own*}} from family or a partner with no repayments.',
      },
    ],
  },
  {
    id: 'case.half',
    when: (draft) => countsOn(draft, 'half'),
    variants: [
      {
        es: 'Todo el plan cuenta con las dos mitades: {{fig:raised-loan*}} más de préstamo y {{fig:raised-own*}} de la familia o de un socio, sin cuotas.',
        en: 'The whole plan counts on both halves: {{fig:raised-loan*}} more in loans, and {{fig:raised-own*}} from family or a partner with no repayments.',
      },
    ],
  },
  {
    id: 'case.unsigned',
    when: countsUnsigned,
    variants: [
      {
        es: 'Para poder hacer las cuentas, el plan supone que alguien aporta los {{fig:way-missing*}} que faltan sin cobrar cuotas.',
        en: 'To be able to work out the figures, the plan assumes that somebody puts in the missing {{fig:way-missing*}} without asking for repayments.',
      },
    ],
  },
  {
    id: 'case.own',
    when: (draft) => countsOn(draft, 'own'),
    variants: [
      {
        es: 'Todo el plan cuenta con que alguien aporte {{fig:raised-own*}} sin cobrar cuotas.',
        en: 'The whole plan counts on somebody putting in {{fig:raised-own*}} without asking for repayments.',
      },
    ],
  },
];
