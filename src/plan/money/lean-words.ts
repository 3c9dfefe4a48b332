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
      es: 'No se indicó quién lo paga. Poner algo menos de la tercera parte y pedir el resto es una regla de este plan, solo para calcular la cuota, de {{fig:instalment*}} al mes.',
      en: 'Nobody has said who pays. Putting in just under a third and borrowing the rest is this plan’s working assumption, used only to calculate the instalment, {{fig:instalment*}} a month.',
    },
    {
      es: 'La cuota de {{fig:instalment*}} al mes sale de una regla de este plan, algo menos de la tercera parte propia y el resto prestado, porque nadie ha dicho quién pone el dinero.',
      en: 'The instalment of {{fig:instalment*}} a month rests on this plan’s working assumption, just under a third put in and the rest borrowed, since nobody has said who is providing the money.',
    },
  ],
};

/** Whether more than half of what the first version asks for is cash to hold, and nothing that a bank could take back. */
const isMostlyReserve = ({ model: { funding } }: Draft) => 2 * (funding.reserve + funding.startUpLosses) > funding.need;

/** What the least is made of, and which of the two a bank is shown; the first that holds. */
export const LEAN: readonly Message[] = [
  {
    id: 'fin.lean.cash.alone',
    when: (draft) => isLean(draft) && isMostlyReserve(draft) && isTold(draft, 'lean-pay') && isAlone(draft),
    variants: [
      {
        es: 'Al banco se lleva la primera solo con ventas firmadas: más de la mitad es dinero para aguantar, y pocos prestan para eso. La segunda no le pide nada: {{leanParts}}; y solo vale si se puede vivir con {{fig:lean-pay*}} al mes hasta {{fig:break-even-month}}: se escribe antes del {{fig:go-by}}.',
        en: 'The first goes to a bank only with signed sales: over half of it is cash to hold out on, and few lend for that. The second asks it for nothing: {{leanParts}}; and it only holds if {{fig:lean-pay*}} a month is enough to live on until {{fig:break-even-month}}: to be written down before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'fin.lean.cash',
    when: (draft) => isLean(draft) && isMostlyReserve(draft) && isTold(draft, 'lean-pay'),
    variants: [
      {
        es: 'Al banco se lleva la primera solo con ventas firmadas: más de la mitad es dinero para aguantar, y pocos prestan para eso. La segunda no le pide nada: {{leanParts}}; y solo vale si cada persona puede vivir con {{fig:lean-pay*}} al mes hasta {{fig:break-even-month}}: se escribe antes del {{fig:go-by}}.',
        en: 'The first goes to a bank only with signed sales: over half of it is cash to hold out on, and few lend for that. The second asks it for nothing: {{leanParts}}; and it only holds if each one can live on {{fig:lean-pay*}} a month until {{fig:break-even-month}}: to be written down before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'fin.lean.cash.reserve',
    when: (draft) => isLean(draft) && isMostlyReserve(draft),
    variants: [
      {
        es: 'Al banco se lleva la primera solo con ventas firmadas: más de la mitad es dinero para aguantar, y pocos prestan para eso. La segunda no le pide nada: {{leanParts}}, y no dos.',
        en: 'The first goes to a bank only with signed sales: over half of it is cash to hold out on, and few lend for that. The second asks it for nothing: {{leanParts}}, not two.',
      },
    ],
  },
  {
    id: 'fin.lean.alone',
    when: (draft) => isLean(draft) && isTold(draft, 'lean-pay') && isAlone(draft),
    variants: [
      {
        es: 'Al banco se lleva la primera. La segunda no le pide nada: {{leanParts}}; y solo vale si se puede vivir con {{fig:lean-pay*}} al mes hasta {{fig:break-even-month}}: se escribe antes del {{fig:go-by}}.',
        en: 'The first is the one for the bank. The second asks it for nothing: {{leanParts}}; and it only holds if {{fig:lean-pay*}} a month is enough to live on until {{fig:break-even-month}}: to be written down before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'fin.lean',
    when: (draft) => isLean(draft) && isTold(draft, 'lean-pay'),
    variants: [
      {
        es: 'Al banco se lleva la primera. La segunda no le pide nada: {{leanParts}}; y solo vale si cada persona puede vivir con {{fig:lean-pay*}} al mes hasta {{fig:break-even-month}}: se escribe antes del {{fig:go-by}}.',
        en: 'The first is the one for the bank. The second asks it for nothing: {{leanParts}}; and it only holds if each one can live on {{fig:lean-pay*}} a month until {{fig:break-even-month}}: to be written down before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'fin.lean.reserve',
    when: isLean,
    variants: [
      {
        es: 'Al banco se lleva la primera. La segunda no le pide nada: {{leanParts}}, y no dos.',
        en: 'The first is the one for the bank. The second asks it for nothing: {{leanParts}}, not two.',
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
      es: 'Antes que nada hay que saber con qué dinero se empieza, que no se ha dicho: la página de hipótesis pone al lado una apertura mínima y sin deuda.',
      en: 'Before anything else, find out what money there is to start with, which was not said: the page on assumptions sets a minimum opening without debt beside this one.',
    },
  ],
};

/** What the plan counts on, and what makes the lean case lean. */
export const WHOLE_MEANS = { es: '{{wholeMeans}}', en: '{{wholeMeans}}' };
export const LEAN_MEANS = { es: '{{leanMeans}}', en: '{{leanMeans}}' };

/** What makes either case what it is, and the sum the lean one comes to. */
export function withLean(draft: Draft): Draft {
  const hasBought = !measureLean(draft.model)?.buysNothing;
  const leanMeans = listInBoth([...(isTold(draft, 'lean-pay') ? [HALF_PAY] : []), ...(hasBought ? [] : [OWNED]), NO_DEBT, ONE_MONTH]);
  const wholeMeans = listInBoth([...(isTold(draft, 'lean-pay') ? [WHOLE_PAY] : []), BORROWED, TWO_MONTHS]);
  const leanParts = listInBoth([hasBought ? TO_OPEN : TO_OPEN_OWNED, ...(isTold(draft, 'lean-losses') ? [FIRST_MONTHS] : []), RESERVE]);
  return { ...draft, slots: { ...draft.slots, wholeMeans, leanMeans, leanParts } };
}

const HALF_PAY = { es: 'medio sueldo hasta {{fig:break-even-month}}', en: 'half pay until {{fig:break-even-month}}' };
const WHOLE_PAY = { es: 'sueldos enteros desde el primer mes', en: 'full pay from the first month' };
const BORROWED = { es: '{{fig:loan}} prestados', en: '{{fig:loan}} borrowed' };
const TWO_MONTHS = { es: 'dos meses de reserva', en: 'two months of reserve' };
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
