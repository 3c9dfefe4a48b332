// Where nobody told of any money: the rule that the sums stand on, and what a lean opening would take beside it.
import { measureLean } from '../../finance/measure-lean.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

const isTold = ({ figures }: Draft, id: string) => figures[id] !== undefined;
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
    when: (draft) => isTold(draft, 'lean-need') && isTold(draft, 'lean-pay') && isAlone(draft),
    variants: [
      {
        es: 'Con lo mínimo serían {{fig:lean-need*}} y ninguna deuda: medio sueldo hasta {{fig:break-even-month}}, {{fig:lean-pay*}} al mes{{leanPurchases}}, y un mes de reserva en vez de dos. Antes del {{fig:go-by}} se escribe con cuánto se vive: de esa cifra depende cuál de las dos cuentas vale.',
        en: 'The minimum would be {{fig:lean-need*}} with no debt: half pay until {{fig:break-even-month}}, {{fig:lean-pay*}} a month{{leanPurchases}}, and one month’s reserve instead of two. Before {{fig:go-by}} the founder writes down what there is to live on: that decides which of the two applies.',
      },
    ],
  },
  {
    id: 'fin.lean',
    when: (draft) => isTold(draft, 'lean-need') && isTold(draft, 'lean-pay'),
    variants: [
      {
        es: 'Con lo mínimo serían {{fig:lean-need*}} y ninguna deuda: medio sueldo hasta {{fig:break-even-month}}, {{fig:lean-pay*}} al mes por persona{{leanPurchases}}, y un mes de reserva en vez de dos. Antes del {{fig:go-by}} cada persona escribe con cuánto vive: de eso depende cuál de las dos cuentas vale.',
        en: 'The minimum would be {{fig:lean-need*}} with no debt: half pay until {{fig:break-even-month}}, {{fig:lean-pay*}} a month each{{leanPurchases}}, and one month’s reserve instead of two. Before {{fig:go-by}} each one writes down what they live on: that decides which of the two applies.',
      },
    ],
  },
  {
    id: 'fin.lean.reserve',
    when: (draft) => isTold(draft, 'lean-need'),
    variants: [
      {
        es: 'Con un mes de reserva en vez de dos y ninguna deuda{{leanPurchases}}, bastarían {{fig:lean-need*}}.',
        en: 'With one month of reserve instead of two and no debt{{leanPurchases}}, {{fig:lean-need*}} would do.',
      },
    ],
  },
];

/** The same in one sentence, for the first page. */
export const LEAN_NEWS: Message = {
  id: 'news.lean',
  when: (draft) => isTold(draft, 'lean-need'),
  variants: [
    {
      es: 'Abriendo con lo mínimo, como calcula la página de hipótesis, bastarían **{{fig:lean-need*}}**.',
      en: 'Opening on the minimum worked out on the page on assumptions, **{{fig:lean-need*}}** would do.',
    },
  ],
};

/** What is not bought in the lean case, where nothing is. */
export function withLean(draft: Draft): Draft {
  const leanPurchases = measureLean(draft.model)?.buysNothing ? WITH_WHAT_THERE_IS : { es: '', en: '' };
  return { ...draft, slots: { ...draft.slots, leanPurchases } };
}

const WITH_WHAT_THERE_IS = { es: ', el equipo que ya se tiene', en: ', the equipment already owned' };
