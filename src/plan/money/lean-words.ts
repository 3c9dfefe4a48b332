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
      es: 'En la entrevista no se dijo quién pone el dinero. El plan supone que se aporta algo menos de la tercera parte y que el resto se pide prestado, solo para poder calcular la cuota, que es de {{fig:instalment*}} al mes.',
      en: 'The interview did not say who provides the money. The plan assumes that just under a third is put in and the rest borrowed, only to be able to calculate the instalment, which is {{fig:instalment*}} a month.',
    },
    {
      es: 'La cuota de {{fig:instalment*}} al mes es una hipótesis del plan. Como nadie ha dicho quién pone el dinero, supone que algo menos de la tercera parte es propio y que el resto se pide prestado.',
      en: 'The instalment of {{fig:instalment*}} a month is an assumption of this plan. Since nobody has said who provides the money, it takes just under a third as own funds and the rest as borrowed.',
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
        es: 'La primera versión solo se puede llevar al banco con ventas firmadas, porque más de la mitad es dinero para aguantar y pocos prestan para eso. La segunda no le pide nada: son {{leanParts}}. Solo sirve si se puede vivir con {{fig:lean-pay*}} al mes hasta {{fig:break-even-month}}, y conviene comprobarlo antes de firmar.',
        en: 'The first version can only go to a bank with signed sales, because over half of it is cash to hold out on and few lend for that. The second asks the bank for nothing: it takes {{leanParts}}. It only works if {{fig:lean-pay*}} a month is enough to live on until {{fig:break-even-month}}, which should be settled before signing.',
      },
    ],
  },
  {
    id: 'fin.lean.cash',
    when: (draft) => isLean(draft) && isMostlyReserve(draft) && isTold(draft, 'lean-pay'),
    variants: [
      {
        es: 'La primera versión solo se puede llevar al banco con ventas firmadas, porque más de la mitad es dinero para aguantar y pocos prestan para eso. La segunda no le pide nada: son {{leanParts}}. Solo sirve si cada persona puede vivir con {{fig:lean-pay*}} al mes hasta {{fig:break-even-month}}, y conviene comprobarlo antes de firmar.',
        en: 'The first version can only go to a bank with signed sales, because over half of it is cash to hold out on and few lend for that. The second asks the bank for nothing: it takes {{leanParts}}. It only works if each person can live on {{fig:lean-pay*}} a month until {{fig:break-even-month}}, which should be settled before signing.',
      },
    ],
  },
  {
    id: 'fin.lean.cash.reserve',
    when: (draft) => isLean(draft) && isMostlyReserve(draft),
    variants: [
      {
        es: 'La primera versión solo se puede llevar al banco con ventas firmadas, porque más de la mitad es dinero para aguantar y pocos prestan para eso. La segunda no le pide nada: son {{leanParts}} en lugar de dos.',
        en: 'The first version can only go to a bank with signed sales, because over half of it is cash to hold out on and few lend for that. The second asks the bank for nothing: it takes {{leanParts}} instead of two.',
      },
    ],
  },
  {
    id: 'fin.lean.alone',
    when: (draft) => isLean(draft) && isTold(draft, 'lean-pay') && isAlone(draft),
    variants: [
      {
        es: 'La versión para el banco es la primera. La segunda no le pide nada: son {{leanParts}}. Solo sirve si se puede vivir con {{fig:lean-pay*}} al mes hasta {{fig:break-even-month}}, y conviene comprobarlo antes de firmar.',
        en: 'The first version is the one for the bank. The second asks it for nothing: it takes {{leanParts}}. It only works if {{fig:lean-pay*}} a month is enough to live on until {{fig:break-even-month}}, which should be settled before signing.',
      },
    ],
  },
  {
    id: 'fin.lean',
    when: (draft) => isLean(draft) && isTold(draft, 'lean-pay'),
    variants: [
      {
        es: 'La versión para el banco es la primera. La segunda no le pide nada: son {{leanParts}}. Solo sirve si cada persona puede vivir con {{fig:lean-pay*}} al mes hasta {{fig:break-even-month}}, y conviene comprobarlo antes de firmar.',
        en: 'The first version is the one for the bank. The second asks it for nothing: it takes {{leanParts}}. It only works if each person can live on {{fig:lean-pay*}} a month until {{fig:break-even-month}}, which should be settled before signing.',
      },
    ],
  },
  {
    id: 'fin.lean.reserve',
    when: isLean,
    variants: [
      {
        es: 'La versión para el banco es la primera. La segunda no le pide nada: son {{leanParts}} en lugar de dos.',
        en: 'The first version is the one for the bank. The second asks it for nothing: it takes {{leanParts}} instead of two.',
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
      es: 'Lo primero es saber con qué dinero se empieza, porque en la entrevista no se dijo. La página de hipótesis compara este plan con una apertura mínima y sin deuda.',
      en: 'The first thing to find out is how much money there is to start with, because the interview did not say. The page on assumptions compares this plan with a minimum opening without debt.',
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
const FIRST_MONTHS = { es: '{{fig:lean-losses*}} para los primeros meses', en: '{{fig:lean-losses*}} for the first months' };
const RESERVE = { es: '{{fig:lean-reserve*}} para un mes de reserva', en: '{{fig:lean-reserve*}} for one month of reserve' };
