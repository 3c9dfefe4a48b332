// One line of reading for each of the three statements: what a lender would quote from it.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

const equityOf = ({ figures }: Draft) => amountOf(figures, 'equity-y3');

/** What does not move goes from nothing to nothing. */
const isEven = ({ figures }: Draft) => amountOf(figures, 'operating-share-y1') === amountOf(figures, 'operating-share-y3');

export const READ_INCOME_EVEN: Message = {
  id: 'read.income.even',
  when: (draft) => !draft.diagnosis.sellsAtLoss && isEven(draft),
  variants: [
    {
      es: 'El margen bruto es del {{fig:margin-share}}, y el EBITDA, del {{fig:operating-share-y1*}} de las ventas tanto el primer año como el tercero.',
      en: 'Gross margin is {{fig:margin-share}}, and EBITDA is {{fig:operating-share-y1*}} of sales in the first year and in the third alike.',
    },
  ],
};

export const READ_INCOME: Message = {
  id: 'read.income',
  when: (draft) => !draft.diagnosis.sellsAtLoss && !isEven(draft),
  variants: [
    {
      es: 'De cada venta queda el {{fig:margin-share}} tras el coste directo; pagados sueldos y gastos fijos, el EBITDA es el {{fig:operating-share-y1*}} de las ventas el primer año y el {{fig:operating-share-y3*}} el tercero.',
      en: 'Each sale leaves {{fig:margin-share}} after direct costs; after pay and fixed costs, EBITDA is {{fig:operating-share-y1*}} of sales in the first year and {{fig:operating-share-y3*}} in the third.',
    },
    {
      es: 'El margen bruto es del {{fig:margin-share}}; el EBITDA pasa del {{fig:operating-share-y1*}} de las ventas, el primer año, al {{fig:operating-share-y3*}} del tercero.',
      en: 'Gross margin is {{fig:margin-share}}; EBITDA goes from {{fig:operating-share-y1*}} of sales in the first year to {{fig:operating-share-y3*}} in the third.',
    },
  ],
};

/** The first that holds. */
export const READ_CASH: readonly Message[] = [
  {
    id: 'read.cash.no-debt',
    when: ({ diagnosis }) => !diagnosis.hasLoan,
    variants: [
      {
        es: 'El resultado desde la apertura suma {{fig:result-traded*}} y la caja cambia en {{fig:cash-rise*}}; la diferencia es amortización, existencias y cobros, pagos e impuestos aplazados.',
        en: 'The result since opening adds up to {{fig:result-traded*}} and cash changes by {{fig:cash-rise*}}; the difference is depreciation, stock and the timing of receipts, payments and taxes.',
      },
    ],
  },
  {
    id: 'read.cash',
    variants: [
      {
        es: 'Desde la apertura, tres años dejan {{fig:result-traded*}} de resultado y mueven la caja en {{fig:cash-rise*}}: entre los dos están el préstamo devuelto, lo que se amortiza y lo que se cobra y se paga a plazo.',
        en: 'Since opening, three years produce a result of {{fig:result-traded*}} and change cash by {{fig:cash-rise*}}: the difference is the loan repaid, depreciation and payment timing.',
      },
      {
        es: 'El resultado desde la apertura suma {{fig:result-traded*}} y la caja cambia en {{fig:cash-rise*}}; la diferencia es deuda devuelta, amortización y cobros y pagos aplazados.',
        en: 'The result since opening adds up to {{fig:result-traded*}} and cash changes by {{fig:cash-rise*}}; the difference is debt repaid, depreciation and payment timing.',
      },
    ],
  },
];

export const READ_BALANCE: readonly Message[] = [
  {
    id: 'read.balance.negative',
    when: (draft) => equityOf(draft) < 0,
    variants: [
      {
        es: 'Al cerrar el tercer año el patrimonio es de {{fig:equity-y3*}}: por debajo de cero, una sociedad tendría que poner dinero o cerrar.',
        en: 'At the end of the third year equity is {{fig:equity-y3*}}: below zero, a company would have to be recapitalised or wound up.',
      },
    ],
  },
  {
    id: 'read.balance',
    variants: [
      {
        es: 'Al cerrar el tercer año el negocio tiene {{fig:equity-y3*}} propios, el {{fig:equity-share-y3*}} de todo su activo.',
        en: 'At the end of the third year the business has equity of {{fig:equity-y3*}}, {{fig:equity-share-y3*}} of all its assets.',
      },
      {
        es: 'El patrimonio del tercer año, {{fig:equity-y3*}}, es el {{fig:equity-share-y3*}} del activo; el resto se debe.',
        en: 'Equity in the third year, {{fig:equity-y3*}}, is {{fig:equity-share-y3*}} of assets; the rest is owed.',
      },
    ],
  },
];

/** A tax credit that the third year still holds is money: a plan that leaves it on the books says what becomes of it. */
export const TAX_CREDIT: Message = {
  id: 'read.credit',
  when: ({ model }) => (model.balances[36]?.vatOwed ?? 0) < 0,
  variants: [
    {
      es: 'Quedan {{fig:tax-credit-y3*}} de impuesto de compras a favor: aquí solo se compensan con ventas futuras; pedir su devolución es trámite de la asesoría y adelantaría ese dinero.',
      en: '{{fig:tax-credit-y3*}} of tax on purchases is still recoverable: here it is only offset against tax on later sales; a refund claim through the accountant would bring it in sooner.',
    },
  ],
};
