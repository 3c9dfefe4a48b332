// Who is asked for the money that is missing, and for what, before a bank sees the plan.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import type { Message } from '../message.ts';
import { isTold, isUnsigned } from './way-words.ts';

const isMissing = ({ diagnosis }: Draft) => diagnosis.hasGap && diagnosis.fundingSaid && diagnosis.breakEven !== 'never';

/** A version at another price or with lower costs holds, and asks for another sum. */
const isMended = (draft: Draft) =>
  amountOf(draft.figures, 'mended-missing') > 0 && (isTold(draft, 'remedy-price') || isTold(draft, 'remedy-cut'));

/** Whether the plan counts on a bank for more months of interest alone than were told. */
export function asksForGrace({ model, diagnosis }: Draft): boolean {
  const isOfBank = !model.assumptions.isFamilyLoan || model.funding.raisedLoan > 0;
  return diagnosis.isRaised && isOfBank && model.assumptions.graceMonths.value > (model.told?.assumptions.graceMonths.value ?? 0);
}

export const MISSING: readonly Message[] = [
  {
    id: 'bank.whose',
    when: ({ diagnosis }) => !diagnosis.fundingSaid && diagnosis.breakEven !== 'never' && !diagnosis.sellsAtLoss,
    variants: [
      {
        es: 'Escribir quién pone el dinero: cuánto aporta cada persona, de dónde sale y cuánto se pide. El plan supone {{fig:own-funds}} propios y {{fig:loan}} prestados.',
        en: 'Write down who provides the money: what each person puts in, where it comes from and how much is to be borrowed. The plan assumes {{fig:own-funds}} of own funds and a loan of {{fig:loan}}.',
      },
    ],
  },
  {
    id: 'bank.missing.mended.price',
    when: (draft) => isMissing(draft) && isUnsigned(draft) && isMended(draft) && isTold(draft, 'remedy-price'),
    variants: [
      {
        es: 'Probar el precio de {{fig:mended-price}} antes de pedir dinero, y adjuntar la prueba: con él faltan {{fig:mended-missing}}, y no los {{fig:to-find}} de hoy.',
        en: 'Test the price of {{fig:mended-price}} before asking for money, and attach the proof: at that price {{fig:mended-missing}} is missing, instead of today’s {{fig:to-find}}.',
      },
    ],
  },
  {
    id: 'bank.missing.mended.cut',
    when: (draft) => isMissing(draft) && isUnsigned(draft) && isMended(draft) && !isTold(draft, 'remedy-price'),
    variants: [
      {
        es: 'Acordar por escrito los {{fig:remedy-cut}} menos de gastos al mes antes de pedir dinero, y adjuntarlo: con ellos faltan {{fig:mended-missing}}, y no los {{fig:to-find}} de hoy.',
        en: 'Agree in writing the {{fig:remedy-cut}} a month of lower costs before asking for money, and attach it: with that, {{fig:mended-missing}} is missing, instead of today’s {{fig:to-find}}.',
      },
    ],
  },
  {
    id: 'bank.missing.unsigned.fixed',
    when: (draft) => isMissing(draft) && isUnsigned(draft) && !isMended(draft) && hasFixedPrice(draft),
    variants: [
      {
        es: 'Reducir los gastos antes de pedir los {{fig:to-find}} que faltan, y adjuntar la prueba a la petición.',
        en: 'Bring the costs down before asking for the missing {{fig:to-find}}, and attach the proof to the request.',
      },
    ],
  },
  {
    id: 'bank.missing.unsigned',
    when: (draft) => isMissing(draft) && isUnsigned(draft) && !isMended(draft) && !hasFixedPrice(draft),
    variants: [
      {
        es: 'Cambiar el precio o los gastos antes de pedir los {{fig:to-find}} que faltan, y adjuntar la prueba a la petición.',
        en: 'Change the price or the costs before asking for the missing {{fig:to-find}}, and attach the proof to the request.',
      },
    ],
  },
  {
    id: 'bank.missing.own',
    when: (draft) => isMissing(draft) && !isUnsigned(draft) && draft.model.funding.raisedOwn > 0,
    variants: [
      {
        es: 'Conseguir por escrito el compromiso de los {{fig:raised-own}} sin cuotas: qué familiar o qué socio los pone, qué día y a cambio de qué parte. En estas cuentas son patrimonio y no deuda.',
        en: 'Get a written commitment for the {{fig:raised-own}} without repayments: which relative or partner puts it in, when, and for what share. In these accounts it is equity, not debt.',
      },
    ],
  },
  {
    id: 'bank.missing',
    when: (draft) => isMissing(draft) && !isUnsigned(draft) && draft.model.funding.raisedOwn === 0,
    variants: [
      {
        es: 'Conseguir por escrito el compromiso de los {{fig:to-find}} que faltan: quién pone el dinero, qué día y a cambio de qué.',
        en: 'Get a written commitment for the missing {{fig:to-find}}: who is putting it up, when, and in return for what.',
      },
    ],
  },
];

/** Without it the first year does not pay. */
export const GRACE_ASKED: Message = {
  id: 'bank.grace',
  when: asksForGrace,
  variants: [
    {
      es: 'Pedir al banco por escrito los {{fig:grace-months}} meses de solo intereses con que cuenta el plan, y preguntar el tipo, el importe máximo y las garantías.',
      en: 'Ask the bank in writing for the {{fig:grace-months}} interest-only months the plan counts on, and for the rate, the most it would lend and the security.',
    },
  ],
};
