// Where nobody told of any money: the rule that the sums stand on, and what a lean opening would take beside it.
import { measureLean } from '../../finance/measure-lean.ts';
import { listInBoth } from '../../language/format-list.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { isTold } from './way-words.ts';

export const isLean = (draft: Draft) => isTold(draft, 'lean-need');
const isAlone = ({ model }: Draft) => model.assumptions.team.value === 1;

/** How the money is taken to be shared. */
export const SUPPOSED: Message = {
  id: 'fin.supposed',
  when: ({ diagnosis }) => !diagnosis.fundingSaid,
  variants: [
    {
      es: 'Nadie ha dicho quién lo paga. Poner algo menos de la tercera parte y pedir el resto es una regla de este plan, solo para calcular la cuota, de {{fig:instalment*}} al mes.',
      en: 'Nobody has said who pays. Putting in just under a third and borrowing the rest is this plan’s working assumption, used only to calculate the instalment, {{fig:instalment*}} a month.',
    },
    {
      es: 'La cuota de {{fig:instalment*}} al mes sale de una regla de este plan, algo menos de la tercera parte propia y el resto prestado, porque nadie ha dicho quién pone el dinero.',
      en: 'The instalment of {{fig:instalment*}} a month rests on this plan’s working assumption, just under a third put in and the rest borrowed, since nobody has said who is providing the money.',
    },
  ],
};

/** The first that holds. */
export const LEAN: readonly Message[] = [
  {
    id: 'fin.lean.alone',
    when: (draft) => isLean(draft) && isTold(draft, 'lean-pay') && isAlone(draft),
    variants: [
      {
        es: 'Con lo mínimo serían {{fig:lean-need*}} y ninguna deuda, a medio sueldo hasta {{fig:break-even-month}}, {{fig:lean-pay*}} al mes: {{leanParts}}. Antes del {{fig:go-by}} se escribe con cuánto se vive: de esa cifra depende cuál de las dos cuentas vale.',
        en: 'The minimum would be {{fig:lean-need*}} with no debt, on half pay until {{fig:break-even-month}}, {{fig:lean-pay*}} a month: {{leanParts}}. Before {{fig:go-by}} the founder writes down what there is to live on: that decides which of the two applies.',
      },
    ],
  },
  {
    id: 'fin.lean',
    when: (draft) => isLean(draft) && isTold(draft, 'lean-pay'),
    variants: [
      {
        es: 'Con lo mínimo serían {{fig:lean-need*}} y ninguna deuda, a medio sueldo hasta {{fig:break-even-month}}, {{fig:lean-pay*}} al mes por persona: {{leanParts}}. Antes del {{fig:go-by}} cada persona escribe con cuánto vive: de eso depende cuál de las dos cuentas vale.',
        en: 'The minimum would be {{fig:lean-need*}} with no debt, on half pay until {{fig:break-even-month}}, {{fig:lean-pay*}} a month each: {{leanParts}}. Before {{fig:go-by}} each one writes down what they live on: that decides which of the two applies.',
      },
    ],
  },
  {
    id: 'fin.lean.reserve',
    when: isLean,
    variants: [
      {
        es: 'Sin deuda bastarían {{fig:lean-need*}}: {{leanParts}}, y no dos.',
        en: 'Without debt {{fig:lean-need*}} would do: {{leanParts}}, not two.',
      },
    ],
  },
];

/** The least it takes, and the case that every other figure stands on. */
export const LEAN_LEADS: readonly Message[] = [
  {
    id: 'lead.lean.pay',
    when: (draft) => isLean(draft) && isTold(draft, 'lean-pay'),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} bastan **{{fig:lean-need}}** con lo mínimo: {{leanMeans}}. Estas cuentas llevan sueldos enteros desde el primer mes, cuota y dos meses de reserva: **{{fig:need}}**.',
        en: 'Opening {{aBusiness}}{{inPlace}} takes **{{fig:lean-need}}** at the minimum: {{leanMeans}}. These figures carry full pay from the first month, a loan and two months of reserve: **{{fig:need}}**.',
      },
    ],
  },
  {
    id: 'lead.lean',
    when: isLean,
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} bastan **{{fig:lean-need}}** con lo mínimo: {{leanMeans}}. Estas cuentas llevan una cuota y dos meses de reserva: **{{fig:need}}**.',
        en: 'Opening {{aBusiness}}{{inPlace}} takes **{{fig:lean-need}}** at the minimum: {{leanMeans}}. These figures carry a loan and two months of reserve: **{{fig:need}}**.',
      },
    ],
  },
];

/** That the money is still to be told, without headlining a debt that nobody asked for. */
export const LEAN_NEWS: Message = {
  id: 'news.funding.lean',
  when: isLean,
  variants: [
    {
      es: 'Antes que nada hay que saber con qué dinero se empieza, que no se ha dicho: la página de hipótesis trae las dos cuentas.',
      en: 'Before anything else, find out what money there is to start with, which was not said: the page on assumptions has both sums.',
    },
  ],
};

/** What makes the lean case lean, and the sum it comes to; empty where there is none. */
export function withLean(draft: Draft): Draft {
  const hasBought = !measureLean(draft.model)?.buysNothing;
  const leanMeans = listInBoth([...(isTold(draft, 'lean-pay') ? [HALF_PAY] : []), ...(hasBought ? [] : [OWNED]), NO_DEBT, ONE_MONTH]);
  const leanParts = listInBoth([hasBought ? TO_OPEN : TO_OPEN_OWNED, ...(isTold(draft, 'lean-losses') ? [FIRST_MONTHS] : []), RESERVE]);
  return { ...draft, slots: { ...draft.slots, leanMeans, leanParts } };
}

const HALF_PAY = { es: 'medio sueldo hasta {{fig:break-even-month}}', en: 'half pay until {{fig:break-even-month}}' };
const OWNED = { es: 'equipo propio', en: 'equipment of their own' };
const NO_DEBT = { es: 'ninguna deuda', en: 'no debt' };
const ONE_MONTH = { es: 'un mes de reserva', en: 'one month of reserve' };
const TO_OPEN = { es: '{{fig:lean-opening*}} para abrir', en: '{{fig:lean-opening*}} to open' };
const TO_OPEN_OWNED = {
  es: '{{fig:lean-opening*}} para abrir con equipo propio',
  en: '{{fig:lean-opening*}} to open with equipment of their own',
};
const FIRST_MONTHS = { es: '{{fig:lean-losses*}} de los primeros meses', en: '{{fig:lean-losses*}} for the first months' };
const RESERVE = { es: '{{fig:lean-reserve*}} de un mes de reserva', en: '{{fig:lean-reserve*}} for one month of reserve' };
